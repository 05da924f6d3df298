import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { isCollection, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { distance, nearest } from '../diagnostics/nearest.ts';
import { startOfLine } from '../parse/line.ts';
import { isNothing, plainTextOf, quoted, rangeOf, sidesOf, startOf, textOf, never, fieldOf } from '../parse/nodes.ts';
import { behindColon } from '../parse/special-signs.ts';
import { capitalized } from '../parse/slug.ts';
import { bracketsIn, bracketsMeant, roundBracketsIn } from './allergens.ts';
import { ENTRIES, type EntryWord, isEntryWord } from './entry-fields.ts';
import { ITEM_FIELDS } from '../kinds/item-fields.ts';
import { kindOf } from '../kinds/kinds.ts';
import { AROUND_NAME, END, isCutByComma, NUMBERS_BEHIND, priceInName } from './named-value.ts';
import { readOneLine } from './one-line.ts';
import { isShownOnlyInQuotes, mended } from './price.ts';
import { labelled } from './price-label.ts';
import { AMOUNT, withComma } from './price-meant.ts';
import { checkPriceOrPrices } from './price-fields.ts';
import { problemAt, sayIn, type Reader } from './reader.ts';
import { missingField, readRecord } from './record.ts';
import { meaning } from './scalars.ts';
import { fieldInSpanish, kindInSpanish } from './spanish-words.ts';
import { checkBrackets, isBlank, isWritten, readName } from './text.ts';
import type { ListOf, SourceEntry, SourceText } from './values.ts';

export const ENTRY_WORDS = Object.keys(ENTRIES) as EntryWord[];

/** Fields that are never names of dishes: alone after a dash, they belong to the entry above. */
const FIELDS_OF_DISHES: ReadonlySet<string> = new Set(
  'price prices allergens description image marks served quantity title items section'.split(' '),
);

/** All fields of entries: before an amount, their names may be names of dishes. */
const FIELDS_OF_ENTRIES: ReadonlySet<string> = new Set(
  Object.values(ENTRIES).flatMap(({ fields }) => Object.keys(fields)),
);

/** Whether a single key is a field and not a dish. A dish never has a word as its value. */
function isFieldOfDish(word: string, value: string | undefined): boolean {
  return FIELDS_OF_DISHES.has(word) || (FIELDS_OF_ENTRIES.has(word) && /^[^\d[]/.test(value ?? ''));
}

/** A section's entries are a list; each is a dish on one line, or its first word says what it is. */
export function readEntries(reader: Reader, node: Node): ListOf<SourceEntry> | undefined {
  if (!isSeq(node)) {
    const first = isMap(node) ? textOf(node.items[0]?.key) : undefined;
    if (first?.startsWith('-\u00a0') === true) return hardSpaceAt(reader, startOf(node) + 1);
    return problemAt(reader, 'wrong-type', node, words('dishesExpected'), words('beginDishWithDash'));
  }
  const list = (node.items as Node[]).flatMap((item) => readEntry(reader, item) ?? []);
  return { list, written: node.items.length };
}

function readEntry(reader: Reader, node: Node): SourceEntry | undefined {
  const [first, second] = isMap(node) ? node.items : [];
  if (!isMap(node) || first === undefined) return notAnEntry(reader, node);
  const { key, value } = sidesOf(first);
  const word = textOf(key);
  if (isEntryWord(word)) return readLongForm(reader, node, word);
  if (word === 'section') {
    return problemAt(reader, 'unknown-field', key ?? node, words('notAKind', word), words('indentSection'));
  }
  if (second !== undefined) return readByLaterWord(reader, node);
  return key === null ? undefined : readLine(reader, key, value, startOf(node));
}

/** A dish on one line, `NAME: VALUE`, which begins at an offset. */
function readLine(reader: Reader, key: Node, value: Node | null, at: number): SourceEntry | undefined {
  const word = textOf(key) ?? '';
  const meant = misspeltWord(textOf(key), value);
  if (meant !== undefined) {
    return problemAt(reader, 'unknown-field', key, words('notAKind', word), meaning(key, meant));
  }
  const name = readName(reader, key);
  if (name === undefined) return undefined;
  if (!isWritten(name)) {
    if (isBlank(reader, key)) problemAt(reader, 'missing-field', key, words('noDishName'), words('writeBeforeColon'));
    return undefined;
  }
  if (isScalar(key) && plainTextOf(key) !== undefined) {
    if (hasPriceInName(reader, key, value) || isNumberOfDish(reader, key, value)) return undefined;
    checkSigns(reader, key, isDeclared(value), true);
    if (!hasAllergensInName(reader, key, value)) {
      if (isFieldOfDish(word, textOf(value)?.trim())) {
        return problemAt(reader, 'unknown-field', key, words('notAField', word), words('writeUnderDish', word));
      }
      checkBrackets(reader, key);
    }
  }
  return { kind: 'item', word: name, fields: readOneLine(reader, key, value) ?? {}, source: reader.source, at };
}

/** Reports a price at the end of a name without a value, `Agua 2,50:`, or in the place of the name, `2,50: Agua`. Returns whether there is one. */
function hasPriceInName(reader: Reader, key: Node, value: Node | null): boolean {
  const { name, price } = priceInName(textOf(key) ?? '') ?? {};
  const behind = textOf(value)?.trim() ?? '';
  const isSwapped = name === '' && /^\p{L}/u.test(behind);
  if (price === undefined || !(isSwapped || (name !== '' && isNothing(value)))) return false;
  const line = `${name || behind}: ${price}`;
  const to = isSwapped && value ? rangeOf(value).to : reader.source.text.indexOf(':', rangeOf(key).to) + 1;
  const hint = fixing({ from: startOf(key), to, text: line }, words('write', line));
  problemAt(reader, 'wrong-type', key, words('priceInName', price), hint);
  return true;
}

const isDeclared = (value: Node | null): boolean => isCollection(value) || textOf(value)?.includes('[') === true;

/** Reports allergens before the colon, in round brackets only if the value declares none. Returns whether there are any. */
function hasAllergensInName(reader: Reader, key: Node, value: Node | null): boolean {
  const word = textOf(key) ?? '';
  const behind = textOf(value)?.trim() ?? '';
  const declares = isDeclared(value);
  const { name, brackets } = bracketsIn(word) ?? (declares ? undefined : roundBracketsIn(word)) ?? {};
  if (name === undefined) return false;
  const priced = behind === '' ? priceInName(name) : undefined;
  const line = [`${priced?.name ?? name}:`, priced?.price, behind, brackets].filter(Boolean).join(' ');
  const fix = { from: startOf(key), to: rangeOf(value ?? key).to, text: line, inFile: true as const };
  const hint = fixing(isScalar(value) && !declares ? fix : undefined, words('write', line));
  problemAt(reader, 'wrong-type', key, words('allergensBehindColon', name), hint);
  return true;
}

/** Reports the number of a dish in the place of its name, `27: Callos 9,50`. Returns whether there is one. */
function isNumberOfDish(reader: Reader, key: Scalar, value: Node | null): boolean {
  const number = textOf(key) ?? '';
  const behind = textOf(value)?.trim() ?? '';
  const { name = '', price } = NUMBER_OF_DISH.test(number) ? (priceInName(behind) ?? {}) : {};
  if (!value || !/^\p{L}/u.test(name)) return false;
  const line = `${number}. ${name}: ${price}`;
  const fix = { from: startOf(key), to: rangeOf(value).to, text: line, inFile: true as const };
  problemAt(reader, 'wrong-type', value, words('noColonBehind', behind), fixing(fix, words('write', line)));
  return true;
}

/**
 * Reports what a printed menu has around names, dots and bullets, and numbers of allergens if the dish declares none:
 * `• Callos`, `Callos (1,3,7)`. `isKey`: the name stands before a colon.
 */
function checkSigns(reader: Reader, name: Node, declares: boolean, isKey: boolean): void {
  const word = plainTextOf(name) ?? '';
  if (!isScalar(name) || !MAY_HAVE_SIGNS.test(word) || (!isKey && IS_FRAMED.test(word))) return;
  for (const { index, 0: signs } of word.matchAll(AROUND_NAME)) {
    const hint = fixing({ from: index, to: index + signs.length, text: '' }, words('deleteFlag', signs.trim()));
    sayIn(reader, name)('wrong-type', index, words('signsInName', signs.trim()), hint);
  }
  const [numbers] = declares ? [] : word.matchAll(NUMBERS_BEHIND);
  if (numbers === undefined) return;
  const hint = words('declareBelow', '[gluten, lacteo]');
  const unnumbered = word.replaceAll(NUMBERS_BEHIND, '');
  if (isKey) problemAt(reader, 'wrong-type', name, words('allergensBehindColon', unnumbered), hint);
  else {
    const brackets = numbers[0].trim();
    const index = word.indexOf(brackets, numbers.index);
    sayIn(reader, name)('wrong-type', index, words('allergensInText', brackets), hint);
  }
}

/** Fast path: most names have neither signs around them nor brackets. */
const MAY_HAVE_SIGNS = /[•·▪◦‣●○■–—…_[(-]|\.{4}/;

/** A title between two dashes or bullets: `— Menú del día —`. */
const IS_FRAMED = /^([•·▪◦‣●○■–—-]+)\s.*\s\1$/;

/** The number of a dish on a printed menu: `27`, `A3`. */
const NUMBER_OF_DISH = /^\p{Lu}?\d{1,3}$/u;

/** A value that prices a dish and is no name: `wine: 3,50`. A number of more digits may be a name, such as 1906. */
const IS_LINE = /^\d{1,3}(?:[.,]\d{1,2})?(?:\s*€|\s+(?:copa|botella|\[)|$)/;

function readLongForm(reader: Reader, map: YAMLMap, kind: EntryWord): SourceEntry | undefined {
  const { word: field, fields: table } = ENTRIES[kind];
  const { value: node } = fieldOf(map, kind) ?? never();
  const fields = readRecord(reader, map, table, { except: kind });
  const hasPrice = Object.hasOwn(table, 'price');
  if (hasPrice && Object.hasOwn(table, 'prices')) checkPriceOrPrices(reader, map);
  if (node === null || isNothing(node)) return missingField(reader, map, kind);
  const word = reader.types[field.type](reader, node, field, table);
  if (word === undefined || isLineOfDish(reader, map, kind, node)) return undefined;
  if (field.type === 'text' && !isWritten(word as SourceText)) {
    return isBlank(reader, node) ? missingField(reader, map, kind) : undefined;
  }
  if (hasPrice) {
    checkSigns(reader, node, fieldOf(map, 'allergens') !== undefined, false);
    checkPriceOfLongForm(reader, map, kind, node);
  }
  return { kind, word, fields, source: reader.source, at: startOf(map) } as SourceEntry;
}

/** Reports a dish on one line that is named like its kind, `wine: 3,50`. Returns whether it is one. */
function isLineOfDish(reader: Reader, map: YAMLMap, kind: EntryWord, node: Node): boolean {
  const line = plainTextOf(node)?.trim() ?? '';
  if (kind === 'use' || !kindOf({ kind }).isDishName || map.items.length > 1 || !IS_LINE.test(line)) return false;
  const key = fieldOf(map, kind)?.key ?? never();
  const name = capitalized(kind);
  const hint = fixing({ ...rangeOf(key), text: name }, words('write', `${name}: ${line}`));
  problemAt(reader, 'missing-field', key, words('noDishName'), hint);
  return true;
}

/** Reports a price at the end of the name of an entry without a field of prices. */
function checkPriceOfLongForm(reader: Reader, map: YAMLMap, kind: EntryWord, node: Node): void {
  const { name = '', price } = priceInName(plainTextOf(node)?.trim() ?? '') ?? {};
  if (name === '' || price === undefined || fieldOf(map, 'price') || fieldOf(map, 'prices')) return;
  const hint = words('writePriceBelow', kind, name, [`price: ${price}`]);
  const before = startOfLine(reader.source.text, startOf(map));
  const text = `${name}\n${' '.repeat(before.length)}price: ${price}`;
  const fix = { ...rangeOf(node), text, inFile: true as const };
  const isFirst = /^[ -]*$/.test(before) && map.flow !== true;
  problemAt(reader, 'wrong-type', node, words('priceInName', price), fixing(isFirst ? fix : undefined, hint));
}

/** Several fields of which the first is no entry's word: they are out of order, or the editor does not know the long form. */
function readByLaterWord(reader: Reader, map: YAMLMap): SourceEntry | undefined {
  const names = map.items.map(({ key }) => textOf(key));
  const isField = names.map((name) => name !== undefined && Object.hasOwn(ITEM_FIELDS, name));
  const later = names.find((name) => isEntryWord(name));
  const first = sidesOf(map.items[0] ?? never()).key ?? map;
  if (isEntryWord(later)) {
    const startsWithField = names[0] !== undefined && Object.hasOwn(ENTRIES[later].fields, names[0]);
    if (startsWithField) return readLongForm(reader, map, later);
  }
  if (isField[0] === true) {
    return missingField(reader, map, 'item', words('writeItemAndRest'));
  }
  const second = sidesOf(map.items[1] ?? never());
  if (second.value === null && isCutByComma(reader, second.key ?? map)) return undefined;
  const dish = names[0] ?? '';
  const isSpanish = (name = ''): boolean =>
    name === name.toLowerCase() && fieldInSpanish(name, ITEM_FIELDS) !== undefined;
  const hasField = isField.slice(1).includes(true) || names.slice(1).some(isSpanish);
  if (!hasField && !names.slice(1).some((name) => isEntryWord(name)) && !isSlipOfWord(dish)) {
    const message = words('noDash', names[1] ?? '');
    return problemAt(reader, 'unknown-field', second.key ?? map, message, words('beginDishWithDash'));
  }
  const meant = isSlipOfWord(dish) ? nearest(dish, ENTRY_WORDS) : kindInSpanish(dish, ENTRIES);
  const hint = meant === undefined ? words('writeLongForm', dish) : meaning(first, meant);
  return problemAt(reader, 'unknown-field', first, words('fieldsBelow', dish), hint);
}

function isSlipOfWord(word: string): boolean {
  return ENTRY_WORDS.some((entry) => distance(word.toLowerCase(), entry.toLowerCase(), 1) <= 1);
}

/**
 * The kind of entry that the key of a single pair was meant for. A dish's name may resemble a kind ('Nota: 3'), so the value
 * must be words, and the key must be long with one letter wrong, or right except for its case; or Spanish in small
 * letters before a value that looks like a name ('vino: Viña Real'), or for a text before one ('Nota: Pan incluido').
 */
function misspeltWord(word: string | undefined, value: Node | null): EntryWord | undefined {
  const text = textOf(value)?.trim() ?? '';
  if (word === undefined || !isScalar(value)) return undefined;
  // A word with an invisible character is that word, whatever its value.
  const visible = word.replaceAll(/\p{Cf}/gu, '');
  if (isEntryWord(visible)) return visible;
  if (!/^\p{L}/u.test(text)) return undefined;
  const isName = /^\p{Lu}\p{Ll}/u.test(text) && !/^(?:Consultar|Seg[uú]n|Precio|Gratis)/.test(text);
  const inSpanish = isName || text.includes(' ') ? kindInSpanish(word, ENTRIES) : undefined;
  if (inSpanish !== undefined && word === word.toLowerCase()) {
    // 'nota: el IVA está incluido' is no dish, whatever the case of its first word.
    if (isName || inSpanish === 'note') return inSpanish;
  } else if (inSpanish === 'note' || inSpanish === 'heading') {
    if (plainTextOf(value) !== undefined && (isName || IS_SENTENCE.test(text))) return inSpanish;
  }
  const key = word.toLowerCase();
  return ENTRY_WORDS.find((entry) => {
    const limit = entry.length >= 6 ? 1 : 0;
    return distance(key, entry.toLowerCase(), limit) <= limit;
  });
}

/** Several words without allergens, and no text for a price: `según peso`, `desde 5`. */
const IS_SENTENCE = /^(?!seg[uú]n \p{L}+$|market price$|a consultar$)\p{L}+\s+\p{L}[^[]*$/iu;

/** Reports a no-break space, which YAML takes for a letter. */
function hardSpaceAt({ source, report }: Reader, at: number): undefined {
  const hint = fixing({ from: at, to: at + 1, text: ' ' }, words('typeSpaceAgain'));
  report.add(source, 'yaml-syntax', at, words('noBreakSpace'), hint);
}

/** What to do about a dash without a dish, or with a list. */
function hintForNothing({ source }: Reader, node: Node): Hint {
  if (isSeq(node)) {
    const [only, ...others] = node.items as Node[];
    const isOne = only !== undefined && others.length === 0 && node.flow !== true;
    return fixing(isOne ? { from: startOf(node), to: startOf(only), text: '' } : undefined, words('oneDashEach'));
  }
  const isComment = /^[ \t]*#\S[^\n]*:/.test(source.text.slice(startOf(node)));
  return words(isComment ? 'nameIsComment' : 'deleteDash');
}

function notAnEntry(reader: Reader, node: Node): undefined {
  if (isCutByComma(reader, node)) return undefined;
  const text = textOf(node)?.trim();
  const space = plainTextOf(node)?.indexOf(':\u00a0') ?? -1;
  if (space !== -1) return hardSpaceAt(reader, startOf(node) + space + 1);
  if (text === undefined || text === '' || isNothing(node)) {
    return problemAt(reader, 'wrong-type', node, words('dishExpected'), hintForNothing(reader, node));
  }
  const alias = aliasOfName(reader, node);
  if (alias !== undefined) {
    const { anchor, at } = alias;
    reader.report.add(reader.source, 'wrong-type', at, words('aliasOfName', anchor, text), words('anchorOnItsLine'));
    return undefined;
  }
  if (ONLY_PRICE.test(text))
    return problemAt(reader, 'wrong-type', node, words('noDishName'), words('writeNameAndPrice', text));
  const end = node.range?.[1] ?? 0;
  const comment = /^[ \t]+#[^\n]*:/.test(reader.source.text.slice(end, end + 200));
  const asField = isEntryWord(text) ? words('writeField', text) : dishMeant(node, text);
  const hint = comment ? words('nameIsComment') : asField;
  return problemAt(reader, 'wrong-type', node, words('noColonBehind', text), hint);
}

/** The alias in place of a dish whose anchor stands on the dish's line, `- &pan Pan: 3`, where it names the first word only. */
function aliasOfName({ source }: Reader, node: Node): { anchor: string; at: number } | undefined {
  const anchor = isScalar(node) ? node.anchor : undefined;
  if (anchor === undefined || !/^[ \t]*:/.test(source.text.slice(rangeOf(node).to))) return undefined;
  const found = [...source.text.matchAll(/(?<=-[ \t]+)\*([^\s,[\]{}]+)/g)].find(([, name]) => name === anchor);
  return found && { anchor, at: found.index };
}

/** A dish without a colon, or without the space after it: `Water:2`, `Agua - 2,50 [gluten]`, `Coca-Cola 33 cl 2,50`. */
const DISH =
  /^(.*[^\s:：=.…–>→⇒▸►|·•_,;~*-])(\s*(?:[:：=…–>→⇒▸►|·•_;~*-]|[,.](?=\s)|(?<!\.)\.{2,}(?!\.))+\s*|\s+)(?<!€\s*[–-]\s*)(\d+(?:[.,]\d{1,2})?(?:\s*€.*|\s*\[.*|\s*)|\d+[.,]\d{2}\s*\(.*|[Ss][./]\s?[Mm](?:\.?|\.?\s*\[.*))$/u;
/** The fillers of a printed menu before prices: `Pizza ..... 9,50 / 12,00`, `Callos ..... según mercado`. */
const LED = new RegExp(String.raw`^(.*?${END})(\s*(?:\.{4,}|…{2,}|·{2,}|_{2,}|[–-]{3,})[\s.…·_–-]*)(\S.*)$`, 'u');
/** A name that ends in the first of several prices: `Pizza 9,50 /`, `Pizza 8 peq. / 11 med. /`, `Pizza 9,50 -`. */
const EARLIER = new RegExp(
  String.raw`^(.*?${END})([\s:.…·_–-]+)((?:(?:${AMOUNT}\s*(?:\/|€\s*(?:\p{L}+\.?\s*)?\/)|\d+[.,]\d{1,2}\s*\p{L}+\.?\s*\/|\d+[.,]\d{2}\s*(?:€\s*)?[–-])\s*)+)$`,
  'u',
);
/** A price without a dish: `3,50 €`, `S.M`, `s/m`. */
const ONLY_PRICE = /^(?:\d{1,3}(?:[.,]\d{1,2})?(?:\s*€)?|[Ss][./]\s?[Mm]\.?)(?:\s*\[.*)?$/;
/** The same with the currency before the amount, or in brackets: `Tarta €5`, `Tarta (5 €)`. */
const DISH_IN_EURO = /^(.*\S)\s*(?:\((\d+(?:[.,]\d{1,2})?\s*€)\)|\s€\s*(\d+(?:[.,]\d{1,2})?))$/u;

/** A colon without a space behind it, or a full-width one: `item:Agua`, `note：Sin humo`. An address has slashes. */
const GLUED = /^([^:：]*[^\s:：])(\s*(?::(?!\/\/)|：)\s*)(.*)$/u;

/** The same before a sign that slipped in: `Agua:! 3`. A name may hold a colon elsewhere. */
const SLIPPED = /^([^:：]*[^\s:：])(\s*:)([!?&*%`€]+\s.*)$/u;

/** A line without its colon in parts: the name, what stands between, and the value. */
function partsOfDish(text: string): readonly (string | undefined)[] {
  const [, name = '', between = '', value = ''] = SLIPPED.exec(text) ?? LED.exec(text) ?? DISH.exec(text) ?? [];
  const [, first, gap, earlier] = EARLIER.exec(name + between) ?? [];
  if (first !== undefined) return [first, gap, `${earlier}${value}`];
  if (name.endsWith('/')) return [];
  return name === '' ? (GLUED.exec(text)?.slice(1) ?? []) : [name, between, value];
}

/** The name and the value of a dish without a colon, and what stands between them; undefined if it cannot be split. */
function splitDish(text: string): { name: string; between: string; value: string } | undefined {
  const [, bare, inBrackets, behindSign] = DISH_IN_EURO.exec(text) ?? [];
  const amounts = withComma(text).replace(/(\d)\s*euros?\.?$/i, '$1 €');
  const [dish = bare, between = ':', written = inBrackets ?? behindSign] = partsOfDish(amounts);
  const isInBrackets = /\([^)]*$/.test(dish ?? '');
  if (dish === undefined || written === undefined || isInBrackets || text.includes('\n')) return undefined;
  // `12 € (de corral)`: what stands in brackets belongs to the name, unless it is allergens.
  const [, price = written, said = ''] = /^(\d.*?)\s*(\([^()]*\))$/.exec(written) ?? [];
  const allergens = said === '' ? undefined : bracketsMeant(said.slice(1, -1));
  if (allergens !== undefined) return { name: dish, between, value: `${price} [${allergens}]` };
  return { name: `${dish} ${said}`.trim(), between, value: price };
}

function dishMeant(node: Node, text: string): Hint {
  const dish = splitDish(text);
  if (dish === undefined) return words('writeColonAndPrice', `- ${text}:`);
  const { value } = dish;
  const name = dish.name.replaceAll(AROUND_NAME, '');
  const between = dish.between.trim();
  const example = labelled(value);
  if (example !== undefined) return words('labelThem', `${name}: ${example}`);
  const isMore = isShownOnlyInQuotes(value) && /^[½\d\p{L}]/u.test(value);
  const line = `${name}: ${isMore ? (mended(value) ?? quoted(value)) : behindColon(value)}`.trim();
  // Digits after only a space may belong to the name, and so may words after a colon.
  const isSure =
    between === ':' ? isEntryWord(name) || /^\d/.test(value) : !/^\.?$/.test(between) || /[.,€[/]/.test(value);
  const hint = isSure ? words('writeQuoted', `- ${line}`) : words('writeDishOr', `- ${line}`, `- ${text}:`);
  return fixing({ ...rangeOf(node), text: line }, hint);
}
