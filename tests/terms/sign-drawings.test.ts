import { expect, test } from 'vitest';
import { readPath } from '../../src/terms/sign-drawings.ts';

/** Reads the drawing of gluten from a project whose file of it has this inside. */
const read = (inside: string): Promise<string> =>
  readPath('/project', 'allergens/gluten', {
    readdir: async () => [],
    readFile: async () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${inside}</svg>`,
  });

const WRONG =
  'menus/img/_system/allergens/gluten.svg must have one path, of M, L, H, V, C, Q and Z: menus/img/README.md';

test('the path of a drawing is read as it is', async () => {
  expect(await read('<path d="M1 1H15V15.5L1-3z" fill="red"/>')).toBe('M1 1H15V15.5L1-3z');
});

test.each([
  ['no path', '<circle cx="8" cy="8" r="7"/>'],
  ['two paths', '<path d="M1 1H15Z"/><path d="M1 3H15Z"/>'],
  ['a path and a circle', '<path d="M1 1H15Z"/><circle cx="8" cy="8" r="7"/>'],
  ['an arc', '<path d="M8 1a7 7 0 1 0 .1 0Z"/>'],
])('a drawing of %s is an error that says what it must be', async (_what, inside) => {
  await expect(read(inside)).rejects.toThrow(WRONG);
});

test('so is one that is not there', async () => {
  const readFile = async () => Promise.reject(new Error('ENOENT'));
  await expect(readPath('/project', 'allergens/gluten', { readdir: async () => [], readFile })).rejects.toThrow(WRONG);
});
