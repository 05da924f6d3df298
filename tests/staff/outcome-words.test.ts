import { describe, expect, test } from 'vitest';
import { texts as german } from '../../generated/staff/de.ts';
import { texts as english } from '../../generated/staff/en.ts';
import { texts as spanish } from '../../generated/staff/es.ts';
import type { Outcome } from '../../src/staff/outcome-of.ts';
import { lookOf, spoken } from '../../src/staff/outcome-words.ts';
import { CARD, FULL, NEW_CARD } from '../support/staff-cards.ts';

const heard = (outcome: Outcome): string => spoken(lookOf(outcome, spanish.staff, 'es'), spanish.staff);

describe('what the waiter hears', () => {
  test.each<[Outcome, string]>([
    [{ kind: 'stamped', card: CARD, stampID: 's', undoBy: 0 }, 'Sello puesto. 3 de 10.'],
    [
      { kind: 'stamped', card: FULL, stampID: 's', undoBy: 0 },
      '¡Tarjeta completa! 10 de 10. Entrega al cliente: Una ración de croquetas.',
    ],
    [
      { kind: 'repeated', card: CARD, stampID: 's', stampedAt: '2026-11-22T20:04:00.000Z' },
      'Ya tenía el sello. 3 de 10. Se puso a las 21:04. No se ha añadido otro.',
    ],
    [{ kind: 'reward-ready', card: FULL }, 'Recompensa lista. Entrega al cliente: Una ración de croquetas.'],
    [
      { kind: 'redeemed', full: FULL, card: NEW_CARD },
      'Recompensa entregada. Una ración de croquetas. El cliente ya tiene una tarjeta nueva.',
    ],
    [{ kind: 'undone', card: CARD }, 'Sello quitado. 3 de 10.'],
    [
      { kind: 'not-shown' },
      'El código no está abierto. Pide al cliente que lo abra en su teléfono. ¿No tiene conexión? Puedes sellar de todos modos; queda anotado.',
    ],
    [{ kind: 'refused', why: 'wrongBar' }, 'Sin sello. Esta tarjeta es de otro bar.'],
    [{ kind: 'failed', why: 'sessionOver' }, 'Sin sello. Tu sesión ha terminado. Entra otra vez.'],
    [
      { kind: 'failed', why: 'noNetwork' },
      'Sin confirmar. No hay conexión: no nos consta el sello. Reinténtalo; no se pone dos veces.',
    ],
  ])('%o', (outcome, words) => {
    expect(heard(outcome)).toBe(words);
  });
});

test('a reward is named in the waiter’s language where the venue has it, else as it is', () => {
  const outcome: Outcome = { kind: 'reward-ready', card: FULL };
  expect(lookOf(outcome, english.staff, 'en').lines.at(-1)).toEqual({ text: 'A plate of croquettes', isReward: true });
  expect(lookOf(outcome, german.staff, 'de').lines.at(-1)).toEqual({ text: 'Una ración de croquetas', isReward: true });
});

test('no two kinds of outcome share both their colour and their sign', () => {
  const looks = (
    [
      { kind: 'stamped', card: CARD, stampID: 's', undoBy: 0 },
      { kind: 'repeated', card: CARD, stampID: 's', stampedAt: '2026-11-22T20:04:00.000Z' },
      { kind: 'reward-ready', card: FULL },
      { kind: 'undone', card: CARD },
      { kind: 'not-shown' },
      { kind: 'refused', why: 'expired' },
      { kind: 'failed', why: 'noNetwork' },
    ] satisfies Outcome[]
  ).map((outcome) => lookOf(outcome, spanish.staff, 'es'));
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(7);
});
