import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
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

test.each(['build', 'check', 'watch', 'inspect', 'new'])('the help of %s shows an example', async (command) => {
  const { status, out } = await runCommand(temporaryFolder(), command, '--help');
  expect(status).toBe(0);
  expect(out).toContain(`Example:\n  npm run carta -- ${command}`);
});

test('as a process, it ends with the status of the command', () => {
  const carta = fileURLToPath(new URL('../../../codegen/carta.ts', import.meta.url));
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nsections: [}\n' });
  const { status, stderr } = spawnSync(process.execPath, [carta, 'build'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^menus\/bar.yaml:2:11: error yaml-syntax: /);
});
