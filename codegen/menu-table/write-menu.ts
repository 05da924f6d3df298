/** From a table's menu to the text of a menu file, as an editor would write it. */
import { distance } from '../diagnostics/nearest.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { Text } from '../resolve/venue.ts';
import { ENTRY_WORDS } from '../validate/entries.ts';
import { FLAGS } from '../validate/flags.ts';
import type { Declared } from '../validate/values.ts';
import { amountText, priceText } from './price-text.ts';
import type { TableEntry, TableField, TableMenu, TableSection } from './table-menu.ts';
import { taggedText, yamlScalar } from './yaml-scalar.ts';

/** A line of the file, and the cell that it says. */
export type WrittenLine = { readonly text: string; readonly row?: number; readonly column?: number };

/** Characters of a name on one line, which YAML takes up to 1,024. */
const LONGEST_KEY = 900;

/** In the order in which the fields of an entry are written, those of one word last. */
const ORDER =
  'logo subtitle id price allergens description detail unit when includes note label link badge image imageSource imgFolder icon iconStyle decimals className variant'.split(
    ' ',
  );

/** The lines of the file; `schema` is where editors find the schema, seen from the file. */
export function writeMenu(menu: TableMenu, name: string, schema: string): WrittenLine[] {
  const writer = new Writer(menu.languages);
  return [
    { text: `# yaml-language-server: $schema=${schema}` },
    { text: `venue: ${yamlScalar(name)}`, ...place(menu.name) },
    { text: `languages: ${menu.languages.join(' ')}` },
    ...sorted(menu.fields).flatMap((field) => writer.field(field, '').map((line) => ({ ...line, row: field.row }))),
    { text: '' },
    { text: 'sections:' },
    ...menu.sections.flatMap((section, index) => [...(index === 0 ? [] : [{ text: '' }]), ...writer.section(section)]),
  ];
}

function place(at: { readonly row: number; readonly column: number } | undefined): Partial<WrittenLine> {
  return at === undefined ? {} : { row: at.row, column: at.column };
}

class Writer {
  readonly #languages: readonly Language[];

  constructor(languages: readonly Language[]) {
    this.#languages = languages;
  }

  section({ row, column, title, fields, entries }: TableSection): WrittenLine[] {
    const own = sorted(fields).flatMap((field) => this.field(field, '    '));
    const items = { text: entries.length === 0 ? '    items: []' : '    items:', column };
    return [
      ...[...this.#text('section', title, column, '  - '), ...own, items].map((line) => ({ ...line, row })),
      ...entries.flatMap((entry) => this.entry(entry).map((line) => ({ ...line, row: entry.row }))),
    ];
  }

  entry(entry: TableEntry): WrittenLine[] {
    const { kind, word, column, fields } = entry;
    const short = this.#oneLine(entry);
    if (short !== undefined) return [{ text: `      - ${short}`, column }];
    return [
      ...this.#text(kind, word, column, '      - '),
      ...sorted(fields).flatMap((field) => this.field(field, '        ')),
    ];
  }

  /** `NAME: prices [allergens] flags`, where that line says it all. */
  #oneLine({ kind, word, fields }: TableEntry): string | undefined {
    const name = taggedText(word, this.#languages);
    if (kind !== 'item' || name === undefined || name.length > LONGEST_KEY || name.includes('\n')) return undefined;
    if (ENTRY_WORDS.some((one) => distance(one.toLowerCase(), name.toLowerCase(), 1) <= 1)) return undefined;
    const pieces: string[] = [];
    let isBracket = false;
    for (const field of sorted(fields)) {
      switch (field.type) {
        case 'prices': {
          const text = priceText(field.prices, this.#base);
          if (text === undefined || text.includes('\n')) return undefined;
          pieces.push(text);
          break;
        }
        case 'allergens':
          isBracket = pieces.length === 0;
          pieces.push(`[${allergenWords(field.declared).join(', ')}]`);
          break;
        case 'mark':
          if (!field.on || !(FLAGS as readonly string[]).includes(field.name)) return undefined;
          pieces.push(field.name);
          break;
        default:
          return undefined;
      }
    }
    const value = pieces.join(' ');
    if (value === '') return `${yamlScalar(name)}:`;
    // Brackets alone are a list to YAML, which says the same; with a word behind them they must be quoted.
    const bare = isBracket && pieces.length === 1;
    return `${yamlScalar(name)}: ${bare ? value : yamlScalar(value)}`;
  }

  field(field: TableField, indent: string): WrittenLine[] {
    const { name, column } = field;
    const line = (text: string): WrittenLine[] => [{ text: `${indent}${name}: ${text}`, column }];
    switch (field.type) {
      case 'text':
        return this.#text(name, field.text, column, indent);
      case 'texts':
        return [
          { text: `${indent}${name}:`, column },
          ...field.texts.map((text) => ({ text: `${indent}  - ${this.#scalar(text)}`, column })),
        ];
      case 'plain':
        return line(yamlScalar(field.value));
      case 'mark':
        return line(String(field.on));
      case 'allergens': {
        const words = allergenWords(field.declared);
        return line(words.length === 0 ? 'none' : yamlScalar(words.join(', ')));
      }
      case 'prices': {
        const text = priceText(field.prices, this.#base);
        if (text !== undefined) return line(yamlScalar(text));
        return [
          { text: `${indent}prices:`, column },
          ...field.prices.map(({ label, amount }) => {
            const key = typeof label === 'string' ? (label === 'racion' ? 'ración' : label) : this.#scalar(label ?? {});
            return { text: `${indent}  ${key}: ${yamlScalar(amountText(amount))}`, column };
          }),
        ];
      }
    }
  }

  get #base(): Language {
    return this.#languages[0] ?? 'es';
  }

  #scalar(text: Text): string {
    const tagged = taggedText(text, this.#languages);
    return tagged === undefined ? this.#mapping(text) : yamlScalar(tagged);
  }

  /** `{es: text, en: text}`, for what a tagged text cannot say. */
  #mapping(text: Text): string {
    const pairs = this.#languages.flatMap((language) => {
      const written = text[language];
      return written === undefined ? [] : `${language}: ${JSON.stringify(written)}`;
    });
    return `{${pairs.join(', ')}}`;
  }

  /** A field of text; `first` stands before its name. */
  #text(name: string, text: Text, column: number, first: string): WrittenLine[] {
    return [{ text: `${first}${name}: ${this.#scalar(text)}`, column }];
  }
}

function sorted<Field extends TableField>(fields: readonly Field[]): Field[] {
  const rank = ({ name }: Field): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

function allergenWords({ contains = [], mayContain = [] }: Declared): string[] {
  return [...contains, ...mayContain.map((allergen) => `~${allergen}`)];
}
