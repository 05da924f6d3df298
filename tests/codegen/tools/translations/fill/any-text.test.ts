/** Whatever a translator writes into a cell is what the menu says afterwards, however its text is written in YAML. */
import { array, assert, asyncProperty, constantFrom, record, string } from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bracketsAmong } from '../../../../../codegen/validate/allergens.ts';
import { LONG } from '../../../../support/long.ts';
import { runCommand } from '../../../support/run-command.ts';
import { writeFiles } from '../../../support/temporary-folder.ts';
import { exported, fill, menuText, withTranslations } from '../../../support/translation-table.ts';

/** What YAML or the menu language could take for something of its own. */
const unit = constantFrom('@en ', ' @fr', '🍤', ...'añÜ7  "\':#@\\-,[]{}&*!%|>?=+~`€.');
const oneLine = string({ unit, minLength: 1, maxLength: 14 })
  .map((text) => text.trim())
  // Allergens in brackets are refused (below).
  .filter((text) => /\w/.test(text) && bracketsAmong(text).length === 0);
const lines = array(oneLine, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));

/** What stands in double quotes of YAML, tags escaped. */
const inQuotes = (text: string): string =>
  JSON.stringify(text.replaceAll(/(^|\s)@(?=[a-z]{2}(\s|$))/g, String.raw`$1\@`).replaceAll(/\\(?=@)/g, '\\'));

/** Each text in a style of its own. */
const menu = (quoted: string): string => `venue: Bar
languages: es en fr
subtitle: Uno
sections:
  - section: "Dos"
    items:
      - Tres: 3 # tres
      - 'Cua''tro': 4 [gluten]
      - ${inQuotes(`Cinco ${quoted}`)}: 5
      - item: Seis
        description: Siete
          de la casa
        detail: |
          Ocho

          y más
        prices: {Nueve: 9, Nueve y medio: 9.5}
      - note: >-
          Diez
          y más
      - heading: {es: Once}
      - note:
          es: Doce # doce
      - promo: Trece @fr Treize
        includes: [Catorce, 'Quince']
`;

const ONE_LINE = {
  subtitle: ['subtitle'],
  'dos/section': ['sections', 0, 'title'],
  'dos/tres/item': ['sections', 0, 'entries', 0, 'name'],
  'dos/cua-tro/item': ['sections', 0, 'entries', 1, 'name'],
  'dos/seis/item': ['sections', 0, 'entries', 3, 'name'],
  'dos/seis/description': ['sections', 0, 'entries', 3, 'description'],
  'dos/seis/prices/nueve': ['sections', 0, 'entries', 3, 'prices', 0, 'label'],
  'dos/diez-y-mas/note': ['sections', 0, 'entries', 4, 'text'],
  'dos/once/heading': ['sections', 0, 'entries', 5, 'text'],
  'dos/doce/note': ['sections', 0, 'entries', 6, 'text'],
  'dos/trece/promo': ['sections', 0, 'entries', 7, 'name'],
  'dos/trece/includes/catorce': ['sections', 0, 'entries', 7, 'includes', 0],
  'dos/trece/includes/quince': ['sections', 0, 'entries', 7, 'includes', 1],
} as const;
const OF_LINES = { 'dos/seis/detail': ['sections', 0, 'entries', 3, 'detail'] } as const;

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((inner, name) => (inner as Record<string, unknown>)[name], value);

const withoutTranslations = (venue: unknown): unknown =>
  JSON.parse(JSON.stringify(venue, (name, value) => (name === 'en' || name === 'fr' ? undefined : value)));

test('fill writes what inspect then reads, and nothing else changes', async () => {
  const texts = record({
    ...Object.fromEntries(Object.keys(ONE_LINE).map((key) => [key, record({ en: oneLine, fr: oneLine })])),
    ...Object.fromEntries(Object.keys(OF_LINES).map((key) => [key, record({ en: lines, fr: lines })])),
  });
  await assert(
    asyncProperty(texts, oneLine, constantFrom('\n', '\r\n'), async (translations, quoted, newline) => {
      const root = mkdtempSync(join(tmpdir(), 'carta-test-'));
      try {
        writeFiles(root, { 'menus/bar.yaml': menu(quoted).replaceAll('\n', newline) });
        const before = JSON.parse((await runCommand(root, 'inspect', 'menus/bar.yaml', '--format', 'json')).out);
        const table = withTranslations(await exported(root), translations);
        expect(await fill(root, table)).toMatchObject({ status: 0, err: '' });
        expect([...new Set(menuText(root).match(/\r*\n/g))]).toEqual([newline]);
        const { out } = await runCommand(root, 'inspect', 'menus/bar.yaml', '--format', 'json');
        const after = JSON.parse(out);
        expect(withoutTranslations(after)).toEqual(withoutTranslations(before));
        for (const [key, path] of Object.entries({ ...ONE_LINE, ...OF_LINES })) {
          expect(at(after, path)).toEqual({ ...(at(before, path) as object), ...translations[key] });
        }
      } finally {
        rmSync(root, { recursive: true });
      }
    }),
    { numRuns: LONG ? 60 : 12 },
  );
});

test.each(['Tres [gluten]', 'Tres []'])('allergens in a translation, %s, are refused at its cell', async (en) => {
  const root = mkdtempSync(join(tmpdir(), 'carta-test-'));
  try {
    writeFiles(root, { 'menus/bar.yaml': menu('x') });
    const table = withTranslations(await exported(root), { 'dos/tres/item': { en } });
    const { status, err } = await fill(root, table);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^table\.csv: row \d+, column \w: The allergens of "Tres @en Tres"/),
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
