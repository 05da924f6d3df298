/** A build that is killed after a file that it writes, links, renames or removes. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { LONG } from '../../support/long.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { withFiles } from '../support/with-files.ts';

const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const NEW = { 'menus/bar.yaml': BAR.replace('2', '3'), 'menus/masai.yaml': BAR.replace('Bar', 'Masai') };
const STEPS = ['writeFileSync', 'linkSync', 'renameSync', 'rmSync'] as const;

/** A process that has ended: nobody holds its locks. */
const { pid: gone } = spawnSync(process.execPath, ['--version']);

async function outputOf(menus: Record<string, string>): Promise<Record<string, string>> {
  const root = temporaryFolder(menus);
  await runCommand(root, 'build');
  return readFiles(join(root, 'generated'));
}

/** Builds, as a process that changes no file any more after its last step. Answers what it did. */
async function buildUntil(root: string, last: number): Promise<string[]> {
  const done: string[] = [];
  const changing = STEPS.map((name) => {
    const original = fs[name] as (...given: unknown[]) => unknown;
    const counted = (...given: unknown[]): unknown => {
      if (done.length === last) throw new Error('This process was killed.');
      const result = original(...given);
      done.push(name);
      return result;
    };
    return [name, counted];
  });
  const { pid } = process;
  Object.defineProperty(process, 'pid', { value: gone, configurable: true });
  try {
    await withFiles(Object.fromEntries(changing), () => runCommand(root, 'build'));
  } catch {
    // As it has to be.
  } finally {
    Object.defineProperty(process, 'pid', { value: pid, configurable: true });
  }
  return done;
}

/** Which of these outputs it is, to the byte. */
function nameOf(files: Record<string, string>, outputs: Record<string, Record<string, string>>): string {
  const [name] = Object.entries(outputs).find(([, output]) => isDeepStrictEqual(files, output)) ?? ['torn'];
  return name;
}

test('a build that is killed leaves the old output or the new one, whole, and the next command puts all right', async () => {
  const old = await outputOf({ 'menus/bar.yaml': BAR });
  const next = await outputOf(NEW);
  const outputIn = (root: string): string => nameOf(readFiles(join(root, 'generated')), { nothing: {}, old, next });

  async function killAt(last: number) {
    const root = temporaryFolder(NEW);
    writeFiles(join(root, 'generated'), old);
    const done = await buildUntil(root, last);
    const left = outputIn(root);
    await runCommand(root, 'check');
    const found = outputIn(root);
    await runCommand(root, 'build');
    const others = Object.keys(readFiles(root)).filter((path) => !/^(menus|generated)\//.test(path));
    return { done, left, found, built: outputIn(root), others };
  }

  const { done: steps } = await killAt(Number.POSITIVE_INFINITY);
  // Of many steps of a kind the first and the last.
  const isTurn = (index: number): boolean => steps[index] !== steps[index - 1] || steps[index] !== steps[index + 1];
  const last = steps.flatMap((_, index) => (LONG || isTurn(index) ? [index + 1] : []));
  const outcomes = [];
  for (const step of last) outcomes.push(await killAt(step));

  expect(outcomes.map(({ done }) => done)).toEqual(last.map((step) => steps.slice(0, step)));
  const kinds = outcomes.map(({ left }) => left);
  // Steps before the folders are swapped, one moment between the two renames, steps after.
  expect(kinds.join(' ')).toMatch(/^(old ){4,}(nothing )(next ?)+$/);
  expect(outcomes.map(({ found }) => found)).toEqual(kinds.map((kind) => (kind === 'nothing' ? 'old' : kind)));
  expect(outcomes.filter(({ built, others }) => built !== 'next' || others.length > 0)).toEqual([]);
});
