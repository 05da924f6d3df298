/**
 * No test of the product knows a venue of `menus/`: all of them pass in a copy of the repository that somebody has made their own (`carta init`).
 * In short those that could see them, in the long form (`npm run test:long`) all unit and component tests. Lint keeps all others
 * from importing what is generated from `menus/`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outcome, OUTCOME_FILE } from '../outcome-reporter.ts';
import { LONG } from '../support/long.ts';
import { isInstalled, linkPackages } from '../support/project-copy.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What is built or kept beside the project, by its first name; and this test. */
const NOT_COPIED = /^(?:\.git|dist\b.*|coverage|data|menus-demo)$|^generated\.|^tests\/menus\/other-venues/;

const SETTINGS = 'menus/_system/site.yaml';

/** Settings that differ from the project's in everything that tests could lean on. */
const SITE = `name: Bar Nuevo
basePath: /
timeZone: America/Mexico_City
country: MX
home: bar-nuevo
publicUrl: https://bar.example
`;

/** What is right, though readers of the project's own menus would have asked for more. */
const MENU = `venue: Otro Bar
languages: es
sections:
  - section: Para picar
    items:
      - Boquerones en vinagre: 8.50 [pescado, sulfitos]
      - Patatas bravas: 6.50 []
`;

/** A copy of the repository with two other venues alone, built. */
let folder: string;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'carta-other-venues-')));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => !isInstalled(path) && !NOT_COPIED.test(relative(ROOT, path)),
  });
  await linkPackages(folder);
  const carta = (...args: string[]) => execFileSync(process.execPath, ['codegen/carta.ts', ...args], { cwd: folder });
  // As it comes, whoever's it is by now.
  rmSync(join(folder, SETTINGS));
  carta('init', '--name', 'Bar Nuevo', '--kind', 'pub', '--yes');
  writeFileSync(join(folder, SETTINGS), SITE);
  writeFileSync(join(folder, 'menus/otro-bar.yaml'), MENU);
  carta('build');
  carta('check', '--strict');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The tests on `menus/`, and of modules that import what is generated from it. */
const SEEING = [
  'tests/menus',
  'tests/app/head',
  'tests/app/site',
  'tests/app/structured-data',
  'tests/server/operator/hosting',
];

/** Runs unit and component tests of the copy, all or these; what failed, and how many passed. */
async function runTests(files: readonly string[]): Promise<Outcome> {
  const outcome = join(folder, 'outcome.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'component'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|CARTA_LONG)/.test(name)));
  const run = spawn(process.execPath, [...vitest, '--reporter=./tests/outcome-reporter.ts', ...files], {
    cwd: folder,
    env: { ...env, [OUTCOME_FILE]: outcome },
    stdio: 'ignore',
  });
  await once(run, 'close');
  return JSON.parse(readFileSync(outcome, 'utf8'));
}

// As long as the tests of a project take.
test('a repository with other venues and other settings passes its tests', { timeout: 0 }, async () => {
  const { passed, failures } = await runTests(LONG ? [] : SEEING);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(LONG ? 1_000 : 10);
});
