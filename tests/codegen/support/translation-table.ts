import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, writeCsv, type Dialect } from '../../../codegen/tools/table/csv.ts';
import { cellOf } from '../../../codegen/tools/translations/table.ts';
import { runCommand } from './run-command.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** Translations by the key of the text, then by language. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The table of all texts of the menus in a folder, as `carta translations` writes it. */
export async function exported(root: string, ...options: string[]): Promise<string[][]> {
  const { out } = await runCommand(root, 'translations', '--format', 'csv', '--all', ...options);
  return readCsv(new TextEncoder().encode(out)).rows.map((row) => [...row]);
}

/** Puts translations into the cells of a table. */
export function withTranslations(table: readonly string[][], translations: Translations): string[][] {
  const [header = []] = table;
  const key = header.indexOf('key');
  return table.map((row) => {
    const texts = translations[row[key] ?? ''];
    return row.map((cell, index) => {
      const text = texts?.[header[index] ?? ''];
      return text === undefined ? cell : cellOf(text, LANGUAGES);
    });
  });
}

/** The dialect of programs that are no spreadsheet programs. */
export const PLAIN: Dialect = { delimiter: ',', newline: '\n', mark: false };

/** Runs `--fill` with a table, saved in a dialect. */
export async function fill(root: string, table: readonly string[][], dialect: Dialect = PLAIN) {
  writeFileSync(join(root, 'table.csv'), writeCsv(table, dialect));
  return runCommand(root, 'translations', '--fill', 'table.csv');
}

/** A file of the menus. */
export function menuText(root: string, name = 'bar.yaml'): string {
  return readFileSync(join(root, 'menus', name), 'utf8');
}
