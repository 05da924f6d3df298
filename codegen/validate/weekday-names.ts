/** Times in the words and signs of a language: its names of days, as `Intl` has them, and the signs of a Japanese keyboard. */
import type { Language } from '../../src/terms/language.ts';
import { plain } from '../parse/slug.ts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

const kept = new Map<Language, ReadonlyMap<string, string>>();

/** The names of days in a language, long and short, each with the English one of three letters. */
function namesIn(language: Language): ReadonlyMap<string, string> {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const nameOf = (locale: string, weekday: 'long' | 'short', day: number): string =>
    plain(new Intl.DateTimeFormat([locale, 'en'], { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY));
  const names = new Map(
    (['long', 'short'] as const).flatMap((style) =>
      Array.from({ length: 7 }, (_, day): [string, string] => [
        nameOf(language, style, day).replace(/\.$/, ''),
        nameOf('en', 'short', day),
      ]),
    ),
  );
  kept.set(language, names);
  return names;
}

/** The text in lower case, without accents, with English names of days. Spanish ones are part of the menu language. */
export function withEnglishDays(text: string, language: Language = 'es'): string {
  const shown = plain(text.normalize('NFKC')).replaceAll(/[〜~]/g, '-').replaceAll('、', ',');
  if (language === 'es') return shown;
  const names = namesIn(language);
  return shown
    .replaceAll(/\b(\d[\d:.]*)\s*uhr\b/g, '$1')
    .replaceAll(/(\p{L}+)\.?/gu, (word, name) => names.get(name) ?? word);
}
