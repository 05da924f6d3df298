/**
 * `npm test`: one command says yes or no. Runs every stage even when one fails, and prints, last, one line
 * `N passed, N failed` that counts each check and each test.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './support/install-browser.ts';
import { ensureCodeReader } from './support/install-code-reader.ts';
import { ensureJava } from './support/install-java.ts';
import { ensurePostgres } from './support/install-postgres.ts';

type Counts = { passed: number; failed: number };
/** What of vitest's JSON report is read here. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** What failed, told once more at the end: thousands of lines stand between a failure and there. */
const failures: string[] = [];

const reports = mkdtempSync(join(tmpdir(), 'carta-tests-'));

function run(title: string, command: string[], env: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n── ${title}: ${command.join(' ')}\n`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function failed(what: string): Counts {
  failures.push(what);
  return { passed: 0, failed: 1 };
}

const check = (title: string, command: string[]): Counts =>
  run(title, command) ? { passed: 1, failed: 0 } : failed(`${title}: ${command.join(' ')}`);

/** Each failed test of a report with its file and reason, and each file that failed outside of its tests. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const bad = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && bad.length === 0) return [`${file}\n${message}`];
    return bad.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
  });
}

/** Runs projects of vitest.config.ts and counts their tests; a run that ends badly without a failed test is a failure. */
function tests(title: string, projects: string[], env: NodeJS.ProcessEnv = {}): Counts {
  const report = join(reports, `${projects.join('-')}.json`);
  const command = ['vitest', 'run', ...projects.flatMap((name) => ['--project', name])];
  const good = run(title, [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], env);
  try {
    const results: Report = JSON.parse(readFileSync(report, 'utf8'));
    const bad = failuresOf(results);
    failures.push(...(good || bad.length > 0 ? bad : [`${title}: an error outside of every test`]));
    return { passed: results.numPassedTests, failed: Math.max(results.numFailedTests, bad.length, good ? 0 : 1) };
  } catch {
    return failed(`${title}: no report`);
  }
}

function browserTests(): Counts {
  try {
    return tests('Browser and accessibility tests', ['e2e'], { CHROMIUM: ensureBrowser() });
  } catch (error) {
    return failed(`Browser and accessibility tests: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// Installed, where it is missing, while everything runs that does without.
spawn(process.execPath, ['tests/support/install-emulator.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }).unref();
const noJava = ensureJava();
if (noJava !== undefined) process.stderr.write(`\nTHE HTML OF THE PAGES IS NOT VALIDATED. ${noJava}\n`);

// Before the tests, so that they do not install it side by side.
for (const ensure of [...(process.env['DATABASE_URL'] ? [] : [ensurePostgres]), ensureCodeReader]) {
  try {
    ensure();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  }
}

const counts = [
  check('Format', ['oxfmt', '--check']),
  check('Lint and import law', ['oxlint', '--deny-warnings']),
  check('Types', ['tsc', '--noEmit']),
  check('Types of the service worker', ['tsc', '--noEmit', '-p', 'src/offline/worker']),
  check('Menus and generated files', ['node', 'codegen/carta.ts', 'check', '--strict']),
  check('Layout of the menus', ['node', 'codegen/carta.ts', 'fmt', '--check']),
  tests('Unit, snapshot and component tests', ['unit', 'component', 'emulator']),
  tests('Faults', ['faults']),
  browserTests(),
];
rmSync(reports, { recursive: true });

const total = (key: keyof Counts): number => counts.reduce((sum, count) => sum + count[key], 0);
if (failures.length > 0) process.stdout.write(`\n── What failed\n\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
