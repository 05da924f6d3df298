/** The contract of `inspect --format json`, from outside: the example that the language's contract gives, and its sentences. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../codegen/support/temporary-folder.ts';
import { runCarta } from './run-carta.ts';

async function inspect(files: Record<string, string>, name = 'el-moreno.yaml') {
  const folder = temporaryFolder(files);
  const { code, stdout, stderr } = await runCarta([
    'inspect',
    join(folder, name),
    '--menus',
    folder,
    '--format',
    'json',
  ]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
}

const EL_MORENO = `venue: El Moreno
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
`;

test('the example of the contract', async () => {
  expect(await inspect({ 'el-moreno.yaml': EL_MORENO })).toEqual({
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
            kind: 'item',
            variant: 'simple',
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
            kind: 'item',
            variant: 'simple',
            id: 'pulpo-a-la-gallega',
            name: { es: 'Pulpo a la gallega', en: 'Galician octopus', fr: 'Poulpe à la galicienne' },
            prices: [{ amount: 'S.M' }],
            allergens: ['molusco'],
          },
          {
            kind: 'item',
            variant: 'simple',
            id: 'tabla-de-quesos',
            name: { es: 'Tabla de quesos', en: 'Cheese board', fr: 'Plateau de fromages' },
            prices: [{ amount: 14.5 }],
            allergens: ['lacteo'],
            onlyNight: true,
          },
          {
            kind: 'item',
            variant: 'full',
            id: 'costillas-a-la-miel',
            name: { es: 'Costillas a la miel', en: 'Honey ribs', fr: 'Travers au miel' },
            prices: [{ amount: 15.95 }],
            allergens: ['gluten', 'soja'],
            image: 'costillas',
            detailedPopup: true,
            description: {
              es: 'Con patatas de la casa',
              en: 'With house potatoes',
              fr: 'Avec pommes de terre maison',
            },
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
          {
            kind: 'item',
            variant: 'simple',
            id: 'agua',
            name: { es: 'Agua', en: 'Water', fr: 'Eau' },
            prices: [{ amount: 2 }],
          },
        ],
      },
    ],
  });
});

const bar = (...lines: string[]): Record<string, string> => ({
  'bar.yaml': `venue: Bar\nsections:\n  - section: Uno\n    items:\n${lines.map((line) => `      ${line}\n`).join('')}`,
});
const inspectEntries = async (...lines: string[]) => (await inspect(bar(...lines), 'bar.yaml')).sections[0].entries;

test('an item states contained, possible, absent or nothing', async () => {
  const entries = await inspectEntries('- A: 1 [gluten, ~soja, ~gluten]', '- B: 1 []', '- C: 1 [none]', '- D: 1');
  expect(entries).toEqual([
    {
      kind: 'item',
      variant: 'simple',
      id: 'a',
      name: { es: 'A' },
      prices: [{ amount: 1 }],
      allergens: ['gluten'],
      mayContain: ['soja'],
    },
    { kind: 'item', variant: 'simple', id: 'b', name: { es: 'B' }, prices: [{ amount: 1 }], allergens: [] },
    { kind: 'item', variant: 'simple', id: 'c', name: { es: 'C' }, prices: [{ amount: 1 }], allergens: [] },
    { kind: 'item', variant: 'simple', id: 'd', name: { es: 'D' }, prices: [{ amount: 1 }] },
  ]);
});

test('labels make an item food or drink, an unlabelled price beside labelled ones is extra', async () => {
  expect(
    await inspectEntries('- A: 2 / 5 tapa', '- B: 3 copa / 12 botella', '- C: 2 barra / 2.5 terraza', '- D: 2 frasca'),
  ).toEqual([
    {
      kind: 'item',
      variant: 'simple',
      id: 'a',
      name: { es: 'A' },
      prices: [
        { label: 'extra', amount: 2 },
        { label: 'tapa', amount: 5 },
      ],
      isFood: true,
    },
    {
      kind: 'item',
      variant: 'simple',
      id: 'b',
      name: { es: 'B' },
      prices: [
        { label: 'copa', amount: 3 },
        { label: 'botella', amount: 12 },
      ],
      chupCopBot: true,
    },
    {
      kind: 'item',
      variant: 'simple',
      id: 'c',
      name: { es: 'C' },
      prices: [
        { label: 'barra', amount: 2 },
        { label: 'terraza', amount: 2.5 },
      ],
    },
    { kind: 'item', variant: 'simple', id: 'd', name: { es: 'D' }, prices: [{ label: { es: 'frasca' }, amount: 2 }] },
  ]);
});

test('ids are slugs, a second one gets a number', async () => {
  const entries = await inspectEntries('- Café con leche: 1', '- Café  con leche!: 2', '- Ñoquis (200 g): 3');
  expect(entries.map(({ id }: { id: string }) => id)).toEqual(['cafe-con-leche', 'cafe-con-leche-2', 'noquis-200-g']);
});

test('a partial is pulled in and adapted', async () => {
  const venue = await inspect(
    {
      'bar.yaml':
        'venue: Bar\nsections:\n  - use: cadena\n    without: [agua]\n    prices:\n      pan: 2,50 media\n  - section: Tres\n    items:\n      - use: cadena#dos\n',
      '_shared/cadena.yaml':
        'sections:\n  - section: Uno\n    items:\n      - Pan: 2\n      - Agua: 1\n  - section: Dos\n    items:\n      - Vino: 3\n',
    },
    'bar.yaml',
  );
  expect(venue.sections).toEqual([
    {
      id: 'uno',
      title: { es: 'Uno' },
      hidden: false,
      onlyNight: false,
      entries: [
        {
          kind: 'item',
          variant: 'simple',
          id: 'pan',
          name: { es: 'Pan' },
          prices: [{ label: 'media', amount: 2.5 }],
          isFood: true,
        },
      ],
    },
    {
      id: 'dos',
      title: { es: 'Dos' },
      hidden: false,
      onlyNight: false,
      entries: [{ kind: 'item', variant: 'simple', id: 'vino', name: { es: 'Vino' }, prices: [{ amount: 3 }] }],
    },
    {
      id: 'tres',
      title: { es: 'Tres' },
      hidden: false,
      onlyNight: false,
      entries: [{ kind: 'item', variant: 'simple', id: 'vino-2', name: { es: 'Vino' }, prices: [{ amount: 3 }] }],
    },
  ]);
});

test('blocks keep their fields, with prices as lists and texts as objects', async () => {
  const entries = await inspectEntries(
    '- promo: Menú mediodía',
    '  price: 14.99',
    '  when: De lunes a viernes',
    '  includes: [Burger, Bebida]',
    '- builder: Crea tu burger',
    '  price: 12.95',
    '  steps:',
    '    - title: Carne',
    '      choose: 1',
    '      options: [Vaca, Angus: +2]',
    '    - title: Ingredientes',
    '      choose: up to 2',
    '      options: [Bacon]',
    '  extras:',
    '    - Huevo: +1.50',
    '- options: Opciones',
    '  choices:',
    '    - title: Salsa',
    '      options:',
    '        - BBQ: +0.60',
    '- setMenu: Menú 42',
    '  price: 42',
    '  courses:',
    '    - title: Entrantes',
    '      dishes: [Jamón, Ensalada]',
    '- conditions:',
    '    - title: Reserva',
    '      text: Se paga el 50 %',
    '      bankTransfer: {account: ES00 0000, holder: Bar, instructions: Indica la fecha}',
  );
  expect(entries).toEqual([
    {
      kind: 'promo',
      id: 'menu-mediodia',
      name: { es: 'Menú mediodía' },
      prices: [{ amount: 14.99 }],
      when: { es: 'De lunes a viernes' },
      includes: [{ es: 'Burger' }, { es: 'Bebida' }],
    },
    {
      kind: 'builder',
      id: 'crea-tu-burger',
      name: { es: 'Crea tu burger' },
      prices: [{ amount: 12.95 }],
      steps: [
        {
          title: { es: 'Carne' },
          choose: 1,
          options: [{ name: { es: 'Vaca' } }, { name: { es: 'Angus' }, prices: [{ amount: 2 }] }],
        },
        { title: { es: 'Ingredientes' }, choose: 'up to 2', options: [{ name: { es: 'Bacon' } }] },
      ],
      extras: [{ name: { es: 'Huevo' }, prices: [{ amount: 1.5 }] }],
    },
    {
      kind: 'options',
      title: { es: 'Opciones' },
      choices: [{ title: { es: 'Salsa' }, options: [{ name: { es: 'BBQ' }, prices: [{ amount: 0.6 }] }] }],
    },
    {
      kind: 'setMenu',
      id: 'menu-42',
      name: { es: 'Menú 42' },
      prices: [{ amount: 42 }],
      per: 'person',
      courses: [{ title: { es: 'Entrantes' }, dishes: [{ es: 'Jamón' }, { es: 'Ensalada' }] }],
    },
    {
      kind: 'conditions',
      conditions: [
        {
          title: { es: 'Reserva' },
          text: { es: 'Se paga el 50 %' },
          bankTransfer: { account: 'ES00 0000', holder: 'Bar', instructions: { es: 'Indica la fecha' } },
        },
      ],
    },
  ]);
});
