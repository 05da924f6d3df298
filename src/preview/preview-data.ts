import type { Language } from '../terms/language.ts';

/** A venue in the list of the preview. */
export type PreviewVenue = {
  /** The name of its file. */
  readonly id: string;
  readonly name: string;
  /** The path of its page below the base path; absent for a venue without a page, whose file was never valid. */
  readonly path?: string;
  readonly languages: readonly Language[];
  readonly errors: number;
  /** The number of missing parts, errors among them. */
  readonly missing: number;
};

/** A missing part of a venue, and the place to write it. The texts are the compiler's, in English. */
export type PreviewPlace = {
  readonly kind: 'error' | 'translation' | 'picture' | 'warning' | 'allergens';
  readonly language?: Language;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
};

/** The development server's answer to the preview: all venues, and the missing parts of one of them. */
export type PreviewData = {
  readonly venues: readonly PreviewVenue[];
  readonly places: readonly PreviewPlace[];
};
