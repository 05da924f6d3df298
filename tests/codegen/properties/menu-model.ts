/** What a generated menu says, before it is decided how it is written. */
import type { Language } from '../../../src/terms/language.ts';

/** A text in several languages, or words of one; how it may be written is the writer's choice. */
export type Words = {
  readonly kind: 'words';
  /** `plain`: no quotes, as for true and 12. `line`: on one line. `text`: in every way that YAML has. */
  readonly form: 'plain' | 'line' | 'text';
  readonly text: string;
  /** Texts that may stand for each other as anchor and alias. */
  readonly group?: 'text';
};

/** Words in brackets, which may stand without quotes: YAML's own list. */
export type Brackets = { readonly kind: 'brackets'; readonly words: readonly string[] };

/** A name that no other has. */
export type Unique = { readonly kind: 'unique'; readonly prefix: string };

export type List = { readonly kind: 'list'; readonly members: readonly Model[] };

export type Fields = {
  readonly kind: 'fields';
  /** The first pair stays first where `isFirstFixed`; the others may be written in any order. */
  readonly pairs: readonly (readonly [Words | Unique, Model | undefined])[];
  readonly isFirstFixed: boolean;
  /** Entries may stand for each other as anchor and alias, and items as merge keys, unless they have an id. */
  readonly group?: 'entry' | 'item';
};

export type Model = Words | Brackets | Unique | List | Fields;

/** What texts and items of one menu have in common. */
export type Setting = {
  readonly languages: readonly Language[];
  /** Languages that no text lacks, the first of the menu among them. */
  readonly always: readonly Language[];
};

export function words(text: string, form: Words['form'] = 'line'): Words {
  return { kind: 'words', form, text };
}

export function fields(pairs: Fields['pairs'], isFirstFixed = false): Fields {
  return { kind: 'fields', pairs, isFirstFixed };
}
