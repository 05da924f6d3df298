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

test('the example of the menu language is understood as its contract says, and nothing is told that it does not name', async () => {
  const root = temporaryFolder({
    'menus/el-moreno.yaml': `venue: El Moreno
languages: es en fr
contact:
  phone: 958123456
  address: Calle Elvira 12, Granada
  instagram: elmoreno
sections:
  - section: Para picar @en To share @fr À partager
    items:
      - Croquetas de jamón @en Ham croquettes @fr Croquettes au jambon: 3.50 tapa / 7 media / 12 ración [gluten, huevos, lacteo]
      - Pulpo a la gallega @en Galician octopus @fr Poulpe à la galicienne: S.M [molusco]
      - Tabla de quesos @en Cheese board @fr Plateau de fromages: 14,50 [lacteo] onlyNight
      - item: Costillas a la miel @en Honey ribs @fr Travers au miel
        price: 15.95
        allergens: gluten, soja
        image: costillas
        detailedPopup: true
        description: Con patatas de la casa @en With house potatoes @fr Avec pommes de terre maison
  - section: Bebidas @en Drinks @fr Boissons
    items:
      - heading: Refrescos @en Soft drinks @fr Boissons sans alcool
      - Agua @en Water @fr Eau: 2
      - options: Extras @en Extras @fr Extras
        choices: [{title: Hielo @en Ice @fr Glace, options: [Más @en More @fr Plus: +0.60]}]
`,
    // Which file a picture is, and how an extra price is shown, is no matter of the menu.
    'menus/img/el-moreno/costillas.jpg': '',
    'menus/img/el-moreno/logo.svg': '',
  });
  const { status, out, err } = await runCommand(root, 'inspect', 'menus/el-moreno.yaml', '--format', 'json');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const item = { kind: 'item', variant: 'simple' };
  expect(JSON.parse(out)).toEqual({
    id: 'el-moreno',
    name: 'El Moreno',
    barID: 'el-moreno',
    status: 'open',
    urlPath: false,
    languages: ['es', 'en', 'fr'],
    contact: {
      phone: { text: '958123456', href: 'tel:+34958123456' },
      address: 'Calle Elvira 12, Granada',
      instagram: 'https://www.instagram.com/elmoreno',
    },
    sections: [
      {
        id: 'para-picar',
        title: { es: 'Para picar', en: 'To share', fr: 'À partager' },
        hidden: false,
        onlyNight: false,
        entries: [
          {
            ...item,
            id: 'croquetas-de-jamon',
            name: { es: 'Croquetas de jamón', en: 'Ham croquettes', fr: 'Croquettes au jambon' },
            prices: [
              { label: 'tapa', amount: 3.5 },
              { label: 'media', amount: 7 },
              { label: 'racion', amount: 12 },
            ],
            isFood: true,
            allergens: ['gluten', 'huevos', 'lacteo'],
          },
          {
            ...item,
            id: 'pulpo-a-la-gallega',
            name: { es: 'Pulpo a la gallega', en: 'Galician octopus', fr: 'Poulpe à la galicienne' },
            prices: [{ amount: 'S.M' }],
            allergens: ['molusco'],
          },
          {
            ...item,
            id: 'tabla-de-quesos',
            name: { es: 'Tabla de quesos', en: 'Cheese board', fr: 'Plateau de fromages' },
            prices: [{ amount: 14.5 }],
            allergens: ['lacteo'],
            onlyNight: true,
          },
          {
            ...item,
            variant: 'full',
            id: 'costillas-a-la-miel',
            name: { es: 'Costillas a la miel', en: 'Honey ribs', fr: 'Travers au miel' },
            prices: [{ amount: 15.95 }],
            allergens: ['gluten', 'soja'],
            description: {
              es: 'Con patatas de la casa',
              en: 'With house potatoes',
              fr: 'Avec pommes de terre maison',
            },
            image: 'costillas',
            detailedPopup: true,
          },
        ],
      },
      {
        id: 'bebidas',
        title: { es: 'Bebidas', en: 'Drinks', fr: 'Boissons' },
        hidden: false,
        onlyNight: false,
        entries: [
          { kind: 'heading', text: { es: 'Refrescos', en: 'Soft drinks', fr: 'Boissons sans alcool' } },
          { ...item, id: 'agua', name: { es: 'Agua', en: 'Water', fr: 'Eau' }, prices: [{ amount: 2 }] },
          {
            kind: 'options',
            title: { es: 'Extras', en: 'Extras', fr: 'Extras' },
            choices: [
              {
                title: { es: 'Hielo', en: 'Ice', fr: 'Glace' },
                options: [{ name: { es: 'Más', en: 'More', fr: 'Plus' }, prices: [{ amount: 0.6 }] }],
              },
            ],
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

test('a file with an error prints the error and nothing else', async () => {
  const root = temporaryFolder({ 'test.yaml': BAR });
  const { status, out, err } = await runCommand(root, 'inspect', 'test.yaml', '--format', 'json');
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(/^test.yaml:3:10: error unknown-partial: /);
});
