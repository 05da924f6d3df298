/** A dish whose Spanish name or description names an ingredient declares the allergen that it brings, at least as possible. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listMenus } from '../../codegen/read/menus-folder.ts';
import type { Allergen } from '../../src/i18n/terms.ts';
import { itemsOf, published } from './published.ts';

const NAMED: [allergen: Allergen, words: string][] = [
  ['apio', 'apio'],
  ['cacahuetes', 'cacahuetes?|satay'],
  ['crustaceos', 'gambas?|langostin(?:o|os)|bogavante|cigala|percebes|surimi'],
  ['frutos con cáscara', 'nueces|almendras?|avellana|pistacho|anacardos|pecanas|romesco|frutos secos'],
  [
    'gluten',
    'pan|tostada|mollete|chapata|brioche|croquetas?|empanad[oa]s?|rebozad[oa]s?|tempura|cerveza|stout|lager|ipa',
  ],
  ['huevos', 'huevos?|mayonesa|alioli|tártara|brioche|tortilla de patatas?|flan|césar'],
  ['lacteo', 'leche|nata|mantequilla|yogur|quesos?|cheddar|mozzarella|provolone|parmesano|burrata|feta|brioche|helado'],
  ['molusco', 'pulpo|calamar|calamares|sepia|mejill(?:ón|ones)|almejas?|berberechos|navajas|ostras?|chipirones'],
  ['mostaza', 'mostaza|césar'],
  [
    'pescado',
    'pescado|anchoas?|bacalao|atún|ventresca|melva|boquer(?:ón|ones)|salmón|merluza|sardinas|salsa inglesa|césar',
  ],
  ['sesamo', 'sésamo|hummus|hoisin'],
  ['soja', 'soja|tofu|miso|edamame|hoisin|umami'],
  ['sulfitos', 'vino|vermut|vinagre|vinagreta|pepinillos?|alcaparras|chucrut|escabeche|chimichurri|piparras?|cava'],
];

/** Words that name something else: coconut's milk, ginger's beer, what a wine tastes of or goes with. */
const OTHERWISE: [venue: string, dish: string, allergen: Allergen][] = [
  ['bsmash', 'Smash de guisante', 'lacteo'],
  ['masai', 'Cerveza de jengibre de la casa', 'gluten'],
  ['masai', 'Langostinos tigre a la brasa', 'lacteo'],
  ['ohara', 'Baby stout', 'gluten'],
  ['ohara', 'Cerveza de jengibre sin alcohol', 'gluten'],
  ['ovidio', 'Amontillado', 'frutos con cáscara'],
  ['ovidio', 'Oloroso seco', 'lacteo'],
  ['shanao', 'Arroz glutinoso con mango', 'lacteo'],
  ['shanao', 'Curri verde tailandés', 'lacteo'],
  ['shanao', 'Té helado de limón y jengibre', 'lacteo'],
];

test('what a dish names, it declares', () => {
  const root = fileURLToPath(new URL('../../menus', import.meta.url));
  const silent = listMenus(root, 'menus').venues.flatMap(({ id }) =>
    itemsOf(published(id).sections.flatMap(({ entries }) => entries)).flatMap(
      ({ name, description, allergens = [], mayContain = [] }) =>
        NAMED.filter(([allergen, words]) => {
          const named = new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');
          return named.test(`${name.es} ${description?.es}`) && ![...allergens, ...mayContain].includes(allergen);
        }).map(([allergen]) => [id, name.es, allergen]),
    ),
  );
  expect(silent.toSorted()).toEqual(OTHERWISE);
});
