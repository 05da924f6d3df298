/** Writes a table's changes of an entry, a section or the venue into the menu file. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';
import { isNothing, rangeOf, sidesOf, startOf, textOf, never, fieldOf } from '../../parse/nodes.ts';
import { FLAGS, readFlags, takeFlags } from '../../validate/flags.ts';
import { flagOf, markOf } from '../../validate/marks.ts';
import type { SourceText } from '../../validate/values.ts';
import { quotesOf, replaceScalar } from '../document/splice-scalar.ts';
import { endOfPair, putField, removeField } from '../document/splice-field.ts';
import { spliceText } from '../document/splice-text.ts';
import { columnOf, type Splice, placeOf, type Surroundings } from '../document/surroundings.ts';
import { enclosed, escapedFor, writtenText } from '../document/written-text.ts';
import { amountText, isShownInQuotes, priceText } from './cell-prices.ts';
import type { TableField } from './read-menu.ts';
import type { Writer } from './write-menu.ts';
import { allergenWords } from '../../validate/allergens.ts';

/** The target of a row in the menu file. */
export type Target = {
  readonly map: YAMLMap;
  /** The field that names it: `item`, `section`, `venue`. */
  readonly word: string;
  /** Its name; absent for the venue, whose name has no languages. */
  readonly text?: SourceText;
  /** Its own fields, as read. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that come from the file's defaults. */
  readonly defaults: ReadonlySet<string>;
  /** The order of the fields in their table. */
  readonly order: readonly string[];
  readonly isOneLine: boolean;
};

/** A field before and after; without `after` it is removed. */
export type Change = {
  readonly name: string;
  /** The column of the changing cell. */
  readonly column: number;
  readonly before?: TableField;
  readonly after?: TableField;
};

/** The splices for changes of one target; undefined if its form in the file cannot hold them. */
export function editTarget(
  target: Target,
  changes: readonly Change[],
  writer: Writer,
  at: Surroundings,
): Splice[] | undefined {
  const named = changes.filter(({ name }) => name === target.word);
  const others = changes.filter(({ name }) => name !== target.word);
  const names = named.map((change) => editName(target, change, at));
  if (!target.isOneLine || others.length === 0)
    return all([...names, ...others.map((change) => editField(target, change, writer, at))]);
  const value = oneLineValue(target, others, writer, at);
  return value === undefined ? longForm(target, named[0], others, writer, at) : all([...names, [value]]);
}

function all(splices: readonly (readonly Splice[] | undefined)[]): Splice[] | undefined {
  return splices.includes(undefined) ? undefined : splices.flatMap((each) => each ?? []);
}

function editName({ map, word, text }: Target, { after }: Change, at: Surroundings): Splice[] | undefined {
  if (after?.type === 'text' && text !== undefined) return spliceText(text, changed(text.values, after.text), at);
  const { value } = fieldOf(map, word) ?? { value: null };
  return after?.type === 'plain' && isScalar(value) ? replaceScalar(value, after.value, at) : undefined;
}

/** The languages in which a text changes, with the new texts. */
function changed(before: Text, after: Text): Map<Language, string> {
  const languages = Object.keys(after) as Language[];
  return new Map(
    languages.flatMap((code) => (after[code] === before[code] ? [] : [[code, after[code] ?? ''] as const])),
  );
}

function editField(target: Target, change: Change, writer: Writer, at: Surroundings): Splice[] | undefined {
  const { map, fields, order } = target;
  const { after } = change;
  const name = change.name === 'price' && fieldOf(map, 'prices') !== undefined ? 'prices' : change.name;
  if (after === undefined || (after.type === 'mark' && !after.on && !target.defaults.has(name))) {
    if (target.defaults.has(name) && after === undefined) return undefined;
    return only(removeField(map, name, at));
  }
  const { value } = fieldOf(map, name) ?? { value: null };
  // The value of an alias is elsewhere; the alias is replaced with an own value.
  const isAlias = value !== null && startOf(value) < startOf(map);
  const inPlace = value === null || isAlias ? undefined : editValue();
  if (inPlace !== undefined) return inPlace;
  return only(putField(map, name, linesOf(after, writer), order, at));

  function editValue(): Splice[] | undefined {
    switch (after?.type) {
      case 'text': {
        const text = fields[name] as SourceText;
        const isLess = [...(text.own ?? Object.keys(text.values))].some((code) => after.text[code] === undefined);
        return isLess ? undefined : spliceText(text, changed(text.values, after.text), at);
      }
      case 'texts': {
        const texts = fields[name] as readonly SourceText[];
        if (texts.length !== after.texts.length) return undefined;
        return all(texts.map((text, index) => spliceText(text, changed(text.values, after.texts[index] ?? {}), at)));
      }
      case 'plain':
        return isScalar(value) ? replaceScalar(value, after.value, at) : undefined;
      case 'mark':
        return isScalar(value) ? replaceScalar(value, String(after.on), at) : undefined;
      case 'allergens': {
        const words = allergenWords(after.declared).join(', ');
        if (isScalar(value)) return replaceScalar(value, words === '' ? 'none' : words, at);
        if (!isSeq(value) || value.flow !== true) return undefined;
        const { from, to } = rangeOf(value);
        return [{ from, to, text: `[${words}]` }];
      }
      case 'prices':
        return editPrices(after.prices);
      default:
        return undefined;
    }
  }

  function editPrices(prices: readonly ResolvedPrice[]): Splice[] | undefined {
    const before = change.before?.type === 'prices' ? change.before.prices : [];
    if (isScalar(value)) {
      const text = repriced(String(value.value), before, prices, writer.base);
      return text === undefined ? undefined : replaceScalar(value, text, at);
    }
    if (!isMap(value) || value.items.length !== prices.length || !hasSameLabels(before, prices)) return undefined;
    return all(
      value.items.map((pair, index) => {
        const amount = sidesOf(pair).value;
        const [was, is] = [before[index]?.amount, prices[index]?.amount];
        if (was === is || is === undefined) return [];
        return isScalar(amount) && !isShownInQuotes(is)
          ? replaceScalar(amount, restyled(String(amount.value), is), at)
          : undefined;
      }),
    );
  }
}

const only = (splice: Splice | undefined): Splice[] | undefined => splice && [splice];

const linesOf = (field: TableField, writer: Writer): string[] => writer.fieldLines(field, '').map(({ text }) => text);

function hasSameLabels(one: readonly ResolvedPrice[], other: readonly ResolvedPrice[]): boolean {
  return one.length === other.length && one.every(({ label }, index) => isDeepStrictEqual(label, other[index]?.label));
}

/** The line of prices with new amounts in the old notation: `9,50 €` with a comma. If more has changed, it is rewritten. */
function repriced(
  written: string,
  before: readonly ResolvedPrice[],
  after: readonly ResolvedPrice[],
  language: Language,
): string | undefined {
  const pieces = written.split('/');
  const isAmount = ({ amount }: ResolvedPrice): boolean => typeof amount === 'number';
  if (!hasSameLabels(before, after) || pieces.length !== after.length || ![...before, ...after].every(isAmount)) {
    return priceText(after, language);
  }
  return pieces
    .map((piece, index) => {
      const amount = after[index]?.amount ?? '';
      return amount === before[index]?.amount
        ? piece
        : piece.replace(/\d+(?:[.,]\d{1,2})?/, (digits) => restyled(digits, amount));
    })
    .join('/');
}

function restyled(written: string, amount: number | string): string {
  const text = amountText(amount);
  const isAmount = typeof amount === 'number' && /^\d+(?:[.,]\d+)?\s*€?$/.test(written);
  if (!isAmount) return text;
  return (written.includes(',') ? text.replace('.', ',') : text) + (/\s*€$/.exec(written)?.[0] ?? '');
}

/** The new value of a dish on one line, with its other parts unchanged; undefined if one line cannot express it. */
function oneLineValue(
  target: Target,
  changes: readonly Change[],
  writer: Writer,
  at: Surroundings,
): Splice | undefined {
  const { key, value } = sidesOf(target.map.items[0] ?? never());
  if (key === null) return undefined;
  const isEmpty = value === null || isNothing(value);
  if (!isEmpty && !isScalar(value) && !isSeq(value)) return undefined;
  const parts = partsOf(isEmpty ? null : value, at);
  for (const change of changes) {
    const part = changedPart(parts, change, target, writer.base);
    if (part === undefined) return undefined;
    Object.assign(parts, part);
  }
  const text = [parts.price, parts.allergens, ...parts.flags].filter((part) => part !== '').join(' ');
  const colon = endOfPair({ key, value: null }, at.text);
  const end = endOfPair({ key, value }, at.text);
  if (text === '') return { from: colon, to: end, text: '' };
  const { isInBrackets } = placeOf(key, at);
  const written = text === parts.allergens ? text : inQuotes(text, value, isInBrackets);
  if (isEmpty) return { from: colon, to: end, text: ` ${written}` };
  return { ...rangeOf(value), text: written };
}

/** A text in the value's current quotes, or else in those that it needs. */
function inQuotes(text: string, value: unknown, isInBrackets: boolean): string {
  const quotes = isScalar(value) ? quotesOf(value) : 'none';
  const escaped = quotes === 'none' ? undefined : escapedFor(quotes, text);
  return escaped === undefined ? writtenText(text, { isKey: false, isInBrackets }) : enclosed(quotes, escaped);
}

type Parts = { readonly price: string; readonly allergens: string; readonly flags: readonly string[] };

/** The part of a line that a change is about, after it; undefined if one line cannot express it. */
function changedPart(parts: Parts, change: Change, target: Target, base: Language): Partial<Parts> | undefined {
  const { name, before, after } = change;
  const isDefault = target.defaults.has(name);
  if (after?.type === 'prices') {
    const price = repriced(parts.price, before?.type === 'prices' ? before.prices : [], after.prices, base);
    return price === undefined ? undefined : { price };
  }
  if (after?.type === 'allergens') return { allergens: `[${allergenWords(after.declared).join(', ')}]` };
  if (name === 'marks') return changedMarks(parts.flags, after?.type === 'plain' ? after.value : '');
  if (after === undefined) return name === 'price' || (name === 'allergens' && !isDefault) ? { [name]: '' } : undefined;
  if (after.type !== 'mark' || !FLAGS.some((flag) => flag === name) || (!after.on && isDefault)) return undefined;
  return { flags: [...parts.flags.filter((flag) => flag !== name), ...(after.on ? [name] : [])] };
}

/** Flags with other marks. Unknown marks need the long form, where they are reported. */
function changedMarks(flags: readonly string[], list: string): Partial<Parts> | undefined {
  const marks = list.split(',').filter((word) => word.trim() !== '');
  const known = marks.flatMap((word) => markOf(word.trim()) ?? []);
  if (known.length < marks.length) return undefined;
  return { flags: [...flags.filter((flag) => markOf(flag) === undefined), ...known.map(flagOf)] };
}

/** The parts of a dish's value on one line; brackets alone are a list of YAML. */
function partsOf(value: Node | null, at: Surroundings): Parts {
  const text = isSeq(value) ? at.text.slice(startOf(value), rangeOf(value).to) : (textOf(value) ?? '');
  const open = text.indexOf('[');
  const none = (): undefined => undefined;
  const { flags, to } = takeFlags(text, open === -1 ? text.length : open, none);
  const close = open === -1 ? text.length : text.indexOf(']', open) + 1;
  return {
    price: text.slice(0, to).trim(),
    allergens: open === -1 ? '' : text.slice(open, close),
    flags: [...flags, ...readFlags(text, close, none)].map(({ word }) => word),
  };
}

/** Converts a dish on one line to the long form, with its name and its comment unchanged. */
function longForm(
  { map, fields, order, text }: Target,
  named: Change | undefined,
  changes: readonly Change[],
  writer: Writer,
  at: Surroundings,
): Splice[] | undefined {
  const { key, value } = sidesOf(map.items[0] ?? never());
  if (key === null || map.flow === true) return undefined;
  const { from, to } = rangeOf(key);
  if (!/^[ ]*-[ ]+$/.test(at.text.slice(from - columnOf(at.text, from), from))) return undefined;
  const name =
    named?.after?.type === 'text'
      ? writer.textLine('item', { ...text?.values, ...named.after.text })
      : `item: ${at.text.slice(from, to)}`;
  const byName = new Map(changes.map((change) => [change.name, change.after]));
  const kept = partsOf(value, at);
  const lines = order.flatMap((field): string[] => {
    const after = byName.get(field);
    if (after !== undefined) return linesOf(after, writer);
    if (byName.has(field) || !Object.hasOwn(fields, field)) return [];
    if (field === 'price') return [`price: ${inQuotes(kept.price, value, false)}`];
    if (field === 'allergens') return [`allergens: ${kept.allergens}`];
    if (field === 'marks') return [`marks: ${kept.flags.flatMap((flag) => markOf(flag) ?? []).join(', ')}`];
    return [`${field}: true`];
  });
  const indent = ' '.repeat(columnOf(at.text, from));
  return [{ from, to: endOfPair({ key, value }, at.text), text: [name, ...lines].join(at.newline + indent) }];
}
