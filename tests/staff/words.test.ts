import { describe, expect, test } from 'vitest';
import { texts as german } from '../../generated/staff/de.ts';
import { texts as english } from '../../generated/staff/en.ts';
import { texts as spanish } from '../../generated/staff/es.ts';
import { texts as french } from '../../generated/staff/fr.ts';
import { texts as italian } from '../../generated/staff/it.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { Outcome } from '../../src/staff/outcome-of.ts';
import { lookOf, spoken } from '../../src/staff/outcome-words.ts';
import { perPerson } from '../../src/staff/figures-tab.tsx';
import { untilInWords, wishInWords } from '../../src/staff/tonight/wish-words.ts';
import { dateOf, dayOf, timeLeft, timeOf } from '../../src/staff/when.ts';
import { CARD, FULL, NEW_CARD } from '../support/staff-cards.ts';

const STAMPED: Outcome = { kind: 'stamped', card: CARD, stampID: 's', undoBy: 0 };
const REPEATED: Outcome = { ...STAMPED, kind: 'repeated', stampedAt: '2026-11-22T20:04:00.000Z' };
const READY: Outcome = { kind: 'reward-ready', card: FULL };

describe('what the waiter hears', () => {
  test.each<[Outcome, string]>([
    [STAMPED, 'Sello puesto. 3 de 10.'],
    [{ ...STAMPED, card: FULL }, '¡Tarjeta completa! 10 de 10. Entrega al cliente: Una ración de croquetas.'],
    [REPEATED, 'Ya tenía el sello. 3 de 10. Hora del sello: 21:04. No se ha añadido otro.'],
    [READY, 'Recompensa lista. Entrega al cliente: Una ración de croquetas.'],
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
    [{ kind: 'refused', why: 'cardClosed' }, 'Recompensa entregada. La tarjeta ya está cerrada.'],
    [{ kind: 'failed', why: 'sessionOver' }, 'Sin sello. Tu sesión ha terminado. Entra otra vez.'],
    [
      { kind: 'failed', why: 'noNetwork' },
      'Sin confirmar. No hay conexión: no nos consta el sello. Reinténtalo; no se pone dos veces.',
    ],
  ])('%o', (outcome, words) => {
    expect(spoken(lookOf(outcome, spanish.staff, 'es'), spanish.staff)).toBe(words);
  });
});

test('a reward is named in the waiter’s language where the venue has it, else as it is', () => {
  expect(lookOf(READY, english.staff, 'en').lines.at(-1)).toEqual({ text: 'A plate of croquettes', isReward: true });
  expect(lookOf(READY, german.staff, 'de').lines.at(-1)).toEqual({ text: 'Una ración de croquetas', isReward: true });
});

test('a new card is told of where there is one: not at a bar that has ended its stamp card', () => {
  const linesOf = (card: Card) => lookOf({ kind: 'redeemed', full: FULL, card }, spanish.staff, 'es').lines.length;
  expect([linesOf(NEW_CARD), linesOf(FULL)]).toEqual([2, 1]);
});

test('no two kinds of outcome share their sign', () => {
  const outcomes: Outcome[] = [
    STAMPED,
    REPEATED,
    READY,
    { kind: 'undone', card: CARD },
    { kind: 'not-shown' },
    { kind: 'refused', why: 'expired' },
    { kind: 'failed', why: 'noNetwork' },
  ];
  const signs = outcomes.map((outcome) => lookOf(outcome, spanish.staff, 'es').sign);
  expect(new Set(signs).size).toBe(outcomes.length);
});

test('each person has one row over all days, whoever stamped most first', () => {
  const total = { stamps: 10, cards: 0, rewards: 1 };
  const dayOf21 = [
    { name: 'Ana', stamps: 2, rewards: 1 },
    { name: '', stamps: 1, rewards: 0 },
  ];
  const dayOf22 = [
    { name: 'Berta', stamps: 5, rewards: 0 },
    { name: 'Ana', stamps: 2, rewards: 0 },
  ];
  const days = [
    { ...total, day: '2026-11-21', byMember: dayOf21 },
    { ...total, day: '2026-11-22', byMember: dayOf22 },
  ];
  expect(perPerson({ barID: 'parrilla', from: '2026-11-21', to: '2026-11-22', days, total, soldOut: [] })).toEqual([
    { name: 'Berta', stamps: 5, rewards: 0 },
    { name: 'Ana', stamps: 4, rewards: 1 },
    { name: '', stamps: 1, rewards: 0 },
  ]);
});

test('times and days are Madrid’s, wherever the phone thinks it is', () => {
  expect(timeOf('2026-11-22T20:04:00.000Z', 'es')).toBe('21:04');
  expect(timeOf('2026-07-22T20:04:00.000Z', 'en')).toBe('22:04');
  expect(dateOf('2026-11-22T23:30:00.000Z', 'es')).toBe('23 nov 2026');
  expect(dayOf('2026-11-22', 'en')).toBe('Sun 22 Nov');
});

test.each([
  [300_000, '5:00'],
  [247_900, '4:07'],
  [900, '0:00'],
  [-5_000, '0:00'],
])('%i ms left are shown as %s', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});

test('one o’clock has the article of its language', () => {
  const until = (time: string) => [
    untilInWords(`2026-11-23T${time}Z`, spanish.staffTonight, 'es', 'UTC'),
    untilInWords(`2026-11-23T${time}Z`, italian.staffTonight, 'it', 'UTC'),
  ];
  expect(until('01:30')).toEqual(['hasta la 1:30', 'fino all’01:30']);
  expect(until('13:00')).toEqual(['hasta las 13:00', 'fino alle 13:00']);
});

test.each([
  [french, 'fr', 'Vin\u00A0: Épuisé, jusqu’à nouvel ordre'],
  [english, 'en', 'Vin: Sold out, until further notice'],
] as const)('the last change has the colon of its language (%#)', (words, language, said) => {
  const context = { words: words.staffTonight, language, now: 0, zone: 'Europe/Madrid' };
  const wish = { do: 'mark', id: 'vin', until: 'notice' } as const;
  expect(wishInWords(wish, { ...context, nameOf: () => 'Vin', isOnMenu: () => true })).toBe(said);
});
