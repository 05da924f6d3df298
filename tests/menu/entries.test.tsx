import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Words } from '../../src/menu/words.tsx';
import type { RichNode } from '../../src/terms/rich-text.ts';
import { lines, showEntries, showSections } from './in-menu.tsx';

const attribute = (selector: string, name: string): string | null | undefined =>
  document.querySelector(selector)?.getAttribute(name);

// The rest of what a row shows stands in the golden cases (tests/cases/every-entry/pages and tests/cases/tapas-bar/pages).
describe('what a reader reads of an entry', () => {
  test.each<[what: string, entry: string, selector: string, read: string[], language?: 'en']>([
    [
      'prices with labels: standard ones in the language of the page, own ones in their texts',
      '- item: Ron @en Rum\n  prices: {media: 3.50, ración: 12, Garrafa @en Jug: 70}',
      '.prices > span',
      ['Half €3.50', 'Ration €12.00', 'Jug €70.00'],
      'en',
    ],
    ['the decimals that it is set to', '- item: Café\n  price: 1.5\n  decimals: 1', '.prices', ['1,5 €']],
    [
      'that it comes with a garnish, can be had smashed, and its hours',
      '- item: Copa\n  price: 5\n  withChips: true\n  smash: true\n  onlyNight: true',
      '.tags',
      ['PIDELA SMASH · GUARNICION INCLUIDA · Solo por la noche, desde las 19:00'],
    ],
    ['hours of the day', '- Copa: 5 onlyDay', '.tags', ['Solo de día, hasta las 19:00']],
    [
      'what it has more to tell',
      '- item: Ron\n  price: 5\n  detail: Ocho años\n  detailedPopup: true',
      '.detail',
      ['Ocho años'],
    ],
    [
      'its detail small where it opens no popup',
      '- item: Ron\n  price: 5\n  detail: Ocho años',
      '.text > small',
      ['Ocho años'],
    ],
    [
      'who made a wine, where, when and from what',
      '- wine: Rioja\n  grape: Tempranillo\n  vintage: 2019\n  region: D.O.Ca. Rioja\n  winery: Bodegas Alta',
      '.wine .italic',
      ['Bodegas Alta\u00a0· D.O.Ca. Rioja\u00a0· 2019\u00a0· Tempranillo'],
    ],
    ['what is known of a wine, and no more', '- wine: Cava\n  vintage: NV', '.wine .italic', ['NV']],
    ['a wine of which only the name is known', '- wine: Cava', '.wine .words', ['Cava']],
    ['a banner without a link', '- banner: Gana un viaje', '.banner', ['Gana un viaje']],
    [
      'of a builder its base price, steps, how many to choose, options with what they add, and extras',
      `- builder: Crea tu burger
  price: 12.95
  steps:
  - {title: Carne, choose: 1, options: [Vaca, Buey: +2]}
  - {title: Ingredientes, choose: up to 2, options: [Tomate]}
  - {title: Salsas, choose: any, options: [BBQ]}
  - {title: Pan, options: [Brioche]}
  extras: [Costilla: +2.90]`,
      '.builder > h3, .builder > .prices, .steps > li, .builder > h4, .builder > .choices',
      [
        'Crea tu burger',
        '12,95 €',
        'Carne Elige 1 Vaca Buey +2,00 €',
        'Ingredientes Elige hasta 2 Tomate',
        'Salsas Elige lo que quieras BBQ',
        'Pan Brioche',
        'Extras',
        'Costilla +2,90 €',
      ],
    ],
    [
      'of a set menu what its price stands for when that is not a person',
      '- setMenu: Menú 2\n  price: 60\n  per: por pareja\n  courses: [{title: Mar, dishes: [Marisco]}]',
      '.set-menu > .prices',
      ['60,00 € por pareja'],
    ],
  ])('%s', (_what, entry, selector, read, language) => {
    showEntries(entry, language);
    expect(lines(selector)).toEqual(read);
  });
});

describe('an item', () => {
  test.each([
    ['its popup, with or without a picture', 'detailedPopup: true\n  image: nachos', 'detail'],
    ['its popup from a row of text', 'detailedPopup: true\n  variant: simple', 'detail'],
    ['its picture where it has no popup', 'image: nachos', 'picture'],
  ])('opens %s', (_what, fields, opens) => {
    showEntries(`- item: Gordi\n  price: 9\n  ${fields}`);
    expect(screen.getByRole('button', { name: 'Gordi' }).dataset['opens']).toBe(opens);
  });

  test('with neither opens nothing', () => {
    showEntries('- item: Gordi\n  price: 9\n  unit: x UD');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('loads its picture lazily, and no video before it is opened', () => {
    showEntries('- item: Gordi\n  price: 9\n  image: nachos\n- item: Brasa\n  price: 9\n  image: clasica');
    const [picture, ...others] = document.querySelectorAll('img, video');
    expect(picture?.getAttribute('src')).toBe('/cartasqr/img/bar/nachos.jpg');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(others).toEqual([]);
    expect(attribute('.picture.video', 'data-video')).toBe('/cartasqr/img/bar/clasica.mp4');
  });

  test('has the look that its editor gives it', () => {
    showEntries(`- item: Gordi
  price: 9
  icon: picante
  iconStyle: round
  className: house-special
  allergens: gluten, ~soja
  allergenImages: true`);
    expect(attribute('.item', 'class')).toBe('item row house-special');
    expect(attribute('.item img', 'class')).toContain('rounded-[50%]');
    expect([...document.querySelectorAll('.signs')].map((line) => line.className)).toEqual([
      'signs signs-2 text-[1.75rem]',
    ]);
  });

  test('of the day has a rule for the clock', () => {
    showEntries('- Copa: 5 onlyDay');
    expect(attribute('.item', 'data-only')).toBe('day');
  });

  test('shown large has label, name, price, picture and badge, and links its reel in a new tab', () => {
    showEntries(`- highlight: LA GORDI
  price: 14.9
  label: Edición limitada
  image: la-gordi
  badge: calidad
  link: https://www.instagram.com/reel/gordi/`);
    expect(lines('.label, h3, .prices')).toEqual(['Edición limitada', 'LA GORDI', '14,90 €']);
    expect([...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/cartasqr/img/bar/la-gordi.jpg',
      '/cartasqr/img/bar/calidad.svg',
    ]);
    expect(screen.getByRole('button', { name: 'LA GORDI' }).dataset['opens']).toBe('picture');
    const reel = screen.getByRole('link', { name: /^Ver el reel ?\(Se abre en una pestaña nueva\)$/ });
    expect([reel.getAttribute('href'), reel.getAttribute('target')]).toEqual([
      'https://www.instagram.com/reel/gordi/',
      '_blank',
    ]);
  });
});

describe('in another language', () => {
  test('a text that falls back says its own, as a title, a button and a line', () => {
    showEntries(
      `- item: Agua
  price: 2
  description: Fría
- item: Vino
  price: 2
  image: nachos
- item: Pan @en Bread
  price: 2`,
      'en',
    );
    const texts = [...document.querySelectorAll('.item h3, .item button, .text > span[lang]')];
    expect(texts.map((text) => [text.textContent, text.getAttribute('lang')])).toEqual([
      ['Agua', 'es'],
      ['Fría', 'es'],
      ['Vino', null],
      ['Vino', 'es'],
      ['Bread', null],
    ]);
  });

  test('a long description is cut in its row, and unfolds there if no popup has the rest', () => {
    const long = 'Con cebolla dulce cocinada muy despacio, '.repeat(4).trim();
    showEntries(`- item: Tortilla
  price: 12
  description: ${long}
  detailedPopup: true
  allergens: huevos
- item: Tortilla sola
  price: 11
  description: ${long}
- wine: Blanco
  price: 18
  winery: Bodegas del Río
  description: ${long}`);
    expect(lines('div.cut')).toEqual([long]);
    expect(lines('details > summary.cut')).toEqual([long, `Bodegas del Río · ${long}`]);
    expect(document.querySelector('.cut .signs')).toBeNull();
    expect(document.querySelectorAll('.item > .signs')).toHaveLength(3);
  });

  test('a description is cut where it would need a third line, but not on a highlight’s band', () => {
    const text = 'Cheddar, lechuga, tomate, cebolla morada, pepinillo, bacon crujiente y mayonesa umami de la casa';
    const rest = `  price: 13
  description: ${text}
  detailedPopup: true
  smash: true
  allergens: gluten, huevos, lacteos, mostaza, sesamo, soja, apio, pescado`;
    showEntries(`- item: La Clásica de la casa con todo
${rest}
- highlight: La Clásica
${rest}`);
    expect(lines('.text .cut')).toEqual([text]);
    expect(document.querySelector('.item:not(.highlight) .text .cut')).not.toBeNull();
  });

  test('what a choice adds to the price stays beside its name', () => {
    showEntries(`- builder: Crea la tuya
  price: 12
  steps:
  - {title: Carne, choose: 1, options: [Vaca, Buey: +2]}`);
    expect(document.querySelector('.choices li:last-child')?.textContent).toMatch(/^Buey\u00a0\+2,00.€$/);
  });

  test('the Spanish name can stand small before the description, for readers of another language', () => {
    const vermouth = `- item: Vermut @en Vermouth
  price: 3
  description: De grifo @en Draught
  descriptionIsSpanishName: true`;
    showEntries(vermouth, 'en');
    expect([...lines('.text'), attribute('.text > small', 'lang')]).toEqual(['Vermut Draught', 'es']);
    showEntries(vermouth);
    expect([...lines('.text'), ...lines('.text > small')]).toEqual(['De grifo']);
  });

  test('it does not stand there again where the name is the Spanish one already', () => {
    showEntries(
      ['Vermut', 'Gazpacho @*'].map((name) => `- item: ${name}\n  descriptionIsSpanishName: true`).join('\n'),
      'en',
    );
    expect(lines('.item .words')).toEqual(['Vermut', 'Gazpacho']);
    expect(lines('.text')).toEqual([]);
  });

  test('it stands there in a venue whose first language is another, too', () => {
    const sections = `- section: Menu @es Carta
  items:
  - note: Menu @es Carta
  - item: Vermouth @es Vermut
    description: Draught @es De grifo
    descriptionIsSpanishName: true`;
    showSections(sections, 'en', undefined, ['en', 'es']);
    expect([...lines('.text'), attribute('.text > small', 'lang')]).toEqual(['Vermut Draught', 'es']);
    showSections(sections, 'es', undefined, ['en', 'es']);
    expect([...lines('.text'), ...lines('.text > small')]).toEqual(['De grifo']);
  });
});

test('a number stays on one line with the short word that it counts', () => {
  showEntries(`- item: Croquetas
  price: 9
  quantity: 12 unidades
  description: Maduradas 45 días, 2 <b>y 3 quesos</b>, 4 acompañamientos
  allowHtmlInDescription: true`);
  expect(document.querySelector('.quantity')?.textContent).toBe('12\u00a0unidades');
  expect(document.querySelector('.text')?.textContent).toMatch(
    /^Maduradas 45\u00a0días, 2 y 3\u00a0quesos, 4 acompañamientos/,
  );
});

test.each([
  [
    'that some are contained, others possible',
    '[gluten, huevos, ~soja]',
    ['Contiene: Gluten, Huevos. Puede contener trazas de: Soja'],
  ],
  [
    'nothing of others where some are possible',
    '[~frutos con cáscara]',
    ['Puede contener trazas de: Frutos de cáscara'],
  ],
  ['that there are none', '[]', ['El establecimiento declara que no contiene ninguno de los 14 alérgenos']],
  ['that nothing is declared', '', ['Alérgenos no declarados']],
])('the signs of a dish say in words %s', (_what, allergens, words) => {
  showEntries(`- Pan: 2 ${allergens}`);
  expect(screen.getAllByRole('img').map((signs) => signs.getAttribute('aria-label'))).toEqual(words);
  expect(lines('.item > :not(.signs)')).toEqual(['Pan', '2,00 €']);
});

describe('a text', () => {
  test.each<[what: string, words: string | readonly RichNode[], as: 'p' | 'span', html: string]>([
    ['plain, whatever it holds', '<b>Pan</b> & ajo', 'span', '<span>&lt;b&gt;Pan&lt;/b&gt; &amp; ajo</span>'],
    [
      'of elements',
      ['Con ', ['strong', ['mucho ', ['em', ['queso']]]], ['br', []], 'y pan'],
      'span',
      '<span>Con <strong>mucho <em>queso</em></strong><br>y pan</span>',
    ],
    [
      'with a link that opens in a new tab',
      [['a', ['carta'], 'https://example.com/']],
      'span',
      '<span><a href="https://example.com/" target="_blank" rel="noopener noreferrer">carta</a></span>',
    ],
    ['with a link that is no https address', [['a', ['x'], 'javascript:alert(1)']], 'span', '<span><a>x</a></span>'],
    ['with a list in a paragraph', [['ul', [['li', ['Pan']]]]], 'p', '<div><ul><li>Pan</li></ul></div>'],
  ])('%s', (_what, words, as, html) => {
    expect(render(<Words as={as} of={{ words }} />).container.innerHTML).toBe(html);
  });

  test('that is not there is no element', () => {
    expect(render(<Words of={undefined} />).container.innerHTML).toBe('');
  });
});

test('a section shows banners and highlights that the menu begins with before its first section', () => {
  const items = 'items:\n  - banner: Gana un viaje\n  - note: Con hielo';
  showSections(`- section: Copas\n  ${items}\n- section: Vinos\n  ${items}`);
  expect(lines('h2.sr-only, .announcements, section')).toEqual([
    'Destacados',
    'Gana un viaje',
    'Copas Con hielo',
    'Vinos Gana un viaje Con hielo',
  ]);
});
