/**
 * What holds of each menu that somebody has signed in `menus/READERS.md`: rules, so that a new price or name breaks none of these tests. A bar
 * that makes the project its own is told of its menus by `carta check` alone.
 */
import { canDeclare } from '../../codegen/kinds/declared.ts';
import type { ResolvedItem } from '../../codegen/kinds/item.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileMenu } from '../../codegen/resolve/compile-venue.ts';
import { listMenus } from '../../codegen/resolve/compile-site.ts';
import { Sources } from '../../codegen/read/sources.ts';
import { dishIdsOf } from '../../codegen/tools/changes/news/dropped-news.ts';
import type { ResolvedVenue } from '../../codegen/resolve/venue.ts';
import { readMenus } from '../../codegen/tools/changes/read-menus.ts';
import { listDishes } from '../../src/app/list-dishes.ts';
import type { Allergen } from '../../src/terms/allergens.ts';
import { isLanguage } from '../../src/terms/house.ts';
import type { StandardLabel } from '../../src/terms/price-labels.ts';
import type { Text } from '../../src/terms/resolved-venue.ts';
import { inOneLine } from '../codegen/support/compile.ts';
import { SIGNED } from '../support/signed-menus.ts';
import { type Declaration, isDeclared } from '../../src/terms/declaration.ts';

/** Spanish words for what brings an allergen, whatever the dish. */
const NAMED: [allergen: Allergen, words: string][] = [
  ['apio', 'apio'],
  ['cacahuetes', 'cacahuetes?|satay'],
  ['crustaceos', 'gambas?|langostin(?:o|os)|bogavante|cigala|percebes|surimi'],
  ['frutos con cáscara', 'nueces|anacardos|pistachos?|pecanas|romesco|frutos secos'],
  ['gluten', 'pan|tostada|mollete|chapata|brioche|croquetas?|empanad[oa]s?|rebozad[oa]s?|cerveza(?! de jengibre)'],
  ['huevos', 'huevos?|mayonesa|alioli|tártara|brioche|tortilla de patatas?|flan|césar'],
  [
    'lacteo',
    'leche|nata|mantequilla|yogur|queso de cabra|queso azul|cheddar|mozzarella|parmesano|burrata|feta|brioche',
  ],
  ['molusco', 'pulpo|calamar|calamares|sepia|mejill(?:ón|ones)|almejas?|berberechos|navajas|ostras?|chipirones'],
  ['mostaza', 'mostaza|césar'],
  ['pescado', 'pescado|anchoas?|bacalao|atún|ventresca|melva|boquer(?:ón|ones)|salmón|merluza|sardinas|césar'],
  ['sesamo', 'sésamo|hummus|hoisin'],
  ['soja', 'soja|tofu|miso|edamame|hoisin'],
  ['sulfitos', 'vino|vermut|vinagre|vinagreta|pepinillos?|alcaparras|chucrut|escabeche|chimichurri|piparras?|cava'],
];

/** What makes something else of the word before it: "leche de coco", "pan sin gluten", "mayonesa vegana". */
const OTHERWISE = 'de (?:coco|soja|avena|almendras?|arroz)|sin|vegan[oa]|vegetal';

/** An entry of a kind that can declare allergens. */
type Served = Declaration & { readonly kind: string; readonly name: Text };

/** What is in a recipe, though its name does not say so, and whether it may be there as a trace only. */
const RECIPES: [allergen: Allergen, words: string, orTrace: boolean][] = [
  ['huevos', 'al?lioli|ensaladilla|mayonesa|salsa tártara', false],
  ['huevos', 'provol\\p{L}+', false],
  ['pescado', 'bbq|barbacoa|salsa inglesa', false],
  ['gluten', 'har gow|siu mai|bravas', true],
  ['lacteo', 'mochis?', true],
  ['soja', 'jamón (?:cocido|york)', true],
  ['sulfitos', 'su guinda|(?:guindas?|cerezas?) en almíbar', true],
];

/** What is less than what; a seat may cost the same as another, a larger portion may not. */
const ORDER: [lower: StandardLabel, higher: StandardLabel, mayBeEqual: boolean][] = [
  ['tapa', 'media', false],
  ['media', 'racion', false],
  ['tapa', 'racion', false],
  ['chupito', 'copa', false],
  ['copa', 'botella', false],
  ['chupito', 'botella', false],
  ['barra', 'mesa', true],
  ['mesa', 'terraza', true],
  ['barra', 'terraza', true],
];

const root = fileURLToPath(new URL('../../menus', import.meta.url));
const menus = listMenus(root, 'menus');

const read = menus.venues.filter(({ id }) => SIGNED.has(id));

test('the files of the menus have names that addresses can have', () => {
  expect(menus.diagnostics.map(inOneLine)).toEqual([]);
});

describe.each(read)('$id', (menu) => {
  const { venue, diagnostics } = compileMenu(menu, new Sources(root, menus));
  const entries = venue?.sections.flatMap((section) => section.entries) ?? [];
  const dishes = entries.filter((entry) => entry.kind === 'item' || entry.kind === 'highlight');
  const served = entries.filter((entry) => canDeclare(entry)) as Served[];
  const words = textsOf(venue).map((text) => text.es ?? '');

  test('has neither an error nor a warning, so all its pictures are there', () => {
    expect(diagnostics.map(inOneLine)).toEqual([]);
  });

  test('has each of its texts in each of its languages, and in those that the law asks for', () => {
    const asked = [...(venue?.languages ?? []), ...(venue?.requiredLanguages ?? [])];
    const isMissing = (text: Text): boolean => asked.some((language) => text[language] === undefined);
    const proper = entries.flatMap(properNamesOf);
    const missing = textsOf(venue).filter((text) => isMissing(text) && !isMeasure(text));
    expect(missing.filter((text) => !proper.includes(text))).toEqual([]);
  });

  test('declares what its dishes name, at least as possible', () => {
    const silent = dishes
      .map((dish) => [dish.name.es, ...undeclaredIn(dish)])
      .filter(([, ...names]) => names.length > 0);
    expect(silent).toEqual([]);
  });

  test('declares the allergens of all it serves, be it a set menu, an offer or water', () => {
    const silent = served.filter((entry) => !isDeclared(entry));
    expect(silent.map(({ kind, name }) => [kind, name.es])).toEqual([]);
  });

  test('declares what is in a recipe that has no name for it', () => {
    const silent = dishes
      .map((dish) => [
        dish.name.es,
        ...RECIPES.filter((recipe) => isForgotten(recipe, dish)).map(([allergen]) => allergen),
      ])
      .filter(([, ...names]) => names.length > 0);
    expect(silent).toEqual([]);
  });

  test('declares the ice cream that comes with a meal', () => {
    const iceCream = dishes.filter(({ name }) => /^(?:helado artesano|dos bolas de helado)$/i.test(name.es ?? ''));
    const comes = (entry: object): boolean => textsOf(entry).some(({ es = '' }) => /una bola de helado/i.test(es));
    const meals = (venue?.sections ?? []).flatMap((section) => {
      const withAll = section.entries.some((entry) => entry.kind === 'note' && comes(entry));
      return section.entries.filter((entry) =>
        withAll ? entry.kind === 'item' : entry.kind === 'promo' && comes(entry),
      );
    }) as Served[];
    const silent = meals
      .map((meal) => [meal.name.es, ...iceCream.flatMap(holdings).filter((each) => !holdings(meal).includes(each))])
      .filter(([, ...allergens]) => allergens.length > 0);
    expect(silent).toEqual([]);
  });

  test('says of a beer without gluten what it says elsewhere', () => {
    const beers = dishes.filter(({ name }) => / sin gluten/.test(name.es ?? ''));
    expect(beers.filter(({ allergens, mayContain }) => allergens || `${mayContain}` !== 'gluten')).toEqual([]);
  });

  test('says of anchovies in vinegar that they were frozen', () => {
    const anchovies = dishes.filter(({ name }) => /boquerones en vinagre/i.test(name.es ?? ''));
    expect(anchovies.filter(({ description }) => !/congela/i.test(description?.es ?? ''))).toEqual([]);
  });

  test.runIf(isAndalusian(venue))('says where a complaint form is to be had, as Andalusia asks', () => {
    expect(words.filter((text) => /hojas? de (?:quejas y )?reclamaci/i.test(text))).not.toEqual([]);
  });

  test('asks more for more, and no less for a better seat', () => {
    expect(dishes.filter(isOutOfOrder).map(({ name, prices }) => [name.es, prices])).toEqual([]);
  });
});

test('no two kitchens say the same sentence of a dish', () => {
  const kitchens = new Map<string, string[]>();
  for (const menu of [...read, ...(read.length > 0 ? menus.partials : [])]) {
    for (const sentence of new Set(sentencesOf(readFileSync(menu.path, 'utf8')))) {
      kitchens.set(sentence, [...(kitchens.get(sentence) ?? []), menu.id]);
    }
  }
  expect([...kitchens].filter(([, ids]) => ids.length > 1)).toEqual([]);
});

/** What a menu says in Spanish of its dishes, where it is a sentence. */
function sentencesOf(source: string): string[] {
  const said = source.matchAll(/^ *(?:- )?(?:description|detail|note): (.*)$/gm);
  return [...said]
    .map(([, text = '']) => text.replace(/ @[a-z]{2} .*/, ''))
    .filter((text) => text.split(' ').length > 4);
}

/** A weight or a volume is the same in every language. */
const isMeasure = (text: Text): boolean => Object.values(text).every((words) => /^\d+ (?:g|kg|cl|ml|l)$/.test(words));

test('T6: the compiler takes the same for what news can name as the build tells the server', async () => {
  const named = new Map<string, string[]>();
  for (const { barID, dishes } of await listDishes()) {
    named.set(barID, [...(named.get(barID) ?? []), ...dishes.map(({ id }) => id)]);
  }
  const compiled = new Map<string, string[]>();
  for (const venue of readMenus(root, 'menus').venues.values()) {
    const ids = dishIdsOf(venue);
    if (ids.length > 0) compiled.set(venue.barID, [...(compiled.get(venue.barID) ?? []), ...ids]);
  }
  for (const [barID, ids] of compiled) expect([barID, ids.toSorted()]).toEqual([barID, named.get(barID)?.toSorted()]);
  expect([...compiled.keys()].toSorted()).toEqual([...named.keys()].toSorted());
});

/** Who makes a wine, where and from what, where that is the same in every language. */
function properNamesOf(entry: object): Text[] {
  const { kind, winery, region, grape } = entry as { kind: string; winery?: Text; region?: Text; grape?: Text };
  const names = kind === 'wine' ? [winery, region, grape] : [];
  return names.filter((text) => text !== undefined && Object.keys(text).length === 1) as Text[];
}

/** Every multilingual text below a value. */
function textsOf(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLanguage)) return [value as Text];
  return Object.values(value).flatMap(textsOf);
}

function undeclaredIn({ name, description, allergens = [], mayContain = [] }: ResolvedItem): Allergen[] {
  const declared = new Set([...allergens, ...mayContain]);
  const said = `${name.es ?? ''} ${description?.es ?? ''}`;
  return NAMED.filter(([allergen, words]) => {
    const named = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L}| (?:${OTHERWISE})(?!\\p{L}))`, 'iu');
    return !declared.has(allergen) && named.test(said);
  }).map(([allergen]) => allergen);
}

/** What is in it, and what may be. */
const holdings = ({ allergens = [], mayContain = [] }: Declaration): readonly Allergen[] => [
  ...allergens,
  ...mayContain,
];

function isForgotten([allergen, words, orTrace]: (typeof RECIPES)[number], dish: ResolvedItem): boolean {
  const { name, description, allergens = [], mayContain = [] } = dish;
  const named = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L}| (?:${OTHERWISE})(?!\\p{L}))`, 'iu');
  if (!named.test(`${name.es ?? ''} ${description?.es ?? ''}`)) return false;
  return ![...allergens, ...(orTrace ? mayContain : [])].includes(allergen);
}

/** Whether its address is in one of the Andalusian towns that our venues are in. */
function isAndalusian(venue: ResolvedVenue | undefined): boolean {
  return /, (?:Granada|Málaga|Sevilla)$/.test(venue?.contact?.address ?? '');
}

function isOutOfOrder({ prices = [] }: ResolvedItem): boolean {
  return ORDER.some(([lower, higher, mayBeEqual]) => {
    const [less, more] = [lower, higher].map((label) => prices.find((price) => price.label === label)?.amount);
    if (typeof less !== 'number' || typeof more !== 'number') return false;
    return mayBeEqual ? less > more : less >= more;
  });
}
