import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const BAR = 'venue: Bar\nsections:\n  - use: bebidas\n';
const BEBIDAS = 'sections:\n  - section: Bebidas\n    items:\n      - Agua: 2\n';
const UNDERSTOOD = {
  id: 'test',
  name: 'Bar',
  barID: 'test',
  status: 'open',
  urlPath: false,
  languages: ['es'],
  sections: [
    {
      id: 'bebidas',
      title: { es: 'Bebidas' },
      hidden: false,
      onlyNight: false,
      entries: [{ kind: 'item', variant: 'simple', id: 'agua', name: { es: 'Agua' }, prices: [{ amount: 2 }] }],
    },
  ],
};

test('a file anywhere is read with the partials of its own folder', async () => {
  const root = temporaryFolder({ 'draft/test.yaml': BAR, 'draft/_shared/bebidas.yaml': BEBIDAS });
  const { status, out, err } = await runCommand(root, 'inspect', join(root, 'draft/test.yaml'), '--format', 'json');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(JSON.parse(out)).toEqual(UNDERSTOOD);
});

test('--menus names another folder', async () => {
  const root = temporaryFolder({ 'draft/test.yaml': BAR, 'menus/_shared/bebidas.yaml': BEBIDAS });
  const { out } = await runCommand(root, 'inspect', 'draft/test.yaml', '--menus', 'menus', '--format', 'json');
  expect(JSON.parse(out)).toEqual(UNDERSTOOD);
});

test('as text it reads like the menu', async () => {
  const root = temporaryFolder({ 'bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  expect(await runCommand(root, 'inspect', 'bar.yaml')).toEqual({
    status: 0,
    out: 'id: bar\nname: Bar\nbarID: bar\nstatus: unavailable\nurlPath: false\nlanguages:\n  - es\nsections: []\n',
    err: '',
  });
});

test('a file with an error prints the error and nothing else', async () => {
  const root = temporaryFolder({ 'test.yaml': BAR });
  const { status, out, err } = await runCommand(root, 'inspect', 'test.yaml', '--format', 'json');
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(/^test.yaml:3:10: error unknown-partial: /);
});
