import { LANGUAGE_CODES } from '../../../src/terms/house.ts';

/** A menu with these entries. */
export const items = (entries: string): string =>
  `venue: Bar\nsections:\n  - section: Carta\n    items:\n${entries.replaceAll(/^(?=.)/gm, '      ')}\n`;

/** A menu with these fields. */
export const fields = (lines: string): string =>
  `venue: Bar\n${lines}\nsections:\n  - section: Carta\n    items:\n      - Agua: 2\n`;

/** Files with one mistake each, by how the message begins that an editor shows where `|` stands. */
export const WRONG_FILES: Readonly<Record<string, [what: string, text: string][]>> = {
  'Not a field that can stand here': [
    ['a field that is not one', fields('|langauges: es')],
    ['a text by language, in another language', fields('subtitle: {es: Carta, |ro: Meniu}')],
    ['a contact field in Spanish', fields('contact:\n  |telefono: 958123456')],
    ['a field that sections do not have', 'venue: Bar\nsections:\n  - section: Carta\n    |dishes:\n      - Agua: 2\n'],
    ['a price in Spanish', items('- item: Pan\n  |precio: 3')],
    ['a heading with a price', items('- heading: Pan\n  |price: 3')],
    ['a field of another kind of entry', items('- promo: Menú\n  price: 12\n  |steps: []')],
    [
      'a course with a field in Spanish',
      items('- setMenu: M\n  price: 30\n  courses:\n    - title: A\n      |platos: [x]'),
    ],
  ],
  'The name of the venue is missing': [
    ['a file without a name', '|languages: es\nsections:\n  - section: Carta\n    items:\n      - Agua: 2\n'],
  ],
  'The sections are missing': [['a file without sections', '|venue: Bar\nlanguages: es\n']],
  'A text is expected here, not a list': [
    ['a section with an empty title', 'venue: Bar\nsections:\n  - section:|\n    items:\n      - Agua: 2\n'],
    ['a list where a text is expected', fields('subtitle: |[Carta]')],
  ],
  'Write true or false': [['a switch that is not true or false', fields('urlPath: |yes')]],
  'Write open or unavailable': [['a wrong choice', fields('status: |closed')]],
  [`Languages are ${LANGUAGE_CODES.join(' ')}, each once, with spaces between them`]: [
    ['a language that menus do not have', fields('languages: |es ro')],
    ['a language twice', fields('languages: |es en es')],
  ],
  [`Languages are ${LANGUAGE_CODES.join(' ')}`]: [['such a language in a list', fields('languages: [es, |ro]')]],
  'A tag is not a language of menus': [
    ['a tag of another language', fields('subtitle: |Carta @ro Ementa')],
    ['a tag of another language in the name of a dish', items('- |Agua @ro Agua: 2')],
  ],
  'This text has two versions in one language': [
    ['a language twice in a text', items('- item: Pan\n  description: |Con ajo @en A @en B')],
  ],
  'Fields with their values are expected here, one on each line': [
    ['a text where fields are expected', fields('contact: |958123456')],
  ],
  'Write a hex colour in quotes, such as "#b91c1c"': [
    ['a colour without quotes', fields('theme:\n  accent: |#b91c1c')],
    ['a colour by its name', fields('theme:\n  accent: |red')],
    ['a colour of digits without quotes', fields('theme:\n  accent: |112233')],
  ],
  'The field "reward" is missing': [['a stamp card without a reward', fields('loyalty:\n  |stamps: 10')]],
  'Value is above the maximum of 50': [['a hundred stamps', fields('loyalty:\n  stamps: |100\n  reward: Tapa')]],
  'Write 90 days, 6 months or 1 year': [
    ['a length of time in Spanish', fields('loyalty:\n  stamps: 10\n  reward: Tapa\n  validity: |3 semanas')],
  ],
  'Missing property "number"': [['a phone without a number', fields('info:\n  phones:\n    - |label: Reservas')]],
  'Write digits and spaces': [
    ['a phone number of letters', fields('info:\n  phones:\n    - label: Reservas\n      number: |llama')],
  ],
  'Write the name of the account, or an address that starts with https': [
    ['an account with an http address', fields('contact:\n  instagram: |"http://x.y"')],
  ],
  'A section begins with "section': [
    ['a misspelt section', 'venue: Bar\nsections:\n  - |secton: Carta\n    items:\n      - Agua: 2\n'],
    ['a section without a title', 'venue: Bar\nsections:\n  - |items:\n      - Agua: 2\n'],
  ],
  'A list is expected here': [['sections without a dash', 'venue: Bar\nsections:\n  |section: Carta\n']],
  'A section is expected here': [['a section that is a title alone', 'venue: Bar\nsections:\n  - |Carta\n']],
  'A list of dishes is expected here': [['dishes without a dash', items('|Agua: 2')]],
  'A dish has a colon behind its name, and there its price': [
    ['a dish without a colon', items('- |Agua')],
    ['a dash with nothing behind it', items('-|')],
  ],
  'A dish with fields below it begins with "- item': [
    ['a dish on one line with fields below it', items('- |Costillas: 12\n  image: costillas')],
  ],
  'The name is missing': [['fields of a dish without its name', items('- |price: 3\n  allergens: gluten')]],
  'Not a price': [
    ['a point for thousands', items('- Jamón: |1.234,50')],
    ['three decimals before a label', items('- Jamón: |1.234 media')],
    ['no space before a label', items('- Jamón: |3tapa')],
    ['a negative price', items('- Jamón: |-3 €')],
    ['a plus sign before the price of a dish', items('- Jamón: |+3 €')],
    ['two points in a price', items('- item: Jamón\n  price: |9..5')],
    [
      'a wrong price of an option',
      items(
        '- options: Salsas\n  choices:\n    - title: A\n      options:\n        - BBQ: +0.60\n        - César: |+0.6.0',
      ),
    ],
    ['a wrong price behind its label', items('- item: Pan\n  prices: {tapa: |3..5}')],
  ],
  'Value is not divisible by 0': [['three decimals', items('- Jamón: |1.234')]],
  'Between the brackets stand allergens with commas': [
    ['a misspelt allergen on one line', items('- Pan: |2 [glutn]')],
    ['a bracket that is not closed', items('- Pan: |2 [gluten')],
  ],
  'Not an allergen': [
    ['a misspelt allergen without a price', items('- Pan: [|glutn]')],
    ['a misspelt allergen in brackets', items('- item: Pan\n  allergens: [gluten, |glutn]')],
    ['a misspelt allergen behind a dash', items('- item: Pan\n  allergens:\n    - gluten\n    - |glutn')],
  ],
  'Not a list of allergens': [['a misspelt allergen among words', items('- item: Pan\n  allergens: |gluten, glutn')]],
  'Behind the allergens stand only these words': [
    ['a misspelt word behind the allergens', items('- Pan: |2 [gluten] onlyNigth')],
  ],
  'An item has "price" or "prices", not both': [
    ['price and prices', items('- item: Pan\n  price: 2\n  |prices: {tapa: 3}')],
  ],
  '"onlyNight" and "onlyDay" exclude each other': [
    ['only by night and only by day', items('- item: Pan\n  onlyNight: true\n  |onlyDay: true')],
  ],
  'Write simple or full': [['a variant that there is not', items('- item: Pan\n  variant: |big')]],
  'Value is above the maximum of 2': [['three decimals to show', items('- item: Pan\n  decimals: |3')]],
  'Write an address that starts with https': [['an http link', items('- banner: Viaje\n  link: |http://example.org')]],
  'Write the name of a file of the picture folder, not a path': [
    ['a path to a picture', items('- item: Pan\n  image: |../pan')],
  ],
  'An id holds letters, digits and hyphens only': [['an id with spaces', items('- item: Pan\n  id: |pan de ajo')]],
  'Write a number, up to 2, or any': [
    [
      'a number of choices in other words',
      items('- builder: B\n  steps:\n    - title: A\n      choose: |all\n      options: [x]'),
    ],
  ],
  'Missing property "title"': [
    ['a step without a title', items('- builder: B\n  steps:\n    - |choose: 1\n      options: [x]')],
    ['a condition without a title', items('- conditions:\n    - |text: A')],
  ],
  'Missing property "choices"': [['options without choices', items('- |options: Salsas')]],
  'Write the name of a file of _shared, and for one of its sections # and its id': [
    ['a partial with a space in its name', items('- use: |"otra carta"')],
  ],
  'Labels with their prices are expected here': [['prices that are one line', items('- item: Pan\n  prices: |3 tapa')]],
  'Tabs are not allowed as indentation': [['a tab', 'venue: Bar\nsections:\n|\t- section: A\n']],
  'Map keys must be unique': [
    ['a field twice', 'venue: Bar\n|venue: Otro\nstatus: unavailable\n'],
    ['a price twice', items('- item: Pan\n  price: 2\n  |price: 3')],
  ],
};
