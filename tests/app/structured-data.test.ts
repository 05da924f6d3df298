import { describe, expect, it, test } from 'vitest';
import { interfaceTexts } from '../../generated/interface.ts';
import { availability } from '../../src/app/structured-data/offers.ts';
import { menuReference } from '../../src/app/structured-data/menu-node.ts';
import { restaurantNode } from '../../src/app/structured-data/restaurant-node.ts';
import { dataScript } from '../../src/app/head/head-of.ts';
import { venueGraph } from '../../src/app/structured-data/venue-graph.ts';
import type { Menu } from '../../src/menu/model.ts';
import { plainText } from '../../src/terms/rich-text.ts';
import type { ClosedDay, Span } from '../../src/terms/served.ts';
import { openWindows } from '../../src/time/windows.ts';
import { compileText, fixtureMenu, textsOfFixture } from '../support/fixture-menu.ts';
import { faultsOf } from '../support/schema-org.ts';

const PAGE = 'https://cartas.example/cartasqr/la-prueba';

/** As the file has it: without what is undefined. */
const printed = (node: object) => JSON.parse(JSON.stringify(node)) as Record<string, unknown>;

async function graphOf(language: 'es' | 'en' | 'fr', sections: Menu['sections'] = fixtureMenu.sections) {
  const graph = venueGraph({
    menu: { ...fixtureMenu, sections },
    language,
    own: textsOfFixture[language],
    first: textsOfFixture.es,
    texts: (await interfaceTexts[language]()).texts,
    origin: 'https://cartas.example',
    page: PAGE,
    file: `${PAGE}/menu.${language}.jsonld`,
  });
  return printed(graph);
}

type Printed = { name: string; hasMenuItem: Printed[]; hasMenuSection: Printed[]; offers: Printed[] };
type PrintedMenu = Printed & { inLanguage: string };
const menuOf = async (...graph: Parameters<typeof graphOf>) => (await graphOf(...graph))['hasMenu'] as PrintedMenu;

const euros = (price: number, more: object = {}) => ({ '@type': 'Offer', price, priceCurrency: 'EUR', ...more });
const item = (name: string, more: object = {}) => ({ '@type': 'MenuItem', name, ...more });
const section = (name: string, more: object = {}) => ({ '@type': 'MenuSection', name, ...more });
const picture = (file: string) => ({ image: `https://cartas.example/cartasqr/img/la-prueba/${file}` });
const EVENING = { availabilityStarts: '17:00:00', availabilityEnds: '03:00:00' };

const starters = section('Entrantes', {
  ...picture('entrantes.jpg'),
  description: 'El pan va aparte',
  hasMenuItem: [
    item('Croquetas de jamón', {
      offers: [euros(3.5, { name: 'Tapa' }), euros(7, { name: 'Media' }), euros(12, { name: 'Ración' })],
    }),
    item('Nachos de la casa', {
      description: 'Con mucho queso y guacamole. Para compartir entre dos.',
      ...picture('nachos.jpg'),
      offers: euros(9.5),
    }),
    item('Alitas de pollo', { ...picture('alitas.jpg'), offers: euros(2.5, { name: 'x UD' }) }),
    item('Pulpo a la gallega', { offers: { '@type': 'Offer', description: 'S.M' } }),
    item('Tomate aliñado', {
      description: '300 g. De la vega',
      suitableForDiet: [
        'https://schema.org/VegetarianDiet',
        'https://schema.org/VeganDiet',
        'https://schema.org/GlutenFreeDiet',
      ],
      offers: euros(8),
    }),
    item('Tabla de quesos', {
      offers: euros(14.5, { availabilityStarts: '19:00:00', availabilityEnds: '03:00:00' }),
    }),
  ],
});

const burgers = section('Burgers', {
  hasMenuItem: [
    item('LA GORDI', { description: 'Doble de vaca. Pan negro', ...picture('la-gordi.jpg'), offers: euros(14.9) }),
    item('La Clásica', { description: 'Cheddar y beicon', offers: euros(13.95) }),
    item('Menú de mediodía', {
      description:
        'De lunes a viernes, de 12:00 a 16:00. Burger de la semana, Bebida, Postre. No disponible en festivos',
      offers: euros(14.99),
    }),
    item('Crea tu burger', {
      offers: euros(12.95),
      menuAddOn: [
        section('Carne', { description: 'Elige 1', hasMenuItem: [item('Vaca'), item('Buey', { offers: euros(2) })] }),
        section('Ingredientes', {
          description: 'Elige hasta 2',
          hasMenuItem: [item('Lechuga'), item('Tomate'), item('Cebolla')],
        }),
        section('Toques', { description: 'Elige lo que quieras', hasMenuItem: item('Pepinillo') }),
        section('Extras', { hasMenuItem: item('Costilla ibérica', { offers: euros(2.9) }) }),
      ],
    }),
  ],
  hasMenuSection: section('Cambia tu burger', {
    hasMenuSection: section('Guarnición', {
      hasMenuItem: [item('Patatas de la casa'), item('Boniato', { offers: euros(0.6) })],
    }),
  }),
});

const groups = section('Menús de grupo', {
  hasMenuItem: [
    item('Menú 1', {
      description:
        'Entrantes: Jamón +4,00 €, Croquetas. Principal: Chuletón. Bebida: Vino crianza. Una botella cada dos personas. Incluye: Pan, Café',
      offers: euros(42, { name: 'por persona' }),
    }),
    item('Menú 2', { description: 'Del mar: Marisco', offers: euros(60, { name: 'por pareja' }) }),
  ],
});

const drinks = section('Copas', {
  hasMenuSection: section('Ron', {
    hasMenuItem: [
      item('Ron añejo', {
        offers: [
          euros(3, { name: 'Chupito', ...EVENING }),
          euros(6.5, { name: 'Copa', ...EVENING }),
          euros(70, { name: 'Botella de reserva', ...EVENING }),
        ],
      }),
      item('Vermut de grifo', {
        description: 'Con aceituna',
        offers: euros(3, { availabilityStarts: '17:00:00', availabilityEnds: '19:00:00' }),
      }),
    ],
  }),
});

test('everything that a venue sells, with each price', async () => {
  expect(await graphOf('es')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': 'https://cartas.example/cartasqr/la-prueba#restaurant',
    name: 'La Prueba',
    url: 'https://cartas.example/cartasqr/la-prueba',
    hasMenu: {
      '@type': 'Menu',
      '@id': 'https://cartas.example/cartasqr/la-prueba/menu.es.jsonld',
      inLanguage: 'es',
      name: 'Carta digital QR de La Prueba',
      hasMenuSection: [starters, burgers, groups, drinks],
    },
  });
});

describe('a menu as structured data', () => {
  it.each(['es', 'en', 'fr'] as const)('speaks schema.org, and the language of its page: %s', async (language) => {
    const graph = await graphOf(language);
    expect(faultsOf(graph)).toEqual([]);
    expect(graph['hasMenu']).toMatchObject({ inLanguage: language });
  });

  it('has names, labels and the words of the interface in another language', async () => {
    const menu = await menuOf('en');
    expect(menu.name).toBe('Digital QR menu of La Prueba');
    const [ham] = menu.hasMenuSection[0]?.hasMenuItem ?? [];
    expect([ham?.name, ...(ham?.offers ?? []).map(({ name }) => name)]).toEqual([
      'Ham croquettes',
      'Tapa',
      'Half',
      'Ration',
    ]);
  });

  it('says the Spanish name of a drink whose description is that name', async () => {
    expect(JSON.stringify(await menuOf('en'))).toContain(
      '"name":"Draught vermouth","alternateName":"Vermut de grifo","description":"With an olive"',
    );
  });

  it('falls back to the first language where a text is missing', async () => {
    const { hasMenuSection } = await menuOf('fr');
    expect(hasMenuSection.map(({ name }) => name)).toEqual(['Entrées', 'Burgers', 'Menús de grupo', 'Copas']);
    expect(hasMenuSection[0]?.hasMenuItem[0]?.name).toBe('Croquetas de jamón');
  });

  it('says nothing of allergens, and of diets what is marked: what is not declared would look like what is absent', async () => {
    const said = JSON.stringify(await graphOf('es'));
    expect(said.match(/Diet"/g)).toHaveLength(4);
    expect(said.replaceAll(/"suitableForDiet":\[.*?\]/g, '')).not.toMatch(/allergen|gluten|Diet|huevos/i);
  });

  it('has a highlight that the menu begins with in no section, as on the page', async () => {
    const entries = [
      { kind: 'banner', id: 'banner-gana-un-viaje' },
      { kind: 'highlight', id: 'la-gordi', prices: [{ amount: 14.9 }] },
      { kind: 'simple', id: 'pulpo-a-la-gallega' },
      { kind: 'highlight', id: 'nachos-de-la-casa' },
    ] as const;
    expect(await menuOf('es', [{ id: 'burgers', entries }])).toMatchObject({
      hasMenuItem: { name: 'LA GORDI' },
      hasMenuSection: { name: 'Burgers', hasMenuItem: [{ name: 'Pulpo a la gallega' }, { name: 'Nachos de la casa' }] },
    });
  });

  it('leaves out a section in which nothing is sold', async () => {
    const sections: Menu['sections'] = [
      { id: 'grupos', entries: [{ kind: 'conditions', id: 'conditions-reserva', conditions: [{}] }] },
      { id: 'copas', entries: [{ kind: 'heading', id: 'heading-ron' }] },
    ];
    expect(await menuOf('es', sections)).not.toHaveProperty('hasMenuSection');
  });

  it('gives an item without a price the hours at which it is to be had', async () => {
    const entries = [{ kind: 'simple', id: 'ron-anejo' }] as const;
    expect(await menuOf('es', [{ id: 'copas', onlyNight: true, entries }])).toMatchObject({
      hasMenuSection: { hasMenuItem: { name: 'Ron añejo', offers: { '@type': 'Offer', ...EVENING } } },
    });
  });
});

describe('a venue as a restaurant', () => {
  const address = {
    page: PAGE,
    picture: 'https://cartas.example/cartasqr/img/la-prueba/share.jpg',
    country: 'PT',
    year: 2026,
  };
  const bare = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${PAGE}#restaurant`,
    name: 'La Prueba',
    url: PAGE,
    image: address.picture,
  };

  it('has its address, telephone, accounts and menus', () => {
    const menus = [menuReference(`${PAGE}/menu.es.jsonld`, 'es'), menuReference(`${PAGE}/menu.en.jsonld`, 'en')];
    expect(printed(restaurantNode(fixtureMenu, address, menus))).toEqual({
      ...bare,
      telephone: '+34958000000',
      address: { '@type': 'PostalAddress', streetAddress: 'Calle Inventada 1, Granada', addressCountry: 'PT' },
      sameAs: ['https://www.instagram.com/laprueba', 'https://www.facebook.com/laprueba'],
      hasMenu: [
        { '@type': 'Menu', '@id': `${PAGE}/menu.es.jsonld`, inLanguage: 'es' },
        { '@type': 'Menu', '@id': `${PAGE}/menu.en.jsonld`, inLanguage: 'en' },
      ],
    });
  });

  it('is nothing but its name where it gives nothing else', () => {
    expect(printed(restaurantNode({ name: 'La Prueba' }, address, []))).toEqual(bare);
  });

  it('says when it is open, and on which days it is closed', () => {
    const hours: Menu['hours'] = [
      {
        days: [2, 3],
        hours: [
          ['13:00', '16:00'],
          ['20:00', '24:00'],
        ],
      },
      { days: [7] },
    ];
    const closed: Menu['closed'] = ['2027-01-06', ['2027-08-01', '2027-08-15']];
    expect(printed(restaurantNode({ name: 'La Prueba', hours, closed }, address, []))).toMatchObject({
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Tuesday', 'https://schema.org/Wednesday'],
          opens: '13:00:00',
          closes: '16:00:00',
        },
        { opens: '20:00:00', closes: '23:59:00' },
        { dayOfWeek: ['https://schema.org/Sunday'], opens: '00:00:00', closes: '23:59:00' },
      ],
      specialOpeningHoursSpecification: [
        { opens: '00:00:00', closes: '00:00:00', validFrom: '2027-01-06', validThrough: '2027-01-06' },
        { validFrom: '2027-08-01', validThrough: '2027-08-15' },
      ],
    });
  });

  it.each<[ClosedDay, number, string]>([
    ['12-24', 2026, '2026-12-24 2027-12-24'],
    [['08-01', '08-15'], 2026, '2026-08-01/2026-08-15 2027-08-01/2027-08-15'],
    [['12-24', '01-06'], 2026, '2025-12-24/2026-01-06 2026-12-24/2027-01-06 2027-12-24/2028-01-06'],
    ['02-29', 2026, ''],
    ['02-29', 2027, '2028-02-29'],
    [['02-20', '02-29'], 2027, '2027-02-20/2027-02-28 2028-02-20/2028-02-29'],
    [['02-29', '03-02'], 2027, '2027-03-01/2027-03-02 2028-02-29/2028-03-02'],
  ])('says of %j the dates of the year in which it is built and of the next: %i', (day, year, expected) => {
    const { specialOpeningHoursSpecification } = restaurantNode(
      { name: 'La Prueba', closed: [day] },
      { ...address, year },
      [],
    );
    const nodes = [specialOpeningHoursSpecification ?? []].flat() as { validFrom: string; validThrough: string }[];
    const dates = nodes.map(({ validFrom: from, validThrough: to }) => (from === to ? from : `${from}/${to}`));
    expect(dates.join(' ')).toBe(expected);
  });

  it('says every way to reach a venue', () => {
    const phones = [
      { text: '958 000 101', href: 'tel:+34958000101' },
      { text: '958 000 102', href: 'tel:+34958000102' },
      { text: 'encargos@bar.example', href: 'mailto:encargos@bar.example' },
    ] as const;
    const contact = {
      phone: phones[0],
      phones,
      email: 'hola@bar.example',
      whatsapp: { text: '600 000 103', href: 'https://wa.me/34600000103' },
      web: 'https://bar.example/',
      booking: 'https://reservas.example/bar',
      map: 'https://mapas.example/bar',
      instagram: 'https://www.instagram.com/bar',
      tiktok: 'https://www.tiktok.com/@bar',
    };
    expect(printed(restaurantNode({ name: 'La Prueba', contact }, address, []))).toEqual({
      ...bare,
      telephone: ['+34958000101', '+34958000102'],
      email: ['encargos@bar.example', 'hola@bar.example'],
      hasMap: 'https://mapas.example/bar',
      acceptsReservations: 'https://reservas.example/bar',
      sameAs: ['https://bar.example/', 'https://www.instagram.com/bar', 'https://www.tiktok.com/@bar'],
    });
  });

  it('takes a contact that is a mail address for no telephone', () => {
    const contact = { phone: { text: 'hola@bar.example', href: 'mailto:hola@bar.example' } };
    expect(printed(restaurantNode({ name: 'La Prueba', contact }, address, []))).toEqual({
      ...bare,
      email: 'hola@bar.example',
    });
  });

  it('takes address and telephone of the card above the sections where the footer has none; no number for messages', () => {
    const info = {
      address: 'Plaza 1',
      phones: [
        { number: '600 000 002', href: 'https://wa.me/34600000002', kind: 'whatsapp' },
        { number: '943 000 001', href: 'tel:+34943000001', kind: 'tel' },
      ],
    } as const;
    expect(printed(restaurantNode({ name: 'La Prueba', info }, address, []))).toEqual({
      ...bare,
      telephone: '+34943000001',
      address: { '@type': 'PostalAddress', streetAddress: 'Plaza 1', addressCountry: 'PT' },
    });
  });
});

describe('the hours of an item', () => {
  const hours = (...all: [from: string, to: string][]): Span[] => [{ hours: all }];
  const NOON = hours(['13:00', '16:00']);
  const LATE = hours(['20:00', '24:00']);
  const LONG = hours(['12:00', '02:00']);
  const TWICE = hours(['13:00', '16:00'], ['20:00', '23:00']);

  it.each([
    ['always', {}, undefined],
    ['only at night', { onlyNight: true }, ['19:00:00', '03:00:00']],
    ['only by day', { onlyDay: true }, ['03:00:00', '19:00:00']],
    ['in a section of the evening', { sectionOnlyNight: true }, ['17:00:00', '03:00:00']],
    ['at night in a section of the evening', { onlyNight: true, sectionOnlyNight: true }, ['19:00:00', '03:00:00']],
    ['by day in a section of the evening', { onlyDay: true, sectionOnlyNight: true }, ['17:00:00', '19:00:00']],
    ['at noon', { served: NOON }, ['13:00:00', '16:00:00']],
    ['late', { served: LATE }, ['20:00:00', '23:59:00']],
    ['at noon in a section of all day', { served: NOON, sectionServed: LONG }, ['13:00:00', '16:00:00']],
    ['for longer than its section', { served: LONG, sectionServed: NOON }, ['13:00:00', '16:00:00']],
    ['longer than its section begins', { served: LATE, sectionOnlyNight: true }, ['20:00:00', '23:59:00']],
    ['from before its section', { served: LONG, sectionOnlyNight: true }, ['17:00:00', '02:00:00']],
    ['at night in a section with hours', { onlyNight: true, sectionServed: LONG }, ['19:00:00', '02:00:00']],
    ['by day in a section with hours', { onlyDay: true, sectionServed: LONG }, ['12:00:00', '19:00:00']],
    ['twice a day', { served: TWICE }, undefined],
    ['twice a day, of which its section has one', { served: TWICE, sectionServed: NOON }, ['13:00:00', '16:00:00']],
    ['on some days', { served: [{ days: [6, 7] }], sectionServed: NOON }, ['13:00:00', '16:00:00']],
  ] as const)('%s', (_name, rules, expected) => {
    const said = availability(rules);
    expect(said && [said.availabilityStarts, said.availabilityEnds]).toEqual(expected);
  });

  it('are those at which the page shows it', () => {
    expect([18, 19, 2, 3, 16, 17].map((hour) => openWindows(new Date(Date.UTC(2026, 0, 1, hour))).join(' '))).toEqual([
      'day evening',
      'night evening',
      'night evening',
      'day',
      'day',
      'day evening',
    ]);
  });
});

describe('a text', () => {
  const LIST = [
    'ul',
    [
      ['li', ['queso']],
      ['li', [['em', ['miel']]]],
    ],
  ] as const;

  it.each([
    ['has words in bold', ['Con ', ['strong', ['mucho']], ' queso'], 'Con mucho queso'],
    ['has lines and list items that do not run into each other', ['Pan', ['br', []], 'y', LIST], 'Pan y queso miel'],
    ['has white space of a file', '  Con patatas\n  de la casa ', 'Con patatas de la casa'],
  ] as const)('that %s is plain', (_what, words, text) => {
    expect(plainText(words)).toBe(text);
  });

  it('that looks like the end of the script does not end it, and is read as it is', () => {
    const data = { name: '</script><script>alert(1)</script>' };
    const script = dataScript(data);
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script) ?? [];
    expect(JSON.parse(json)).toEqual(data);
  });
});

test('a wine is told with who makes it, where, when and from what', async () => {
  const { menu, texts } = compileText(
    'la-prueba',
    `venue: Bar
languages: es
sections:
  - section: Vinos
    items:
      - wine: Viña Alta
        winery: Bodegas Alta
        vintage: 2019
        grape: Tempranillo
        price: 3,50 copa / 18 botella
        allergens: sulfitos
        description: Doce meses en barrica`,
  );
  const graph = venueGraph({
    menu,
    language: 'es',
    own: texts.es,
    first: texts.es,
    texts: (await interfaceTexts.es()).texts,
    origin: 'https://cartas.example',
    page: PAGE,
    file: `${PAGE}/menu.es.jsonld`,
  });
  expect(faultsOf(printed(graph))).toEqual([]);
  expect(printed(graph)).toMatchObject({
    hasMenu: {
      hasMenuSection: section('Vinos', {
        hasMenuItem: item('Viña Alta', {
          description: 'Bodegas Alta · 2019 · Tempranillo. Doce meses en barrica',
          offers: [euros(3.5, { name: 'Copa' }), euros(18, { name: 'Botella' })],
        }),
      }),
    },
  });
});
