/** Every venue of `menus/` that is open prints as it should, in each of its languages, on both papers. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PAPER_NAMES } from '../../codegen/tools/print/paper.ts';
import { listMenus } from '../../codegen/read/menus-folder.ts';
import { flawsOf, orderOf } from '../codegen/support/printed.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

test.each(listMenus(join(project, 'menus'), 'menus').venues)('$id', async ({ id }) => {
  const { venue } = orderOf(project, id);
  for (const language of venue.languages) {
    for (const paper of PAPER_NAMES) {
      const address = `https://cartas.example/cartasqr/${id}`;
      expect(await flawsOf(orderOf(project, id, { language, paper, address }))).toEqual([]);
    }
  }
});
