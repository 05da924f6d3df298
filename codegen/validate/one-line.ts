import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { isNothing, isQuoted, rangeOf, startOf, textOf } from '../parse/nodes.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import { AllergenList, readAllergens } from './allergens.ts';
import { isFlag, readFlags, takeFlags, type FlagAt } from './flags.ts';
import type { ITEM_FIELDS } from '../kinds/item-fields.ts';
import { quoted, readPrices } from './price.ts';
import { isMeasure } from './price-label.ts';
import type { ByMeasure } from './price-meant.ts';
import { problemAt, sayIn, type Reader, type Say } from './reader.ts';
import { textAt } from './text.ts';
import type { Located, RecordOf } from './values.ts';

type ItemRecord = RecordOf<typeof ITEM_FIELDS>;
type Writable<Of> = { -readonly [Name in keyof Of]: Of[Name] };

/**
 * The value of a dish on one line: `prices [allergens] flags`, each part optional. YAML reads a lone `[…]` as a list, which
 * is the same thing. The name is what stands before the colon.
 */
export function readOneLine(reader: Reader, name: Node | null, node: Node | null): ItemRecord | undefined {
  return readValue(reader, name, node, false);
}

/** The same of a dish of a set menu, whose prices are added to that of the menu, each behind a plus sign. It takes no flags. */
export function readSupplement(reader: Reader, name: Node, node: Node | null): ItemRecord | undefined {
  return readValue(reader, name, node, true);
}

function readValue(reader: Reader, name: Node | null, node: Node | null, isAdded: boolean): ItemRecord | undefined {
  if (node === null || isNothing(node)) return {};
  if (isSeq(node)) {
    if (node.items.some((item) => isMap(item))) return nested(reader, node, isAdded);
    const allergens = readAllergens(reader, node);
    return allergens === undefined ? undefined : { allergens };
  }
  if (!isScalar(node)) return nested(reader, node, isAdded);
  const text = textOf(node) ?? '';
  const say = sayIn(reader, node);
  const fields: Writable<ItemRecord> = {};

  const open = text.indexOf('[');
  const { flags, to } = takeFlags(text, open === -1 ? text.length : open, say);
  if (to > 0 && (!isAdded || everyHasPlus(text.slice(0, to), name, say))) {
    const rules = {
      language: reader.language,
      plus: isAdded,
      quoted: isQuoted(node),
      value: text,
      declares: open === -1,
      labelAt: textAt(reader, node),
      ...(!isAdded && { unit: (price: ByMeasure) => longForm(reader, name, node, text.slice(to), price) }),
    };
    fields.price = readPrices(text.slice(0, to), rules, say);
  }
  const put = isAdded ? refuseFlags : (list: readonly FlagAt[]) => setFlags(reader, node, fields, list);
  put(flags, say);
  if (open === -1) return fields;

  const close = text.indexOf(']', open);
  if (close === -1) {
    const end = text.trimEnd().length;
    say('wrong-type', open, words('listNotClosed'), fixing({ from: end, to: end, text: ']' }, words('closeList')));
    return fields;
  }
  // Of two opening brackets the last begins the list.
  const begin = text.lastIndexOf('[', close);
  if (begin > open) say('wrong-type', open, words('bracketNotClosed'), words('deleteOrClose'));
  const list = new AllergenList();
  list.addBrackets(text, begin + 1, close, say);
  fields.allergens = list.declared;
  if (close + 1 < text.length) put(readFlags(text, close + 1, say), say);
  return fields;
}

/** Whether each price says that it is added; what says nothing could be the price of the dish alone. */
function everyHasPlus(text: string, name: Node | null, say: Say): boolean {
  let from = 0;
  for (const piece of text.split('/')) {
    const index = from + piece.length - piece.trimStart().length;
    from += piece.length + 1;
    if (piece.trimStart().startsWith('+')) continue;
    const written = text.trim();
    const [, label] = /^\d[\d.,]*\s*€?\s*(.*)$/.exec(piece.trim()) ?? [];
    const plus = fixing({ from: index, to: index, text: '+' }, words('writePlus', piece.trim()));
    const hint =
      label === undefined
        ? words('quoteWhole', `${textOf(name) ?? ''}: ${written}`)
        : isMeasure(label)
          ? words('writeAmount')
          : plus;
    say('bad-price', index, words('supplementsOnly', piece.trim()), hint);
    return false;
  }
  return true;
}

function refuseFlags(flags: readonly FlagAt[], say: Say): void {
  for (const { flag, index } of flags) {
    const fix = { from: index, to: index + flag.length, text: '' };
    say('unknown-flag', index, words('flagInCourse', flag), fixing(fix, words('deleteFlag', flag)));
  }
}

function setFlags(reader: Reader, node: Scalar, fields: Writable<ItemRecord>, flags: readonly FlagAt[]): void {
  const { source } = reader;
  for (const { flag, index } of flags) {
    const on: Located<boolean> = { value: true, source, at: scalarOffset(source.text, node, index) };
    fields[flag] ??= on;
  }
}

function nested(reader: Reader, node: Node, isAdded: boolean): undefined {
  const hint = isAdded ? words('write', '+3 [gluten]') : words('writeLongFormOf');
  return problemAt(reader, 'wrong-type', node, words('oneLineHolds'), hint);
}

/** The same dish in the long form, with a price by measure in its two fields; `behind` is what follows the price on the line. */
function longForm(reader: Reader, name: Node | null, node: Scalar, behind: string, { amount, unit }: ByMeasure): Hint {
  const { source } = reader;
  const hint = words('writeUnit', amount, unit, quoted((textOf(node) ?? '').trim()));
  if (name === null) return hint;
  const lineStart = source.text.lastIndexOf('\n', startOf(name) - 1) + 1;
  const before = source.text.slice(lineStart, startOf(name));
  if (!/^[ ]*-[ ]+$/.test(before)) return hint;
  const allergens = /\[[^\]]*\]/.exec(behind)?.[0];
  const flags = behind
    .replace(/\[[^\]]*\]/, ' ')
    .split(/\s+/)
    .filter(isFlag);
  const lines = [
    `item: ${source.text.slice(rangeOf(name).from, rangeOf(name).to)}`,
    `price: ${amount}`,
    `unit: ${unit}`,
    ...(allergens === undefined ? [] : [`allergens: ${allergens}`]),
    ...flags.map((flag) => `${flag}: true`),
  ];
  const text = lines.join(`\n${' '.repeat(before.length)}`);
  return fixing({ from: startOf(name), to: rangeOf(node).to, text, inFile: true }, hint);
}
