/** Files with one mistake each. Places are counted with the line that names the schema. */
export type WrongFile = {
  readonly what: string;
  readonly text: string;
  /** What an editor marks: the place and the first clause of the message. */
  readonly mark: string;
  /** What `carta` reports: the place and the code. */
  readonly carta: string;
};

/** A menu with these entries, which begin in line 6, column 7. */
export const items = (entries: string): string =>
  `venue: Bar\nsections:\n  - section: Carta\n    items:\n${entries.replaceAll(/^(?=.)/gm, '      ')}\n`;

/** A menu with these fields, which begin in line 3. */
export const fields = (lines: string): string =>
  `venue: Bar\n${lines}\nsections:\n  - section: Carta\n    items:\n      - Agua: 2\n`;

export const WRONG_FILES: readonly WrongFile[] = [
  {
    what: 'a field that is not one',
    text: fields('langauges: es'),
    mark: '3:1 Not a field that can stand here',
    carta: '3:1 unknown-field',
  },
  {
    what: 'a file without a name',
    text: 'languages: es\nsections:\n  - section: Carta\n    items:\n      - Agua: 2\n',
    mark: '2:1 The name of the venue is missing',
    carta: '2:1 missing-field',
  },
  {
    what: 'a file without sections',
    text: 'venue: Bar\nlanguages: es\n',
    mark: '2:1 The sections are missing',
    carta: '2:1 missing-field',
  },
  {
    what: 'a section with an empty title',
    text: 'venue: Bar\nsections:\n  - section:\n    items:\n      - Agua: 2\n',
    mark: '4:13 A text is expected here, not a list',
    carta: '4:5 missing-field',
  },
  {
    what: 'a switch that is not true or false',
    text: fields('urlPath: yes'),
    mark: '3:10 Write true or false',
    carta: '3:10 wrong-type',
  },
  {
    what: 'a wrong choice',
    text: fields('status: closed'),
    mark: '3:9 Write open or unavailable',
    carta: '3:9 wrong-type',
  },
  {
    what: 'a language that menus do not have',
    text: fields('languages: es pt'),
    mark: '3:12 Languages are es en fr de it ca, each once, with spaces between them',
    carta: '3:15 unknown-language',
  },
  {
    what: 'a language twice',
    text: fields('languages: es en es'),
    mark: '3:12 Languages are es en fr de it ca, each once, with spaces between them',
    carta: '3:18 duplicate-language',
  },
  {
    what: 'such a language in a list',
    text: fields('languages: [es, pt]'),
    mark: '3:17 Languages are es en fr de it ca',
    carta: '3:17 unknown-language',
  },
  {
    what: 'a tag of another language',
    text: fields('subtitle: Carta @pt Ementa'),
    mark: '3:11 A tag is not a language of menus',
    carta: '3:17 unknown-language',
  },
  {
    what: 'a language twice in a text',
    text: items('- item: Pan\n  description: Con ajo @en A @en B'),
    mark: '7:22 This text has two versions in one language',
    carta: '7:36 duplicate-language',
  },
  {
    what: 'a tag of another language in the name of a dish',
    text: items('- Agua @pt Agua: 2'),
    mark: '6:9 A tag is not a language of menus',
    carta: '6:14 unknown-language',
  },
  {
    what: 'a text by language, in another language',
    text: fields('subtitle: {es: Carta, pt: Ementa}'),
    mark: '3:23 Not a field that can stand here',
    carta: '3:23 unknown-language',
  },
  {
    what: 'a list where a text is expected',
    text: fields('subtitle: [Carta]'),
    mark: '3:11 A text is expected here, not a list',
    carta: '3:11 wrong-type',
  },
  {
    what: 'a text where fields are expected',
    text: fields('contact: 958123456'),
    mark: '3:10 Fields with their values are expected here, one on each line',
    carta: '3:10 wrong-type',
  },
  {
    what: 'a colour without quotes',
    text: fields('theme:\n  accent: #b91c1c'),
    mark: '4:11 Write a hex colour in quotes, such as "#b91c1c"',
    carta: '4:11 wrong-type',
  },
  {
    what: 'a colour by its name',
    text: fields('theme:\n  accent: red'),
    mark: '4:11 Write a hex colour in quotes, such as "#b91c1c"',
    carta: '4:11 wrong-type',
  },
  {
    what: 'a colour of digits without quotes',
    text: fields('theme:\n  accent: 112233'),
    mark: '4:11 Write a hex colour in quotes, such as "#b91c1c"',
    carta: '4:11 wrong-type',
  },
  {
    what: 'a contact field in Spanish',
    text: fields('contact:\n  telefono: 958123456'),
    mark: '4:3 Not a field that can stand here',
    carta: '4:3 unknown-field',
  },
  {
    what: 'a stamp card without a reward',
    text: fields('loyalty:\n  stamps: 10'),
    mark: '4:3 The field "reward" is missing',
    carta: '4:3 missing-field',
  },
  {
    what: 'a hundred stamps',
    text: fields('loyalty:\n  stamps: 100\n  reward: Tapa'),
    mark: '4:11 Value is above the maximum of 50',
    carta: '4:11 wrong-type',
  },
  {
    what: 'a length of time in Spanish',
    text: fields('loyalty:\n  stamps: 10\n  reward: Tapa\n  validity: 3 semanas'),
    mark: '6:13 Write 90 days, 6 months or 1 year',
    carta: '6:13 wrong-type',
  },
  {
    what: 'a phone without a number',
    text: fields('info:\n  phones:\n    - label: Reservas'),
    mark: '5:7 Missing property "number"',
    carta: '5:7 missing-field',
  },
  {
    what: 'a phone number of letters',
    text: fields('info:\n  phones:\n    - label: Reservas\n      number: llama'),
    mark: '6:15 Write digits and spaces',
    carta: '6:15 wrong-type',
  },
  {
    what: 'an account with an http address',
    text: fields('contact:\n  instagram: "http://x.y"'),
    mark: '4:14 Write the name of the account, or an address that starts with https',
    carta: '4:14 bad-link',
  },
  {
    what: 'a misspelt section',
    text: 'venue: Bar\nsections:\n  - secton: Carta\n    items:\n      - Agua: 2\n',
    mark: '4:5 A section begins with "section',
    carta: '4:5 unknown-field',
  },
  {
    what: 'a field that sections do not have',
    text: 'venue: Bar\nsections:\n  - section: Carta\n    dishes:\n      - Agua: 2\n',
    mark: '5:5 Not a field that can stand here',
    carta: '5:5 unknown-field',
  },
  {
    what: 'a section without a title',
    text: 'venue: Bar\nsections:\n  - items:\n      - Agua: 2\n',
    mark: '4:5 A section begins with "section',
    carta: '4:5 missing-field',
  },
  {
    what: 'sections without a dash',
    text: 'venue: Bar\nsections:\n  section: Carta\n',
    mark: '4:3 A list is expected here',
    carta: '4:3 wrong-type',
  },
  {
    what: 'a section that is a title alone',
    text: 'venue: Bar\nsections:\n  - Carta\n',
    mark: '4:5 A section is expected here',
    carta: '4:5 wrong-type',
  },
  {
    what: 'dishes without a dash',
    text: items('Agua: 2'),
    mark: '6:7 A list of dishes is expected here',
    carta: '6:7 wrong-type',
  },
  {
    what: 'a dish without a colon',
    text: items('- Agua'),
    mark: '6:9 A dish has a colon behind its name, and there its price',
    carta: '6:9 wrong-type',
  },
  {
    what: 'a dash with nothing behind it',
    text: items('-'),
    mark: '6:8 A dish has a colon behind its name, and there its price',
    carta: '6:8 wrong-type',
  },
  {
    what: 'a dish on one line with fields below it',
    text: items('- Costillas: 12\n  image: costillas'),
    mark: '6:9 A dish with fields below it begins with "- item',
    carta: '6:9 unknown-field',
  },
  {
    what: 'fields of a dish without its name',
    text: items('- price: 3\n  allergens: gluten'),
    mark: '6:9 The name is missing',
    carta: '6:9 missing-field',
  },
  {
    what: 'a price in Spanish',
    text: items('- item: Pan\n  precio: 3'),
    mark: '7:9 Not a field that can stand here',
    carta: '7:9 unknown-field',
  },
  {
    what: 'a heading with a price',
    text: items('- heading: Pan\n  price: 3'),
    mark: '7:9 Not a field that can stand here',
    carta: '7:9 unknown-field',
  },
  {
    what: 'a point for thousands',
    text: items('- Jamón: 1.234,50'),
    mark: '6:16 Not a price',
    carta: '6:16 bad-price',
  },
  {
    what: 'three decimals',
    text: items('- Jamón: 1.234'),
    mark: '6:16 Value is not divisible by 0',
    carta: '6:16 bad-price',
  },
  {
    what: 'three decimals before a label',
    text: items('- Jamón: 1.234 media'),
    mark: '6:16 Not a price',
    carta: '6:16 bad-price',
  },
  { what: 'no space before a label', text: items('- Jamón: 3tapa'), mark: '6:16 Not a price', carta: '6:16 bad-price' },
  { what: 'a negative price', text: items('- Jamón: -3 €'), mark: '6:16 Not a price', carta: '6:16 bad-price' },
  {
    what: 'a plus sign before the price of a dish',
    text: items('- Jamón: +3 €'),
    mark: '6:16 Not a price',
    carta: '6:16 bad-price',
  },
  {
    what: 'two points in a price',
    text: items('- item: Jamón\n  price: 9..5'),
    mark: '7:16 Not a price',
    carta: '7:16 bad-price',
  },
  {
    what: 'a misspelt allergen on one line',
    text: items('- Pan: 2 [glutn]'),
    mark: '6:14 Between the brackets stand allergens with commas',
    carta: '6:17 unknown-allergen',
  },
  {
    what: 'a misspelt allergen without a price',
    text: items('- Pan: [glutn]'),
    mark: '6:15 Not an allergen',
    carta: '6:15 unknown-allergen',
  },
  {
    what: 'a misspelt allergen among words',
    text: items('- item: Pan\n  allergens: gluten, glutn'),
    mark: '7:20 Not a list of allergens',
    carta: '7:28 unknown-allergen',
  },
  {
    what: 'a misspelt allergen in brackets',
    text: items('- item: Pan\n  allergens: [gluten, glutn]'),
    mark: '7:29 Not an allergen',
    carta: '7:29 unknown-allergen',
  },
  {
    what: 'a misspelt allergen behind a dash',
    text: items('- item: Pan\n  allergens:\n    - gluten\n    - glutn'),
    mark: '9:13 Not an allergen',
    carta: '9:13 unknown-allergen',
  },
  {
    what: 'a bracket that is not closed',
    text: items('- Pan: 2 [gluten'),
    mark: '6:14 Between the brackets stand allergens with commas',
    carta: '6:16 wrong-type',
  },
  {
    what: 'a misspelt word behind the allergens',
    text: items('- Pan: 2 [gluten] onlyNigth'),
    mark: '6:14 Behind the allergens stand only these words',
    carta: '6:25 unknown-flag',
  },
  {
    what: 'price and prices',
    text: items('- item: Pan\n  price: 2\n  prices: {tapa: 3}'),
    mark: '8:9 An item has "price" or "prices", not both',
    carta: '8:9 conflicting-rules',
  },
  {
    what: 'only by night and only by day',
    text: items('- item: Pan\n  onlyNight: true\n  onlyDay: true'),
    mark: '8:9 "onlyNight" and "onlyDay" exclude each other',
    carta: '8:9 conflicting-rules',
  },
  {
    what: 'a variant that there is not',
    text: items('- item: Pan\n  variant: big'),
    mark: '7:18 Write simple or full',
    carta: '7:18 wrong-type',
  },
  {
    what: 'three decimals to show',
    text: items('- item: Pan\n  decimals: 3'),
    mark: '7:19 Value is above the maximum of 2',
    carta: '7:19 wrong-type',
  },
  {
    what: 'an http link',
    text: items('- banner: Viaje\n  link: http://example.org'),
    mark: '7:15 Write an address that starts with https',
    carta: '7:15 bad-link',
  },
  {
    what: 'a path to a picture',
    text: items('- item: Pan\n  image: ../pan'),
    mark: '7:16 Write the name of a file of the picture folder, not a path',
    carta: '7:16 wrong-type',
  },
  {
    what: 'an id with spaces',
    text: items('- item: Pan\n  id: pan de ajo'),
    mark: '7:13 An id holds letters, digits and hyphens only',
    carta: '7:13 wrong-type',
  },
  {
    what: 'a field of another kind of entry',
    text: items('- promo: Menú\n  price: 12\n  steps: []'),
    mark: '8:9 Not a field that can stand here',
    carta: '8:9 unknown-field',
  },
  {
    what: 'a number of choices in other words',
    text: items('- builder: B\n  steps:\n    - title: A\n      choose: all\n      options: [x]'),
    mark: '9:21 Write a number, up to 2, or any',
    carta: '9:21 wrong-type',
  },
  {
    what: 'a step without a title',
    text: items('- builder: B\n  steps:\n    - choose: 1\n      options: [x]'),
    mark: '8:13 Missing property "title"',
    carta: '8:13 missing-field',
  },
  {
    what: 'options without choices',
    text: items('- options: Salsas'),
    mark: '6:9 Missing property "choices"',
    carta: '6:9 missing-field',
  },
  {
    what: 'a wrong price of an option',
    text: items(
      '- options: Salsas\n  choices:\n    - title: A\n      options:\n        - BBQ: +0.60\n        - César: +0.6.0',
    ),
    mark: '11:24 Not a price',
    carta: '11:24 bad-price',
  },
  {
    what: 'a course with a field in Spanish',
    text: items('- setMenu: M\n  price: 30\n  courses:\n    - title: A\n      platos: [x]'),
    mark: '10:13 Not a field that can stand here',
    carta: '10:13 unknown-field',
  },
  {
    what: 'a condition without a title',
    text: items('- conditions:\n    - text: A'),
    mark: '7:13 Missing property "title"',
    carta: '7:13 missing-field',
  },
  {
    what: 'a partial with a space in its name',
    text: items('- use: "otra carta"'),
    mark: '6:14 Write the name of a file of _shared, and for one of its sections # and its id',
    carta: '6:15 unknown-partial',
  },
  {
    what: 'prices that are one line',
    text: items('- item: Pan\n  prices: 3 tapa'),
    mark: '7:17 Labels with their prices are expected here',
    carta: '7:17 wrong-type',
  },
  {
    what: 'a wrong price behind its label',
    text: items('- item: Pan\n  prices: {tapa: 3..5}'),
    mark: '7:24 Not a price',
    carta: '7:24 bad-price',
  },
  {
    what: 'a tab',
    text: 'venue: Bar\nsections:\n\t- section: A\n',
    mark: '4:1 Tabs are not allowed as indentation',
    carta: '4:1 yaml-syntax',
  },
  {
    what: 'a field twice',
    text: 'venue: Bar\nvenue: Otro\nstatus: unavailable\n',
    mark: '3:1 Map keys must be unique',
    carta: '3:1 duplicate-key',
  },
  {
    what: 'a price twice',
    text: items('- item: Pan\n  price: 2\n  price: 3'),
    mark: '8:9 Map keys must be unique',
    carta: '8:9 duplicate-key',
  },
];
