import { expect, test } from 'vitest';
import { registry } from '../../../codegen/emit/generate-shared.ts';
import { lastSummaries } from '../../../codegen/output/last-summaries.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const BAR = { name: 'Bar', barID: 'bar', path: 'bar', status: 'open', urlPath: false, languages: ['es'] } as const;

test('what the registry says is read back from the output', () => {
  const { path, content } = registry(new Map([['bar', BAR]]));
  const summaries = lastSummaries(temporaryFolder({ [path]: content }));
  expect(JSON.parse(JSON.stringify([...summaries]))).toEqual([['bar', BAR]]);
});

test.each([
  ['no output', {}],
  ['a registry that someone broke', { 'venues.ts': 'export const venues = {oops} as const satisfies X;' }],
  ['another file', { 'venues.ts': 'nothing of the kind' }],
])('%s says nothing', (_, files: Record<string, string>) => {
  expect(lastSummaries(temporaryFolder(files))).toEqual(new Map());
});
