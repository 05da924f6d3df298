import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { Report } from '../../../codegen/diagnostics/report.ts';
import { SourceFile } from '../../../codegen/parse/source-file.ts';
import { readInteger } from '../../../codegen/validate/scalars.ts';
import { TYPE_READERS } from '../../../codegen/validate/type-readers.ts';
import { fieldSchema } from '../../../codegen/emit/schema/field-schema.ts';
import type { Field } from '../../../codegen/validate/field.ts';
import { LANGUAGES } from '../../support/languages.ts';

const YEAR: Field = {
  type: 'integer',
  min: 1900,
  max: 2100,
  values: ['NV'],
  description: 'A year.',
  spanish: 'Un año.',
  examples: [2019],
};

/** What is read of a text of YAML, and the first thing that is said of it. */
function read(text: string): unknown {
  const source = new SourceFile({ file: 'bar.yaml', id: 'bar', text, languages: LANGUAGES });
  const report = new Report();
  const { contents } = parseDocument(text, { schema: 'failsafe' });
  if (contents === null) throw new Error('There is something to read.');
  const found = readInteger({ source, report, language: 'es', types: TYPE_READERS }, contents, YEAR);
  return found?.value ?? report.diagnostics[0]?.hint;
}

const RANGE = 'write a whole number from 1900 to 2100 or NV';

test.each([
  ['2019', 2019],
  ['NV', 'NV'],
  ['nv', RANGE],
  ['19', RANGE],
  ['2019.5', RANGE],
])('of a whole number that may be NV, %s is %s', (text, meant) => {
  expect(read(text)).toBe(meant);
});

test('editors are told of the word, too', () => {
  expect(fieldSchema('vintage', YEAR)).toMatchObject({ pattern: '^(?:NV)$', minimum: 1900, maximum: 2100 });
});
