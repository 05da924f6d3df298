/** Patterns for texts while they are typed, with error messages. They accept everything that `carta` accepts. */
import { ALLERGENS } from '../../../src/terms/allergens.ts';
import type { Languages } from '../../../src/terms/language.ts';
import { MARKS } from '../../../src/terms/marks.ts';
import { FLAGS, LINE_WORDS } from '../../validate/flags.ts';
import { AMOUNT, COUNTED, MEASURE, MORE_THAN_AMOUNT, PER_WORD } from '../../validate/price-meant.ts';
import { WEEKDAYS } from '../../validate/served.ts';
import { plain } from '../../parse/slug.ts';
import type { JsonSchema } from './field-types.ts';

export type Pattern = Pick<JsonSchema, 'pattern' | 'patternErrorMessage'>;

const rule = (pattern: string, patternErrorMessage: string): Pattern => ({ pattern, patternErrorMessage });

/** Tags are of known languages, each once. */
export function tagRules(languages: Languages): readonly Pattern[] {
  const codes = languages.join('|');
  return [
    rule(
      `^(?![\\s\\S]*(?:^|\\s)@(?!(?:${codes})(?:\\s|$))[a-z]{2}(?:\\s|$))`,
      `A tag is not a language of menus: ${languages.join(' ')}. For ordinary text write a backslash before the @.`,
    ),
    rule(
      `^(?![\\s\\S]*(?:^|\\s)@(${codes})\\s[\\s\\S]*\\s@\\1(?:\\s|$))`,
      'This text has two versions in one language. Delete one of them.',
    ),
  ];
}

/** The languages of a file, as words. */
export function languageWords(languages: Languages): Pattern {
  const codes = languages.join('|');
  return rule(
    `^(?![\\s\\S]*\\b(${codes})\\b[\\s\\S]*\\b\\1\\b)[\\s,]*(?:(?:${codes})(?:[\\s,]+|$))*$`,
    `Languages are ${languages.join(' ')}, each once, with spaces between them: es en fr`,
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  a: 'aàáâäAÀÁÂÄ',
  c: 'cçCÇ',
  e: 'eèéêëEÈÉÊË',
  i: 'iìíîïIÌÍÎÏ',
  n: 'nñNÑ',
  o: 'oòóôöOÒÓÔÖ',
  u: 'uùúûüUÙÚÛÜ',
};

/** A word in any case, with accents or without, in the singular or the plural. */
function anyWriting(word: string): string {
  const letters = Array.from(plain(word).replace(/s$/, ''), (letter) => {
    const accented = LETTERS[letter];
    return accented === undefined ? `[${letter}${letter.toUpperCase()}]` : `[${accented}]\\p{M}?`;
  });
  return `${letters.join('')}[sS]?`;
}

const ALLERGEN = [...ALLERGENS, 'none'].map((key) => key.split(' ').map(anyWriting).join('\\s+')).join('|');
const DECLARED = `\\s*~?\\s*["']?\\s*(?:${ALLERGEN})\\s*["']?\\s*`;
/** Allergens separated by commas, without a trailing one. */
const DECLARED_LIST = `\\s*(?:${DECLARED}(?:,(?!\\s*(?:\\]|$))|(?=\\]|$)))*`;
const ALLERGENS_ARE = `allergens are ${ALLERGENS.join(', ')}`;

/** One allergen, with `~` before it or not. */
export const ONE_ALLERGEN = rule(`^${DECLARED}$`, `Not an allergen: ${ALLERGENS_ARE}; or none.`);

/** Allergens separated by commas, with or without brackets. */
export const ALLERGEN_WORDS = rule(
  `^\\s*(?:\\[${DECLARED_LIST}\\]|${DECLARED_LIST})\\s*$`,
  `Not a list of allergens: ${ALLERGENS_ARE}; or none. Write a comma between them, and ~ before what it may contain.`,
);

/** A mark in either gender, as one word or several. */
const MARK = MARKS.map((mark) =>
  mark
    .split(' ')
    .map((word) =>
      anyWriting(word.replace(/o$/, '')).replace(/\[sS\]\?$/, word.endsWith('o') ? '[oOaA][sS]?' : '[sS]?'),
    )
    .join('[\\s_-]*'),
).join('|');
const MARKS_ARE = `marks are ${MARKS.join(', ')}`;

/** One mark of a list. */
export const ONE_MARK = rule(`^\\s*(?:${MARK})\\s*$`, `Not a mark: ${MARKS_ARE}.`);

/** Marks separated by commas, without a trailing one. */
const MARK_LIST = `\\s*(?:(?:${MARK})\\s*(?:,(?!\\s*(?:\\]|$))\\s*|(?=\\]|$)))*`;

/** Marks separated by commas, with or without brackets. */
export const MARK_WORDS = rule(
  `^\\s*(?:\\[${MARK_LIST}\\]|${MARK_LIST})\\s*$`,
  `Not a list of marks: ${MARKS_ARE}. Write a comma between them.`,
);

const LABEL = '\\p{L}[^/\\[\\]\\d(){}<>€$£¥]*';
const LABELLED = `${AMOUNT}€?(?=[\\s/\\[]|$)(?:\\s+€)?\\s*(?:${LABEL})?`;
/** Lookahead: the text does not begin like an amount. */
const NO_AMOUNT = `(?!\\s*(?:\\+|[.,]?\\d|/\\s*\\d|[-−–]\\s*€?[.,]?\\d|(?:${ALLERGEN})\\s*(?:\\[|$)))`;
const PRICE = `\\s*${LABELLED}`;
const WORDS_BEHIND = '(?:\\s+\\p{L}[^\\d/\\[]*)?\\s*(?=\\[|$)';
/** A measure before or after its price: `33cl 9.5`, `9 6 uds`, `18 mínimo 2`. */
const MEASURED = [
  `\\s*${COUNTED}\\s*[\\s/,;–-]\\s*${AMOUNT}\\s*€?${WORDS_BEHIND}`,
  `\\s*${AMOUNT}\\s*€?\\s*(?:${PER_WORD}|[\\s–(-]\\s*${COUNTED}\\)?)${WORDS_BEHIND}`,
  `\\s*\\d[^\\[]*?(?:[\\s/(€x]|por|per|la|el|cada)[^\\[]*?${MEASURE}\\.?\\)?${WORDS_BEHIND}`,
  '\\s*\\d[^\\[]*?(?:m[iíIÍ]n|para|for|las|los)[^\\[]*\\d[^\\[]*',
].join('|');
const SIGNS_OF_MORE = `[$£¥]|\\([^\\[]*\\d[^\\[]*\\)|[xX×]\\s*\\d|[sS]\\s*[./]\\s*[mM]|${MORE_THAN_AMOUNT}`;
/** More than one amount and its label, valid only in quotes, which a pattern cannot see. */
const MORE = `(?:${MEASURED}|\\s*(?=\\d)[^\\[]*?(?:${SIGNS_OF_MORE})[^\\[]*)`;
/** Several prices; or a text that does not begin like an amount, such as `S/M`. */
const severalOf = (price: string): string => `(?:${price}(?:/${price})*|${NO_AMOUNT}[^\\[]*|${MORE})`;
const PRICE_MESSAGE =
  'Not a price: write 9.50 or 9,50 €, with two decimals at most, and / between prices: 3 tapa / 11 ración.';

/** The prices of `price:`. */
export const PRICES = rule(`^${severalOf(PRICE)}$`, PRICE_MESSAGE);

/** Prices of an option or extra: a plus sign may stand before them. */
export const EXTRA_PRICES = rule(`^${severalOf(`(?:\\s*\\+\\s*(?=\\d))?${PRICE}`)}$`, PRICE_MESSAGE);

const BRACKETS = rule(
  `^[^\\[]*(?:\\[${DECLARED_LIST}\\][^\\[]*)?$`,
  `Between the brackets stand allergens with commas: ${ALLERGENS_ARE}; [] says that there are none.`,
);

/** The value of a dish on one line: prices, then allergens in brackets, then words such as `onlyNight`. */
export const ONE_LINE_RULES: readonly Pattern[] = [
  rule(`^${severalOf(PRICE)}(?:\\[|$)`, PRICE_MESSAGE),
  BRACKETS,
  rule(
    `^[^\\[]*(?:\\[[^\\]]*(?:\\]\\s*(?:(?:${FLAGS.join('|')}|${MARK})(?:\\s+|$))*)?)?$`,
    `Behind the allergens stand only these words: ${LINE_WORDS.join(', ')}.`,
  ),
];

const ADDED = `\\s*\\+\\s*${LABELLED}`;

/** The value of a dish of a set menu: supplements, each with a plus sign, then allergens in brackets. */
export const SUPPLEMENT_RULES: readonly Pattern[] = [
  rule(
    `^(?:\\s*|${ADDED}(?:/${ADDED})*)(?:(?:${MARK})(?:\\s+|(?=\\[)))*(?:\\[[^\\]]*\\]?\\s*)?(?:(?:${MARK})(?:\\s+|$))*$`,
    'Write +3 for what the dish adds to the price, then its allergens in brackets, then marks: +3 [gluten] picante.',
  ),
  BRACKETS,
];

export const ID = rule('^\\s*[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*\\s*$', 'An id holds letters, digits and hyphens only.');
export const FILE_NAME = rule('^[^/\\\\]*$', 'Write the name of a file of the picture folder, not a path.');
export const HTTPS = rule(
  '^\\s*(?:[hH][tT][tT][pP][sS]://[^\\s"\'<>\\\\]+)?\\s*$',
  'Write an address that starts with https://',
);
export const SOURCE = rule(
  '^\\s*(?:[hH][tT][tT][pP][sS]://|/)(?!/)[^\\s"\'<>\\\\]*\\s*$',
  'Write an address that starts with https://, or a path that starts with /',
);
export const BASE_PATH = rule(
  '^\\s*/(?:[a-z0-9]+(?:[-_.][a-z0-9]+)*(?:/[a-z0-9]+(?:[-_.][a-z0-9]+)*)*)?\\s*$',
  'A base path begins with a slash and ends without one: /cartas, or / alone.',
);

export const ORIGIN = rule('^\\s*https?://[^\\s/?#@]+/?\\s*$', 'Write https:// and the host, and nothing behind it.');

export const EMAIL = rule('^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@.]+\\s*$', 'An e-mail address is expected here.');

export const ACCOUNT = rule(
  '^\\s*(?:@?[\\p{L}\\p{N}._-]*|[hH][tT][tT][pP][sS]://[^\\s"\'<>\\\\]+)\\s*$',
  'Write the name of the account, or an address that starts with https://',
);
export const NUMBER = rule('^\\s*\\+?\\d[\\d\\p{Zs}]*$', 'Write digits and spaces.');
export const COLOUR = rule(
  '^\\s*#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\s*$',
  'Write a hex colour in quotes, such as "#b91c1c".',
);
export const VALIDITY = rule(
  '^\\s*[1-9]\\d{0,3}\\s+(?:days?|months?|years?)\\s*$',
  'Write 90 days, 6 months or 1 year.',
);
const WEEKDAY = WEEKDAYS.map(anyWriting).join('|');
const CLOCK = '(?:[01]?\\d|2[0-4])(?::[0-5]\\d)?';
const CLOCK_RANGE = `${CLOCK}-${CLOCK}`;
/** Days up to 31; a pattern that rejects 31 June would be unreadable. */
const DATE = '(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|1[0-2])';
const WEEKLY = `(?:(?:${WEEKDAY})(?:\\s*[-,]\\s*(?:${WEEKDAY}))*(?:\\s+|(?=\\s*(?:;|$)|\\d)))?(?:${CLOCK_RANGE}(?:\\s*,\\s*${CLOCK_RANGE})*)?`;
const spans = (span: string): string => `^\\s*(?:(?!;|$)${span}\\s*(?:;\\s*(?!$)|$))+$`;
export const SERVED = rule(
  spans(`(?:${DATE}-${DATE}(?:\\s+|(?=\\s*(?:;|$)|\\p{L})))?${WEEKLY}`),
  'Write dates, days and hours: 1/6-15/9 lun-vie 13-16,20-23:30; sab 13-17',
);
export const HOURS = rule(spans(WEEKLY), 'Write days and hours: lun-vie 13-16,20-23:30; sab 13-17');
const CLOSED_DAY = `${DATE}(?:/\\d{4})?`;
const CLOSED_RANGE = `${CLOSED_DAY}(?:\\s*-\\s*${CLOSED_DAY})?`;
export const CLOSED = rule(
  `^\\s*${CLOSED_RANGE}(?:\\s*,\\s*${CLOSED_RANGE})*\\s*$`,
  'Write 24/12, 6/1/2027 or 1/8-15/8.',
);
export const CHOOSE = rule('^\\s*(?:(?:up to\\s+)?[1-9]\\d?|any)\\s*$', 'Write a number, up to 2, or any.');
export const PARTIAL = rule(
  '^\\s*[\\p{L}\\p{N}_-]+(?:#[\\p{L}\\p{N}_-]+)?\\s*$',
  'Write the name of a file of _shared, and for one of its sections # and its id.',
);
