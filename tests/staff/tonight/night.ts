import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';

/** A menu in two languages. */
export const DISHES: BarDishes = {
  barID: 'parrilla',
  languages: ['es', 'en'],
  dishes: [
    { id: 'croquetas', name: { es: 'Croquetas de jamón', en: 'Ham croquettes' }, section: 'Tapas', price: 7.5 },
    { id: 'jamon', name: { es: 'Jamón de bellota' }, section: 'Tapas', price: 22 },
    { id: 'rodaballo', name: { es: 'Rodaballo', en: 'Turbot' }, section: 'Pescados', price: 'S.M' },
    { id: 'vino', name: { es: 'Vino de la casa', en: 'House wine' }, section: 'Bebidas', price: null },
  ],
};

/** A night on which nothing has been said. */
export const QUIET: StaffNews = {
  barID: 'parrilla',
  asOf: '2026-05-04T04:00:00.000Z',
  soldOut: [],
  prices: [],
  specials: [],
  untilNotice: [],
  dropped: [],
  now: '2026-05-04T20:00:00.000Z',
};

export const RICE = { name: { es: 'Arroz con conejo' }, price: 14, allergens: ['apio'] } as const;
