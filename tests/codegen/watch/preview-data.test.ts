import { expect, test } from 'vitest';
import { previewData } from '../../../codegen/watch/preview-data.ts';
import { missing } from '../support/missing.ts';

const SUMMARY = { barID: 'x', status: 'open', urlPath: false, languages: ['es', 'ca'] } as const;
const VERMU = { id: 'vermu', summary: { ...SUMMARY, name: 'El Vermú', path: 'vermu' }, missing: missing() };
const INDEX = {
  id: 'index',
  summary: { ...SUMMARY, name: 'Ágora', path: '' },
  missing: missing({ errors: 1, pictures: 1 }),
};

test('venues are listed by name, with how much they lack', () => {
  expect(previewData([VERMU, INDEX], 'vermu')).toEqual({
    venues: [
      { id: 'index', name: 'Ágora', path: '', languages: ['es', 'ca'], errors: 1, missing: 2 },
      { id: 'vermu', name: 'El Vermú', path: 'vermu', languages: ['es', 'ca'], errors: 0, missing: 0 },
    ],
    places: [],
  });
});

test('the places are those of the chosen venue, of the first where there is none of that name', () => {
  expect(previewData([VERMU, INDEX], 'index').places).toHaveLength(2);
  expect(previewData([VERMU, INDEX], 'nada').places).toHaveLength(2);
  expect(previewData([], 'nada')).toEqual({ venues: [], places: [] });
});

test('a venue that was never whole has no page', () => {
  expect(previewData([{ id: 'bar', missing: missing({ errors: 1 }) }], 'bar').venues).toEqual([
    { id: 'bar', name: 'bar', languages: [], errors: 1, missing: 1 },
  ]);
});
