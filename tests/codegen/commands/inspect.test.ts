import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const BAR = 'venue: Bar\nsections:\n  - use: bebidas\n';
const BEBIDAS = 'sections:\n  - section: Bebidas\n    items:\n      - Agua: 2\n';
const AGUA = { kind: 'item', variant: 'simple', id: 'agua', name: { es: 'Agua' }, prices: [{ amount: 2 }] };
const ABOVE = { barID: 'test', status: 'open', urlPath: false, languages: ['es'] };
const SECTION = { hidden: false, onlyNight: false };
const UNDERSTOOD = {
  ...ABOVE,
  id: 'test',
  name: 'Bar',
  sections: [{ ...SECTION, id: 'bebidas', title: { es: 'Bebidas' }, entries: [AGUA] }],
};

test('a menu is told as it is understood, without what only the generated pages need', async () => {
  const root = temporaryFolder({
    'menus/test.yaml': `venue: El Moreno
contact: {phone: 958123456}
sections:
  - section: Para picar
    items:
      - item: Costillas a la miel
        price: 3.50 tapa / 12 ración
        allergens: gluten, ~soja
        image: costillas
      - options: Extras
        choices: [{title: Hielo, options: [Más: +0.60]}]
`,
    // Which file a picture is, and how an extra price is shown, is no matter of the menu.
    'menus/img/test/costillas.jpg': '<svg width="600" height="400"/>',
    'menus/img/test/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"></svg>',
  });
  const { status, out, err } = await runCommand(root, 'inspect', 'menus/test.yaml', '--format', 'json');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(JSON.parse(out)).toEqual({
    ...ABOVE,
    id: 'test',
    name: 'El Moreno',
    contact: { phone: { text: '958123456', href: 'tel:+34958123456' } },
    sections: [
      {
        ...SECTION,
        id: 'para-picar',
        title: { es: 'Para picar' },
        entries: [
          {
            kind: 'item',
            variant: 'full',
            id: 'costillas-a-la-miel',
            name: { es: 'Costillas a la miel' },
            prices: [
              { label: 'tapa', amount: 3.5 },
              { label: 'racion', amount: 12 },
            ],
            isFood: true,
            allergens: ['gluten'],
            mayContain: ['soja'],
            image: 'costillas',
          },
          {
            kind: 'options',
            title: { es: 'Extras' },
            choices: [{ title: { es: 'Hielo' }, options: [{ name: { es: 'Más' }, prices: [{ amount: 0.6 }] }] }],
          },
        ],
      },
    ],
  });
});

test('a file anywhere is read with the partials of its own folder, or of one that is named', async () => {
  const root = temporaryFolder({
    'draft/test.yaml': BAR,
    'draft/_shared/bebidas.yaml': BEBIDAS,
    'test.yaml': BAR,
    'menus/_shared/bebidas.yaml': BEBIDAS,
  });
  const inspected = async (...argv: string[]): Promise<unknown> =>
    JSON.parse((await runCommand(root, 'inspect', ...argv, '--format', 'json')).out);
  expect(await inspected(join(root, 'draft/test.yaml'))).toEqual(UNDERSTOOD);
  expect(await inspected('test.yaml', '--menus', 'menus')).toEqual(UNDERSTOOD);
});

test('as text it reads like the menu', async () => {
  const root = temporaryFolder({ 'bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  expect(await runCommand(root, 'inspect', 'bar.yaml')).toEqual({
    status: 0,
    out: 'id: bar\nname: Bar\nbarID: bar\nstatus: unavailable\nurlPath: false\nlanguages:\n  - es\nsections: []\n',
    err: '',
  });
});

test('a folder is no file of a menu', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\nstatus: unavailable\n' });
  expect(await runCommand(root, 'inspect', 'menus')).toEqual({
    status: 2,
    out: '',
    err: 'carta: menus is a folder; name one of its files\n',
  });
});

test('a file with an error prints the error and nothing else', async () => {
  const root = temporaryFolder({ 'test.yaml': BAR });
  const { status, out, err } = await runCommand(root, 'inspect', 'test.yaml', '--format', 'json');
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(/^test.yaml:3:10: error unknown-partial: /);
});
