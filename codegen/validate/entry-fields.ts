import type { Field, FieldTable } from './field.ts';
import { ITEM_FIELDS } from './item-fields.ts';

const price = {
  type: 'price',
  description: 'Price in euros, VAT included.',
  examples: ['14.99'],
} as const satisfies Field;

const id = ITEM_FIELDS.id;

const title = {
  type: 'text',
  required: true,
  description: 'Title of this part.',
  examples: ['Elige tu carne @en Choose your meat'],
} as const satisfies Field;

const options = {
  type: 'options',
  description: 'What there is to choose from; what costs more, with its price.',
  examples: [['Ternera @en Beef', { 'Costilla ibérica @en Iberian rib': '+2.90' }]],
} as const satisfies Field;

const STEP_FIELDS = {
  title,
  choose: {
    type: 'choose',
    description: 'How many the diner takes: a number, `up to 2`, or `any`.',
    examples: [1, 'up to 2', 'any'],
  },
  options,
} as const satisfies FieldTable;

const CHOICE_FIELDS = { title, options } as const satisfies FieldTable;

const COURSE_FIELDS = {
  title: { type: 'text', description: 'Title of the course.', examples: ['Entrantes @en Starters'] },
  dishes: {
    type: 'texts',
    description: 'The dishes of the course.',
    examples: [['Croquetas caseras @en Home-made croquettes']],
  },
} as const satisfies FieldTable;

const DRINK_FIELDS = {
  options: {
    type: 'drinks',
    description: 'The drinks that are included.',
    examples: ['Vino o cerveza @en Wine or beer'],
  },
  condition: {
    type: 'text',
    description: 'How much of it.',
    examples: ['Una botella para dos @en One bottle for two'],
  },
} as const satisfies FieldTable;

const BANK_TRANSFER_FIELDS = {
  account: { type: 'string', description: 'Number of the account.', examples: ['ES00 0000 0000 0000 0000 0000'] },
  holder: { type: 'string', description: 'Holder of the account.', examples: ['El Moreno'] },
  instructions: {
    type: 'text',
    description: 'What to write with the transfer.',
    examples: ['Indica tu nombre y la fecha @en State your name and the date'],
  },
} as const satisfies FieldTable;

const CONDITION_FIELDS = {
  title: { type: 'text', required: true, description: 'Title of the condition.', examples: ['Reserva @en Booking'] },
  text: {
    type: 'text',
    description: 'The condition itself.',
    examples: ['Se paga el 50 % al reservar @en 50% is paid when booking'],
  },
  bankTransfer: {
    type: 'mapping',
    fields: BANK_TRANSFER_FIELDS,
    description: 'Where to transfer the money.',
    examples: [{ account: 'ES00 0000 0000 0000 0000 0000', holder: 'El Moreno' }],
  },
} as const satisfies FieldTable;

/** What `use` pulls in and how it is adapted, for sections and entries alike; `use` itself stands with each. */
export const USE_FIELDS = {
  without: {
    type: 'ids',
    description: 'Items of the partial that are left out.',
    examples: [['agua', 'cola']],
  },
  prices: {
    type: 'pricesById',
    description: 'Prices that differ here, by item.',
    examples: [{ agua: 2, cerveza: '3 copa / 5 mesa' }],
  },
} as const satisfies FieldTable;

/** Each kind of entry: what its first word holds, and the fields that may follow. */
export const ENTRIES = {
  item: {
    word: { type: 'text', required: true, description: 'A dish or drink.', examples: ['Agua @en Water'] },
    fields: ITEM_FIELDS,
  },
  heading: {
    word: { type: 'text', required: true, description: 'A sub-heading.', examples: ['Refrescos @en Soft drinks'] },
    fields: {},
  },
  note: {
    word: {
      type: 'text',
      required: true,
      description: 'A paragraph.',
      examples: ['Pan y aperitivo: 1,50 € @en Bread and appetiser: 1.50 €'],
    },
    fields: {},
  },
  banner: {
    word: {
      type: 'text',
      required: true,
      description: 'A wide banner that opens its link in a new tab.',
      examples: ['Gana un viaje @en Win a trip'],
    },
    fields: {
      link: {
        type: 'link',
        description: 'Where the banner leads.',
        examples: ['https://www.instagram.com/reel/example'],
      },
      image: { type: 'image', description: "Picture in the venue's folder.", examples: ['viaje'] },
    },
  },
  highlight: {
    word: {
      type: 'text',
      required: true,
      description: 'An item shown large.',
      examples: ['LA GORDI'],
    },
    fields: {
      ...ITEM_FIELDS,
      link: {
        type: 'link',
        description: 'Address of a reel, opened in a new tab.',
        examples: ['https://www.instagram.com/reel/example'],
      },
      badge: { type: 'image', description: "Seal of quality in the venue's folder.", examples: ['calidad'] },
      label: {
        type: 'text',
        description: 'Words over the name.',
        examples: ['Edición limitada @en Limited edition'],
      },
    },
  },
  promo: {
    word: { type: 'text', required: true, description: 'An offer.', examples: ['Menú del día @en Menu of the day'] },
    fields: {
      id,
      price,
      when: {
        type: 'text',
        description: 'When it is to be had.',
        examples: ['De lunes a viernes, de 12:00 a 16:00 @en Monday to Friday, 12:00 to 16:00'],
      },
      includes: {
        type: 'texts',
        description: 'What is included.',
        examples: [['Hamburguesa @en Burger', 'Bebida @en Drink']],
      },
      note: { type: 'text', description: 'Small print.', examples: ['Hasta 10 años @en Up to 10 years'] },
    },
  },
  builder: {
    word: {
      type: 'text',
      required: true,
      description: 'A dish that diners put together themselves.',
      examples: ['Crea tu burger @en Create your burger'],
    },
    fields: {
      id,
      price,
      steps: {
        type: 'mappings',
        fields: STEP_FIELDS,
        description: 'The steps, in order.',
        examples: [[{ title: 'Salsas @en Sauces', choose: 1, options: ['BBQ', 'César @en Caesar'] }]],
      },
      extras: { ...options, description: 'What can be added, with its price.' },
    },
  },
  options: {
    word: {
      type: 'text',
      required: true,
      description: 'Choices that go with dishes: sides, sizes, sauces.',
      examples: ['Extras para tu burger @en Extras for your burger'],
    },
    fields: {
      choices: {
        type: 'mappings',
        required: true,
        fields: CHOICE_FIELDS,
        description: 'The groups of choices.',
        examples: [[{ title: 'Salsas @en Sauces', options: [{ BBQ: '+0.60' }] }]],
      },
    },
  },
  setMenu: {
    word: {
      type: 'text',
      required: true,
      description: 'A menu of several courses at one price.',
      examples: ['Menú de grupo 1 @en Group menu 1'],
    },
    fields: {
      id,
      price,
      per: {
        type: 'text',
        default: 'person',
        description: 'What the price is for.',
        examples: ['person', 'pareja @en couple'],
      },
      courses: {
        type: 'mappings',
        fields: COURSE_FIELDS,
        description: 'The courses, in order.',
        examples: [[{ title: 'Postre @en Dessert', dishes: ['Tarta de queso @en Cheesecake'] }]],
      },
      drink: {
        type: 'mapping',
        fields: DRINK_FIELDS,
        description: 'The drink that is included, and its condition.',
        examples: [{ options: 'Vino o cerveza @en Wine or beer' }],
      },
      includes: { type: 'texts', description: 'What else is included.', examples: [['Pan @en Bread']] },
    },
  },
  conditions: {
    word: {
      type: 'mappings',
      required: true,
      fields: CONDITION_FIELDS,
      description: 'Conditions, numbered in order.',
      examples: [[{ title: 'Reserva @en Booking', text: 'Se paga el 50 % @en 50% is paid' }]],
    },
    fields: {},
  },
  use: {
    word: {
      type: 'partial',
      required: true,
      description: "The entries of a partial's section, in place.",
      examples: ['bebidas#refrescos'],
    },
    fields: USE_FIELDS,
  },
} as const satisfies { readonly [word: string]: { readonly word: Field; readonly fields: FieldTable } };

/** The first word of an entry, which says what it is. */
export type EntryWord = keyof typeof ENTRIES;
