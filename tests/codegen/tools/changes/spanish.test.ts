import { expect, test } from 'vitest';
import { CHANGE_CODES, describe, summarize } from '../../../../codegen/tools/changes/print/describe.ts';
import { lineOf } from '../../../../codegen/tools/changes/print/print-report.ts';
import { KINDS } from '../../../../codegen/kinds/kinds.ts';
import type { Kind } from '../../../../codegen/kinds/kind.ts';
import { withFields, withItems } from '../../support/compile.ts';
import { changesOf } from '../../support/told.ts';

const toldOf = (before: string, after: string): string[] =>
  changesOf(before, after).map((change) => lineOf(change, 'es'));

test('fields, parts and values have Spanish words', () => {
  const menu = (items: string) => withItems(items, 'es');
  expect(
    toldOf(
      menu('- wine: Loma\n  region: Rioja\n- Agua: 2\n- Vino: 2'),
      menu('- wine: Loma\n  winery: Bodegas\n  vintage: 2019\n- Agua: 2 tapa\n- Vino: 2 vegano'),
    ),
  ).toEqual([
    'Loma: se añade bodega: “Bodegas”',
    'Loma: se quita D.O.: “Rioja”',
    'Loma: añada: nada → 2019',
    'Agua: etiqueta del precio: nada → Tapa',
    'Vino: distintivos: nada → vegetariano, vegano',
  ]);
  expect(
    toldOf(
      menu(
        '- setMenu: Menú\n  courses:\n    - dishes: [Sopa]\n- builder: Burger\n  steps:\n    - title: Carne\n      choose: 1\n      options: [Pollo]\n- conditions:\n    - title: Reserva\n      text: Una hora',
      ),
      menu(
        '- setMenu: Menú\n  price: 9\n  per: pareja\n  courses:\n    - dishes: [Sopa, Arroz]\n- builder: Burger\n  steps:\n    - title: Carne\n      choose: up to 2\n      options: [Pollo, Tofu]\n- conditions:\n    - title: Reserva\n      text: Dos horas',
      ),
    ),
  ).toEqual([
    'Menú: precio añadido: 9.00',
    'Menú: unidad del precio: “persona” → “pareja”',
    'Menú, grupo 1: se añade plato: Arroz',
    'Burger, Carne: cuántas se eligen: 1 → hasta 2',
    'Burger, Carne: se añade opción: Tofu',
    'Condiciones, Reserva: texto: “Una hora” → “Dos horas”',
  ]);
  expect(
    toldOf(
      withFields('loyalty: {stamps: 10, reward: Un café, validity: 6 months}'),
      withFields('loyalty: {stamps: 10, reward: Un café, validity: 1 year}'),
    ),
  ).toEqual(['validez: 6 meses → 1 año']);
});

test('what the bar calls something is not translated', () => {
  const change = { code: 'contact', field: 'address', before: 'note', after: 'constructor', part: ['dish'] } as const;
  expect(lineOf(change, 'es')).toBe('dish: dirección: note → constructor');
});

test('no field of an entry keeps its English description', () => {
  const describedIn = (fields: Kind['fields']): string[] =>
    Object.values(fields).flatMap(({ diff, fields: inner = {} }) => [diff || [], describedIn(inner)].flat());
  const described = Object.values(KINDS).flatMap((kind: Kind) => describedIn(kind.fields));
  const kept = described.filter((field) => describe({ code: 'look', field }, 'es').startsWith(`${field}:`));
  expect(kept).toEqual(['extra']);
});

test('each code has its own summary', () => {
  const texts = CHANGE_CODES.map((code) => summarize([{ code, before: '1', after: '2' }], 'es'));
  expect(new Set(texts.map((text) => text.replace(/ \(.*/, ''))).size).toBe(CHANGE_CODES.length);
});
