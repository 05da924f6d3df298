/** Times in the words and signs of a language: its names of days, as `Intl` has them, and the signs of a Japanese keyboard. */
import type { Language } from '../../src/terms/language.ts';
import { plain } from '../parse/slug.ts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

type Style = 'long' | 'short' | 'narrow';

type Names = {
  /** Each name, long and short, with the English one of three letters. */
  readonly known: ReadonlyMap<string, string>;
  /** The long names from Monday to Sunday, each with the same. */
  readonly long: readonly (readonly [name: string, english: string])[];
};

const kept = new Map<Language, Names>();

/** The names of the days from Monday to Sunday, without dots. */
const daysIn = (language: Language, weekday: Style): string[] =>
  Array.from({ length: 7 }, (_, day) => {
    const format = new Intl.DateTimeFormat([language, 'en'], { weekday, timeZone: 'UTC' });
    return plain(format.format(MONDAY + day * DAY)).replace(/\.$/, '');
  });

function namesIn(language: Language): Names {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const english = daysIn('en', 'short');
  const paired = (names: readonly string[]) => names.map((name, day) => [name, english[day] ?? ''] as const);
  // Portuguese days are ordinals: `segunda-feira`.
  const long = paired(daysIn(language, 'long').map((name) => name.replace(/-feira$/, '')));
  const made = { known: new Map([...long, ...paired(daysIn(language, 'short'))]), long };
  kept.set(language, made);
  return made;
}

/** A cut of a name that fits one day only: its beginning, `tir`, or consonants of it, `pn`. Other short words have a vowel: `og`, `fra`. */
function dayCut(word: string, { long }: Names): string | undefined {
  if (word.length < 2 || word === 'do') return undefined;
  const inside = new RegExp(`^${[...word].join('.*')}`, 'u');
  const isCut = /^[^aeiouy]{2,3}$/.test(word);
  const [first, second] = long.filter(([name]) => name.startsWith(word) || (isCut && inside.test(name)));
  return second === undefined ? first?.[1] : undefined;
}

/** The text in lower case, without accents, with English names of days. Spanish ones are part of the menu language. */
export function withEnglishDays(text: string, language: Language = 'es'): string {
  const shown = plain(text.normalize('NFKC')).replaceAll(/[〜~]/g, '-').replaceAll('、', ',');
  if (language === 'es') return shown;
  const names = namesIn(language);
  return shown
    .replaceAll(/\b(\d[\d:.]*)\s*uhr\b/g, '$1')
    .replaceAll(/(?<=\p{L})-feiras?\b/gu, '')
    .replaceAll(/(?<!\d)(\p{L}+)\.?/gu, (word, name) => names.known.get(name) ?? dayCut(name, names) ?? word);
}

/** A letter that may stand for a day: `L-V`. */
export const INITIAL = /(?<![\p{L}\d])\p{L}(?=[-,\s]|$)/gu;

/**
 * What the initials in a text mean: `dayOf` gives the day of one, from 0 for Monday, or -1 if it is that of none or of two. They are the language's
 * own, or Spanish in Catalan, and where one of them is that of a Spanish day only.
 */
export function initialsIn(text: string, language: Language) {
  const [own, spanish] = [daysIn(language, 'narrow'), daysIn('es', 'narrow')];
  const letters: readonly string[] = plain(text).match(INITIAL) ?? [];
  const areSpanish = language === 'ca' || letters.some((letter) => !own.includes(letter) && spanish.includes(letter));
  const days = areSpanish ? spanish : own;
  const dayOf = (letter: string): number => {
    const day = days.indexOf(letter);
    return day === days.lastIndexOf(letter) ? day : -1;
  };
  return { areSpanish, dayOf };
}
