import type { BarDishes, History, StaffNews } from '../../server/protocol/tonight.ts';

/** The path of the calls for the bar of `StaffStandIn`. */
export const TONIGHT = '/bars/taberna/tonight';

const LONG_NAME = 'Presa ibérica a la brasa con parmentier de boniato y salsa de Pedro Ximénez';

/** An evening with news of each kind. */
export const EVENING = {
  'GET /bars/taberna/dishes': {
    body: {
      barID: 'taberna',
      languages: ['es', 'en', 'fr'],
      dishes: [
        { id: 'croquetas', name: { es: 'Croquetas de jamón', en: 'Croquettes' }, section: 'Para picar', price: 7.5 },
        { id: 'presa', name: { es: LONG_NAME }, section: 'Carnes', price: 24.5 },
        { id: 'rodaballo', name: { es: 'Rodaballo' }, section: 'Pescados', price: 'S.M' },
      ],
    } satisfies BarDishes,
  },
  [`GET ${TONIGHT}`]: {
    body: {
      barID: 'taberna',
      asOf: '2026-11-22T20:04:00.000Z',
      soldOut: ['presa'],
      untilNotice: ['presa'],
      prices: [{ id: 'rodaballo', amount: 1_234.5 }],
      specials: [{ id: 's1', name: { es: LONG_NAME }, price: 14, allergens: 'undeclared' }],
      notice: { text: { es: LONG_NAME }, until: '2026-11-22T22:00:00.000Z' },
      dropped: [{ id: 'pulpo', name: 'Pulpo a la gallega', what: 'sold-out' }],
      now: '2026-11-22T20:04:00.000Z',
    } satisfies StaffNews,
  },
  [`GET ${TONIGHT}/history`]: {
    body: {
      barID: 'taberna',
      from: '2026-11-20',
      to: '2026-11-22',
      rows: [
        {
          id: '1',
          at: '2026-11-22T20:04:00.000Z',
          by: 'una.persona.con.nombre.largo@example.com',
          change: 'set',
          until: null,
          what: 'sold-out',
          dishID: 'presa',
          name: LONG_NAME,
        },
      ],
    } satisfies History,
  },
};
