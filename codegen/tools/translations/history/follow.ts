import type { Language, Languages } from '../../../../src/terms/language.ts';
import { type FileText, readFileTexts, type FileKind, type FileTexts } from '../collect-texts.ts';
import type { CatalogText } from '../catalog.ts';
import type { Node } from 'yaml';
import { plainLines } from './commits.ts';

/** The change of the original that made a translation outdated. */
export type Change = {
  readonly commit: string;
  readonly day: string;
};

/** A translation that is followed back in history to the commit that wrote it. */
export type Followed = {
  /** The text of today's menu. */
  readonly of: CatalogText;
  readonly id: { readonly original: string; readonly originalLanguage: Language; readonly translation: string };
  readonly language: Language;
  readonly text: FileText;
  readonly written: Written;
  /** The original beside the translation at this version, if its meaning differed from now, and the change since. */
  readonly other?: { readonly original: string; readonly change: Change | undefined };
};

/** Finds translations in an older version of their file: by the translation, then by original, place and other languages. */
export function follow(
  followed: readonly Followed[],
  newer: string,
  older: string,
  kind: FileKind,
  languages: Languages,
  change: Change | undefined,
): (Followed | undefined)[] {
  // A text is searched once for all its languages.
  const texts = new Set(followed.map(({ written }) => written));
  const untouched = new Set([...texts].filter((written) => standsIn(older, written)));
  const changed = followed.filter(({ written }) => !untouched.has(written));
  if (changed.length === 0) return [...followed];
  const file = readFileTexts({ file: '', id: '', text: older, languages }, kind);
  // A broken version is skipped.
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

/** A text of the older version that the newer one does not have unchanged. */
type Candidate = { readonly text: FileText; readonly written: Written };

/** All texts with the same spelling, if the newer version has fewer of them. */
function goneTexts({ source, texts }: FileTexts, newer: string): Candidate[] {
  const candidates = texts.map((text) => ({ text, written: writtenAt(source.text, text.text.node) }));
  const alike = Map.groupBy(candidates, ({ written }) => `${written.isKey} ${written.text}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first !== undefined && standsIn(newer, first.written, group.length) ? [] : group;
  });
}

/** For two texts with the same translation: the certainty that they are the same text, and their distance in the file. */
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

/** A text of a file as it is written there, from the start of its line. */
type Written = {
  readonly text: string;
  readonly isKey: boolean;
};

/** How a node is written in a file. */
export function writtenAt(source: string, { range }: Node): Written {
  const [from, to] = range ?? [0, 0];
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  const text = plainLines(source.slice(lineStart, to)).trimEnd();
  return { text, isKey: /^[ \t]*:/.test(source.slice(to, to + 80)) };
}

/** Whether a file contains a text unchanged, at least `times` times. False if uncertain. */
function standsIn(file: string, { text, isKey }: Written, times = 1): boolean {
  let found = 0;
  for (let at = file.indexOf(text); at !== -1; at = file.indexOf(text, at + 1)) {
    if (at > 0 && file[at - 1] !== '\n') continue;
    if (isKey ? endsAsKey(file, at + text.length) : endsAsValue(file, at, at + text.length)) found++;
    if (found >= times) return true;
  }
  return false;
}

const endsAsKey = (file: string, end: number): boolean => /^[ \t]*:(?:\s|$)/.test(file.slice(end, end + 80));

function endsAsValue(file: string, start: number, end: number): boolean {
  const lineBreak = file.indexOf('\n', end);
  const rest = file.slice(end, lineBreak === -1 ? file.length : lineBreak);
  if (/^[ \t]*[,}\]]/.test(rest)) return true;
  if (!/^[ \t]*(?:[ \t]#.*)?$/.test(rest)) return false;
  return endsBefore(lineBreak === -1 ? '' : file.slice(lineBreak + 1), file.slice(start, end));
}

/** Whether the following lines cannot continue a text. */
function endsBefore(following: string, text: string): boolean {
  const next = /^(?:[ \t]*\n)*([ ]*)([^\n]*)/.exec(following);
  const [, indent = '', content = ''] = next ?? [];
  const [, lead = '', dashes = ''] = /^([ ]*)((?:-[ ]+)*)/.exec(text) ?? [];
  if (content === '' || indent.length <= lead.length) return true;
  return indent.length <= lead.length + dashes.length && /^[A-Za-z]+:(?:[ \t]|$)/.test(content);
}

/** Punctuation between digits is part of a number: '1,5 l' is '1.5 l' and not '15 l'. */
const WITHIN_NUMBER = /(?<=\d)\p{P}+(?=\d)/gu;
const PUNCTUATION = /(?<!\d)\p{P}+|\p{P}+(?!\d)/gu;
const SPACE = /(?<!\d)\s+|\s+(?!\d)/g;

/** A text without differences that do not change its meaning: white space, punctuation, case. */
export function meaningOf(text: string): string {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(WITHIN_NUMBER, '.');
  return plain.replaceAll(PUNCTUATION, '').replaceAll(SPACE, '');
}
