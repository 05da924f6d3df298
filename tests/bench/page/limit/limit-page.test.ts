import type { ResolvedVenue } from '../../../../codegen/resolve/venue.ts';
import { expect, it } from 'vitest';
import { limitPage, minifyScript, minifyStyles } from './limit-page.ts';

const venue: ResolvedVenue = {
  id: 'bar',
  name: 'Bar & Sol',
  barID: 'bar',
  status: 'open',
  urlPath: false,
  languages: ['es', 'en'],
  subtitle: { es: 'De <b>siempre</b>' },
  contact: { phone: { text: '958 000 000', href: 'tel:+34958000000' }, address: 'Calle Real 1' },
  sections: [
    { id: 'nada', title: { es: 'Nada' }, hidden: true, onlyNight: false, entries: [] },
    {
      id: 'tapas',
      title: { es: 'Tapas', en: 'Small dishes' },
      hidden: false,
      onlyNight: false,
      entries: [
        {
          kind: 'item',
          variant: 'full',
          id: 'croquetas',
          name: { es: 'Croquetas', en: 'Croquettes' },
          prices: [{ label: 'tapa', amount: 3.5 }, { amount: 'S.M' }],
          description: { es: 'De "jamón"' },
          image: 'croquetas',
          allergens: ['gluten'],
          mayContain: ['soja'],
        },
        {
          kind: 'setMenu',
          id: 'menu',
          name: { es: 'Menú' },
          prices: [{ amount: 30 }],
          per: 'person',
          courses: [{ dishes: [{ name: { es: 'Jamón' } }] }],
        },
      ],
    },
  ],
};

const { html, texts } = limitPage(venue, '/img');

it('holds every text, price, allergen and picture of what is shown', () => {
  expect(html).toContain(
    '<li class=item><h3><button data-t>Croquetas</button></h3><b>tapa 3.50 € · S.M</b>' +
      '<p data-t>De &quot;jamón&quot;</p>' +
      '<img loading=lazy decoding=async width=96 height=72 alt="" src="/img/bar/croquetas.jpg">' +
      '<small>gluten, (soja)</small></li>',
  );
  expect(html).toContain('<li><p data-t>Menú</p><p data-t>Jamón</p>30.00 €</li>');
  expect(html).toContain('<h1>Bar &amp; Sol</h1><p data-t>De siempre</p>');
  expect(html).toContain('<a href="tel:+34958000000">958 000 000</a> Calle Real 1');
  expect(html).not.toContain('Nada');
});

it('keeps the other languages beside it, in the order of the page', () => {
  expect([...html.matchAll(/ data-t>([^<]*)</g)].map(([, text]) => text)).toEqual([
    'Tapas',
    'De siempre',
    'Tapas',
    'Croquetas',
    'De &quot;jamón&quot;',
    'Menú',
    'Jamón',
  ]);
  expect(texts).toEqual({
    en: ['Small dishes', 'De siempre', 'Small dishes', 'Croquettes', 'De "jamón"', 'Menú', 'Jamón'],
  });
});

it('has its styles and its script without white space', () => {
  expect(minifyStyles('a > b,\nc {\n  color: red;\n}\n')).toBe('a > b,c{color:red}');
  expect(minifyScript('{\n  const one = 1;\n  one;\n}\n')).toBe('{ const one = 1; one; }');
});
