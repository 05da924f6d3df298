import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Block } from '../../../../codegen/tools/print/block.ts';
import { flow } from '../../../../codegen/tools/print/flow.ts';
import { PAPER_NAMES, PAPERS } from '../../../../codegen/tools/print/paper.ts';
import { EVERY_KIND } from '../../support/every-kind.ts';
import { flawsOf, orderOf, orderOfText } from '../../support/printed.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const long = (count: number, words: string): string => Array.from({ length: count }, () => words).join(' ');

const dishes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `      - Plato número ${index}: 5 tapa / 10 ración [gluten]\n`).join('');

test.each<[what: string, menu: string]>([
  ['every kind of entry', EVERY_KIND],
  ['one dish', 'venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - Agua: 2\n'],
  ['five hundred dishes', `venue: Bar\nsections:\n  - section: Tapas\n    items:\n${dishes(500)}`],
  [
    'a name without a space, and a price of many words',
    `venue: ${'Superbar'.repeat(30)}\nsections:\n  - section: ${'Entrantes'.repeat(20)}\n    items:\n      - ${'Croqueta'.repeat(40)}: ${long(30, 'Consultar')}\n      - item: Agua\n        prices: {${'Jarra'.repeat(30)}: 2, ${'Vaso'.repeat(30)}: 1}\n`,
  ],
  [
    'a description longer than a page',
    `venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - Agua: 2\n      - item: Guiso\n        price: 9\n        description: ${long(3000, 'lentejas')}\n      - Pan: 1\n`,
  ],
  [
    'descriptions as high as a column, of either paper, below the heads of its prices',
    `venue: Bar\nsections:\n  - section: Tapas\n    items:\n${dishes(2)}${[53, 63].map((lines) => `      - item: Guiso de ${lines}\n        price: 5 tapa / 10 ración\n        allowHtmlInDescription: true\n        description: ${long(lines, 'lentejas<br/>')}\n        allergens: none\n`).join('')}`,
  ],
  [
    'a special longer than a page',
    `venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - setMenu: Menú\n        price: 9\n        courses:\n          - title: Todo\n            dishes: [${long(150, 'Sopa,')} Pan]\n      - Pan: 1\n`,
  ],
  [
    'titles upon titles',
    `venue: Bar\nsections:\n${Array.from({ length: 60 }, (_, index) => `  - section: Sección ${index}\n    items:\n      - heading: Primero\n      - note: Una nota\n      - Plato ${index}: 3 []\n`).join('')}`,
  ],
])('%s print within their columns, nothing over anything, no title alone, on both papers', async (_, menu) => {
  for (const paper of PAPER_NAMES) expect(await flawsOf(orderOfText(menu, { paper }))).toEqual([]);
});

test.each(['index', 'taberna', 'parrilla', 'larga', 'caserio'])('%s prints in each of its languages', async (id) => {
  const cwd = temporaryFolder();
  symlinkSync(join(import.meta.dirname, '../../../site'), join(cwd, 'menus'));
  const { venue } = orderOf(cwd, id);
  for (const language of venue.languages) {
    for (const paper of PAPER_NAMES) {
      expect(await flawsOf(orderOf(cwd, id, { language, paper }))).toEqual([]);
    }
  }
});

/** Blocks as high as a share of a page, without space between them. */
const blocksOf = (...all: readonly (Partial<Block> & { readonly share: number })[]): Block[] => {
  const { height, top, bottom } = PAPERS.a4;
  return all.map(({ share, ...block }) => ({
    lines: [{ height: share * (height - top - bottom), width: 100, draw: () => {} }],
    before: 0,
    role: 'P',
    ...block,
  }));
};

/** The page and column of each block, as `1 left`. */
const places = (blocks: readonly Block[]): string[] =>
  flow(blocks, { paper: PAPERS.a4, head: 0, end: 0 }).placed.map(
    ({ page, x }) => `${page + 1} ${x === PAPERS.a4.side ? 'left' : 'right'}`,
  );

const [tall, title, first] = [{ share: 0.7 }, { share: 0.1, leads: true }, { share: 0.1, stays: true }] as const;

test('a row does not stay alone below its title', () => {
  expect(places(blocksOf(tall, title, first, { share: 0.2 }))).toEqual(['1 left', '1 right', '1 right', '1 right']);
});

test('a row stays alone below its title where it would need a further page otherwise', () => {
  const rows = blocksOf(tall, title, first, { share: 0.2 }, { share: 0.7 });
  expect(places(rows)).toEqual(['1 left', '1 left', '1 left', '1 right', '1 right']);
});

test('a row is not broken only to stay with the row above', () => {
  expect(places(blocksOf({ share: 0.3, stays: true }, { share: 0.8 }))).toEqual(['1 left', '1 right']);
});
