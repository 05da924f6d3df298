import type { Text } from '../../src/terms/resolved-venue.ts';
import type { Content } from './content.ts';
import { type Context, emitFields } from '../emit/emit-fields.ts';
import type { VenueContext } from '../resolve/context.ts';
import type { PlacedEntry } from '../resolve/placed.ts';
import { resolveFields } from '../resolve/resolve-fields.ts';
import { resolveItem } from '../resolve/resolve-item.ts';
import type { RecordOf, SourceText } from '../validate/values.ts';
import { BANNER } from './banner.ts';
import { itemContent, pageItem } from './item.ts';
import { FULL_ROW, ITEM_FIELDS } from './item-fields.ts';
import type { Kind } from './kind.ts';
import type { EntryFields, ResolvedRecord } from './resolved.ts';

/** The fields of a highlight that an item does not have. */
const OWN_FIELDS = {
  link: {
    type: 'link',
    description: 'Address of a reel, opened in a new tab.',
    spanish: 'Dirección de un reel, que se abre en otra pestaña.',
    examples: ['https://www.instagram.com/reel/example'],
    column: BANNER.fields.link.column,
  },
  badge: {
    type: 'image',
    description: "Seal of quality in the venue's folder.",
    spanish: 'Sello de calidad, de la carpeta del local.',
    examples: ['calidad'],
    column: { es: 'Sello', en: 'Badge' },
  },
  label: {
    type: 'text',
    description: 'Words over the name.',
    spanish: 'Lo que se lee encima del nombre.',
    examples: ['Edición limitada @en Limited edition'],
    column: { es: 'Etiqueta', en: 'Label' },
  },
} as const satisfies EntryFields;

const FIELDS = { ...ITEM_FIELDS, ...OWN_FIELDS } as const;
const ON_PAGE: EntryFields = { ...FULL_ROW, ...OWN_FIELDS };

type Highlight = ResolvedRecord<typeof FIELDS> & { name: Text };

export const HIGHLIGHT = {
  word: {
    type: 'text',
    required: true,
    description: 'An item shown large.',
    spanish: 'Un plato en grande.',
    examples: ['LA GORDI'],
  },
  fields: FIELDS,
  holds: 'name',
  isServed: true,
  row: 'band',
  components: { highlight: 'HighlightItem' },
  nouns: ['dish', 'dishes'],
  inWords: 'dish shown large',
  inTable: { es: 'destacado', en: 'highlight' },

  resolve(name: SourceText, fields: RecordOf<typeof FIELDS>, placed: PlacedEntry, context: VenueContext) {
    const { variant: _, ...item } = resolveItem(name, fields, placed, context);
    return { ...item, ...resolveFields(OWN_FIELDS, fields, context) };
  },
  emit: (highlight: Highlight, context: Context) => emitFields(ON_PAGE, pageItem(highlight), context),
  content: (highlight: Highlight, walk: (item: object) => Content): Content => itemContent(highlight, true, walk),
} as const satisfies Kind;
