import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGE_CODES } from '../../../codegen/changes/change.ts';

test('the page of changes has a line for each code, in order, and no other', () => {
  const page = readFileSync(new URL('../../../docs/menu-changes.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| code | what happened |'));
  expect([...table.matchAll(/^\| `([\w-]+)` \| \S/gm)].map(([, code]) => code)).toEqual([...CHANGE_CODES]);
});
