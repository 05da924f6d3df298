/** Writes the menu of a table as the text of a menu file. */
import type { Languages } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { distance } from '../../diagnostics/nearest.ts';
import { ENTRY_WORDS } from '../../validate/entries.ts';
import { FLAGS } from '../../validate/flags.ts';
import { wordIn } from '../../kinds/entry-text.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { amountText, isShownInQuotes, priceText } from './cell-prices.ts';
import type { TableEntry, TableField, TableMenu, TableSection } from './read-menu.ts';
import { taggedText, yamlScalar } from '../document/written-text.ts';
import { Report } from '../../diagnostics/report.ts';
import { SourceFile } from '../../parse/source-file.ts';
import { assignIds } from '../../resolve/ids.ts';
import { allergenWords } from '../../validate/allergens.ts';

/** A line of the file, and the cell it comes from. */
export type WrittenLine = { readonly text: string; readonly row?: number; readonly column?: number };

/** Limit of a name on one line, in characters; YAML's limit is 1,024. */
const LONGEST_KEY = 900;

/** The lines of the file; `schema` is the path of the schema, relative to the file. */
export function writeMenu(menu: TableMenu, name: string, schema: string, known: Languages): WrittenLine[] {
  const writer = writerOf(menu.languages, known);
  return [
    { text: `# yaml-language-server: $schema=${schema}` },
    { text: `venue: ${yamlScalar(name)}`, ...(menu.name && { row: menu.name.row, column: menu.name.column }) },
    { text: `languages: ${menu.languages.join(' ')}` },
    ...menu.fields.flatMap((field) => writer.fieldLines(field, '').map((line) => ({ ...line, row: field.row }))),
    { text: '' },
    { text: 'sections:' },
    ...menu.sections.flatMap((section, index) => [
      ...(index === 0 ? [] : [{ text: '' }]),
      ...writer.sectionLines(section),
    ]),
  ];
}

export type Writer = ReturnType<typeof writerOf>;

/** Returns a writer for the lines of sections, entries and fields. `known`: the languages that tags may have. */
export function writerOf(languages: Languages, known: Languages) {
  /** The language of texts without a tag. */
  const base = languages[0] ?? 'es';

  function sectionLines({ row, column, word, fields, entries }: TableSection): WrittenLine[] {
    const own = fields.flatMap((field) => fieldLines(field, '    '));
    const items = { text: entries.length === 0 ? '    items: []' : '    items:', column };
    return [
      ...[{ text: `  - ${textLine('section', word)}`, column }, ...own, items].map((line) => ({ ...line, row })),
      ...entries.flatMap((entry) => entryLines(entry).map((line) => ({ ...line, row: entry.row }))),
    ];
  }

  function entryLines(entry: TableEntry): WrittenLine[] {
    const { kind, word, column, fields } = entry;
    const short = oneLine(entry);
    const first = { text: `      - ${short ?? textLine(kind, word)}`, column };
    return short === undefined ? [first, ...fields.flatMap((field) => fieldLines(field, '        '))] : [first];
  }

  /** `NAME: prices [allergens] flags`; undefined if one line cannot express the entry. */
  function oneLine({ kind, word, fields }: TableEntry): string | undefined {
    const name = taggedText(word, languages, known);
    if (kind !== 'item' || name === undefined || name.length > LONGEST_KEY || name.includes('\n')) return undefined;
    if (ENTRY_WORDS.some((one) => distance(one.toLowerCase(), name.toLowerCase(), 1) <= 1)) return undefined;
    const pieces = { prices: '', allergens: '', flags: [] as string[] };
    for (const field of fields) {
      if (field.type === 'prices') {
        const text = priceText(field.prices, base);
        if (text === undefined || text.includes('\n')) return undefined;
        pieces.prices = text;
      } else if (field.type === 'allergens') {
        pieces.allergens = `[${allergenWords(field.declared).join(', ')}]`;
      } else if (field.type === 'mark' && field.on && FLAGS.some((flag) => flag === field.name)) {
        pieces.flags.push(field.name);
      } else return undefined;
    }
    const value = [pieces.prices, pieces.allergens, ...pieces.flags].filter((piece) => piece !== '').join(' ');
    if (value === '') return `${yamlScalar(name)}:`;
    // Brackets alone are a YAML list with the same meaning; with a word after them they must be quoted.
    return `${yamlScalar(name)}: ${value === pieces.allergens ? value : yamlScalar(value)}`;
  }

  function fieldLines(field: TableField, indent: string): WrittenLine[] {
    const { name, column } = field;
    const line = (text: string): WrittenLine[] => [{ text: `${indent}${name}: ${text}`, column }];
    switch (field.type) {
      case 'text':
        return [{ text: indent + textLine(name, field.text), column }];
      case 'texts':
        return [
          { text: `${indent}${name}:`, column },
          ...field.texts.map((text) => ({ text: `${indent}  - ${scalar(text)}`, column })),
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
        const text = priceText(field.prices, base);
        if (text !== undefined) return line(yamlScalar(text));
        const amountOf = (amount: number | string): string =>
          isShownInQuotes(amount) ? JSON.stringify(amount) : yamlScalar(amountText(amount));
        const [first] = field.prices;
        if (first && field.prices.length === 1 && first.label === undefined) return line(amountOf(first.amount));
        return [
          { text: `${indent}prices:`, column },
          ...field.prices.map(({ label, amount }) => {
            const key = typeof label === 'string' ? (label === 'racion' ? 'ración' : label) : scalar(label ?? {});
            return { text: `${indent}  ${key}: ${amountOf(amount)}`, column };
          }),
        ];
      }
    }
  }

  /** `item: text @en text`. */
  function textLine(name: string, text: Text): string {
    return `${name}: ${scalar(text)}`;
  }

  function scalar(text: Text): string {
    const tagged = taggedText(text, languages, known);
    return tagged === undefined ? mapping(text) : yamlScalar(tagged);
  }

  /** `{es: text, en: text}`, for texts that tags cannot express. */
  function mapping(text: Text): string {
    const pairs = languages.flatMap((language) => {
      const written = text[language];
      return written === undefined ? [] : `${language}: ${JSON.stringify(written)}`;
    });
    return `{${pairs.join(', ')}}`;
  }

  return { base, sectionLines, entryLines, fieldLines, textLine };
}

/** A required id, or undefined if any will do, and the text from which an id would be generated. */
export type Identified = { readonly id: string | undefined; readonly text: string };

/** Which of them need an explicit id, because they would otherwise get a different one. */
export function explicitIds(all: readonly Identified[], fallback: string): boolean[] {
  const source = new SourceFile({ file: '', id: '', text: '', languages: [] });
  const isExplicit = all.map(() => false);
  for (;;) {
    const wanted = all.map(({ id, text }, at) => ({
      explicit: isExplicit[at] === true && id !== undefined ? { value: id, source, at } : undefined,
      text,
    }));
    const given = assignIds(wanted, fallback, new Report());
    const wrong = all.findIndex(
      ({ id }, index) => id !== undefined && isExplicit[index] !== true && given[index] !== id,
    );
    if (wrong === -1) return isExplicit;
    isExplicit[wrong] = true;
  }
}

/** The menu without ids that equal the generated ones. */
export function withoutGivenIds(menu: TableMenu): TableMenu {
  const entries = menu.sections.flatMap((section) => section.entries);
  const generated = new Set([...generatedIds(menu.sections, 'section'), ...generatedIds(entries, 'item')]);
  const written = <Of extends TableEntry | TableSection>(one: Of): Of =>
    generated.has(one) ? { ...one, fields: one.fields.filter(({ name }) => name !== 'id') } : one;
  return {
    ...menu,
    sections: menu.sections.map((section) => ({ ...written(section), entries: section.entries.map(written) })),
  };

  /** Those whose id would be generated. Kinds without ids do not reserve any. */
  function generatedIds(all: readonly (TableEntry | TableSection)[], fallback: string) {
    const named = all.filter(({ kind }) => kind === 'section' || Object.hasOwn(KINDS[kind].fields, 'id'));
    const texts = named.map((one) => ({ id: idOf(one), text: wordIn(one.word, menu.languages) }));
    const isExplicit = explicitIds(texts, fallback);
    return named.filter((_, index) => isExplicit[index] !== true);
  }
}

/** The id in a row; undefined if it has none. */
export function idOf({ fields }: { readonly fields: readonly TableField[] }): string | undefined {
  const id = fields.find((field) => field.name === 'id');
  return id?.type === 'plain' && id.value !== '' ? id.value : undefined;
}
