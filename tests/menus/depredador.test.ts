import { expect, test } from 'vitest';
import { published } from './published.ts';

test('depredador is a short menu in Spanish only', () => {
  const { languages, sections } = published('depredador');
  expect(languages).toEqual(['es']);
  expect(sections.map(({ id, entries }) => [id, entries.length])).toEqual([
    ['antes-de-la-caza', 4],
    ['burgers', 7],
    ['a-la-brasa', 3],
    ['para-rematar', 2],
    ['bebidas', 5],
  ]);
});
