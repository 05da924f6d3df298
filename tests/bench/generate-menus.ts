import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from './random.ts';
import { LANGUAGES } from '../support/languages.ts';

/** Each in the order of `LANGUAGES`. They speak of no allergen: what is declared beside them is chance (`undeclared-ingredient`). */
type Words = readonly (readonly [es: string, en: string, fr: string, de: string, it: string, ca: string])[];

const DISHES: Words = [
  ['Pimientos', 'Peppers', 'Poivrons', 'Paprika', 'Peperoni', 'Pebrots'],
  ['Costillas', 'Ribs', 'Travers de porc', 'Rippchen', 'Costine', 'Costelles'],
  ['Ensalada', 'Salad', 'Salade', 'Salat', 'Insalata', 'Amanida'],
  ['Verduras', 'Vegetables', 'Légumes', 'Gemüse', 'Verdure', 'Verdures'],
  ['Hamburguesa', 'Burger', 'Burger', 'Burger', 'Hamburger', 'Hamburguesa'],
  ['Pollo', 'Chicken', 'Poulet', 'Hähnchen', 'Pollo', 'Pollastre'],
  ['Arroz', 'Rice', 'Riz', 'Reis', 'Riso', 'Arròs'],
];
const WITH: Words = [
  ['de la casa', 'of the house', 'de la maison', 'nach Art des Hauses', 'della casa', 'de la casa'],
  [
    'con patatas asadas',
    'with baked potatoes',
    'aux pommes de terre',
    'mit Ofenkartoffeln',
    'con patate arrosto',
    'amb patates al forn',
  ],
  ['a la brasa', 'from the grill', 'à la braise', 'vom Grill', 'alla brace', 'a la brasa'],
  [
    'con miel y romero',
    'with honey and rosemary',
    'au miel et au romarin',
    'mit Honig und Rosmarin',
    'con miele e rosmarino',
    'amb mel i romaní',
  ],
  ['picante', 'hot', 'épicé', 'scharf', 'piccante', 'picant'],
];
const ALLERGENS = ['gluten', 'huevos', 'lacteo', 'pescado', 'soja', 'mostaza', 'sulfitos', '~sesamo'];
const SECTIONS: Words = [
  ['Entrantes', 'Starters', 'Entrées', 'Vorspeisen', 'Antipasti', 'Entrants'],
  ['Carnes', 'Meats', 'Viandes', 'Fleisch', 'Carni', 'Carns'],
  ['Pescados', 'Fish', 'Poissons', 'Fisch', 'Pesce', 'Peixos'],
  ['Postres', 'Desserts', 'Desserts', 'Nachspeisen', 'Dolci', 'Postres'],
];

/** How many languages menus have where nobody asks for more or fewer. */
const FOUR = 4;

/** Writes menus of one-line items in four languages. The same numbers give the same bytes. */
export function generateMenus(folder: string, { venues, items }: { venues: number; items: number }): void {
  mkdirSync(folder, { recursive: true });
  const random = new Random(2026);
  for (let venue = 0; venue < venues; venue++) {
    const menu = generateMenu({ name: `Venue ${venue}`, items, languages: FOUR }, random);
    writeFileSync(join(folder, `venue-${venue}.yaml`), menu);
  }
}

export type MenuSize = { readonly name: string; readonly items: number; readonly languages: number };

/** A menu as YAML. */
export function generateMenu({ name, items, languages }: MenuSize, random: Random): string {
  const sections = SECTIONS.map((title, index) => {
    const count = Math.ceil((items - index) / SECTIONS.length);
    const lines = Array.from({ length: count }, (_, item) => `      - ${generateItem(item + 1, languages, random)}\n`);
    return `  - section: ${multilingual([title], languages)}\n    items:\n${lines.join('')}`;
  });
  return `venue: ${name}\nlanguages: ${LANGUAGES.slice(0, languages).join(' ')}\nsections:\n${sections.join('')}`;
}

function generateItem(number: number, languages: number, random: Random): string {
  const name = multilingual([random.pick(DISHES), random.pick(WITH)], languages, number);
  const price = `${random.whole(25) + 2}.${random.pick(['00', '50', '90'])}`;
  const prices = random.whole(4) === 0 ? `${price} tapa / ${random.whole(25) + 5} racion` : price;
  const allergens = [random.pick(ALLERGENS), random.pick(ALLERGENS)];
  return `${name}: ${prices} [${[...new Set(allergens)].join(', ')}]`;
}

function multilingual(words: readonly Words[number][], languages: number, number?: number): string {
  const inLanguage = (index: number): string => [...words.map((word) => word[index]), number].join(' ').trim();
  return LANGUAGES.slice(0, languages)
    .map((language, index) => (index === 0 ? inLanguage(index) : `@${language} ${inLanguage(index)}`))
    .join(' ');
}
