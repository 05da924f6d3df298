/** Tries all mutants of an area: one process of vitest, three passes over the test files. */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Area } from './areas.ts';
import { checkTypes } from './check-types.ts';
import { type Mutant, switchIn } from './switch-in.ts';
import type { Findings, Order, Reached } from './switch-mutants.ts';

/** What a test file does with no mutant on. */
type File = { readonly specification: TestSpecification; readonly findings: Findings };

export type Tried = {
  readonly mutants: readonly Mutant[];
  /** Those that no test sees and the compiler does not accept. */
  readonly byTypes: readonly Mutant[];
  readonly survivors: readonly Mutant[];
};

/** A try ends after this if it does not by itself, in milliseconds: a promise that nothing settles. */
const LIMIT = 15_000;

/**
 * What is reached while a file is loaded is tried once more from the start, since a table that is made then is made once. By so many
 * files, the first of those that reach it so.
 */
const MOST_FILES = 2;

const filesOf = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => globSync(pattern).toSorted());

export async function tryArea({ sources, tests }: Area, wanted: (source: string) => boolean): Promise<Tried> {
  const mutants: Mutant[] = [];
  const code = new Map<string, string>();
  for (const source of new Set(filesOf(sources).filter(wanted))) {
    const switched = switchIn(source, readFileSync(source, 'utf8'), mutants.length);
    mutants.push(...switched.mutants);
    code.set(resolve(source), switched.code);
  }
  if (mutants.length === 0) return { mutants, byTypes: [], survivors: [] };

  const testFiles = [...new Set(filesOf(tests))];
  const vitest = await startVitest(testFiles, code);
  try {
    const alive = new Set(mutants.map(({ id }) => id));
    const files = await findReach(vitest, testFiles);
    for (const file of files) await tryInTests(vitest, file, alive);
    const unseen = mutants.filter(({ id }) => alive.has(id));
    const accepted = checkTypes(unseen);
    const byTypes = unseen.filter((mutant) => !accepted.includes(mutant));
    for (const { id } of byTypes) alive.delete(id);
    for (const mutant of alive) {
      const reaching = files.filter(({ findings }) => mutant in findings.reachedOutside).slice(0, MOST_FILES);
      for (const { specification } of reaching)
        if (alive.has(mutant)) await tryAlone(vitest, specification, mutant, alive);
    }
    return { mutants, byTypes, survivors: mutants.filter(({ id }) => alive.has(id)) };
  } finally {
    await vitest.close();
  }
}

function startVitest(tests: readonly string[], code: ReadonlyMap<string, string>): Promise<Vitest> {
  const mutants: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform: (_text, id) => code.get(id.split('?')[0] ?? id),
  };
  const projectOf = (name: string, environment: string, extension: string) => ({
    plugins: [mutants, react()],
    test: {
      name,
      environment,
      include: tests.filter((test) => test.endsWith(extension)),
      setupFiles: environment === 'jsdom' ? ['tests/support/patience.ts'] : [],
      pool: 'forks' as const,
      // What is kept there would be the mutants.
      fsModuleCache: false,
      runner: resolve('tests/mutation/switch-mutants.ts'),
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  });
  return createVitest('test', {
    config: false,
    watch: false,
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
    // What a mutant breaks behind a test's back.
    dangerouslyIgnoreUnhandledErrors: true,
    projects: [projectOf('unit', 'node', '.ts'), projectOf('component', 'jsdom', '.tsx')],
  });
}

type Run = (specification: TestSpecification) => TestModule | undefined;

async function run(vitest: Vitest, specifications: TestSpecification[], order: Order): Promise<Run> {
  vitest.provide('mutation', order);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  return ({ moduleId }) => testModules.find((module) => module.moduleId === moduleId);
}

/** The test files that reach mutants, in the order of the area. */
async function findReach(vitest: Vitest, tests: readonly string[]): Promise<File[]> {
  const order = tests.map((test) => resolve(test));
  const specifications = (await vitest.globTestSpecifications()).toSorted(
    (one, other) => order.indexOf(one.moduleId) - order.indexOf(other.moduleId),
  );
  const moduleOf = await run(vitest, specifications, { kind: 'reach' });
  return specifications
    .flatMap((specification) => {
      const module = moduleOf(specification);
      const findings = module?.meta().mutation;
      if (!module || !findings || !module.ok()) throw failureOf(specification, module);
      return [{ specification, findings }];
    })
    .filter(({ findings }) => allReached(findings).some((mutants) => Object.keys(mutants).length > 0));
}

function failureOf({ moduleId }: TestSpecification, module: TestModule | undefined): Error {
  const tests = [...(module?.children.allTests('failed') ?? [])];
  const errors = [...(module?.errors() ?? []), ...tests.flatMap((test) => test.result().errors ?? [])];
  const told = errors.map(({ message, stack }) => `${message}\n${stack}`).join('\n');
  return new Error(`${moduleId} fails without mutants.\n${told}`);
}

const allReached = ({ reached, reachedOutside }: Findings): Reached[] => [reachedOutside, ...Object.values(reached)];

const only = (reached: Reached, alive: ReadonlySet<number>): Reached =>
  Object.fromEntries(Object.entries(reached).filter(([mutant]) => alive.has(Number(mutant))));

async function tryInTests(vitest: Vitest, { specification, findings }: File, alive: Set<number>): Promise<void> {
  const tests = Object.fromEntries(
    Object.entries(findings.reached)
      .map(([test, reached]) => [test, only(reached, alive)] as const)
      .filter(([, reached]) => Object.keys(reached).length > 0),
  );
  if (Object.keys(tests).length === 0) return;
  const moduleOf = await run(vitest, [specification], { kind: 'try', tests, limit: LIMIT });
  const { killed = [] } = moduleOf(specification)?.meta().mutation ?? {};
  for (const mutant of killed) alive.delete(mutant);
  const tries = Object.values(tests).flatMap(Object.keys).length;
  process.stderr.write(`${basename(specification.moduleId)}: ${tries} tries, ${killed.length} killed\n`);
}

/** In a process of its own, from before the file is loaded. */
async function tryAlone(
  vitest: Vitest,
  specification: TestSpecification,
  mutant: number,
  alive: Set<number>,
): Promise<void> {
  specification.project.config.bail = 1;
  const moduleOf = await run(vitest, [specification], { kind: 'load', mutant });
  specification.project.config.bail = 0;
  if (!moduleOf(specification)?.ok()) alive.delete(mutant);
}
