import type { Language, Languages } from '../../../../src/terms/language.ts';
import type { FileText } from '../collect-texts.ts';
import { readFileTexts, type FileKind, type FileTexts } from '../read-file.ts';
import { meaningOf } from './same-meaning.ts';
import { standsIn, writtenAt, type Written } from './unchanged.ts';

/** The change of the original that made a translation old. */
export type Change = {
  readonly commit: string;
  readonly day: string;
};

/** A translation on its way back through time, to where it was written. */
export type Followed = {
  readonly id: { readonly original: string; readonly originalLanguage: Language; readonly translation: string };
  readonly language: Language;
  readonly text: FileText;
  readonly written: Written;
  /** The original beside the translation at this point in time, if it meant something else than now, and when that changed. */
  readonly other?: { readonly original: string; readonly change: Change | undefined };
};

/**
 * The same translations in an older version of their file; undefined of those that are not in it. A text is known again by its
 * translation, and among equal ones by its original, its place and its other languages.
 */
export function follow(
  followed: readonly Followed[],
  newer: string,
  older: string,
  kind: FileKind,
  languages: Languages,
  change: Change | undefined,
): (Followed | undefined)[] {
  // A text that is there in six languages is looked for once.
  const texts = new Set(followed.map(({ written }) => written));
  const untouched = new Set([...texts].filter((written) => standsIn(older, written)));
  const changed = followed.filter(({ written }) => !untouched.has(written));
  if (changed.length === 0) return [...followed];
  const file = readFileTexts({ file: '', id: '', text: older, languages }, kind);
  // Nothing can be told from a version that was broken.
  if (!file.isWhole) return [...followed];
  const gone = goneTexts(file, newer);
  const found = new Map<Followed, Followed>();
  for (const language of new Set(changed.map((each) => each.language))) {
    const translated = gone.filter(({ text }) => text.text.values[language] !== undefined);
    const byMeaning = Map.groupBy(translated, ({ text }) => meaningOf(text.text.values[language] ?? ''));
    const pairs = changed
      .filter((each) => each.language === language)
      .flatMap((each) => (byMeaning.get(each.id.translation) ?? []).map((candidate) => pairOf(each, candidate)))
      .toSorted((one, other) => other.likeness - one.likeness || one.apart - other.apart);
    const taken = new Set<Candidate>();
    for (const { each, candidate } of pairs) {
      if (found.has(each) || taken.has(candidate)) continue;
      taken.add(candidate);
      found.set(each, inOlder(each, candidate.text, candidate.written, change));
    }
  }
  return followed.map((each) => (untouched.has(each.written) ? each : found.get(each)));
}

/** A text of the older version that is not in the newer one as it was. */
type Candidate = { readonly text: FileText; readonly written: Written };

/** Of texts that are written alike, all, if the newer version has fewer. */
function goneTexts({ source, texts }: FileTexts, newer: string): Candidate[] {
  const candidates = texts.map((text) => ({ text, written: writtenAt(source.text, text.text.node) }));
  const alike = Map.groupBy(candidates, ({ written }) => `${written.isKey} ${written.text}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first !== undefined && standsIn(newer, first.written, group.length) ? [] : group;
  });
}

/** Of texts with one translation: how sure it is that one is the other, and how far apart they stand in the file. */
function pairOf(each: Followed, candidate: Candidate) {
  const { id, language, text } = each;
  const { key, place, text: older } = candidate.text;
  const isSame = meaningOf(older.values[id.originalLanguage] ?? '') === id.original;
  const others = Object.entries(text.text.values).filter(([code]) => code !== language && code !== id.originalLanguage);
  const equal = others.filter(([code, value]) => older.values[code as Language] === value).length;
  const around = text.place.filter((word, step) => place[step] === word).length;
  const likeness = (isSame ? 32 : 0) + (text.key === key ? 16 : 0) + around + equal;
  return {
    each,
    candidate,
    likeness,
    apart: Math.abs((text.text.node.range?.[0] ?? 0) - (older.node.range?.[0] ?? 0)),
  };
}

function inOlder(each: Followed, older: FileText, written: Written, change: Change | undefined): Followed {
  const { other: _other, ...rest } = each;
  const moved = { ...rest, text: older, written };
  const original = older.text.values[each.id.originalLanguage];
  if (original === undefined || meaningOf(original) === each.id.original) return moved;
  return { ...moved, other: { original, change: each.other === undefined ? change : each.other.change } };
}
