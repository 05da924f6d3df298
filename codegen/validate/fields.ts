import { USE_FIELDS } from './entry-fields.ts';
import type { FieldTable } from './field.ts';

const PHONE_FIELDS = {
  label: {
    type: 'text',
    required: true,
    description: 'What the number is for.',
    examples: ['Paellas para llevar @en Take-away paellas'],
  },
  number: { type: 'number', required: true, description: 'The number.', examples: ['958123456'] },
  kind: {
    type: 'choice',
    values: ['tel', 'whatsapp'],
    default: 'tel',
    description: 'A call or a message.',
    examples: ['whatsapp'],
  },
} as const satisfies FieldTable;

const CONTACT_FIELDS = {
  phone: {
    type: 'phone',
    description: 'Digits become a call (+34), any other text an e-mail; hidden when empty.',
    examples: ['958 123 456', 'hola@example.org'],
  },
  address: { type: 'string', description: 'Street and town.', examples: ['Calle Elvira 12, Granada'] },
  instagram: {
    type: 'account',
    description: 'Name of the account, or its https address.',
    examples: ['elmoreno'],
  },
  facebook: {
    type: 'account',
    description: 'Name of the page, or its https address.',
    examples: ['elmoreno'],
  },
} as const satisfies FieldTable;

const LOYALTY_FIELDS = {
  stamps: {
    type: 'integer',
    required: true,
    min: 1,
    max: 50,
    description: 'Stamps on a full card.',
    examples: [10],
  },
  reward: {
    type: 'text',
    required: true,
    description: 'What a full card is worth.',
    examples: ['Una hamburguesa @en A burger'],
  },
  validity: {
    type: 'validity',
    description: 'How long a card is valid: days, months or years.',
    examples: ['90 days', '6 months', '1 year'],
  },
  perDay: {
    type: 'integer',
    min: 1,
    description: 'Most stamps that a card takes in one day.',
    examples: [1],
  },
} as const satisfies FieldTable;

const INFO_FIELDS = {
  founded: { type: 'integer', min: 1, max: 9999, description: 'Year of foundation.', examples: [2012] },
  address: { type: 'string', description: 'Street and town.', examples: ['Calle Iturrialde 3, Málaga'] },
  phones: {
    type: 'mappings',
    fields: PHONE_FIELDS,
    description: 'Numbers to call or to write to.',
    examples: [[{ label: 'Grupos @en Groups', number: '600000000', kind: 'whatsapp' }]],
  },
} as const satisfies FieldTable;

/** The words of `font`, each a family that every phone has. */
export const FONT_WORDS = ['sans', 'serif', 'slab', 'rounded', 'condensed', 'mono'] as const;

const THEME_FIELDS = {
  accent: { type: 'colour', description: 'Colour of titles and buttons, in quotes.', examples: ['#b91c1c'] },
  background: { type: 'colour', description: 'Colour of the page, in quotes.', examples: ['#fffaf3'] },
  text: { type: 'colour', description: 'Colour of the text, in quotes.', examples: ['#1c1917'] },
  font: { type: 'font', values: FONT_WORDS, description: 'Font of the titles.', examples: ['serif'] },
} as const satisfies FieldTable;

const languages = {
  type: 'languages',
  default: 'es',
  description: "Languages of the menu; the first is that of texts without a tag, and the page's default.",
  examples: ['es en fr', ['es', 'en']],
} as const;

const defaults = {
  type: 'defaults',
  description: 'What every item of the file has unless it says otherwise: any field of an item.',
  examples: [{ detailedPopup: true }],
} as const;

const sections = {
  type: 'sections',
  required: true,
  description: 'The sections of the menu, in order.',
  examples: [[{ section: 'Bebidas @en Drinks', items: [{ 'Agua @en Water': 2 }] }]],
} as const;

/** The fields of a venue's file, `menus/<venue>.yaml`. An unavailable venue needs `venue` only. */
export const VENUE_FIELDS = {
  venue: {
    type: 'string',
    required: true,
    description: 'Name of the venue as diners know it.',
    examples: ['El Moreno'],
  },
  barID: {
    type: 'string',
    description: "Key of the venue on the server and in QR codes; the file's name unless given.",
    examples: ['el-moreno'],
  },
  status: {
    type: 'choice',
    values: ['open', 'unavailable'],
    default: 'open',
    description: "`unavailable` shows 'Menú no disponible' instead of the menu.",
    examples: ['unavailable'],
  },
  urlPath: {
    type: 'boolean',
    default: false,
    description: 'The page is also reachable with one more word in its address.',
    examples: [true],
  },
  languages,
  requiredLanguages: {
    type: 'languages',
    description: 'Languages that no text may lack.',
    examples: ['ca'],
  },
  logo: { type: 'image', default: 'logo', description: "Logo in the venue's folder.", examples: ['logo'] },
  subtitle: { type: 'text', description: 'Words under the logo.', examples: ['Carta de Granada @en Menu of Granada'] },
  contact: {
    type: 'mapping',
    fields: CONTACT_FIELDS,
    description: 'Phone, address and accounts in the footer.',
    examples: [{ phone: '958123456', instagram: 'elmoreno' }],
  },
  loyalty: {
    type: 'mapping',
    fields: LOYALTY_FIELDS,
    description: 'Turns the stamp card on.',
    examples: [{ stamps: 10, reward: 'Una hamburguesa @en A burger', validity: '6 months' }],
  },
  info: {
    type: 'mapping',
    fields: INFO_FIELDS,
    description: 'The card above the sections.',
    examples: [{ founded: 2012, address: 'Calle Iturrialde 3, Málaga' }],
  },
  theme: {
    type: 'mapping',
    fields: THEME_FIELDS,
    description: "The venue's colours and font.",
    examples: [{ accent: '#b91c1c', font: 'serif' }],
  },
  defaults,
  sections,
} as const satisfies FieldTable;

/** The fields of a partial's file, `menus/_shared/<name>.yaml`. */
export const PARTIAL_FIELDS = { languages, defaults, sections } as const satisfies FieldTable;

/** The fields of a section. */
export const SECTION_FIELDS = {
  section: { type: 'text', required: true, description: 'Title of the section.', examples: ['Bebidas @en Drinks'] },
  id: {
    type: 'id',
    description: 'Name of the section in addresses and in `use`. Unless given, it is made from the title.',
    examples: ['bebidas'],
  },
  image: { type: 'image', description: "Picture in the venue's folder.", examples: ['bebidas'] },
  hidden: { type: 'boolean', default: false, description: 'Leaves the section out of the menu.', examples: [true] },
  onlyNight: {
    type: 'boolean',
    default: false,
    description: 'Shown from 17:00 to 03:00, Madrid time.',
    examples: [true],
  },
  items: {
    type: 'entries',
    description: 'What the section holds: dishes on one line, or longer entries.',
    examples: [[{ 'Agua @en Water': 2 }, { heading: 'Refrescos @en Soft drinks' }]],
  },
} as const satisfies FieldTable;

/** A place in the list of sections that holds the sections of a partial. */
export const SECTION_USE_FIELDS = {
  use: {
    type: 'partial',
    required: true,
    description: 'All sections of a partial, or the one named after `#`.',
    examples: ['bebidas', 'bebidas#refrescos'],
  },
  ...USE_FIELDS,
} as const satisfies FieldTable;
