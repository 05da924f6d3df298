/** Problems of a line whose content belongs on several lines, or in another order. */
import { ALLERGENS } from '../../src/terms/allergens.ts';
import { MARKS } from '../../src/terms/marks.ts';
import { isStandardLabel } from '../../src/terms/price-labels.ts';
import { words, type Words } from '../diagnostics/words.ts';
import { lineAfter, lineAt, type Line } from './line.ts';
import { plain } from './slug.ts';
import { rewritten, short, type YamlProblem } from './yaml-problem.ts';

/**
 * Whether a word is the name of a field, so that anything after it is a value; with a field, whether it is the first word of an entry that may have
 * that field.
 */
export type IsFieldName = (word: string, field?: string) => boolean;

/** `item: Pan  allergens: gluten`: a field after the value of another. */
export function fieldBehind(text: string, line: Line, isFieldName: IsFieldName): YamlProblem | undefined {
  if (line.colon === undefined || !isFieldName(text.slice(line.body, line.colon)) || text[line.value] === '{') {
    return undefined;
  }
  const value = text.slice(line.value, line.end);
  const indent = `\n${' '.repeat(line.body - line.start)}`;
  const fields = Array.from(value.matchAll(FIELD_BEHIND)).filter(([, field = '']) => isFieldName(field));
  const [first] = fields;
  if (first === undefined) return undefined;
  const apart = fields.reduceRight(
    (written, { index, 0: found }) =>
      written.slice(0, index) + indent + found.trim() + written.slice(index + found.length),
    value,
  );
  const field = first[0].trim();
  const problem = rewritten(line.value, value, apart, words('fieldBehind', field), words('onItsOwnLine', field));
  return { ...problem, at: line.value + first.index + first[0].length - field.length };
}

/** A word with a colon that does not follow the comma of a mapping. */
const FIELD_BEHIND = /(?<=[^\s,{])\s+([a-zA-Z]+):(?=\s|$)/g;

/** `Pan: 3 [gluten]:`, an extra colon at the end of a line that is a complete dish. */
export function colonAtEnd(text: string, { value, lastColon, end }: Line): YamlProblem | undefined {
  if (lastColon === undefined || lastColon !== end - 1) return undefined;
  const isValue = /^(?:\d|[^\][]*\[[^\][]*\]?$)/.test(text.slice(value, lastColon));
  return isValue ? rewritten(lastColon, ':', '', words('colonAtEnd'), words('deleteIt')) : undefined;
}

const KEYS: ReadonlySet<string> = new Set([...ALLERGENS, 'none'].map(plain));

/** Whether brackets in a text hold an allergen, which would be lost in quotes. */
export function holdsAllergen(text: string): boolean {
  return Array.from(text.matchAll(/\[([^\][]*)/g)).some(([, inner = '']) => namesAllergen(inner));
}

function namesAllergen(list: string): boolean {
  return list.split(',').some((word) => KEYS.has(plain(word.replace(/^\s*~?\s*/, '')).trim()));
}

/** Longer lists, in characters, are not searched for words. */
const LONGEST = 1_000;

/** `gluten, trazas: soja` as `gluten, ~soja`: whatever follows the word and its colon is possible. Undefined for another list. */
export function withoutTraceWords(list: string): string | undefined {
  if (list.length > LONGEST) return undefined;
  const [, contained = '', possible = ''] =
    /^(.*?)[\s,;.]*(?<!\p{L})(?:puede (?:contener|llevar)|trazas?(?: de)?|may contain|traces?(?: of)?)\s*:\s*(.*)$/iu.exec(
      list,
    ) ?? [];
  const named = possible.split(/\s*[,;]\s*|\s+(?:y|e|o|u|and|or)\s+/).map((word) => word.trim().replace(/^~\s*/, ''));
  if (!named.some(namesAllergen)) return undefined;
  return [
    ...(contained === '' ? [] : [contained.replaceAll(/\s*;\s*/g, ', ').trim()]),
    ...named.map((word) => `~${word}`),
  ].join(', ');
}

/** `[gluten] Pan: 3`: allergens before the name of their dish. */
export function allergensBeforeName(text: string, line: Line): YamlProblem | undefined {
  const written = text.slice(line.body, line.end);
  const [, inner = '', name, value = ''] = /^\[([^\][]*)\]\s*([^\s:][^:[]*?)\s*:(?:\s+([^[]*))?$/.exec(written) ?? [];
  if (name === undefined || !namesAllergen(inner)) return undefined;
  return rewritten(line.body, written, `${name}: ${value} [${inner}]`.replace(/ {2,}/g, ' '), words('allergensFirst'));
}

const AMOUNT = /^\d[\d.,]*\s*€?$/;

/** The prices of a text whose labels have colons, as pairs, `tapa: 3,50 / ración: 9`; undefined if a part is no such price. */
function pricesWithColons(value: string): readonly { price: string; label: string }[] | undefined {
  const terms = value.split(/\/|[,;]\s/).map((term) => {
    const [, first = '', second = ''] = /^\s*([^\s:].*?):\s+(\S.*?)\s*$/.exec(term) ?? [];
    const [amount, label] = AMOUNT.test(first) ? [first, second] : [second, first];
    return AMOUNT.test(amount) ? { price: `${amount} ${label}`, label } : undefined;
  });
  const prices = terms.filter((term) => term !== undefined);
  return prices.length === terms.length ? prices : undefined;
}

/** `3,50 contiene: gluten`: a price with its allergens, as one line writes them. */
function declaredWithColon(value: string): string | undefined {
  const [, price, list = ''] =
    /^(\d[^:[(]*?)[\s.,;–-]*[[(]?\s*(?:contiene|contains|al[eé]rg\p{L}*\.?|allergens):\s+([^\][()]*)[\])]?$/iu.exec(
      value,
    ) ?? [];
  return price === undefined ? undefined : `${price} [${withoutTraceWords(list) ?? list.trim()}]`;
}

/** `3 [gluten, trazas: soja]`, and the same without brackets as a field's value: traces with their sign. */
function tracesWithColon(value: string, isField: boolean): string | undefined {
  const [, before = '', inner = '', behind = ''] =
    (isField ? /^(\[?)([^\][]*)(\]?)$/ : /^([^\][]*\[)([^\][]*)(\].*)$/).exec(value) ?? [];
  const traces = withoutTraceWords(inner);
  return traces === undefined ? undefined : before + traces + behind;
}

/** `Pan: tapa: 3,50 / ración: 9`, `Pan: tapa: 3,50, ración: 9`, `Pan: 3,50: tapa`, `Pan: 3 [contiene: gluten]` and `Pan: 3 [gluten, trazas: soja]`: labels and allergens as people write them, with a colon of their own. */
export function priceInNest(text: string, line: Line, isFieldName: IsFieldName): YamlProblem | undefined {
  const value = text.slice(line.value, line.end).trimEnd();
  const key = text.slice(line.body, line.colon);
  const isText = isFieldName(key) && !/^(?:allergens|prices?)$/.test(key) && !isFieldName(key, 'price');
  const message = words('secondColon', short(value));
  const terms = (isText ? undefined : pricesWithColons(value)) ?? [];
  const isOwn = terms.every(({ label }) => /^\p{L}[^\d()[\]]+$/u.test(label));
  if (terms.length > 1 && !isOwn)
    return { ...rewritten(line.value, value, '', message, words('writePricesBelow')), fix: null };
  const isSure = terms.length > 1 || terms.some(({ label }) => isStandardLabel(plain(label)));
  const prices = isSure ? terms.map(({ price }) => price).join(' / ') : undefined;
  const traces = isText ? undefined : tracesWithColon(value, key === 'allergens');
  const meant = prices ?? declaredWithColon(value) ?? traces;
  if (meant === undefined) return undefined;
  const isOfLongForm = /^prices?$/.test(key) && meant.endsWith(']');
  return isOfLongForm
    ? inLongForm(text, line, meant, message, isFieldName)
    : rewritten(line.value, value, meant, message);
}

/** Marks among prices. */
const MARK = new RegExp(`^(?:${MARKS.map((mark) => plain(mark).replace(' ', '').replace(/o$/, '[oa]')).join('|')})s?$`);

/** Prices, marks, flags and allergens of a line, each in its field: in the long form they have lines of their own. */
function inLongForm(text: string, line: Line, meant: string, message: Words, isFieldName: IsFieldName): YamlProblem {
  const brackets = meant.slice(meant.indexOf('['));
  const parts = meant.slice(0, -brackets.length).trim().split(/\s+/);
  const marks = parts.filter((word) => MARK.test(plain(word)));
  const flags = parts.filter((word) => isFieldName(word));
  const amounts = parts.filter((word) => !marks.includes(word) && !flags.includes(word)).join(' ');
  const written = text.slice(line.body, line.end);
  const declared = allergensBeside(text, line);
  if (declared !== undefined) {
    const list = `${declared}, ${brackets}`.split(/[[\],\s]*[[\],\n][[\],\s]*/).map((each) => each.trim());
    const keys = new Set(list.filter((each) => each !== '' && each !== 'none'));
    const hint = words('writeAllergensApart', amounts, [...keys].join(', '));
    return { ...rewritten(line.body, written, `price: ${amounts}`, message, hint), at: line.value, fix: null };
  }
  const fields = [
    `allergens: ${brackets}`,
    ...(marks.length === 0 ? [] : [`marks: ${marks.join(', ')}`]),
    ...flags.map((flag) => `${flag}: true`),
  ];
  const below = [`price: ${amounts}`, ...fields].join(`\n${' '.repeat(line.body - line.start)}`);
  const hint = words('writePriceBelow', 'price', amounts, fields);
  return { ...rewritten(line.body, written, below, message, hint), at: line.value };
}

/** The value of `allergens` among the other fields of a line's entry, each member of a list on a line. */
function allergensBeside(text: string, line: Line): string | undefined {
  const isFirst = ({ start, body }: Line): boolean => text.slice(start, body).includes('-');
  let first = line;
  while (!isFirst(first) && first.start > 0) first = lineAt(text, first.start - 1);
  for (let each: Line | undefined = first; each !== undefined; each = lineAfter(text, each)) {
    if (each !== first && (isFirst(each) || each.body - each.start < line.body - line.start)) break;
    const isField = each.body - each.start === line.body - line.start;
    if (!isField || text.slice(each.body, each.colon) !== 'allergens') continue;
    const written = [text.slice(each.value, each.end)];
    for (let below = lineAfter(text, each); below !== undefined; below = lineAfter(text, below)) {
      if (below.body - below.start <= line.body - line.start) break;
      written.push(text.slice(below.body, below.end));
    }
    return written.join('\n');
  }
  return undefined;
}

/** `- item: Pan: 3 [gluten]`: the long form with the price and the allergens of one line. */
export function priceBelow(text: string, line: Line, isFieldName: IsFieldName): YamlProblem | undefined {
  const { colon, lastColon } = line;
  const kind = text.slice(line.body, colon);
  if (lastColon === undefined || !isFieldName(kind, 'price')) return undefined;
  const written = text.slice(lastColon + 1, line.end).trim();
  const [, price = '', allergens, behind = ''] = /^([^\][]*?)(?:\s*(\[[^\][]*\])\s*([^\][]*))?$/.exec(written) ?? [];
  const next = lineAfter(text, line);
  const below = next === undefined ? '' : text.slice(next.body, next.end);
  const isPrice = price.split('/').every((term) => /^\s*\d+(?:[.,]\d{1,2})?(?:\s*€)?(?:\s+\p{L}+)?\s*$/u.test(term));
  if (allergens === undefined && (!isPrice || /^prices?:/.test(below))) return undefined;
  const isWhole = behind === '' && !/^(?:prices?|allergens):/.test(below);
  const fields = [
    ...(price === '' ? [] : [`price: ${price}`]),
    ...(allergens === undefined ? [] : [`allergens: ${allergens}`]),
  ];
  const indent = `\n${' '.repeat(line.body - line.start)}`;
  const name = text.slice(line.value, lastColon);
  const problem = rewritten(
    lastColon,
    text.slice(lastColon, line.end),
    fields.map((field) => indent + field).join(''),
    words('priceBehindName', short(`${name}: ${written}`)),
    words('writePriceBelow', kind, short(name), behind === '' ? fields : [...fields, behind]),
  );
  return isWhole || allergens === undefined ? problem : { ...problem, fix: null };
}
