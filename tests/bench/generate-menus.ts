import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from './random.ts';

type Words = readonly (readonly [es: string, en: string, fr: string, de: string])[];

const DISHES: Words = [
  ['Croquetas', 'Croquettes', 'Croquettes', 'Kroketten'],
  ['Costillas', 'Ribs', 'Travers de porc', 'Rippchen'],
  ['Ensalada', 'Salad', 'Salade', 'Salat'],
  ['Tortilla', 'Omelette', 'Omelette', 'Omelett'],
  ['Hamburguesa', 'Burger', 'Burger', 'Burger'],
  ['Pulpo', 'Octopus', 'Poulpe', 'Krake'],
  ['Arroz', 'Rice', 'Riz', 'Reis'],
];
const WITH: Words = [
  ['de la casa', 'of the house', 'de la maison', 'nach Art des Hauses'],
  ['con queso de cabra', 'with goat cheese', 'au fromage de chèvre', 'mit Ziegenkäse'],
  ['a la brasa', 'from the grill', 'à la braise', 'vom Grill'],
  ['con miel y romero', 'with honey and rosemary', 'au miel et au romarin', 'mit Honig und Rosmarin'],
  ['picante', 'hot', 'épicé', 'scharf'],
];
const ALLERGENS = ['gluten', 'huevos', 'lacteo', 'pescado', 'soja', 'mostaza', 'sulfitos', '~sesamo'];
const SECTIONS: Words = [
  ['Entrantes', 'Starters', 'Entrées', 'Vorspeisen'],
  ['Carnes', 'Meats', 'Viandes', 'Fleisch'],
  ['Pescados', 'Fish', 'Poissons', 'Fisch'],
  ['Postres', 'Desserts', 'Desserts', 'Nachspeisen'],
];

/** Writes menus of one-line items in four languages. The same numbers give the same bytes. */
export function generateMenus(folder: string, { venues, items }: { venues: number; items: number }): void {
  mkdirSync(folder, { recursive: true });
  const random = new Random(2026);
  for (let venue = 0; venue < venues; venue++) {
    writeFileSync(join(folder, `venue-${venue}.yaml`), generateMenu(`Venue ${venue}`, items, random));
  }
}

function generateMenu(name: string, items: number, random: Random): string {
  const sections = SECTIONS.map((title, index) => {
    const count = Math.ceil((items - index) / SECTIONS.length);
    const lines = Array.from({ length: count }, (_, item) => `      - ${generateItem(item + 1, random)}\n`);
    return `  - section: ${multilingual([title])}\n    items:\n${lines.join('')}`;
  });
  return `venue: ${name}\nlanguages: es en fr de\nsections:\n${sections.join('')}`;
}

function generateItem(number: number, random: Random): string {
  const name = multilingual([random.pick(DISHES), random.pick(WITH)], number);
  const price = `${random.whole(25) + 2}.${random.pick(['00', '50', '90'])}`;
  const prices = random.whole(4) === 0 ? `${price} tapa / ${random.whole(25) + 5} racion` : price;
  const allergens = [random.pick(ALLERGENS), random.pick(ALLERGENS)];
  return `${name}: ${prices} [${[...new Set(allergens)].join(', ')}]`;
}

function multilingual(words: readonly Words[number][], number?: number): string {
  const inLanguage = (index: number): string => [...words.map((word) => word[index]), number].join(' ').trim();
  return `${inLanguage(0)} @en ${inLanguage(1)} @fr ${inLanguage(2)} @de ${inLanguage(3)}`;
}
