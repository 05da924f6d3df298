/**
 * No test of the product knows a venue of `menus/`: all of them pass in a copy of the repository that has one other venue instead.
 * In short those that could see it, in the long form (`npm run test:long`) all unit and component tests.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LONG } from '../support/long.ts';
import { linkPackages } from '../support/project-copy.ts';
import { seeingTests } from './seeing-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What is installed, built or kept beside the project, by its first name; and this test. */
const NOT_COPIED = /^(?:\.git|node_modules|dist\b.*|coverage|data)$|^generated\.|^tests\/menus\/other-venues/;

const BAR = `# yaml-language-server: $schema=../generated/menu.schema.json
venue: Bar Nuevo
languages: es

sections:
  - section: Tapas
    items:
      - Croquetas: 3 [gluten, huevos, lacteo]
      - Aceitunas: 2.50 []
      - Vino de la casa: 2.80 copa / 14 botella [sulfitos]
`;

/** A copy of the repository with this venue alone, built. */
async function copyWithBar(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'carta-other-venues-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(relative(ROOT, path)) });
  await linkPackages(folder);
  const menus = join(folder, 'menus');
  const venues = readdirSync(menus).filter((name) => name.endsWith('.yaml') || name === '_shared');
  const pictures = readdirSync(join(menus, 'img')).filter((name) => !name.startsWith('_') && !name.endsWith('.md'));
  for (const name of venues) rmSync(join(menus, name), { recursive: true });
  for (const name of pictures) rmSync(join(menus, 'img', name), { recursive: true });
  writeFileSync(join(menus, 'bar-nuevo.yaml'), BAR);
  execFileSync(process.execPath, ['codegen/carta.ts', 'build'], { cwd: folder });
  execFileSync(process.execPath, ['codegen/carta.ts', 'check', '--strict'], { cwd: folder });
  return folder;
}

type Report = {
  success: boolean;
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Runs unit and component tests of a project, all or these files of them. */
async function runTests(folder: string, files: readonly string[]): Promise<Report> {
  const report = join(folder, 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'component'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|CARTA_LONG)/.test(name)));
  const run = spawn(process.execPath, [...vitest, '--reporter=json', `--outputFile=${report}`, ...files], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  await once(run, 'close');
  return JSON.parse(readFileSync(report, 'utf8'));
}

// As long as the tests of a project take.
test('a repository with one other venue passes its tests', { timeout: 0 }, async () => {
  const folder = await copyWithBar();
  const { success, numPassedTests, testResults } = await runTests(folder, LONG ? [] : seeingTests(folder));
  const failed = testResults.flatMap(({ name, status: outcome, message, assertionResults }) => {
    const bad = assertionResults.filter((each) => each.status === 'failed');
    const reasons = bad.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`);
    return outcome === 'failed' ? [`${relative(folder, name)}: ${reasons.join('\n') || message}`] : [];
  });
  expect(failed, `${numPassedTests} tests passed`).toEqual([]);
  expect(success).toBe(true);
  expect(numPassedTests).toBeGreaterThan(100);
});
