/** A member of a list that is a name with a value: `NAME: VALUE`. */
import { isMap, type Node, type YAMLMap } from 'yaml';
import { fixing, words } from '../diagnostics/words.ts';
import { EVERYWHERE, textParts } from '../parse/multilingual.ts';
import { fieldOf, isNothing, plainTextOf, rangeOf, sidesOf, startOf, textOf } from '../parse/nodes.ts';
import { bracketsIn, NUMBER, roundBracketsIn } from './allergens.ts';
import { takeFlags } from './flags.ts';
import { likeDigits } from './like-digits.ts';
import { AMOUNT, withComma } from './price-meant.ts';
import { problemAt, type Reader } from './reader.ts';
import { isWritten, readName, readText } from './text.ts';
import type { SourceText } from './values.ts';

/** End of a name before a price, and what fills the gap between them on a printed menu. */
export const END = String.raw`(?:[^\s:,;.…·_–-]|(?<=\p{L})\.(?!\.))`;
const GAP = String.raw`[\s,;.…·_–-]+`;

/** `Chuletón +3`, `Chuletón:+3`, `Chuletón:3`, `Chuletón (+3 euros)`, `Chuletón, sup. 3`: a name and a supplement. `Cóctel (+18)` is an age. */
const NAME_AND_PRICE = new RegExp(
  String.raw`^(.*${END})(?:\s*:\s*|${GAP})(\+\s*${AMOUNT}\s*€?)$|^(.*[^\s:\d]):(${AMOUNT}\s*€?)$|^(.*${END})${GAP}(?!\(\+\s?18\)$)\(?(?:\+|[Ss]up(?:pl?|l|lemento|pl[eé]ment)?\.?(?:\s+de)?\s)\s*€?\s*(${AMOUNT}(?:\s*€)?)(?:\s*euros?)?\)?$`,
  'su',
);

/** `Chuletón 3 €`, `Chuletón (3 €)`: the same without a sign. `4-6 €` is a range. */
const NAME_AND_EURO = new RegExp(
  String.raw`^((?:[^()]|\([^()]*\))*?[^\s:,;(–-])[\s,;–-]+(?<!\d[,–-])\(?(${AMOUNT}\s*€)\)?$`,
  'su',
);

/** A price, after a name with the fillers of a printed menu: `9,50`, `Agua ..... 9,50 €`, `Agua 3 copa / 12 €`. `1.250 €` is no price of 250 €. */
const ENDS_IN_PRICE =
  /^(?=.*[\d€]$)(?:(\S|\S.*?[^\s.…·:–—-])[\s.…·:–—-]+(?<!\d[.·:–—-]))??((?:\d{1,3}(?:[.,]\d{1,2})?\s*€?\s*\p{L}+\s*\/\s*)*\d{1,3}(?:[.,]\d{2}(?:\s*€)?|\s*€))$/u;

/** What every such price has; most names have none. */
const HAS_PRICE = /\d(?:\s*€|[.,'´’`]\d\d)/;

/** End of a name that an amount belongs to: 'Todo a 1 €', 'Pack 2 x 5 €', '3 € / 5 €'. */
const GOES_ON =
  /(?:^|[\s'’])(?:[ax×à]|ab|at|ata|até|bis|da|de|des|dès|[Dd]esde|di|fino|for|from|für|hasta|per|por|pour|to|um|zu)$|\/$/u;

/** A bullet before a name, and the fillers of a printed menu after it, in any language. */
export const AROUND_NAME =
  /(?:^[•·▪◦‣●○■–—-]+|(?=[•·▪◦‣●○■])(?<=\s@\S+\s+)[•·▪◦‣●○■]+)\s*(?=\p{L})|(?:(?<!\s)\s+|(?<![\s.·_–—…-]))(?:[.·_–—-]{4,}|…{2,})(?=\s+@|$)/gu;

/** Numbers of allergens after a name, in any language: `Pizza (1, 3, 7)`. */
export const NUMBERS_BEHIND = new RegExp(
  String.raw`(?<!\s)\s*[[(]\s*${NUMBER}(?:\s*[,;]\s*${NUMBER})+\s*[\])](?=\s+@|$)`,
  'gu',
);

/** A price at the end of a name, in any language, and the name without it. */
export function priceInName(text: string): { readonly name: string; readonly price: string } | undefined {
  if (!HAS_PRICE.test(text)) return undefined;
  const parts = textParts(text, []).map(({ tag, from, to }) => {
    const whole = text.slice(from, to).trim();
    const [, bare = '', price] = ENDS_IN_PRICE.exec(withComma(whole)) ?? [];
    const name = price === undefined || GOES_ON.test(bare) ? whole : whole.slice(0, bare.length);
    return { price: name === whole ? undefined : price, written: tag === undefined ? name : `@${tag} ${name}` };
  });
  const price = parts.find((part) => part.price !== undefined)?.price;
  return price === undefined ? undefined : { name: parts.map(({ written }) => written).join(' '), price };
}

/** A value at the end of a name that belongs after a colon: `+3` of `Chuletón +3`, `+3 [gluten]` of `Chuletón +3 [gluten]`. */
export function valueInName(written: string): { readonly name: string; readonly value: string } | undefined {
  const text = withComma(written).replace(/(\[[^\][]*\])\s*(\+\s*\d.*)$/, '$2 $1');
  const { name = text.trim(), brackets = '' } = bracketsIn(text) ?? roundBracketsIn(text) ?? {};
  const { to } = /[+:€]|sup/i.test(name) ? takeFlags(name, name.length, () => undefined) : { to: 0 };
  const said = name.slice(0, to);
  const [, bare, added, glued, price, apart, signed = price] = NAME_AND_PRICE.exec(said) ?? [];
  const [, alone, amount = signed] = (signed ?? added) === undefined ? (NAME_AND_EURO.exec(said) ?? []) : [];
  const dish = bare ?? glued ?? apart ?? (GOES_ON.test(alone ?? '') ? undefined : alone);
  if (dish !== undefined) {
    const value = [added ?? `+${amount}`, brackets, name.slice(to).trim()];
    return { name: dish, value: value.filter((part) => part !== '').join(' ') };
  }
  return brackets === '' ? undefined : { name: name.replace(/\s*:$/, ''), value: brackets };
}

/** Reads a name without a value. A value at its end, in any language, is reported unless the name is quoted. */
export function readBareName(reader: Reader, node: Node): SourceText | undefined {
  const text = plainTextOf(node) ?? '';
  const parts = textParts(text, reader.source.languages).map(({ tag, from, to }) => ({
    tag: tag === undefined ? '' : `@${tag} `,
    name: text.slice(from, to).trim(),
    ...valueInName(likeDigits(text.slice(from, to))?.meant ?? text.slice(from, to)),
  }));
  const value = parts.map((part) => part.value).find((each) => each !== undefined);
  if (value === undefined) return readText(reader, node);
  const line = `${parts.map(({ tag, name }) => `${tag}${name}`).join(' ')}: ${value}`;
  const hint = fixing({ ...rangeOf(node), text: line }, words('writeQuoted', line));
  problemAt(reader, 'wrong-type', node, words('noColonBehind', text), hint);
  return readName(reader, node);
}

/** The text before the comma: `Chuletón: +3,`, `Chuletón +3,`, `3 tapa / 5,` or `Agua 0,`. */
const BEFORE_CUT = /(?:(?:[:/] *| (?=\+))(\+? *\d+(?:\.\d+)?)|\d),( ?)$/;

/** `[Chuletón: +3,50, Agua 0,5 l]`: in brackets a comma ends a member, even between digits. A member cut by one is reported. */
export function isCutByComma(reader: Reader, node: Node): boolean {
  const { text } = reader.source;
  const at = startOf(node);
  const [cut, price, space = ''] = BEFORE_CUT.exec(text.slice(Math.max(0, at - 24), at)) ?? [];
  const [, decimals, end] = /^(\d+)( ?€?\s*[,\]}])?/.exec(text.slice(at, at + 24)) ?? [];
  const isPrice = price !== undefined && (end !== undefined || space === '');
  // With a space after the comma, the number may be a quantity.
  if (cut === undefined || decimals === undefined || (space !== '' && !isPrice)) return isCutWithin(reader, node);
  if (isPrice && !price.includes('.')) {
    const fix = { from: at - 1 - space.length, to: at, text: '.', inFile: true as const };
    const hint = fixing(fix, words('writeWithPoint', `${price.replaceAll(' ', '')}.${decimals}`));
    problemAt(reader, 'bad-price', node, words('cutByComma'), hint);
  } else problemAt(reader, 'wrong-type', node, words('textCutByComma'), words('quoteText'));
  return true;
}

/** The same for `[Ensalada (tomate, cebolla), Pan]`: a comma between round brackets. */
function isCutWithin(reader: Reader, node: Node): boolean {
  const { text } = reader.source;
  const at = startOf(node);
  const isWithin =
    /\([^()[\]{}"',\n]*,\s*$/.test(text.slice(Math.max(0, at - 100), at)) &&
    /^[^()[\]{}"'\n]*\)/.test(text.slice(at, at + 100));
  if (isWithin) problemAt(reader, 'wrong-type', node, words('textCutByComma'), words('quoteText'));
  return isWithin;
}

/** `{es: Queso, en: Cheese}` is a text and not a name with a value; two small letters may be an unknown language. */
export function isNamedValue({ source }: Reader, node: Node): node is YAMLMap {
  if (!isMap(node)) return false;
  const keys = node.items.map(({ key }) => textOf(key)?.trim() ?? '');
  return !keys.every((key) => key === EVERYWHERE || /^[a-z]{2}$/.test(key) || source.languages.includes(key));
}

/** Reads one pair `NAME: VALUE`; undefined if it is none, which is reported. */
export function readNamedValue(
  reader: Reader,
  map: YAMLMap,
): { readonly name: SourceText; readonly key: Node; readonly value: Node | null } | undefined {
  const [first, second] = map.items;
  const item = fieldOf(map, 'item');
  if (item?.key) {
    const name = textOf(item.value)?.trim() ?? '';
    const fix =
      second === undefined ? { ...rangeOf(item.key), to: rangeOf(item.value ?? item.key).to, text: name } : undefined;
    return problemAt(
      reader,
      'unknown-field',
      item.key,
      words('noItemHere'),
      fixing(fix, words('writeNameAlone', name)),
    );
  }
  if (first === undefined || second !== undefined) {
    const extra = (second && sidesOf(second).key) ?? map;
    return problemAt(reader, 'unknown-field', extra, words('optionIsNameAndPrice'), words('beginOptionWithDash'));
  }
  const { key, value } = sidesOf(first);
  const name = key === null || isNothing(key) ? undefined : readText(reader, key);
  if (key === null || name === undefined || !isWritten(name)) {
    return problemAt(reader, 'missing-field', key ?? map, words('noOptionName'), words('writeBeforeColon'));
  }
  return { name, key, value };
}
