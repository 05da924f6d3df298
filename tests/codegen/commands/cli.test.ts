import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../../codegen/cli.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test.each([
  [[], /Usage: carta/],
  [['bild'], /unknown command 'bild'/],
  [['build', '--fast'], /unknown option '--fast'/],
  [['check', '--format', 'xml'], /'xml' is invalid. Allowed choices are text, json/],
  [['check', 'menus/bar.yaml'], /too many arguments/],
  [['inspect'], /missing required argument 'file'/],
  [['inspect', 'nada.yaml'], /there is no file called nada.yaml/],
  [['build', '--menus', 'nada'], /there is no folder of menus called nada; name one with --menus/],
  [['check', '--menus', 'file'], /there is no folder of menus called file/],
  [['watch', '--menus', 'nada'], /there is no folder of menus called nada/],
])('%j is wrong usage', async (argv, message) => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nsections: []\n', file: '' });
  const { status, out, err } = await runCommand(root, ...argv);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(message);
});

test.each('build check watch inspect new fmt help diff translations import export allergens qr'.split(' '))(
  'the help of %s shows an example',
  async (command) => {
    const { status, out } = await runCommand(temporaryFolder(), command, '--help');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\n  npm run carta -- ${command}`));
  },
);

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

test('only a command that runs on waits for a signal; others leave it to the system', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  const asked: string[] = [];
  for (const argv of [['build'], ['check'], ['inspect', 'menus/bar.yaml'], ['new', 'pepe'], ['watch']]) {
    const interrupted = () => Promise.resolve(asked.push(argv[0] ?? ''));
    const silent = { cwd: root, out: () => undefined, err: () => undefined };
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
