import { createHash } from 'node:crypto';
import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';

/** What `check` says of a folder with one right menu and what `make` puts beside it. */
async function check(make: (menus: string) => void) {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  make(join(root, 'menus'));
  const { status, out, err } = await runCommand(root, 'check', '--format', 'json');
  expect({ status, err }).toEqual({ status: 1, err: '' });
  return JSON.parse(out).diagnostics.map(
    ({ file, line, column, code }: Record<string, unknown>) => `${file}:${line}:${column} ${code}`,
  );
}

/** Bytes without a meaning, the same in every run. */
const noise = Buffer.concat(
  Array.from({ length: 128 }, (_, index) => createHash('sha256').update(String(index)).digest()),
);

test.each<[string, (menus: string) => void, string[]]>([
  ['random bytes', (menus) => writeFileSync(join(menus, 'x.yaml'), noise), ['menus/x.yaml:1:2 yaml-syntax']],
  [
    '10 MB of [',
    (menus) => writeFileSync(join(menus, 'x.yaml'), '['.repeat(10_000_000)),
    ['menus/x.yaml:1:1 too-large'],
  ],
  ['UTF-16', (menus) => writeFileSync(join(menus, 'x.yaml'), BAR, 'utf16le'), ['menus/x.yaml:1:2 yaml-syntax']],
])('%s', async (_, make, expected) => {
  expect(await check(make)).toEqual(expected);
});

test('a folder called like a menu, a partial or the texts of the interface', async () => {
  const names = ['x.yaml', '_shared/y.yaml', '_system/interface.yaml'];
  expect(
    await check((menus) => {
      for (const name of names) mkdirSync(join(menus, name), { recursive: true });
    }),
  ).toEqual([
    'menus/_shared/y.yaml:1:1 bad-file-name',
    'menus/_system/interface.yaml:1:1 bad-file-name',
    'menus/x.yaml:1:1 bad-file-name',
  ]);
});

test('files of settings and words that nothing reads', async () => {
  const names = ['site.yml', 'Site.yaml', 'sites.yaml', 'interface.yml', 'notes.yaml', 'interface/eu.yml'];
  expect(
    await check((menus) => {
      mkdirSync(join(menus, '_system/interface'), { recursive: true });
      for (const name of names) writeFileSync(join(menus, '_system', name), '');
    }),
  ).toEqual(names.map((name) => `menus/_system/${name}:1:1 bad-file-name`).toSorted());
});

test('menus in folders that nothing reads', async () => {
  const names = ['_shared/chain/x.yaml', 'terrace/x.yaml', 'terrace/y.yml'];
  const root = temporaryFolder({
    'menus/bar.yaml': BAR,
    ...Object.fromEntries(names.map((name) => [`menus/${name}`, '['])),
  });
  await runCommand(root, 'build');
  const { status, out } = await runCommand(root, 'check');
  expect(status).toBe(0);
  expect(out.match(/^menus.*|hint: .*$/gm)).toEqual(
    names.flatMap((name) => {
      const [folder = '', above = ''] = name.split('/').toReversed().slice(1);
      return [
        `menus/${name}:1:1: warning never-shown: The menus of the folder "${folder}" are not read, so diners do not see this one.`,
        `hint: move the file to menus/${above && '_shared/'}, or call the folder "_${folder}" to keep drafts in it`,
      ];
    }),
  );
  expect((await runCommand(root, 'check', '--strict')).status).toBe(1);
});

test('files that are no menus are no matter', async () => {
  const root = temporaryFolder({
    'menus/bar.yaml': BAR,
    'menus/README.md': '',
    'menus/.#bar.yaml': '[',
    'menus/notes.txt': '',
    'menus/_drafts/x.yaml': '[',
    'menus/img/bar/x.yaml': '[',
  });
  await runCommand(root, 'build');
  expect(await runCommand(root, 'check')).toEqual({ status: 0, out: '', err: '' });
});

test.each([
  [['check', '--out', 'file'], 'file: a file stands where a folder must be'],
  [['check', '--out', 'file/generated'], 'file: a file stands where a folder must be'],
  [['fmt', 'file/bar.yaml'], 'there is no file called file/bar.yaml'],
  [['new', 'pepe', '--menus', 'file/menus'], 'cannot write file/menus/pepe.yaml: a file stands where a folder must be'],
  [
    ['qr', 'bar', '--url', 'https://cartas.example', '--format', 'svg'],
    'cannot write bar-qr.svg: a folder stands where a file must be',
  ],
])('carta %j names the file or folder that is in the way', async (argv, message) => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, file: '', 'bar-qr.svg/of-mine.txt': '' });
  expect(await runCommand(root, ...argv)).toMatchObject({ out: '', err: `carta: ${message}\n` });
});

test('a check of a folder with foreign files says what carta would write there', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR, 'generated/of-mine.txt': '' });
  const { status, out, err } = await runCommand(root, 'check');
  expect([status, err]).toEqual([1, '']);
  expect(out).toContain('generated/routes.tsx is out of date\n');
});

test('a folder of menus that nobody may read', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  vi.spyOn(fs, 'readdirSync').mockImplementationOnce((path) => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path });
  });
  syncBuiltinESMExports();
  expect(await runCommand(root, 'fmt')).toEqual({ status: 1, out: '', err: 'carta: menus: permission denied\n' });
});
