import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../../codegen/cli/run.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const carta = fileURLToPath(new URL('../../../codegen/carta.ts', import.meta.url));

test('as a process, it ends with the status of the command', () => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nsections: [}\n' });
  const { status, stderr } = spawnSync(process.execPath, [carta, 'build'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^menus\/bar.yaml:2:11: error yaml-syntax: /);
});

test('a reader that has read enough is no matter', () => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nsections: [}\n' });
  const script = '{ "$0" "$1" check; echo "status $?" >&2; } | true';
  const { stderr } = spawnSync('sh', ['-c', script, process.execPath, carta], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('status 1\n');
});

test.each([
  [['import', 'carta.csv', '--venue', 'pepe'], 'Sección;Plato;Precio;Extra\u001b]0;x\u0007\nTapas;Pan;3;\u009b2J\n'],
  [['translations', '--fill', 'carta.csv'], 'file;key;source text;en;Extra\u001b[2J\n\u009b31m;k;t;Bread;\n'],
])('a table that somebody sent cannot write elsewhere on the terminal: %j', async (argv, table) => {
  const root = temporaryFolder({
    'menus/bar.yaml': 'venue: Bar\nlanguages: es en\nsections: []\n',
    'carta.csv': table,
  });
  const { status, err } = await runCommand(root, ...argv);
  expect(status).toBe(1);
  expect(err).toContain('Extra\uFFFD');
  expect(err.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('a full disk that it prints to is told in words', () => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  const script = '"$0" "$1" --lang en inspect menus/bar.yaml > /dev/full';
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, carta], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect([status, stderr]).toEqual([1, 'carta: cannot write stdout: the disk is full\n']);
});

test('only a command that runs on waits for a signal; others leave it to the system', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  const asked: string[] = [];
  for (const argv of [['build'], ['check'], ['inspect', 'menus/bar.yaml'], ['new', 'pepe'], ['watch']]) {
    const interrupted = () => Promise.resolve(asked.push(argv[0] ?? ''));
    const silent = { cwd: root, language: 'en' as const, out: () => undefined, err: () => undefined };
    expect(await run(argv, { ...silent, interrupted })).toBe(0);
  }
  expect(asked).toEqual(['watch']);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends watch in good order', async (signal) => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  const child = spawn(process.execPath, [carta, 'watch'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) if (String(chunk).includes('Watching')) child.kill(signal);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
});
