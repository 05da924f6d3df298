import type { Language, Languages } from '../../src/terms/language.ts';
import { fixing, words } from '../diagnostics/words.ts';
import { isLanguage, languageOfWord } from './language-hint.ts';
import { EVERYWHERE, partText, tagAt, textParts } from '../parse/multilingual.ts';
import type { Say } from './reader.ts';

/** `@ en`, `Pan@en`, `@EN`, `@eng`, `@en:`, `＠en`: an `@`, perhaps a space, a word, and what may stand in the place of the space behind. */
const LIKE_A_TAG = /(^|.)[@＠]([ \t]?)((?:\p{Cf}?\p{L}){2,12})([-_]\p{L}{2})?([:.,;]|\p{Cf}*)(?=\s|$)/gsu;

/** Something that is read as text and looks like the tag of a language. */
export type OddTag = {
  /** Where its `@` stands. */
  readonly index: number;
  readonly written: string;
  /** Undefined where it is a language that menus do not have. */
  readonly meant: Language | undefined;
  /** What stands before it, and is no space. */
  readonly gluedTo: string;
  /** What stands behind it, and should stand apart. */
  readonly behind?: string;
};

/** The `@` of other keyboards. */
const WIDE = '＠';

/** Whether a text has something that tags begin with. */
export function mayHaveTags(value: string): boolean {
  return value.includes('@') || value.includes(WIDE);
}

/** What nothing can be odd about: two small letters between spaces. */
const PLAIN = /(?<![^\s])@[a-z]{2}(?![^\s])/y;

/** Whether a text has an `@` that is no plain tag: hardly any has, and the pattern above is dear. */
function mayBeOdd(value: string): boolean {
  if (value.includes(WIDE)) return true;
  for (let at = value.indexOf('@'); at >= 0; at = value.indexOf('@', at + 1)) {
    PLAIN.lastIndex = at;
    if (!PLAIN.test(value)) return true;
  }
  return false;
}

function oddTags(value: string, languages: Languages): OddTag[] {
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

/** Says what looks like a tag. Answers the languages that were meant, so that their texts are not called missing as well. */
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
    // What brackets would hold, only the editor can say.
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

/** The language that was meant, if it is not written as a tag is: then it is one, or text by a backslash. */
function languageOfTag(
  word: string,
  gluedTo: string,
  { space, region, behind }: Oddity,
  languages: Languages,
): Language | undefined {
  if (gluedTo === '\\') return undefined;
  const whole = `${word}${region}`;
  const code = [whole, word].find((each) => languages.includes(each));
  if (code !== undefined) return gluedTo !== '' || `${space}${behind}` !== '' || code !== whole ? code : undefined;
  // What is glued to a word may be an address: only a code is a tag there.
  if (gluedTo !== '') return undefined;
  const small = languages.find((each) => each === word.toLowerCase());
  return small ?? (word.length > 2 ? languageOfWord(word, languages) : undefined);
}

/** A text as it is written beside tags: what would be read as one, or looks like one, has a backslash. `partText` is the way back. */
export function escapeTags(text: string, languages: Languages): string {
  const odd = new Set(text.includes('@') ? oddTags(text, languages).map(({ index }) => index) : []);
  return text.replaceAll(/@/g, (_, index: number) =>
    text[index - 1] === '\\' || odd.has(index) || tagAt(text, index, languages) !== undefined ? '\\@' : '@',
  );
}

/** The text that `escapeTags` was given; or the first tag in it, which was not meant for one language. */
export function unescapeTags(
  written: string,
  languages: Languages,
): { readonly text: string } | { readonly tag: string } {
  const tag = textParts(written, languages)[1]?.tag;
  return tag === undefined ? { text: partText(written, 0, written.length) } : { tag };
}
