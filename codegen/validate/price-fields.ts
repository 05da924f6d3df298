/** The fields that hold prices: on one line, by label, by item, and of an option. */
import { startOfLine } from '../parse/line.ts';
import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { isNothing, isQuoted, plainTextOf, rangeOf, sidesOf, startOf, textOf } from '../parse/nodes.ts';
import { capitalized, plain } from '../parse/slug.ts';
import type { Mark } from '../../src/terms/marks.ts';
import { bracketsIn } from './allergens.ts';
import type { Field, FieldTable } from './field.ts';
import { takeFlags } from './flags.ts';
import { ITEM_FIELDS } from '../kinds/item-fields.ts';
import { isCutByComma, isNamedValue, readBareName, readNamedValue } from './named-value.ts';
import { readId } from './names.ts';
import { fieldsBehind } from './one-line.ts';
import { readPrices } from './price.ts';
import { AMOUNT, IS_PERSON, type ByMeasure } from './price-meant.ts';
import { GLASSES, nearbyLabel, sameLabel, standardLabel, whyNoLabel } from './price-label.ts';
import { isEmptyMember, locatedIn, problemAt, sayIn, type Reader, type Say } from './reader.ts';
import { meaning } from './scalars.ts';
import { isBlank, isWritten, readName, readText, textAt } from './text.ts';
import type { Located, PriceById, SourceOption, SourcePrice, SourceText } from './values.ts';

/** `price: 3.50 tapa / 7 media`: prices alone, without allergens and flags. */
export function readPrice(reader: Reader, node: Node, field: Field, beside: FieldTable): SourcePrice[] | undefined {
  const isItem = field === ITEM_FIELDS.price;
  const unit =
    (isItem || Object.hasOwn(beside, 'per')) &&
    ((price: ByMeasure): Hint => unitBelow(reader, node, isItem ? price : perUnit(price)));
  const isWine = Object.hasOwn(beside, 'winery');
  const hasLabels = Object.hasOwn(beside, 'prices');
  return pricesOf(reader, node, { hasLabels, ...(isWine && { examples: GLASSES }), ...(unit && { unit }) });
}

const IS_AMOUNT = new RegExp(String.raw`^${AMOUNT}\s*€?$`);

/** Where the prices are: in the fields of a dish, after an option, or in a `use`. They differ in where allergens go, if at all. */
type PriceRules = {
  readonly where?: 'dish' | 'option' | 'use';
  /** `prices` is allowed instead. */
  readonly hasLabels?: boolean;
  readonly unit?: (price: ByMeasure) => Hint;
  /** Labels for the example in a hint; absent: portions. */
  readonly examples?: readonly string[];
  /** Receives the marks after the prices; absent: marks are not allowed there. */
  readonly marks?: Located<Mark>[];
};

function pricesOf(
  reader: Reader,
  node: Node,
  { where = 'dish', hasLabels, unit, examples, marks }: PriceRules = {},
): SourcePrice[] | undefined {
  const text = textOf(node);
  if (!isScalar(node) || text === undefined) {
    if (where === 'option' && isSeq(node)) return declaresNothing(reader, node);
    const example = words('write', where === 'option' ? '+1.50' : '3.50 tapa / 7 media');
    const alone = where === 'dish' && isMap(node) ? hintForOneLine(reader, node) : example;
    const hint = hasLabels === true && isMap(node) ? words('writePricesBeforeLabels') : alone;
    return problemAt(reader, 'wrong-type', node, words('priceExpected'), hint);
  }
  const say = sayIn(reader, node);
  const take = marks && ((mark: Mark, index: number) => marks.push(locatedIn(reader, mark, node, index)));
  const to = withoutRest(text, where, say, take);
  if (to === 0) return undefined;
  const plus = where === 'option';
  const labelAt = textAt(reader, node, hasLabels === true ? 'price' : 'price-alone');
  const isOnlyHere = hasLabels !== true;
  const rules = {
    plus,
    isOnlyHere,
    quoted: isQuoted(node),
    labelAt,
    ...(examples && { examples }),
    ...(unit && { unit }),
  };
  return readPrices(text.slice(0, to), { language: reader.language, country: reader.source.country, ...rules }, say);
}

/** The hint to write a price by measure as two fields of an item in the long form. */
function unitBelow({ source }: Reader, node: Node, { amount, field }: ByMeasure): Hint {
  const hint = words('writePriceBelow', 'price', amount, [field]);
  const { from, to } = rangeOf(node);
  const before = startOfLine(source.text, from);
  const indent = /^([ ]*)price:[ ]+$/.exec(before)?.[1];
  return indent === undefined ? hint : fixing({ from, to, text: `${amount}\n${indent}${field}`, inFile: true }, hint);
}

/** The same for a set menu, which has `per` for a unit. */
function perUnit({ amount, field }: ByMeasure): ByMeasure {
  const unit = field.replace(/^unit: \/?\s*/, '');
  if (unit === field) return { amount, field };
  return { amount, field: `per: ${IS_PERSON.test(unit.replace(/^(?:por|per)\s+/i, '')) ? 'person' : unit}` };
}

/** The hint for a list of prices where one line must hold them all; `key` is the field that the list is written in, if it is another. */
export function hintForOneLine({ source }: Reader, node: Node, key = node): Hint {
  const prices = isMap(node)
    ? node.items.map((pair) => [textOf(pair.key) ?? '', textOf(pair.value)?.trim() ?? ''])
    : [];
  const isRight = prices.every(([label = '', amount = '']) => IS_AMOUNT.test(amount) && isPlainLabel(label));
  if (prices.length === 0 || !isRight) return words('writeOnePrice');
  const line = prices.map(([label, amount]) => `${amount} ${label}`).join(' / ');
  const text = key === node ? line : `price: ${line}`;
  // A list on lines of its own ends with the line break behind it. A fix would drop its comments.
  const to = rangeOf(isMap(node) && node.flow !== true ? (node.items.at(-1)?.value as Node) : node).to;
  const isOnlyPrices = !source.text.slice(startOf(key), to).includes('#');
  return fixing(isOnlyPrices ? { from: startOf(key), to, text } : undefined, words('write', text));
}

const isPlainLabel = (label: string): boolean =>
  !label.includes('@') && (standardLabel(label) !== undefined || whyNoLabel(label) === undefined);

const IN_BRACKETS = {
  dish: [words('allergensInPrice'), words('writeAllergensBelow')],
  option: [words('optionDeclares'), words('declareWithDish')],
  use: [words('allergensInPrice'), words('declareInPartial')],
} as const;

/** Reports and skips allergens and flags, which only a dish on one line can have. Returns the index where the prices end. */
function withoutRest(
  text: string,
  where: keyof typeof IN_BRACKETS,
  say: Say,
  take?: (mark: Mark, index: number) => void,
): number {
  const open = text.indexOf('[');
  if (open !== -1) {
    say('bad-price', open, ...IN_BRACKETS[where]);
    return 0;
  }
  // A word that was meant cannot stand there either.
  const sayOfWord: Say = (code, index, message, hint) => {
    const fields = where === 'dish' && hint?.fix ? fieldsBehind(hint.fix.text) : [];
    say(code, index, message, fields.length === 0 ? hint : words('writeFlagBelow', fields.join('; ')));
  };
  const { flags, to } = takeFlags(text, text.length, sayOfWord);
  for (const { word, mark, index, to: end } of flags) {
    if (mark !== undefined && take !== undefined) {
      take(mark, index);
      continue;
    }
    const below = words('writeFlagBelow', mark ? `marks: ${mark}` : `${word}: true`);
    const away = fixing({ from: index, to: end, text: '' }, words('deleteFlag', text.slice(index, end)));
    say('unknown-flag', index, words('flagInPrice', word), where === 'dish' ? below : away);
  }
  return to;
}

/** `prices: {Caña @en Small beer: 2.50}`: a price for each label, no label twice. A field that belongs beside `prices` is no label. */
export function readPricesByLabel(
  reader: Reader,
  node: Node,
  _field: Field,
  beside: FieldTable,
): SourcePrice[] | undefined {
  if (!isMap(node)) return problemAt(reader, 'wrong-type', node, words('labelsExpected'), words('writePriceOrLabels'));
  const prices: SourcePrice[] = [];
  const seen = new Map<string, string>();
  for (const pair of node.items) {
    const { key, value } = sidesOf(pair);
    const name = key === null || isNothing(key) ? undefined : readText(reader, key);
    if (key === null || name === undefined || !isWritten(name)) {
      if (name === undefined || isBlank(reader, key)) {
        const hint = words('writeLabelOrPrice', textOf(value) ?? '3.50');
        problemAt(reader, 'bad-price', key ?? value ?? node, words('noLabelText'), hint);
      }
      continue;
    }
    const word = name.values[reader.language] ?? Object.values(name.values)[0] ?? '';
    const earlier = seen.get(plain(word));
    const written = textOf(key) ?? word;
    if (earlier !== undefined) {
      if (earlier === written)
        problemAt(reader, 'duplicate-key', key, words('secondTime', written), words('deleteOneOfTwo'));
      else problemAt(reader, 'duplicate-label', key, ...sameLabel(word));
      continue;
    }
    seen.set(plain(word), written);
    const amount = isNoLabel(reader, key, word, value, beside) ? undefined : oneAmount(reader, key, value);
    if (amount !== undefined) prices.push({ amount, ...labelOf(reader, key, name, word) });
  }
  return prices;
}

/**
 * Reports a field indented below `prices` by mistake, an amount in the place of its label, and the rest of an amount. Returns whether it is one.
 * Before an amount, a word such as `unit` may be a label.
 */
function isNoLabel(reader: Reader, key: Node, word: string, value: Node | null, beside: FieldTable): boolean {
  const behind = textOf(value)?.trim() ?? '';
  const label = textOf(key) ?? '';
  const field = Object.hasOwn(beside, label) ? beside[label] : undefined;
  if (field !== undefined && !(IS_AMOUNT.test(behind) && field.type === 'text')) {
    const hint = words('writeBesidePrices', capitalized(word));
    problemAt(reader, 'unknown-field', key, words('notAField', word), hint);
  } else if (IS_AMOUNT.test(word) && /^\p{L}/u.test(behind)) {
    problemAt(reader, 'bad-price', key, words('labelsExpected'), words('write', `${behind}: ${word}`));
  } else return isNothing(value) && isCutByComma(reader, key);
  return true;
}

function labelOf(reader: Reader, key: Node, name: SourceText, word: string): Pick<SourcePrice, 'label'> {
  const standard = standardLabel(word);
  // A label with translations is deliberate.
  const isTranslated = Object.keys(name.values).length > 1;
  if (standard !== undefined) return { label: isTranslated ? { own: name, standard } : standard };
  const meant = isTranslated ? undefined : nearbyLabel(word);
  if (meant !== undefined) problemAt(reader, 'unknown-label', key, words('ownLabel', word), meaning(key, meant));
  return { label: { own: name } };
}

function oneAmount(reader: Reader, key: Node, value: Node | null): number | string | undefined {
  if (value === null || isNothing(value) || textOf(value)?.trim() === '') {
    return problemAt(reader, 'wrong-type', value ?? key, words('noAmountOfLabel'), words('writeAmountBehindColon'));
  }
  const [price, second] = (isScalar(value) ? pricesOf(reader, value) : undefined) ?? [];
  if (!isScalar(value) || second !== undefined || price?.label !== undefined) {
    return problemAt(reader, 'bad-price', value, words('oneAmountBehindLabel'), words('eachLabelOnALine'));
  }
  return price?.amount;
}

/** `prices: {agua: 2}` of a `use`: new prices by the ids of items. */
export function readPricesById(reader: Reader, node: Node): PriceById[] | undefined {
  if (!isMap(node)) return problemAt(reader, 'wrong-type', node, words('idsExpected'), words('write', 'agua: 2'));
  const seen = new Set<string>();
  return node.items.flatMap((pair) => {
    const { key, value } = sidesOf(pair);
    // YAML reads `{agua: 2,50 copa}` as two keys.
    if (key !== null && isNothing(value) && isCutByComma(reader, key)) return [];
    const id = key === null ? undefined : readId(reader, key);
    if (key === null || id === undefined) return [];
    if (seen.has(id.value)) {
      problemAt(reader, 'duplicate-key', key, words('secondTime', id.value), words('deleteOneOfTwo'));
      return [];
    }
    seen.add(id.value);
    if (value === null || isNothing(value) || isBlank(reader, value)) {
      problemAt(reader, 'missing-field', key, words('emptyField', id.value), words('writeField', id.value));
      return { id, prices: [] };
    }
    const prices = pricesOf(reader, value, { where: 'use' });
    return prices === undefined ? [] : [{ id, prices }];
  });
}

/** `options: [NAME, NAME: +PRICE]`: the choices. */
export function readOptions(reader: Reader, node: Node): SourceOption[] | undefined {
  if (!isSeq(node)) return problemAt(reader, 'wrong-type', node, words('listExpected'), words('eachOnALine'));
  return (node.items as Node[]).flatMap((item) => (isCutByComma(reader, item) ? [] : (readOption(reader, item) ?? [])));
}

function readOption(reader: Reader, node: Node): SourceOption | undefined {
  if (isNamedValue(reader, node)) {
    const { name, value } = readNamedValue(reader, node) ?? {};
    if (name === undefined) return undefined;
    if (!value || isNothing(value)) return { name };
    const marks: Located<Mark>[] = [];
    const prices = pricesOf(reader, value, { where: 'option', marks });
    return { name, ...(prices && { prices }), ...(marks.length > 0 && { marks }) };
  }
  if (isEmptyMember(reader, node)) return undefined;
  const declares = bracketsIn(plainTextOf(node) ?? '') !== undefined;
  if (declares) declaresNothing(reader, node);
  const name = declares ? readName(reader, node) : readBareName(reader, node);
  return name === undefined ? undefined : { name };
}

/** Reports allergens of an option: no page would show them. */
function declaresNothing(reader: Reader, node: Node): undefined {
  return problemAt(reader, 'wrong-type', node, words('optionDeclares'), words('declareWithDish'));
}

/** An item has its prices in `price` or in `prices`, not in both. */
export function checkPriceOrPrices(reader: Reader, map: YAMLMap): void {
  const keys = map.items.map((pair) => sidesOf(pair).key);
  const price = keys.find((key) => textOf(key) === 'price');
  const prices = keys.find((key) => textOf(key) === 'prices');
  if (!price || !prices) return;
  const later = keys.indexOf(price) < keys.indexOf(prices) ? prices : price;
  problemAt(reader, 'conflicting-rules', later, words('priceOrPrices'), words('movePrices'));
}
