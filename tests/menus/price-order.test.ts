/** More costs more, and a seat outside costs no less than one at the bar. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listMenus } from '../../codegen/read/menus-folder.ts';
import type { StandardLabel } from '../../src/i18n/terms.ts';
import { itemsOf, published } from './published.ts';

const root = fileURLToPath(new URL('../../menus', import.meta.url));
const items = listMenus(root, 'menus').venues.flatMap(({ id }) =>
  itemsOf(published(id).sections.flatMap(({ entries }) => entries)).map((item) => ({ ...item, venue: id })),
);

test.each<[lower: StandardLabel, higher: StandardLabel, areDifferent: boolean]>([
  ['tapa', 'media', true],
  ['media', 'racion', true],
  ['tapa', 'racion', true],
  ['chupito', 'copa', true],
  ['copa', 'botella', true],
  ['chupito', 'botella', true],
  ['barra', 'mesa', false],
  ['mesa', 'terraza', false],
  ['barra', 'terraza', false],
])('%s costs no more than %s', (lower, higher, areDifferent) => {
  const both = items.flatMap(({ venue, name, prices = [] }) => {
    const amountOf = (label: StandardLabel) => prices.find((price) => price.label === label)?.amount;
    const [less, more] = [amountOf(lower), amountOf(higher)];
    return typeof less === 'number' && typeof more === 'number' ? [{ dish: `${venue} ${name.es}`, less, more }] : [];
  });
  expect(both).not.toEqual([]);
  expect(both.filter(({ less, more }) => (areDifferent ? less >= more : less > more))).toEqual([]);
});
