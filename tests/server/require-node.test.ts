import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const GUARD = fileURLToPath(new URL('../../server/require-node.js', import.meta.url));

/** Runs the guard in a process that takes itself for another version of Node. */
function startAs(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretend, '--import', GUARD, '--eval', "process.stdout.write('started')"],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('a Node that reads TypeScript starts the program', () => {
  expect(startAs('24.1.0')).toEqual({ status: 0, stdout: 'started', stderr: '' });
  expect(startAs('22.18.0')).toEqual({ status: 0, stdout: 'started', stderr: '' });
});

test('an older one says what to do', () => {
  expect(startAs('20.19.0')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'Carta needs Node 24; this is Node 20.19.0.\n' +
      'Run `npm ci` without --omit=optional: it brings Node 24 along for the npm scripts.\n' +
      'Where there is none for your machine, install Node 24 from https://nodejs.org.\n',
  });
});

test('threads and processes of the program find what is compiled already', () => {
  const tell = "process.stdout.write(String(require('node:module').getCompileCacheDir() !== undefined))";
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      GUARD,
      '--eval',
      `require('node:child_process').execFileSync(process.execPath, ['--eval', \`${tell}\`], { stdio: 'inherit' });
       new (require('node:worker_threads').Worker)(\`${tell}\`, { eval: true });`,
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: undefined } },
  );
  expect(stdout).toBe('truetrue');
});
