import type { Language } from '../../src/i18n/language.ts';
import type { StandardLabel } from '../../src/i18n/terms.ts';
import type { ResolvedEntry, ResolvedVenue, Text } from '../resolve/venue.ts';
import type { EntryName } from './change.ts';

/** The words of the standard price labels in one language; a label without a word is printed as it is written. */
export type LabelWords = Partial<Record<StandardLabel, string>>;

/** A menu before or after, as far as comparing its parts needs to know it. */
export type Side = {
  /** The venue's languages; the first is the one that names are given in. */
  readonly languages: readonly Language[];
  readonly labels: LabelWords;
};

/** The two menus that are compared. */
export type Sides = {
  readonly before: Side;
  readonly after: Side;
  /** The languages that both offer; of the others it is said once that they came or went. */
  readonly common: readonly Language[];
  /** Whether the file of a picture, below the image folder, holds another picture now. */
  readonly isPictureChanged: (file: string) => boolean;
};

/** Languages of the venue, words of the interface by language. */
export function sideOf(
  { languages }: Pick<ResolvedVenue, 'languages'>,
  labels: (language: Language) => LabelWords,
): Side {
  return { languages, labels: labels(languages[0] ?? 'es') };
}

/** A text as a diner reads it who chose nothing; empty where there is none. */
export function shown(text: Text | undefined, { languages }: Side): string {
  if (text === undefined) return '';
  for (const language of languages) if (text[language] !== undefined) return text[language];
  return Object.values(text)[0] ?? '';
}

/** The text that names an entry. Conditions have none. */
export function titleOf(entry: ResolvedEntry): Text {
  if ('name' in entry) return entry.name;
  if ('title' in entry) return entry.title;
  return 'text' in entry ? entry.text : {};
}

/** How an entry is called. */
export function nameOf(entry: ResolvedEntry, side: Side): EntryName {
  const name = entry.kind === 'conditions' ? 'Conditions' : shown(titleOf(entry), side);
  return 'id' in entry ? { kind: entry.kind, id: entry.id, name } : { kind: entry.kind, name };
}
