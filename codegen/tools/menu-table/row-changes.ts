/** What a row of a table says otherwise than the menu. */
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import { impliedBy } from '../../../src/terms/marks.ts';
import { plain } from '../../resolve/slug.ts';
import { markOf } from '../../validate/marks.ts';
import type { TableProblem } from '../table/problem.ts';
import type { Said } from '../table/words.ts';
import { UPDATE } from './update-words.ts';
import type { Change } from './edit-entry.ts';
import type { TableEntry, TableField, TableSection } from './read-menu.ts';

/** What a row says otherwise than the menu, its name first. */
export function changesOf(
  row: TableEntry | TableSection,
  found: TableEntry | TableSection,
  word: string,
  problems: TableProblem[],
): Change[] {
  const named = (one: TableEntry | TableSection): TableField => ({
    name: word,
    column: row.column,
    type: 'text',
    text: 'title' in one ? one.title : one.word,
  });
  return fieldChanges([named(row), ...row.fields], [named(found), ...found.fields], row, problems);
}

export function fieldChanges(
  wanted: readonly TableField[],
  before: readonly TableField[],
  { row }: { readonly row: number },
  problems: TableProblem[],
): Change[] {
  return wanted.flatMap((field): Change[] => {
    const say = (said: Said, severity: 'error' | 'warning' = 'error'): void => {
      problems.push({ row, column: field.column, severity, message: said.message, hint: said.hint });
    };
    const was = before.find(({ name }) => name === field.name);
    const after = joined(field, was, say);
    if (after === undefined ? was === undefined : was !== undefined && isSameField(after, was)) return [];
    if (after?.type === 'mark' && !after.on && was === undefined) return [];
    if (was?.type === 'allergens') {
      const left = after?.type === 'allergens' ? all(after.declared) : [];
      const gone = all(was.declared).filter((allergen) => !left.includes(allergen));
      if (gone.length > 0) say(UPDATE.losesAllergens(gone.join(', ')), 'warning');
    }
    return [{ name: field.name, column: field.column, ...(was && { before: was }), ...(after && { after }) }];
  });

  function all({ contains = [], mayContain = [] }: { contains?: string[]; mayContain?: string[] }): string[] {
    return [...contains, ...mayContain];
  }
}

/** What a field is to be: the table's cells over what the menu has. Undefined where it is to go. */
export function joined(
  field: TableField,
  was: TableField | undefined,
  say: (said: Said) => void,
): TableField | undefined {
  switch (field.type) {
    case 'text': {
      const text = overlaid(field.text, was?.type === 'text' ? was.text : {});
      return Object.keys(text).length === 0 ? undefined : { ...field, text };
    }
    case 'texts': {
      const had = was?.type === 'texts' ? was.texts : [];
      if (field.texts.length === 0) return undefined;
      const isWhole = had.every((text) =>
        Object.keys(text).every((code) => field.texts.some((each) => each[code as Language])),
      );
      if (had.length !== field.texts.length && !isWhole) say(UPDATE.otherLines(had.length));
      if (had.length !== field.texts.length) return field;
      return { ...field, texts: field.texts.map((text, index) => overlaid(text, had[index] ?? {})) };
    }
    case 'plain':
      return field.value === '' ? undefined : field;
    case 'allergens':
      return field.declared.contains === undefined && field.declared.mayContain === undefined ? undefined : field;
    case 'mark':
      return field;
    case 'prices': {
      const prices = joinedPrices(field, was?.type === 'prices' ? was.prices : [], say);
      return prices.length === 0 ? undefined : { ...field, prices };
    }
  }
}

function overlaid(text: Text, had: Text): Text {
  return Object.fromEntries(Object.entries({ ...had, ...text }).filter(([, written]) => written !== ''));
}

type Label = NonNullable<ResolvedPrice['label']>;

/** Cells below labels change the prices of these labels; a cell with its labels, or a price without one, is all that there is. */
function joinedPrices(
  { prices, isWhole = false, without = [] }: Extract<TableField, { type: 'prices' }>,
  had: readonly ResolvedPrice[],
  say: (said: Said) => void,
): readonly ResolvedPrice[] {
  const known = prices.map((price) => {
    const same = had.find(({ label }) => label !== undefined && isSameLabel(label, price.label));
    return same?.label === undefined ? price : { ...price, label: same.label };
  });
  const isLabelled = (list: readonly ResolvedPrice[]): boolean => list.some(({ label }) => label !== undefined);
  if (isWhole || had.length === 0) return known;
  const rest = had.filter(({ label }) => !without.some((one) => isSameLabel(one, label)));
  if (known.length > 0 && isLabelled(known) !== isLabelled(had)) {
    say(UPDATE.otherPrices(had.map(({ amount, label }) => [amount, labelWord(label)].join(' ').trim()).join(' / ')));
    return had;
  }
  if (!isLabelled(known)) return known.length > 0 ? known : rest;
  const changed = rest.map((price) => known.find(({ label }) => isDeepStrictEqual(label, price.label)) ?? price);
  return [...changed, ...known.filter(({ label }) => !rest.some((price) => isDeepStrictEqual(label, price.label)))];
}

function labelWord(label: Label | undefined): string {
  return typeof label === 'object' ? (Object.values(label)[0] ?? '') : (label ?? '');
}

/** Whether two labels have a word in common; case and accents do not matter. */
function isSameLabel(one: Label, other: Label | undefined): boolean {
  const words = (label: Label): string[] => (typeof label === 'string' ? [label] : Object.values(label).map(plain));
  return other !== undefined && words(one).some((word) => words(other).includes(word));
}

function isSameField(one: TableField, other: TableField): boolean {
  return isDeepStrictEqual(valueOf(one), valueOf(other));
}

/** What a field says, without where it was said. */
export function valueOf(field: TableField): unknown {
  switch (field.type) {
    case 'text':
      return field.text;
    case 'texts':
      return field.texts;
    case 'plain':
      return field.name === 'marks' ? marksIn(field.value) : field.value;
    case 'mark':
      return field.on;
    case 'allergens':
      return field.declared;
    case 'prices':
      return field.prices;
  }
}

/** The marks of a cell with what they imply; as it is where a word is no mark. */
function marksIn(cell: string): unknown {
  const marks = cell.split(',').map((word) => markOf(word.trim()));
  return marks.includes(undefined) ? cell : impliedBy(marks.flatMap((mark) => mark ?? []));
}
