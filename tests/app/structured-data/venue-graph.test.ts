import { describe, expect, it, test } from 'vitest';
import { texts as en } from '../../../generated/interface/en.ts';
import { texts as es } from '../../../generated/interface/es.ts';
import { texts as fr } from '../../../generated/interface/fr.ts';
import { venueGraph } from '../../../src/app/structured-data/venue-graph.ts';
import type { Menu, MenuTexts } from '../../../src/menu/model.ts';
import { fixtureEn, fixtureFr, fixtureMenu, fixtureTexts } from '../../support/fixture-menu.ts';

const INTERFACE = { es, en, fr };
const PAGE = 'https://cartas.example/cartasqr/la-prueba';
const spanish = fixtureTexts.es as MenuTexts;

function graphOf(language: 'es' | 'en' | 'fr', own: MenuTexts, menu: Menu = fixtureMenu) {
  const graph = venueGraph({
    menu,
    language,
    own,
    first: spanish,
    texts: INTERFACE[language],
    origin: 'https://cartas.example',
    page: PAGE,
    file: `${PAGE}/menu.${language}.jsonld`,
  });
  // As the file has it: without what is undefined.
  return JSON.parse(JSON.stringify(graph)) as Record<string, unknown>;
}

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
    item('Tomate aliñado', { description: 'De la vega', offers: euros(8) }),
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
        'Entrantes: Jamón, Croquetas. Principal: Chuletón. Bebida: Vino crianza. Una botella cada dos personas. Incluye: Pan, Café',
      offers: euros(42, { name: 'por persona' }),
    }),
    item('Menú 2', { description: 'Marisco', offers: euros(60, { name: 'por pareja' }) }),
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

test('everything that a venue sells, with each price', () => {
  expect(graphOf('es', spanish)).toEqual({
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

type Printed = { name: string; hasMenuItem: Printed[]; hasMenuSection: Printed[]; offers: Printed[] };
const menuOf = (graph: Record<string, unknown>) => graph['hasMenu'] as Printed & { inLanguage: string };

describe('in another language', () => {
  it('has names, labels and the words of the interface in it', () => {
    const menu = menuOf(graphOf('en', fixtureEn));
    expect([menu.inLanguage, menu.name]).toEqual(['en', 'Digital QR menu of La Prueba']);
    const [ham] = menu.hasMenuSection[0]?.hasMenuItem ?? [];
    expect([ham?.name, ...(ham?.offers ?? []).map(({ name }) => name)]).toEqual([
      'Ham croquettes',
      'Tapa',
      'Half',
      'Ration',
    ]);
  });

  it('says the Spanish name of a drink whose description is that name', () => {
    const { hasMenuSection } = menuOf(graphOf('en', fixtureEn));
    expect(JSON.stringify(hasMenuSection)).toContain(
      '"name":"Draught vermouth","alternateName":"Vermut de grifo","description":"With an olive"',
    );
  });

  it('falls back to the first language where a text is missing', () => {
    const menu = menuOf(graphOf('fr', fixtureFr));
    expect(menu.hasMenuSection.map(({ name }) => name)).toEqual(['Entrées', 'Burgers', 'Menús de grupo', 'Copas']);
    expect(menu.hasMenuSection[0]?.hasMenuItem[0]?.name).toBe('Croquetas de jamón');
  });
});

describe('what belongs to no section', () => {
  it('is a highlight that the menu begins with, as on the page', () => {
    const menu = menuOf(
      graphOf('es', spanish, {
        ...fixtureMenu,
        sections: [
          {
            id: 'burgers',
            entries: [
              { kind: 'banner', id: 'banner-viaje' },
              { kind: 'highlight', id: 'la-gordi', prices: [{ amount: 14.9 }] },
              { kind: 'simple', id: 'pulpo' },
              { kind: 'highlight', id: 'nachos' },
            ],
          },
        ],
      }),
    );
    expect(menu).toMatchObject({
      hasMenuItem: { name: 'LA GORDI' },
      hasMenuSection: { name: 'Burgers', hasMenuItem: [{ name: 'Pulpo a la gallega' }, { name: 'Nachos de la casa' }] },
    });
  });
});

it('says nothing of allergens or diets: what is not declared would look like what is absent', () => {
  expect(JSON.stringify(graphOf('es', spanish))).not.toMatch(/allergen|gluten|Diet|huevos/i);
});

it('leaves out a section in which nothing is sold', () => {
  const sections: Menu['sections'] = [
    { id: 'grupos', entries: [{ kind: 'conditions', id: 'conditions-reserva', conditions: [{}] }] },
    { id: 'copas', entries: [{ kind: 'heading', id: 'heading-ron' }] },
  ];
  expect(menuOf(graphOf('es', spanish, { ...fixtureMenu, sections }))).not.toHaveProperty('hasMenuSection');
});

it('gives an item without a price the hours at which it is to be had', () => {
  const sections: Menu['sections'] = [{ id: 'copas', onlyNight: true, entries: [{ kind: 'simple', id: 'ron' }] }];
  expect(menuOf(graphOf('es', spanish, { ...fixtureMenu, sections }))).toMatchObject({
    hasMenuSection: { hasMenuItem: { name: 'Ron añejo', offers: { '@type': 'Offer', ...EVENING } } },
  });
});
