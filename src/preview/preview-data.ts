import type { Language } from '../i18n/language.ts';

/** A venue as the list of the preview shows it. */
export type PreviewVenue = {
  /** Its file's name. */
  readonly id: string;
  readonly name: string;
  /** Below the base path; absent of a venue that has no page because its file was never whole. */
  readonly path?: string;
  readonly languages: readonly Language[];
  readonly errors: number;
  /** How many things it lacks, errors among them. */
  readonly missing: number;
};

/** Something that a venue lacks, and where it would be written. Its words are the compiler's, in English. */
export type PreviewPlace = {
  readonly kind: 'error' | 'translation' | 'picture' | 'warning' | 'allergens';
  readonly language?: Language;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
};

/** What the development server answers the preview: all venues, and what is missing in one of them. */
export type PreviewData = {
  readonly venues: readonly PreviewVenue[];
  readonly places: readonly PreviewPlace[];
};
