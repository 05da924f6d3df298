import type { Kind } from './kind.ts';
import { WHOLE_FIELDS } from './shared-fields.ts';

export const SET_MENU = {
  word: {
    type: 'text',
    required: true,
    description: 'A menu of several courses at one price.',
    spanish: 'Un menú de varios platos a un precio.',
    examples: ['Menú de grupo 1 @en Group menu 1'],
  },
  fields: {
    ...WHOLE_FIELDS,
    per: {
      type: 'text',
      default: 'person',
      diff: 'what the price is for',
      description: 'Who or what the price is for: `person`, or a text of your own.',
      spanish: 'Para quién es el precio: `person`, o un texto tuyo.',
      examples: ['person', 'pareja @en couple'],
    },
    courses: {
      type: 'mappings',
      default: [],
      diff: 'course',
      fields: {
        title: {
          type: 'text',
          description: 'Title of the course.',
          spanish: 'El título de esta parte del menú.',
          examples: ['Entrantes @en Starters'],
        },
        dishes: {
          type: 'dishes',
          default: [],
          diff: 'dish',
          description: 'The dishes of the course. If you like, each has its supplement and its allergens.',
          spanish: 'Los platos de esta parte; cada uno, si quieres, con su suplemento y sus alérgenos.',
          examples: [
            [
              'Croquetas caseras @en Home-made croquettes',
              { 'Sopa @en Soup': '[apio]' },
              { 'Chuletón @en Steak': '+3 []' },
            ],
          ],
        },
      },
      description: 'The courses, in order.',
      spanish: 'Las partes del menú, en su orden: entrantes, segundos, postre.',
      examples: [[{ title: 'Postre @en Dessert', dishes: ['Tarta de queso @en Cheesecake'] }]],
    },
    drink: {
      type: 'mapping',
      fields: {
        options: {
          type: 'drinks',
          diff: 'drink',
          description: 'The drinks that are included.',
          spanish: 'Las bebidas incluidas.',
          examples: ['Vino o cerveza @en Wine or beer'],
        },
        condition: {
          type: 'text',
          diff: 'condition of the drink',
          description: 'How much of the drink is included.',
          spanish: 'Cuánta bebida se incluye.',
          examples: ['Una botella para dos @en One bottle for two'],
        },
      },
      description: 'The drink that is included, and its condition.',
      spanish: 'La bebida incluida, y con qué condición.',
      examples: [{ options: 'Vino o cerveza @en Wine or beer' }],
    },
    includes: {
      type: 'texts',
      diff: 'inclusion',
      description: 'What else is included.',
      spanish: 'Qué más incluye.',
      examples: [['Pan @en Bread']],
    },
  },
  holds: 'name',
  isServed: true,
  components: { setMenu: 'SetMenu' },
  nouns: ['set menu', 'set menus'],
} as const satisfies Kind;
