import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test.each(['bar-pepe', '1925', 'null', 'no'])('the menu of a new %s passes a strict check', async (venue) => {
  const root = temporaryFolder();
  expect(await runCommand(root, 'new', venue)).toEqual({
    status: 0,
    out: `menus/${venue}.yaml is written. Edit it, and run "npm run carta -- check" to see whether all is right.\n`,
    err: '',
  });
  await runCommand(root, 'build');
  expect(await runCommand(root, 'check', '--strict')).toEqual({ status: 0, out: '', err: '' });
});

test.each([
  ['bar', []],
  ['restaurant', ['setMenu', 'conditions', 'promo']],
  ['burger', ['builder', 'options']],
  ['pub', ['heading']],
  ['cafe', []],
  ['pizzeria', []],
])('the menu of a %s is right, complete, in its layout, and shows what such a place needs', async (kind, entries) => {
  const root = temporaryFolder();
  expect(await runCommand(root, 'new', 'casa-pepa', '--kind', kind)).toMatchObject({ status: 0, err: '' });
  const { out, err } = await runCommand(root, 'inspect', 'menus/casa-pepa.yaml', '--strict', '--format', 'json');
  expect(err).toBe('');
  const { sections } = JSON.parse(out) as {
    sections: { entries: { kind: string; name?: object; allergens?: object; mayContain?: object }[] }[];
  };
  const kinds = sections.flatMap((section) => section.entries.map((entry) => entry.kind));
  // Who begins with it has declared everything, and goes on so.
  const dishes = sections.flatMap((section) =>
    section.entries.filter((entry) => /^(?:item|promo|setMenu)$/.test(entry.kind)),
  );
  expect(dishes.filter(({ allergens, mayContain }) => !allergens && !mayContain)).toEqual([]);
  expect(kinds).toEqual(expect.arrayContaining(['item', ...entries]));
  expect(await runCommand(root, 'fmt', '--check')).toMatchObject({ status: 0, err: '' });
});

test('a menu is for a bar unless another kind is named', async () => {
  const root = temporaryFolder();
  await runCommand(root, 'new', 'pepa');
  await runCommand(root, 'new', 'pepa', '--kind', 'bar', '--menus', 'otros');
  expect(readFileSync(join(root, 'menus/pepa.yaml'))).toEqual(readFileSync(join(root, 'otros/pepa.yaml')));
});

test('it names the schema for editors and the venue', async () => {
  const root = temporaryFolder();
  await runCommand(root, 'new', 'bar-pepe');
  const lines = readFileSync(join(root, 'menus/bar-pepe.yaml'), 'utf8').split('\n');
  expect(lines[0]).toBe('# yaml-language-server: $schema=../generated/menu.schema.json');
  expect(lines).toContain('venue: Bar Pepe');
});
