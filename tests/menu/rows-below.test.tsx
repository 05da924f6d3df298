/** A row of any kind may begin what is below the first screen. */
import { expect, test } from 'vitest';
import type { Kind } from '../../codegen/kinds/kind.ts';
import { ENTRY_KINDS, KINDS } from '../../codegen/kinds/kinds.ts';
import { REST } from '../../src/menu/first-screen.ts';
import { showEntries } from './in-menu.tsx';

const isListed = ({ row }: Kind): boolean => row === 'list';

test.each(ENTRY_KINDS.filter((kind) => isListed(KINDS[kind])))('one of the kind %s has its id', (kind) => {
  showEntries(Array.from({ length: 40 }, (_, index) => `- ${kind}: Plato ${index} @en Dish ${index}`).join('\n'));
  const rows = [...document.querySelectorAll('.entries > li')];
  expect(rows.map(({ id }) => id).filter(Boolean)).toEqual([REST]);
  expect(rows.findIndex(({ id }) => id === REST)).toBeGreaterThan(9);
});
