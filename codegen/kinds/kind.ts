import type { Entry } from '../../src/menu/model.ts';
import type { Allergen } from '../../src/terms/allergens.ts';
import type { Content } from './content.ts';
import type { Context } from '../emit/emit-fields.ts';
import type { VenueContext } from '../resolve/context.ts';
import type { PlacedEntry } from '../resolve/placed.ts';
import type { Names } from '../validate/field.ts';
import type { EntryFields } from './resolved.ts';

/** All that the compiler knows about a kind of entry: its fields by type, and functions where the kind differs. */
export type Kind = {
  /** The field of its first word. */
  readonly word: EntryFields[string];
  /** The fields that may follow. With an `id` among them, addresses and `use` can name the entry. */
  readonly fields: EntryFields;
  /** The property of the resolved entry that holds the value of its word. */
  readonly holds: 'name' | 'title' | 'text' | 'conditions';
  /** Whether it is food or drink: then the allergen filter and the kitchen's sheet include it. */
  readonly isServed: boolean;
  /** Its word may also be the name of a dish: if only a price follows, the name is missing. */
  readonly isDishName?: true;
  /** A drink that contains this allergen unless the entry says otherwise, if only by its name; its description says what it tastes of. */
  readonly drinkWith?: { readonly allergen: Allergen; readonly unlessNamed: RegExp };
  /** It is shown as a row of a list, or in a band of its own; its prices align with the columns around it. */
  readonly row?: 'list' | 'band';
  /** Fields shown in one line under the name, in this order. */
  readonly line?: readonly string[];
  /** The components of src/menu that show it, by the kinds of the page. */
  readonly components: Readonly<Partial<Record<Entry['kind'], string>>>;
  /** Singular and plural, as `carta diff` counts them. */
  readonly nouns: readonly [one: string, several: string];
  /** Distinguishes it from another kind with the same noun. */
  readonly inWords?: string;
  /** How a row of a spreadsheet names this kind; absent: the kind does not fit in a row. */
  readonly inTable?: Names;

  /** Resolves fields that the walk by types cannot. Returns the resolved entry without its kind. */
  readonly resolve?: (word: never, fields: never, placed: PlacedEntry, context: VenueContext) => object;
  /** Returns the entry as the generated module holds it; its texts are added to the context's table. */
  readonly emit?: (entry: never, context: Context) => object;
  /** Returns what a diner sees, for comparing two versions; `walk` returns the content of fields by their types. */
  readonly content?: (entry: never, walk: (entry: object) => Content) => Content;
};
