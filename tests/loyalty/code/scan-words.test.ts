import { expect, it } from 'vitest';
import { texts } from '../../../generated/loyalty/es.ts';
import { scanWords } from '../../../src/loyalty/code/scan-words.ts';
import { card } from '../stamp-cards.ts';

it.each([
  [{ success: true, outcome: 'stamped', card: card({ nStamps: 4 }) }, '¡Sello puesto!'],
  [{ success: true, outcome: 'stamped', card: card({ nStamps: 8, state: 'full' }) }, '¡Recompensa lista!'],
  [{ success: true, outcome: 'repeated', card: card({ nStamps: 4 }) }, 'Este sello ya lo tienes'],
  [{ success: true, outcome: 'reward-ready', card: card({ nStamps: 8, state: 'full' }) }, '¡Recompensa lista!'],
  [{ success: false, outcome: 'refused', reason: 'expired' }, 'Tu tarjeta ha caducado: no admite más sellos.'],
  [{ success: false, outcome: 'refused', reason: 'day-limit' }, 'Ya tienes los sellos de hoy. ¡Vuelve otro día!'],
  [{ success: false, outcome: 'refused', reason: 'unshown-limit' }, 'Sin conexión solo se pone un sello cada hora.'],
  [
    { success: false, outcome: 'refused', reason: 'not-shown' },
    'No se ha podido poner el sello. Pide que lo escaneen otra vez.',
  ],
] as const)('%o means for the diner: %s', (scanned, words) => {
  expect(scanWords(scanned, texts.loyalty)).toBe(words);
});
