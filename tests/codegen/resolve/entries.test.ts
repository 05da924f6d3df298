import type { ResolvedEntry } from '../../../codegen/kinds/kinds.ts';
import { expect, test } from 'vitest';
import { entriesOf, expectValid, withItems } from '../support/compile.ts';

test.each<[text: string, ...entries: object[]]>([
  ['- heading: Vinos', { kind: 'heading', text: { es: 'Vinos' } }],
  ['- note: Pan aparte', { kind: 'note', text: { es: 'Pan aparte' } }],
  [
    '- banner: Viaje\n  link: https://example.org\n  image: viaje',
    { kind: 'banner', text: { es: 'Viaje' }, link: 'https://example.org', image: 'viaje', imageFile: 'bar/viaje.webp' },
  ],
  [
    `- highlight: LA GORDI
  price: 14.90
  link: https://example.org
  badge: calidad
  label: Edición limitada
  description: Doble`,
    {
      kind: 'highlight',
      id: 'la-gordi',
      name: { es: 'LA GORDI' },
      prices: [{ amount: 14.9 }],
      description: { es: 'Doble' },
      link: 'https://example.org',
      badge: 'calidad',
      badgeFile: 'bar/calidad.svg',
      label: { es: 'Edición limitada' },
      imageFile: 'bar/la-gordi.jpg',
    },
  ],
  [
    '- promo: Menú\n  price: 14.99\n  when: L-V\n  includes: [Burger, Bebida]\n  note: Hasta 10 años',
    {
      kind: 'promo',
      id: 'menu',
      name: { es: 'Menú' },
      prices: [{ amount: 14.99 }],
      when: { es: 'L-V' },
      includes: [{ es: 'Burger' }, { es: 'Bebida' }],
      note: { es: 'Hasta 10 años' },
    },
  ],
  [
    `- wine: Viña Alta
  winery: Bodegas Alta
  vintage: 2019
  region: D.O. Alta
  grape: Tempranillo
  price: 3,50 copa / 18 botella
  allergens: sulfitos, ~huevos
  description: Doce meses
  image: viaje`,
    {
      kind: 'wine',
      id: 'vina-alta',
      name: { es: 'Viña Alta' },
      winery: { es: 'Bodegas Alta' },
      vintage: 2019,
      region: { es: 'D.O. Alta' },
      grape: { es: 'Tempranillo' },
      prices: [
        { label: 'copa', amount: 3.5 },
        { label: 'botella', amount: 18 },
      ],
      allergens: ['sulfitos'],
      mayContain: ['huevos'],
      description: { es: 'Doce meses' },
      image: 'viaje',
      imageFile: 'bar/viaje.webp',
    },
  ],
  ['- wine: Brut\n  vintage: NV', { kind: 'wine', id: 'brut', name: { es: 'Brut' }, vintage: 'NV' }],
  [
    `- builder: Crea
  price: 12.95
  steps:
  - title: Salsa
    options: [BBQ, Angus: +2]
  extras:
  - Huevo: +1.50`,
    {
      kind: 'builder',
      id: 'crea',
      name: { es: 'Crea' },
      prices: [{ amount: 12.95 }],
      steps: [
        {
          title: { es: 'Salsa' },
          options: [{ name: { es: 'BBQ' } }, { name: { es: 'Angus' }, prices: [{ amount: 2, plus: true }] }],
        },
      ],
      extras: [{ name: { es: 'Huevo' }, prices: [{ amount: 1.5, plus: true }] }],
    },
  ],
  [
    `- setMenu: Grupo
  price: 42
  courses:
  - title: Postre
    dishes: [Tarta]
  - dishes: [Café]
  drink: {options: [Vino, Cerveza], condition: Una botella para dos}
  includes: [Pan]
- setMenu: Pareja
  per: pareja
  drink: {options: Agua}
- setMenu: Solo
  per: person`,
    {
      kind: 'setMenu',
      id: 'grupo',
      name: { es: 'Grupo' },
      prices: [{ amount: 42 }],
      per: 'person',
      courses: [
        { title: { es: 'Postre' }, dishes: [{ name: { es: 'Tarta' } }] },
        { dishes: [{ name: { es: 'Café' } }] },
      ],
      drink: { options: [{ es: 'Vino' }, { es: 'Cerveza' }], condition: { es: 'Una botella para dos' } },
      includes: [{ es: 'Pan' }],
    },
    {
      kind: 'setMenu',
      id: 'pareja',
      name: { es: 'Pareja' },
      per: { es: 'pareja' },
      courses: [],
      drink: { options: { es: 'Agua' } },
    },
    { kind: 'setMenu', id: 'solo', name: { es: 'Solo' }, per: 'person', courses: [] },
  ],
  [
    `- conditions:
  - title: Reserva
    text: Se paga el 50 %
    bankTransfer: {account: ES00, holder: Bar, instructions: Nombre}
  - title: Grupo`,
    {
      kind: 'conditions',
      conditions: [
        {
          title: { es: 'Reserva' },
          text: { es: 'Se paga el 50 %' },
          bankTransfer: { account: 'ES00', holder: 'Bar', instructions: { es: 'Nombre' } },
        },
        { title: { es: 'Grupo' } },
      ],
    },
  ],
])('%s', (text, ...entries) => {
  const images = { bar: ['viaje.webp', 'calidad.svg', 'la-gordi.jpg'] };
  expect(entriesOf(withItems(text), { images })).toEqual(entries);
});

test('a section, and the languages and the subtitle above it', () => {
  const { sections, requiredLanguages, subtitle } = expectValid(
    `venue: Bar
languages: es ca
requiredLanguages: ca
subtitle: Tapas @ca Tapes
sections:
- section: Noche @ca Nit
  id: nit
  image: noche
  hidden: true
  onlyNight: true
  items:
  - Vino @ca Vi: 3
`,
    { images: { bar: ['noche.avif'] } },
  );
  const vino: ResolvedEntry = { kind: 'item', variant: 'simple', id: 'vino', name: { es: 'Vino', ca: 'Vi' } };
  expect({ requiredLanguages, subtitle, sections }).toEqual({
    requiredLanguages: ['ca'],
    subtitle: { es: 'Tapas', ca: 'Tapes' },
    sections: [
      {
        id: 'nit',
        title: { es: 'Noche', ca: 'Nit' },
        image: 'noche',
        imageFile: 'bar/noche.avif',
        hidden: true,
        onlyNight: true,
        entries: [{ ...vino, prices: [{ amount: 3 }] }],
      },
    ],
  });
});

test('winery, region and grape of a wine are the same in every language, unless they are translated', () => {
  const wine = '- wine: Brut @en Brut\n  winery: Cavas\n  region: Penedès\n  grape: Macabeo @en Viura';
  expect(expectValid(withItems(wine, 'es en')).sections[0]?.entries).toMatchObject([
    { winery: { es: 'Cavas' }, region: { es: 'Penedès' }, grape: { es: 'Macabeo', en: 'Viura' } },
  ]);
});
