import type { Language, Languages } from '../../src/terms/language.ts';
import { fixing, words } from '../diagnostics/words.ts';
import { isLanguage, languageOfWord } from './language-hint.ts';
import { EVERYWHERE, partText, tagAt, textParts } from '../parse/multilingual.ts';
import type { Say } from './reader.ts';

/** `@ en`, `Pan@en`, `@EN`, `@eng`, `@en:`, `＠en`: an `@`, perhaps a space, a word, and a character in place of the space after it. */
const LIKE_A_TAG = /(^|.)[@＠]([ \t]?)((?:\p{Cf}?\p{L}){2,12})([-_]\p{L}{2})?([:.,;]|\p{Cf}*)(?=\s|$)/gsu;

/** A piece of text that looks like the tag of a language but is not one. */
export type OddTag = {
  /** Index of its `@`. */
  readonly index: number;
  readonly written: string;
  /** Undefined if it is a language that menus do not have. */
  readonly meant: Language | undefined;
  /** The character before it, unless a space. */
  readonly gluedTo: string;
  /** The text directly after it, which should be separated. */
  readonly behind?: string;
};

/** The `@` of other keyboards. */
const WIDE = '＠';

/** Whether a text has a character that tags begin with. */
export function mayHaveTags(value: string): boolean {
  return value.includes('@') || value.includes(WIDE);
}

/** A regular tag: two small letters between spaces. */
const PLAIN = /(?<![^\s])@[a-z]{2}(?![^\s])/y;

/** Whether a text has an `@` that is no regular tag. A fast pre-check: few have one, and LIKE_A_TAG is slow. */
function mayBeOdd(value: string): boolean {
  if (value.includes(WIDE)) return true;
  for (let at = value.indexOf('@'); at >= 0; at = value.indexOf('@', at + 1)) {
    PLAIN.lastIndex = at;
    if (!PLAIN.test(value)) return true;
  }
  return false;
}

/** The pieces of a text that look like tags. */
export function oddTags(value: string, languages: Languages): OddTag[] {
  if (!mayBeOdd(value)) return [];
  const ofLanguages = Array.from(value.matchAll(LIKE_A_TAG), ({ index, 0: whole, 1: before = '', ...rest }) => {
    const { 2: space = '', 3: word = '', 4: region = '', 5: behind = '' } = rest;
    const gluedTo = before.trim();
    const asWritten = whole.startsWith(`${before}@`) && !/\p{Cf}/u.test(word);
    const meant = asWritten
      ? languageOfTag(word, gluedTo, { space, region, behind }, languages)
      : languageOfTag(word.replaceAll(/\p{Cf}/gu, ''), gluedTo, { space, region, behind: ' ' }, languages);
    const written = whole.slice(before.length);
    const isCode = gluedTo === '' && `${space}${behind}` === '' && isForeign(`${word}${region}`, languages);
    return meant === undefined && !isCode ? undefined : { index: index + before.length, written, meant, gluedTo };
  }).filter((tag) => tag !== undefined);
  return [...ofLanguages, ...oddStars(value)];
}

/** `Naan@*`, `@*Naan`, `@ *`: the tag of all languages without its spaces. */
function oddStars(value: string): OddTag[] {
  return Array.from(
    value.matchAll(/(^|.)@([ \t]?)\*(?=(\S?))/gsu),
    ({ index, 0: whole, 1: before = '', 2: space = '', 3: behind = '' }) => {
      const gluedTo = before.trim();
      const isTag = gluedTo === '' && space === '' && behind === '';
      if (isTag || gluedTo === '\\') return undefined;
      return { index: index + before.length, written: whole.slice(before.length), meant: EVERYWHERE, gluedTo, behind };
    },
  ).filter((tag) => tag !== undefined);
}

/** Reports text that looks like a tag. Returns the languages that were meant, so that their texts are not reported as missing. */
export function readOddTags(value: string, languages: Languages, say: Say): ReadonlySet<Language> | undefined {
  const found = oddTags(value, languages);
  for (const { index, written, meant, gluedTo, behind = '' } of found) {
    if (meant === undefined) {
      say(
        'odd-tag',
        index,
        words('oddTag', written),
        words('languagesAreOrEscape', languages.join(' '), written.slice(1)),
      );
      continue;
    }
    const text = `${gluedTo === '' ? '' : ' '}@${meant}${behind === '' ? '' : ' '}`;
    // With a bracket before it, only the editor knows what was meant.
    const fix = /[([{]/.test(gluedTo) ? undefined : { from: index, to: index + written.length, text };
    const hint = fixing(fix, words('meantTag', `@${meant}`, `\\${written.replace(WIDE, '@')}`));
    say('odd-tag', index, words(meant === EVERYWHERE ? 'oddForAll' : 'oddTag', written), hint);
  }
  return found.length === 0 ? undefined : new Set(found.flatMap(({ meant }) => meant ?? []));
}

/** Whether a word is the code of three letters, or with a region, of a language that menus do not have: `ast`, `zh-TW`. */
function isForeign(word: string, languages: Languages): boolean {
  return /^(?:[a-z]{3}|[a-z]{2,3}-\p{L}{2})$/u.test(word) && !languages.includes(word) && isLanguage(word);
}

type Oddity = { readonly space: string; readonly region: string; readonly behind: string };

/** The language meant by something that is not a valid tag; undefined if it is plain text. */
function languageOfTag(
  word: string,
  gluedTo: string,
  { space, region, behind }: Oddity,
  languages: Languages,
): Language | undefined {
  if (gluedTo === '\\') return undefined;
  const whole = `${word}${region}`;
  const inLowerCase = whole.toLowerCase().replace('_', '-');
  const code = [whole, inLowerCase, word].find((each) => languages.includes(each));
  if (code !== undefined) return gluedTo !== '' || `${space}${behind}` !== '' || code !== whole ? code : undefined;
  // Directly after a word it may be an e-mail address: there only a code, in capitals or not, is taken for a tag.
  if (gluedTo !== '') return undefined;
  const small = languages.find((each) => each === word.toLowerCase());
  return small ?? (word.length > 2 ? languageOfWord(word, languages) : undefined);
}

/** Escapes a text for use beside tags: text that is or looks like a tag gets a backslash. `partText` reverts it. */
export function escapeTags(text: string, languages: Languages): string {
  const odd = new Set(text.includes('@') ? oddTags(text, languages).map(({ index }) => index) : []);
  return text.replaceAll(/@/g, (_, index: number) =>
    text[index - 1] === '\\' || odd.has(index) || tagAt(text, index, languages) !== undefined ? '\\@' : '@',
  );
}

/** Reverts `escapeTags`; or returns the first tag in the text, which cannot be the text of one language. */
export function unescapeTags(
  written: string,
  languages: Languages,
): { readonly text: string } | { readonly tag: string } {
  const tag = textParts(written, languages)[1]?.tag;
  return tag === undefined ? { text: partText(written, 0, written.length) } : { tag };
}
