import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { startOfLine } from '../parse/line.ts';
import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { isBlockScalar, isNothing, isQuoted, quoted, rangeOf, startOf, textOf } from '../parse/nodes.ts';
import { AllergenList, bracketsMeant, hasTraces, NUMBER, readAllergens } from './allergens.ts';
import { readFlags, takeFlags, type FlagAt } from './flags.ts';
import type { ITEM_FIELDS } from '../kinds/item-fields.ts';
import { flagOf, markOf } from './marks.ts';
import { readPrices } from './price.ts';
import { isMeasure, labelled, standardLabel } from './price-label.ts';
import { AMOUNT, type ByMeasure } from './price-meant.ts';
import { locatedIn, placedPieces, problemAt, sayIn, type Reader, type Say } from './reader.ts';
import { textAt } from './text.ts';
import type { Declared, RecordOf } from './values.ts';

type ItemRecord = RecordOf<typeof ITEM_FIELDS>;
type Writable<Of> = { -readonly [Name in keyof Of]: Of[Name] };

/**
 * The value of a dish on one line: `prices [allergens] flags`, each part optional. YAML reads a lone `[…]` as a list. `isAdded`: a dish
 * of a set menu, whose prices are supplements, each with a plus sign, and whose flags can only be marks.
 */
export function readOneLine(
  reader: Reader,
  name: Node | null,
  node: Node | null,
  isAdded = false,
): ItemRecord | undefined {
  if (node === null || isNothing(node)) return {};
  if (isSeq(node)) return readList(reader, name, node, isAdded);
  if (!isScalar(node)) return !isAdded && isPriceMap(reader, name, node) ? undefined : nested(reader, node, isAdded);
  const isPlain = !isQuoted(node) && !isBlockScalar(node);
  return isPlain && isLineOfItsOwn(reader, node) ? undefined : readParts(reader, name, node, isAdded);
}

/** The prices, allergens and flags of a text. */
function readParts(reader: Reader, name: Node | null, node: Scalar, isAdded: boolean): ItemRecord {
  const text = textOf(node) ?? '';
  const say = sayIn(reader, node);
  const fields: Writable<ItemRecord> = {};
  const open = text.indexOf('[');
  const { flags, to } = takeFlags(text, open === -1 ? text.length : open, say);
  if (to > 0 && (!isAdded || areSupplements(text, to, name, say))) {
    const rules = {
      language: reader.language,
      country: reader.source.country,
      plus: isAdded,
      quoted: isQuoted(node),
      value: text,
      declares: open === -1,
      labelAt: textAt(reader, node, isAdded ? 'price-alone' : 'line'),
      isOnlyHere: isAdded,
      ...(!isAdded && { unit: (price: ByMeasure) => longForm(reader, name, node, text.slice(to), price) }),
      translated: (price: string, translations: string) =>
        nameInFull(name, node, translations, `${price} ${text.slice(to)}`.trim()),
    };
    fields.price = readPrices(text.slice(0, to), rules, say);
  }
  const [allergens, behind = []] = open === -1 ? [] : readBrackets(name, node, open, say);
  const all = [...flags, ...behind];
  setFlags(reader, node, fields, isAdded ? marksOnly(all, say) : all);
  return allergens === undefined ? fields : { ...fields, allergens };
}

/** A value that YAML takes for a list: allergens alone. */
function readList(reader: Reader, name: Node | null, node: YAMLSeq, isAdded: boolean): ItemRecord | undefined {
  if (node.items.some((item) => isMap(item)))
    return hasTraces(reader, node) ? undefined : nested(reader, node, isAdded);
  if (isPriceList(reader, name, node) || (!isAdded && isPriceInBrackets(reader, name, node))) return undefined;
  const allergens = readAllergens(reader, node);
  return allergens && { allergens };
}

/** The allergens of a line from their opening bracket on, and the flags behind them. */
function readBrackets(name: Node | null, node: Scalar, open: number, say: Say): [Declared?, FlagAt[]?] {
  const text = textOf(node) ?? '';
  const close = text.indexOf(']', open);
  if (close === -1) {
    const end = text.trimEnd().length;
    say('wrong-type', open, words('listNotClosed'), fixing({ from: end, to: end, text: ']' }, words('closeList')));
    return [];
  }
  const after = text.slice(close + 1);
  if (text.lastIndexOf('[', close) > open || GOES_ON.test(after) || startsWithLabel(after)) {
    return [readTorn(text, open, say)];
  }
  const list = new AllergenList();
  const more = after && bracketsMeant(after.replaceAll(/^[\s(,;+–-]+|(?<![\s).])[\s).]+$/g, ''));
  if (more) {
    const both = [text.slice(open + 1, close).trim(), more].filter((part) => part !== '').join(', ');
    const meant = `${text.slice(0, open)}[${both}]`;
    const hint = fixing({ from: 0, to: text.length, text: meant }, words('write', meant));
    say('wrong-type', close + 1, words('allergensOnce'), hint);
    return [list.declared];
  }
  list.addBrackets(text, open + 1, close, say);
  if (after === '') return [list.declared];
  const [, translations] = TRANSLATIONS.exec(after) ?? [];
  if (translations === undefined) return [list.declared, readFlags(text, close + 1, say)];
  const value = text.slice(0, close + 1).trim();
  const at = text.length - after.trimStart().length;
  say('wrong-type', at, words('priceBeforeTag', value), nameInFull(name, node, translations, value));
  return [list.declared];
}

/** Reports allergens in several brackets, or before prices, and reads them all. */
function readTorn(text: string, open: number, say: Say): Declared {
  const list = new AllergenList();
  for (const { index, 1: inner = '' } of text.matchAll(BRACKETS))
    if (inner.trim() !== '' && markOf(inner) === undefined)
      list.addList(text, index + 1, index + 1 + inner.length, say);
  const meant = inOrder(text);
  const at = meant.indexOf('[');
  const example = labelled(meant.slice(0, at));
  const hint =
    example === undefined
      ? fixing({ from: 0, to: text.length, text: meant }, words('write', meant))
      : words('labelThem', `${example} ${meant.slice(at)}`);
  say('wrong-type', open, words('allergensOnce'), hint);
  return list.declared;
}

/** Reports prices in a list below the name. Returns whether there are any. */
function isPriceList(reader: Reader, name: Node | null, node: YAMLSeq): boolean {
  const items = node.items as Node[];
  const isPrice = (item: Node): boolean => /^\s*\+?\s*\d/.test(textOf(item) ?? '');
  const first = items.find(isPrice);
  if (node.flow === true || name === null || first === undefined) return false;
  const textsOf = (list: readonly Node[]): string[] => list.map((item) => (textOf(item) ?? '').trim());
  const others = textsOf(items.filter((item) => !isPrice(item))).filter((text) => text !== '');
  const allergens = others.length === 0 ? '' : ` [${others.join(', ')}]`;
  const value = `${textsOf(items.filter(isPrice)).join(' / ')}${allergens}`;
  const hint = onOneLine(reader, name, rangeOf(items.at(-1) ?? node).to, value);
  problemAt(reader, 'wrong-type', first, words('priceInList'), hint);
  return true;
}

/** Reports labels with their prices in lines below the name, or between braces. Returns whether there is nothing else in them. */
function isPriceMap(reader: Reader, name: Node | null, node: Node): boolean {
  const pairs = isMap(node) ? node.items.map(({ key, value }) => [textOf(key)?.trim(), textOf(value)?.trim()]) : [];
  const terms = pairs.map(([label = '', amount = '']) => `${amount} ${label}`);
  const isWhole = terms.every((term) => PRICE.test(term)) && pairs.every(([label = '']) => standardLabel(label));
  const last = isMap(node) ? (node.items.at(-1)?.value as Node | null | undefined) : undefined;
  if (name === null || !last || !isWhole) return false;
  const { to } = rangeOf(isMap(node) && node.flow === true ? node : last);
  const hint = onOneLine(reader, name, to, terms.join(' / '));
  problemAt(reader, 'wrong-type', node, words('oneLineHolds'), hint);
  return true;
}

/** The hint to write a name and its value on one line, in place of the lines to an offset. A comment between them would be lost. */
function onOneLine({ source: { text } }: Reader, name: Node, to: number, value: string): Hint {
  const range = rangeOf(name);
  const line = `${text.slice(range.from, range.to)}: ${value}`;
  const fix = { from: range.from, to, text: line, inFile: true as const };
  return fixing(text.slice(range.to, to).includes('#') ? undefined : fix, words('write', line));
}

/** Reports prices in the brackets of allergens: `Agua: [2]`, `Pan: [3,50]`. Returns whether there is nothing else in them. */
function isPriceInBrackets(reader: Reader, name: Node | null, node: YAMLSeq): boolean {
  const { from, to } = rangeOf(node);
  const terms = reader.source.text
    .slice(from + 1, to - 1)
    .split(/\/|,\s/)
    .map((term) => term.trim().replaceAll(/^["']|["']$/g, ''));
  const areNumbers = terms.length > 1 && terms.every((term) => IS_NUMBER.test(term));
  if (node.flow !== true || areNumbers || !terms.every((term) => PRICE.test(term))) return false;
  const prices = terms.join(' / ');
  const hint = words('write', `${name === null ? '' : `${textOf(name)}: `}${prices}`);
  const fix = { from, to, text: prices, inFile: true as const };
  problemAt(reader, 'unknown-allergen', (node.items[0] ?? node) as Node, words('priceInBrackets'), fixing(fix, hint));
  return true;
}

const IS_NUMBER = new RegExp(`^${NUMBER}$`);

/** An amount, and perhaps its label. */
const PRICE = new RegExp(String.raw`^${AMOUNT}(?:\s*€)?(?:\s+\p{L}+)?$`, 'u');

/** More prices or brackets after the allergens. */
const GOES_ON = /^\s*(?:[/,]\s*)*(?:\d|[[\]])/;

/** Translations of the name at the end of the line. */
const TRANSLATIONS = /^\s*(@(?:\*|[a-z]{2,3}(?:-\w+)?)\s+\S.*)$/s;

/** A line below a value that YAML takes for part of it, although it begins like a name; after a slash it is a label. */
const NEXT_LINE = /([^\s/])[ \t]*(?:#[^\n]*)?\r?\n\s*(\p{L}[^\n[/]*)/gu;

/** Reports a value that goes on below with neither a known label nor a flag: it may be the next dish. Returns whether it does. */
function isLineOfItsOwn({ source, report }: Reader, node: Scalar): boolean {
  const { from, to } = rangeOf(node);
  const text = source.text.slice(from, to);
  if (!text.includes('\n') || text.includes('[')) return false;
  for (const { index, 0: whole, 2: line = '' } of text.matchAll(NEXT_LINE)) {
    const written = line.trim();
    const { to: rest } = takeFlags(written, written.length, () => undefined);
    if (rest === 0 || startsWithLabel(written)) continue;
    const at = from + index + whole.length - line.length;
    report.add(source, 'unknown-field', at, words('noDash', written), words('beginDishWithDash'));
    return true;
  }
  return false;
}

const startsWithLabel = (text: string): boolean => standardLabel(/^\s*(\p{L}+)/u.exec(text)?.[1] ?? '') !== undefined;

/** Allergens in brackets; the closing one may be missing. */
const BRACKETS = /\[([^\][]*)\]?/g;

/** A line with all its allergens moved to one pair of brackets at the end. */
function inOrder(text: string): string {
  const inBrackets = Array.from(text.matchAll(BRACKETS), ([, list = '']) => list.split(',')).flat();
  const lists = inBrackets.map((word) => word.trim()).filter((word) => word !== '' && markOf(word) === undefined);
  const marks = inBrackets.flatMap((word) => markOf(word) ?? []).map((mark) => ` ${flagOf(mark)}`);
  const rest = text
    .replaceAll(/\[[^\][]*\]\s*(?=\d)/g, ' / ')
    .replaceAll(BRACKETS, ' ')
    .replaceAll(/[[\]\s]+/g, ' ')
    .replaceAll(/ ?\/[ /]*/g, ' / ')
    .replace(/^[\s/]+/, '')
    .replace(/^([^\d/]+) \/ (\d.*)$/s, '$2 $1')
    .replace(/(?<![\s,])[\s,]+$/, '');
  return `${rest} [${[...new Set(lists)].join(', ')}]${marks.join('')}`.trim();
}

/** Reports allergens without brackets in place of a supplement. Returns whether there are any. */
function isDeclaration(text: string, to: number, say: Say): boolean {
  const written = text.slice(0, to).trim();
  const list = text.includes('[') ? undefined : bracketsMeant(written);
  if (list === undefined) return false;
  const hint = fixing({ from: 0, to, text: `[${list}]` }, words('write', `[${list}]`));
  say('bad-price', 0, words('allergenIsNoPrice', written), hint);
  return true;
}

/** `supl. 3 €`: the amount of a supplement after the word for it. */
const SUPPLEMENT = new RegExp(String.raw`^sup\p{L}*\.?\s*(${AMOUNT}(?:\s*€)?)$`, 'iu');

/** Whether each price before `to` has a plus sign, without which it could be the full price; reports the first without one. */
function areSupplements(whole: string, to: number, name: Node | null, say: Say): boolean {
  if (isDeclaration(whole, to, say)) return false;
  const text = whole.slice(0, to);
  for (const { word: price, at: index } of placedPieces(text, '/')) {
    if (price.startsWith('+')) continue;
    const written = text.trim();
    const [, label] = /^\d[\d.,]*\s*€?\s*(.*)$/.exec(price) ?? [];
    const plus = fixing({ from: index, to: index, text: '+' }, words('writePlus', price));
    const hint =
      label === undefined
        ? words('quoteWhole', `${textOf(name) ?? ''}: ${written}`)
        : isMeasure(label)
          ? words('writeAmount')
          : plus;
    const [, only] = SUPPLEMENT.exec(written) ?? [];
    const range = { from: index, to: index + written.length };
    const supplement = only && fixing({ ...range, text: `+${only}` }, words('writePlus', only));
    say('bad-price', index, words('supplementsOnly', price), supplement || hint);
    return false;
  }
  return true;
}

/** The marks among flags; the others are reported. */
function marksOnly(flags: readonly FlagAt[], say: Say): FlagAt[] {
  return flags.filter(({ flag, index, to }) => {
    if (flag === undefined) return true;
    const hint = fixing({ from: index, to, text: '' }, words('deleteFlag', flag));
    say('unknown-flag', index, words('flagInCourse', flag), hint);
    return false;
  });
}

function setFlags(reader: Reader, node: Scalar, fields: Writable<ItemRecord>, flags: readonly FlagAt[]): void {
  for (const { flag, mark, index } of flags) {
    if (flag !== undefined) fields[flag] ??= locatedIn(reader, true, node, index);
    else if (fields.marks?.some(({ value }) => value === mark) !== true)
      fields.marks = [...(fields.marks ?? []), locatedIn(reader, mark, node, index)];
  }
}

function nested(reader: Reader, node: Node, isAdded: boolean): undefined {
  const hint = isAdded ? words('write', '+3 [gluten]') : words('writeLongFormOf');
  return problemAt(reader, 'wrong-type', node, words('oneLineHolds'), hint);
}

/** The hint to move the translations of the name before the colon. */
function nameInFull(name: Node | null, node: Scalar, translations: string, value: string): Hint {
  const before = name === null ? '' : (textOf(name) ?? '');
  // A translation that the name has already is not written twice.
  const isThere = before.includes(` ${translations.split(/\s/, 1)[0]} `);
  const line = `${before}${isThere ? '' : ` ${translations}`}: ${value}`;
  const isPlain = name !== null && isScalar(name) && !isQuoted(name) && !isQuoted(node);
  const fix = isPlain ? { from: startOf(name), to: rangeOf(node).to, text: line, inFile: true as const } : undefined;
  return fixing(fix, words('write', line));
}

/** The hint to use the long form, with a price by measure in two fields; `behind` is the text after the price on the line. */
function longForm(reader: Reader, name: Node | null, node: Scalar, behind: string, { amount, field }: ByMeasure): Hint {
  const { source } = reader;
  const hint = words('writeFieldOr', amount, field, quoted((textOf(node) ?? '').trim()));
  if (name === null) return hint;
  const before = startOfLine(source.text, startOf(name));
  if (!/^[ ]*-[ ]+$/.test(before)) return hint;
  const lines = [
    `item: ${source.text.slice(rangeOf(name).from, rangeOf(name).to)}`,
    `price: ${amount}`,
    field,
    ...fieldsBehind(behind),
  ];
  const text = lines.join(`\n${' '.repeat(before.length)}`);
  return fixing({ from: startOf(name), to: rangeOf(node).to, text, inFile: true }, hint);
}

/** The allergens, marks and flags behind the prices of a line, as the fields of the long form. */
export function fieldsBehind(behind: string): string[] {
  const allergens = /\[[^\]]*\]/.exec(behind)?.[0];
  const flags = readFlags(behind.replace(/\[[^\]]*\]/, ' '), 0, () => undefined);
  const marks = flags.flatMap(({ mark = [] }) => mark);
  return [
    ...(allergens === undefined ? [] : [`allergens: ${allergens}`]),
    ...(marks.length === 0 ? [] : [`marks: ${marks.join(', ')}`]),
    ...flags.flatMap(({ flag }) => (flag === undefined ? [] : `${flag}: true`)),
  ];
}
