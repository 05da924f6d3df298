/**
 * `npm test`: one command says yes or no. Runs every stage even when one fails, tries nothing twice, and prints, last, one line
 * `N passed, N failed` that counts each check and each test.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, OUTCOME_FILE } from './outcome-reporter.ts';
import { signedFiles } from './support/signed-menus.ts';

type Counts = { passed: number; failed: number };
/** What failed, told once more at the end: thousands of lines stand between a failure and there. */
const failures: string[] = [];

/** How long each stage took, in seconds. */
const times: string[] = [];

const folder = mkdtempSync(join(tmpdir(), 'carta-tests-'));

/** Runs a command to its end. Unless it is `live`, what it prints comes at its end: others run beside it. */
async function run(title: string, command: string[], { live = false, outcome = '' } = {}): Promise<boolean> {
  const [program = '', ...args] = command;
  const header = `\n── ${title}: ${command.join(' ')}\n`;
  const printed = [header];
  const begin = performance.now();
  if (live) process.stdout.write(header);
  const child = spawn(program, args, {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, [OUTCOME_FILE]: outcome },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text));
  const [status] = await once(child, 'close');
  if (!live) process.stdout.write(printed.join(''));
  times.push(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${title}`);
  return status === 0;
}

function failed(what: string): Counts {
  failures.push(what);
  return { passed: 0, failed: 1 };
}

const check = async (title: string, command: string[]): Promise<Counts> =>
  (await run(title, command)) ? { passed: 1, failed: 0 } : failed(`${title}: ${command.join(' ')}`);

/** Runs all tests and counts them; a run that ends badly without a word is a failure. */
async function tests(): Promise<Counts> {
  const title = 'Tests';
  const outcome = join(folder, 'tests.json');
  const command = ['vitest', 'run', '--reporter=default', '--reporter=./tests/outcome-reporter.ts'];
  const good = await run(title, command, { live: true, outcome });
  if (!existsSync(outcome)) return failed(`${title}: no outcome`);
  const { passed, failures: bad }: Outcome = JSON.parse(readFileSync(outcome, 'utf8'));
  if (!good && bad.length === 0) return { passed, failed: failed(`${title}: ended badly`).failed };
  failures.push(...bad);
  return { passed, failed: bad.length };
}

// Installed, where it is missing, while everything runs that does without: checks now, and tests once the programs are there.
spawn(process.execPath, ['tests/support/install-emulator.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }).unref();

// What tests begin with: the network brings the one while the other keeps a core busy.
const needed = [
  check('Programs that tests need', ['node', 'tests/support/install-programs.ts']),
  check("The tests' site", ['node', 'tests/support/build-site.ts']),
];
const counts = await Promise.all([
  ...needed,
  // Beside the rest: four checkers, as there are unless one is asked for, take twice its processor time.
  check('Types', ['tsc', '--noEmit', '--checkers', '1']),
  check('Types of the service worker', ['tsc', '--noEmit', '-p', 'src/offline/worker']),
  check('Format', ['oxfmt', '--check']),
  check('Lint and import law', ['oxlint', '--deny-warnings']),
  check('Menus and generated files', ['node', 'codegen/carta.ts', 'check', '--strict']),
  check('Layout of the menus', ['node', 'codegen/carta.ts', 'fmt', '--check', ...signedFiles()]),
  // All in one run: two of them would each end with a core that has nothing to do.
  Promise.all(needed).then(tests),
]);
rmSync(folder, { recursive: true });

const total = (key: keyof Counts): number => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n── Where the time went\n\n${times.join('\n')}\n`);
if (failures.length > 0) process.stdout.write(`\n── What failed\n\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
