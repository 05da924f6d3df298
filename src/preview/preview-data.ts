import type { Language } from '../terms/house.ts';

/** A venue in the list of the preview. */
export type PreviewVenue<Code extends string = Language> = {
  /** The name of its file. */
  readonly id: string;
  readonly name: string;
  /** The path of its page below the base path; absent for a venue without a page, whose file was never valid. */
  readonly path?: string;
  readonly languages: readonly Code[];
  readonly errors: number;
  /** The number of missing parts, errors among them. */
  readonly missing: number;
};

/** A missing part of a venue, and the place to write it. The texts are the compiler's, in English and in Spanish. */
export type PreviewPlace<Code extends string = Language> = {
  readonly kind: 'error' | 'translation' | 'picture' | 'warning' | 'allergens';
  readonly language?: Code;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
  readonly es: { readonly message: string; readonly hint: string };
};

/** The development server's answer to the preview: all venues, and the missing parts of one of them. */
export type PreviewData<Code extends string = Language> = {
  readonly venues: readonly PreviewVenue<Code>[];
  readonly places: readonly PreviewPlace<Code>[];
};
