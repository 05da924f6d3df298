import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { WatchLog } from '../../../codegen/watch/watch-log.ts';
import type { WatchResult } from '../../../codegen/watch/watch.ts';
import { missing } from '../support/missing.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ERROR: Diagnostic = {
  file: 'menus/bar.yaml',
  line: 1,
  column: 8,
  severity: 'error',
  code: 'bad-price',
  message: 'This is no price.',
  hint: '',
  es: { message: 'Esto no es un precio.', hint: '' },
};
const WARNING: Diagnostic = { ...ERROR, severity: 'warning', code: 'missing-image', message: 'There is no picture.' };

const ERROR_TEXT = 'menus/bar.yaml:1:8: error bad-price: This is no price.\n  1 | venue: Bar\n             ^\n\n';
const WARNING_TEXT =
  'menus/bar.yaml:1:8: warning missing-image: There is no picture.\n  1 | venue: Bar\n             ^\n\n';

const log = () => new WatchLog({ cwd: temporaryFolder({ 'menus/bar.yaml': 'venue: Bar\n' }), language: 'en' });
const result = (diagnostics: Diagnostic[], venues: WatchResult['venues'] = []): WatchResult => ({
  diagnostics,
  venues,
  written: ['generated/routes.tsx'],
  removed: [],
  milliseconds: 12.3,
});

test('at the start errors are shown whole, and the table tells of the rest', () => {
  const start = log();
  const text = start.tell(result([ERROR, WARNING], [{ id: 'bar', missing: missing({ errors: 1, pictures: 1 }) }]));
  expect(text).toBe(`${ERROR_TEXT}1 error, 0 warnings\n1 file written in 12 ms\n`);
  expect(start.table()).toContain('  bar         1         1\n');
});

test('after a change a new warning is shown, one that was there is not, and one that has moved is not new', () => {
  const started = log();
  started.tell(result([]));
  expect(started.tell(result([WARNING]))).toBe(`${WARNING_TEXT}0 errors, 1 warning\n1 file written in 12 ms\n`);
  expect(started.tell(result([{ ...WARNING, line: 2 }]))).toBe('1 file written in 12 ms\n');
});

test('an error is shown until it is mended', () => {
  const started = log();
  started.tell(result([]));
  const text = `${ERROR_TEXT}1 error, 0 warnings\n1 file written in 12 ms\n`;
  expect(started.tell(result([ERROR]))).toBe(text);
  expect(started.tell(result([ERROR]))).toBe(text);
  expect(started.tell(result([]))).toBe('1 file written in 12 ms\n');
});

test('what a venue lacks is told when it changes, and why nothing could be written', () => {
  const started = log();
  started.tell(result([], [{ id: 'bar', missing: missing() }]));
  const now = result([], [{ id: 'bar', missing: missing({ translations: { de: 1 } }) }]);
  expect(started.tell(now)).toBe('1 file written in 12 ms\nbar: 1 text without German (de)\n');
  expect(started.tell({ ...now, failure: { en: 'the disk is full', es: 'el disco está lleno' } })).toBe(
    'the disk is full\n',
  );
});

test('in Spanish', () => {
  const started = new WatchLog({ cwd: temporaryFolder(), language: 'es' });
  expect(started.tell(result([]))).toBe('1 archivo escrito en 12 ms\n');
  const now = result([], [{ id: 'bar', missing: missing({ translations: { de: 1 } }) }]);
  expect(started.tell(now)).toBe('1 archivo escrito en 12 ms\nbar: 1 texto sin alemán (de)\n');
  expect(started.table()).toContain('Qué falta en los locales:\n');
});
