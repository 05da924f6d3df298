import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';

async function built(files: Record<string, string>): Promise<string> {
  const root = temporaryFolder(files);
  await runCommand(root, 'build');
  return root;
}

test('what is right and up to date needs no words', async () => {
  const root = await built({ 'menus/bar.yaml': BAR });
  expect(await runCommand(root, 'check', '--strict')).toEqual({ status: 0, out: '', err: '' });
  expect(await runCommand(root, 'check', '--format', 'json')).toEqual({
    status: 0,
    out: '{\n  "diagnostics": [],\n  "outdated": []\n}\n',
    err: '',
  });
});

test('what is missing, stale, edited by hand and left over is named', async () => {
  const root = await built({ 'menus/bar.yaml': BAR });
  rmSync(join(root, 'generated/routes.tsx'));
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3'), 'generated/venues/old/route.tsx': '' });
  appendFileSync(join(root, 'generated/README.md'), 'mine\n');
  const before = readFiles(root);
  const { status, out } = await runCommand(root, 'check', '--format', 'json');
  expect(status).toBe(1);
  expect(JSON.parse(out)).toEqual({
    diagnostics: [],
    outdated: [
      'generated/README.md',
      'generated/routes.tsx',
      'generated/venues/bar/menu.ts',
      'generated/venues/old/route.tsx',
    ],
  });
  expect(readFiles(root)).toEqual(before);
});

test('of a menu with an error it is not said that its files are out of date, of others it is', async () => {
  const root = await built({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': BAR.replace('Bar', 'Masai') });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '2.555'), 'menus/masai.yaml': BAR.replace('2', '3') });
  const { status, out } = await runCommand(root, 'check');
  expect(status).toBe(1);
  expect(out).toBe(`menus/bar.yaml:5:14: error bad-price: "2.555" is not an amount: it has more than two decimals.
  5 |       - Pan: 2.555
                   ^
  hint: write two decimals at most

1 error, 0 warnings
generated/venues/masai/menu.ts is out of date
hint: run "npm run carta -- build" to bring the generated files up to date
`);
});

test('in Spanish all of it is in Spanish', async () => {
  const root = await built({ 'menus/bar.yaml': BAR });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3') });
  expect((await runCommand(root, 'check', '--lang', 'es')).out).toBe(
    'generated/venues/bar/menu.ts no está al día\npista: ejecuta "npm run carta -- build" para poner al día los archivos generados\n',
  );
});

test('a warning is no failure, unless it is strict', async () => {
  const root = await built({ 'menus/bar.yaml': BAR.replace('venue: Bar', 'venue: Bar\nlanguages: es en') });
  expect(await runCommand(root, 'check')).toMatchObject({
    status: 0,
    out: expect.stringContaining('0 errors, 2 warn'),
  });
  expect(await runCommand(root, 'check', '--strict')).toMatchObject({ status: 1 });
});

test('the output that a killed build put aside is back in its place', async () => {
  const root = await built({ 'menus/bar.yaml': BAR });
  const files = readFiles(join(root, 'generated'));
  rmSync(join(root, 'generated'), { recursive: true });
  writeFiles(join(root, 'generated.old-17'), files);
  expect(await runCommand(root, 'check')).toMatchObject({ status: 0 });
  expect(readFiles(join(root, 'generated'))).toEqual(files);
});

test('one venue is judged by its name or its file: its problems, its partials, its files', async () => {
  const shared = 'sections:\n  - section: Vinos\n    items:\n      - Rioja: 3.999\n';
  const root = await built({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': BAR, 'menus/ovidio.yaml': BAR });
  writeFiles(root, {
    'menus/_shared/vinos.yaml': shared,
    'menus/masai.yaml': `${BAR.replace('2', '2.555')}  - use: vinos\n`,
    'menus/ovidio.yaml': BAR.replace('2', '3'),
  });
  expect(await runCommand(root, 'check', 'bar')).toEqual({ status: 0, out: '', err: '' });
  const masai = await runCommand(root, 'check', 'menus/masai.yaml', '--format', 'json');
  expect(masai.status).toBe(1);
  expect(JSON.parse(masai.out)).toMatchObject({
    diagnostics: [{ file: 'menus/_shared/vinos.yaml' }, { file: 'menus/masai.yaml' }],
    outdated: [],
  });
  const ovidio = await runCommand(root, 'check', 'ovidio', '--format', 'json');
  expect(JSON.parse(ovidio.out)).toEqual({ diagnostics: [], outdated: ['generated/venues/ovidio/menu.ts'] });
  expect(await runCommand(root, 'check', 'masay')).toEqual({
    status: 2,
    out: '',
    err: 'carta: there is no venue called "masay" in menus: did you mean "masai"?\n',
  });
});

test('the language of diagnostics is what --lang says, and JSON has both', async () => {
  const root = await built({ 'menus/bar.yaml': BAR });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', "2'50") });
  expect((await runCommand(root, 'check', '--lang', 'es')).out)
    .toBe(`menus/bar.yaml:5:14: error bad-price: "2'50" no es un importe.
  5 |       - Pan: 2'50
                   ^
  pista: escribe 2,50

1 error, 0 avisos
`);
  const { diagnostics } = JSON.parse((await runCommand(root, 'check', '--format', 'json', '--lang', 'es')).out);
  expect(diagnostics).toEqual([
    {
      file: 'menus/bar.yaml',
      line: 5,
      column: 14,
      severity: 'error',
      code: 'bad-price',
      message: '"2\'50" is not an amount.',
      hint: 'write 2,50',
      es: { message: '"2\'50" no es un importe.', hint: 'escribe 2,50' },
      fix: { line: 5, column: 14, endLine: 5, endColumn: 18, text: '2,50' },
    },
  ]);
});

test('a picture that is a link is none: the site would leave it out', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': `${BAR}      - item: Vino\n        image: vino\n`,
    'menus/img/bar/a': '',
  });
  symlinkSync('/etc/hostname', join(root, 'menus/img/bar/vino.jpg'));
  expect((await runCommand(root, 'check')).out).toContain('menus/bar.yaml:7:16: warning missing-image');
});
