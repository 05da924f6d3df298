import type { Entry } from '../../src/menu/model.ts';
import type { Content } from './content.ts';
import type { Context } from '../emit/emit-fields.ts';
import type { VenueContext } from '../resolve/context.ts';
import type { PlacedEntry } from '../resolve/placed.ts';
import type { Names } from '../validate/field.ts';
import type { EntryFields } from './resolved.ts';

/** Everything that the compiler knows of a kind of entry: fields by their types, and what it does in its own way as functions. */
export type Kind = {
  /** What its first word holds. */
  readonly word: EntryFields[string];
  /** The fields that may follow. With an `id` it can be named in addresses and in `use`. */
  readonly fields: EntryFields;
  /** Where a resolved entry holds what stands behind its word. */
  readonly holds: 'name' | 'title' | 'text' | 'conditions';
  /** It is something to eat or drink: it counts for the allergen filter and stands on the kitchen's sheet. */
  readonly isServed: boolean;
  /** A dish may be called by its word, too: with a price alone behind it, it lacks a name. */
  readonly isDishName?: true;
  /** It is a row of a list, or of a band of its own, whose prices stand in the columns of what is around it. */
  readonly row?: 'list' | 'band';
  /** Fields that stand in one line under the name, in this order. */
  readonly line?: readonly string[];
  /** The components of src/menu that show it, by the kinds of the page. */
  readonly components: Readonly<Partial<Record<Entry['kind'], string>>>;
  /** One of them and several, as `carta diff` counts them. */
  readonly nouns: readonly [one: string, several: string];
  /** Where another kind has the same noun: what tells them apart. */
  readonly inWords?: string;
  /** What a row of a spreadsheet says that holds one; absent: it is more than a row. */
  readonly inTable?: Names;

  /** Warns of what its fields say against each other. */
  readonly check?: (word: never, fields: never, context: VenueContext) => void;
  /** What its fields, or some of them, mean where the walk by their types does not say it: the resolved entry without its kind. */
  readonly resolve?: (word: never, fields: never, placed: PlacedEntry, context: VenueContext) => object;
  /** The same of what the generated module says; the texts go to the context's table. */
  readonly emit?: (entry: never, context: Context) => object;
  /** The same of what a diner sees, as two versions are compared; `walk` is what the fields say by their types. */
  readonly content?: (entry: never, walk: (entry: object) => Content) => Content;
};
