/**
 * Every venue of `menus/` that is open prints as it should, in each of its languages, on both papers; in short each on one of them and in one
 * language, another for the next venue.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PAPER_NAMES } from '../../codegen/tools/print/paper.ts';
import { listMenus } from '../../codegen/resolve/compile-site.ts';
import { flawsOf, orderOf } from '../codegen/support/printed.ts';
import { LONG } from '../support/long.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

const { venues } = listMenus(join(project, 'menus'), 'menus');

test.each(venues.map(({ id }, index) => ({ id, index })))('$id', async ({ id, index }) => {
  const { languages } = orderOf(project, id).venue;
  const all = languages.flatMap((language) => PAPER_NAMES.map((paper) => ({ language, paper })));
  const address = `https://cartas.example/cartasqr/${id}`;
  for (const order of LONG ? all : all.slice(index % all.length).slice(0, 1)) {
    expect(await flawsOf(orderOf(project, id, { ...order, address }))).toEqual([]);
  }
});
