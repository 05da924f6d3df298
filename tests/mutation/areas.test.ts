import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';

/** A pattern with each of its alternatives: `{a,b}/c` is `a/c` and `b/c`. */
function alternatives(pattern: string): string[] {
  const [all = '', list] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(',').flatMap((one) => alternatives(pattern.replace(all, one)));
}

test.each(AREAS)('$name names only files that exist', ({ sources, tests }) => {
  const without = [...sources, ...tests].flatMap(alternatives).filter((pattern) => globSync(pattern).length === 0);
  expect(without).toEqual([]);
});
