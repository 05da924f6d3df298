import type { TonightAnswer } from '../../../staff/tonight/tonight-store.ts';
import { SAMPLE_MENU } from './sample-menu.ts';

const { barID } = SAMPLE_MENU;

/** A night at the bar of the samples: something of each kind is said. */
export const TONIGHT: TonightAnswer = {
  dishes: {
    barID,
    languages: ['es', 'en'],
    dishes: [
      { id: 'croquetas', name: { es: 'Croquetas de jamón', en: 'Ham croquettes' }, section: 'Para picar', price: 7.5 },
      { id: 'ensaladilla', name: { es: 'Ensaladilla', en: 'Russian salad' }, section: 'Para picar', price: 6 },
      { id: 'rodaballo', name: { es: 'Rodaballo', en: 'Turbot' }, section: 'Pescados', price: 'S.M' },
    ],
  },
  news: {
    barID,
    asOf: '2026-03-08T20:04:00.000Z',
    soldOut: ['croquetas'],
    untilNotice: [],
    prices: [{ id: 'rodaballo', amount: 24.5 }],
    specials: [
      {
        id: 'arroz',
        name: { es: 'Arroz con conejo', en: 'Rice with rabbit' },
        price: 14,
        allergens: ['apio', 'pescado'],
      },
    ],
    notice: { text: { es: 'La cocina cierra a las 23:00' }, until: '2026-03-08T22:00:00.000Z' },
    dropped: [{ id: 'pulpo', name: 'Pulpo a la gallega', what: 'sold-out' }],
  },
};
