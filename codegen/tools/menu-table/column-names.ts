import type { Language } from '../../../src/terms/language.ts';
import * as columns from './columns.ts';
import type { Column } from './columns.ts';
import { columnOf, keyOf } from './header.ts';
import { taggedText } from './yaml-scalar.ts';

/** The language of the names of columns in an exported table. */
export type NamesLanguage = 'es' | 'en';

/** What a column is called. A text without a language is Spanish, so every other language is named. */
export function columnName(column: Column, names: NamesLanguage, languages: readonly Language[]): string {
  switch (column.holds) {
    case 'text': {
      const name = columns.TEXT_COLUMNS[column.field][names];
      return column.language === 'es' ? name : `${name} ${column.language}`;
    }
    case 'plain':
      return columns.PLAIN_COLUMNS[column.field][names];
    case 'mark':
      return columns.MARK_COLUMNS[column.field][names];
    case 'allergen':
      return columns.ALLERGEN_COLUMNS[column.allergen][names];
    case 'label': {
      const { label } = column;
      if (typeof label === 'string') return columns.LABEL_COLUMNS[label][names];
      // A label without a language is read as Spanish, too.
      const spanishFirst = ['es' as const, ...languages.filter((language) => language !== 'es')];
      return `${columns.OTHER_COLUMNS.price[names]}: ${taggedText(label, spanishFirst) ?? ''}`;
    }
    default:
      return columns.OTHER_COLUMNS[column.holds][names];
  }
}

/** Whether a table that names the column so is read as it was meant. */
export function isReadBack(column: Column, name: string): boolean {
  const read = columnOf(name);
  return typeof read === 'object' && keyOf(read) === keyOf(column);
}
