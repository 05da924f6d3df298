import { describe, expect, test } from 'vitest';
import { EVERYWHERE, VOCABULARIES } from '../../../codegen/resolve/ingredient-words.ts';
import { toInspect } from '../../../codegen/commands/inspect.ts';
import { compileVenue } from '../../../codegen/resolve/compile-venue.ts';
import { compile, contextOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

/** What is said of the ingredients of entries: the word, and the allergen that it speaks of. */
function spokenOf(entries: string, languages = 'es'): string[] {
  const known = { languages: Object.keys(VOCABULARIES) };
  const source = { file: 'menus/bar.yaml', id: 'bar', text: withItems(entries, languages), ...known };
  return compileVenue(source, { ...contextOf(), ...known }).diagnostics.flatMap(({ code, message }) =>
    code === 'undeclared-ingredient' || code === 'unknown-language'
      ? [message.replace(', which this dish does not declare.', '')]
      : [],
  );
}

test('a dish that speaks of an allergen which it does not declare is a warning at the word', () => {
  expectProblems(withItems('- Gambas al ajillo con pan: 9,50 []\n- Pan con queso: 4 [gluten]'), [
    '6:5 warning undeclared-ingredient: "Gambas" speaks of crustaceos, which this dish does not declare. (add crustaceos to its allergens; if it really contains none, use the long form and write confirmed: [crustaceos])',
    '6:26 warning undeclared-ingredient: "pan" speaks of gluten, which this dish does not declare. (add gluten to its allergens; if it really contains none, use the long form and write confirmed: [gluten])',
    '7:13 warning undeclared-ingredient: "queso" speaks of lacteo, which this dish does not declare. (add lacteo to its allergens; if it really contains none, use the long form and write confirmed: [lacteo])',
  ]);
});

test('a description that speaks of cheese a hundred thousand times is no hang, and is told once', () => {
  const dish = `- item: Tabla\n  allergens: none\n  description: ${'queso '.repeat(100_000)}`;
  expect(spokenOf(dish)).toEqual(['"queso" speaks of lacteo']);
});

test('what is contained or possible is declared, and what declares nothing is not looked at', () => {
  expect(spokenOf('- Pan con queso: 4 [gluten, ~lacteo]\n- Pan con queso: 4\n- Queso: []')).toEqual([
    '"Queso" speaks of lacteo',
  ]);
});

test.each([
  ['es', '- Lentejas (contiene gluten): 8 []', ['"gluten" speaks of gluten']],
  ['es', '- Vino con sulfitos: 8 []', ['"sulfitos" speaks of sulfitos']],
  ['es', '- Batido con lactosa: 8 [gluten]', ['"lactosa" speaks of lacteo']],
  ['es', '- Lentejas sin gluten ni lactosa: 8 []', []],
  ['es', '- Lentejas, no contiene gluten ni huevo: 8 []', []],
  ['es', '- Lentejas sin trazas de gluten: 8 []', []],
  [
    'en',
    '- Lentils (contains gluten and sulphites): 8 []',
    ['"gluten" speaks of gluten', '"sulphites" speaks of sulfitos'],
  ],
  ['en', '- Gluten-free and lactose-free lentils: 8 []', []],
  ['es', '- Pan 0 % gluten: 8 []', []],
  ['es', '- Bizcocho exento de gluten: 8 []', []],
  ['es', '- Lentejas, también para intolerantes al gluten: 8 []', []],
  ['es', '- Lentejas (no apto para celíacos): 8 []', ['"no apto para celíacos" speaks of gluten']],
  ['en', '- Lentils (does not contain gluten, no traces of lactose): 8 []', []],
  ['en', '- Bread free from gluten: 8 []', []],
  ['en', '- Lentils (not suitable for coeliacs): 8 []', ['"not suitable for coeliacs" speaks of gluten']],
  ['fr', '- Lentilles (contient du gluten): 8 []', ['"gluten" speaks of gluten']],
  ['de', '- Linsen (enthält Gluten, Laktose): 8 []', ['"Gluten" speaks of gluten', '"Laktose" speaks of lacteo']],
  ['de', '- Linsen, glutenfrei und laktosefrei: 8 []', []],
  ['it', '- Lenticchie con glutine: 8 []', ['"glutine" speaks of gluten']],
  ['es', '- Pan, no contiene gluten: 8 []', []],
  ['es', '- Tarta sin azúcar ni gluten ni huevo: 8 []', []],
  ['es', '- Tarta libre de gluten y lactosa: 8 []', []],
  ['es', '- Pan sin gluten y queso: 8 []', ['"queso" speaks of lacteo']],
  ['en', '- Wheat-free bread: 8 []', ['"bread" speaks of gluten']],
  ['en', '- Bread free of charge: 8 []', ['"Bread" speaks of gluten']],
  ['en', '- Gluten-free bread and egg: 8 []', ['"egg" speaks of huevos']],
  ['es', '- Croquetas sin huevo: 8 []', ['"Croquetas" speaks of gluten']],
  ['es', '- Pan, no libre de gluten: 8 []', ['"Pan" speaks of gluten']],
  ['es', '- Bizcocho libre de gluten. Huevo frito: 8 []', ['"Huevo" speaks of huevos']],
  ['es', '- Bizcocho libre de gluten; huevo frito: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Bizcocho libre de gluten - huevo frito: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Bizcocho libre de gluten (huevo): 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Bizcocho (libre de gluten), huevo: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Pasta libre de gluten, huevo frito: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Pasta libre de gluten y huevo frito: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Pasta sin lactosa, pan, bacon: 8 []', ['"Pasta" speaks of gluten']],
  ['es', '- Burger libre de gluten, huevo, bacon: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- Burger sin lactosa y huevo, queso, lechuga: 8 []', ['"queso" speaks of lacteo']],
  ['es', '- Burger sin soja y huevo, queso fresco: 8 []', ['"queso" speaks of lacteo']],
  ['es', '- Café sin azúcar, leche: 8 []', ['"leche" speaks of lacteo']],
  ['es', '- Copa sin azúcar y huevo: 8 []', ['"huevo" speaks of huevos']],
  ['es', '- "Copa sin huevo: leche y nata": 8 []', ['"leche" speaks of lacteo']],
  ['fr', '- Exempt de gluten, l’œuf au plat: 8 []', ['"œuf" speaks of huevos']],
  ['es', '- Burger sin huevo, pan, queso y lechuga: 8 []', ['"pan" speaks of gluten', '"queso" speaks of lacteo']],
  ['es', '- Pasta libre de gluten, huevo y leche, con nueces: 8 []', ['"nueces" speaks of frutos con cáscara']],
  [
    'es',
    '- Bizcocho sin huevo y leche. Queso fresco: 8 []',
    ['"Bizcocho" speaks of gluten', '"Queso" speaks of lacteo'],
  ],
  ['en', '- Free of gluten, fried egg: 8 []', ['"egg" speaks of huevos']],
  ['en', '- Free of gluten, egg salad: 8 []', ['"egg" speaks of huevos']],
  ['fr', '- Exempt de gluten, œuf au plat: 8 []', ['"œuf" speaks of huevos']],
  ['de', '- Frei von Gluten, Ei und Speck: 8 []', ['"Ei" speaks of huevos']],
  ['es', '- ¡Libre de gluten! Huevo frito: 8 []', ['"Huevo" speaks of huevos']],
  ['es', '- Arroz sin huevo y a la crema de queso: 8 []', ['"queso" speaks of lacteo']],
  ['es', '- Sopa con gluten, 0 alcohol: 8 []', ['"gluten" speaks of gluten']],
  ['en', '- Salad of crab, apple and lettuce: 8 []', ['"crab" speaks of crustaceos']],
  ['en', '- Soy, free-range chicken: 8 []', ['"Soy" speaks of soja']],
  ['en', '- Meat-free gluten roast: 8 []', ['"gluten" speaks of gluten']],
  ['en', '- Bread (gluten-free options available): 8 []', ['"Bread" speaks of gluten']],
  ['es', '- Pan (opción sin gluten): 8 []', ['"Pan" speaks of gluten']],
  ['en', '- Bread (gluten-free available): 8 []', ['"Bread" speaks of gluten']],
  ['en', '- Bread, gluten and lactose free: 8 []', []],
  ['fr', '- Pain sans gluten ni œuf: 8 []', []],
  ['de', '- Brot ohne Gluten und Laktose: 8 []', []],
  ['it', '- Pane senza glutine né uova: 8 []', []],
])('an allergen by its own name counts, in %s: %s', (language, dish, words) => {
  expect(spokenOf(dish, language)).toEqual(words);
});

test.each([
  ['es', '- Lentejas, no es apto para celíacos: 8 []', ['"no es apto para celíacos" speaks of gluten']],
  ['es', '- Lentejas sin lactosa, no aptas para celíacos: 8 []', ['"no aptas para celíacos" speaks of gluten']],
  ['es', '- Pan de harina sin gluten (no apto para celíacos): 8 []', ['"Pan" speaks of gluten']],
  ['es', '- Arroz, no apto para alérgicos al marisco: 8 []', ['"marisco" speaks of crustaceos or molusco']],
  ['es', '- Arroz sin pan, no apto para alérgicos al huevo: 8 []', ['"huevo" speaks of huevos']],
  ['en', '- Bread (not gluten free): 8 []', ['"Bread" speaks of gluten']],
  ['en', '- Soup, not suitable for those allergic to fish: 8 []', ['"fish" speaks of pescado']],
  ['en', '- Coke Zero, cheese: 8 []', ['"cheese" speaks of lacteo']],
  ['fr', '- Soupe (ne convient pas aux cœliaques): 8 []', ['"ne convient pas aux cœliaques" speaks of gluten']],
  ['de', '- Brot (nicht glutenfrei): 8 []', ['"Brot" speaks of gluten']],
  ['it', '- Zuppa, non adatta ai celiaci: 8 []', ['"non adatta ai celiaci" speaks of gluten']],
  ['ca', '- Sopa, no és apta per a celíacs: 8 []', ['"no és apta per a celíacs" speaks of gluten']],
])('a warning to those who cannot eat it is no promise, in %s: %s', (language, dish, words) => {
  expect(spokenOf(dish, language)).toEqual(words);
});

test('the description speaks as the name does, in every language of the venue, once for each allergen', () => {
  const dish = `- item: Ensalada @en Salad
  price: 9
  allergens: none
  description: Con tomate @en With tomato, walnuts and goat's cheese, more cheese`;
  expect(spokenOf(dish, 'es en')).toEqual(['"walnuts" speaks of frutos con cáscara', '"cheese" speaks of lacteo']);
  expect(spokenOf(dish, 'es')).toEqual([]);
  expect(spokenOf(`${dish}\n  detail: Lleva anchoas @en No word`, 'es en').at(-1)).toBe('"anchoas" speaks of pescado');
});

test('who writes confirmed says that the dish holds none, and inspect does not tell', () => {
  const dish = '- item: Queso de anacardos\n  allergens: frutos con cáscara\n  confirmed: [lacteo]';
  const { allergens, confirmed } = { allergens: ['frutos con cáscara'], confirmed: ['lacteo'] };
  const said = {
    kind: 'item',
    variant: 'simple',
    id: 'queso-de-anacardos',
    name: { es: 'Queso de anacardos' },
    allergens,
  };
  const venue = expectValid(withItems(dish));
  expect(venue.sections[0]?.entries).toEqual([{ ...said, confirmed }]);
  expect(toInspect(venue)).toMatchObject({ sections: [{ entries: [said] }] });
  expect(JSON.stringify(toInspect(venue))).not.toContain('confirmed');
});

test('of seafood and of nuts one of the two allergens is enough', () => {
  expect(spokenOf('- Sopa de marisco: 9 [molusco]\n- Frutos secos: 3 [cacahuetes]\n- Arroz de marisco: 9 []')).toEqual([
    '"marisco" speaks of crustaceos or molusco',
  ]);
});

test('what is sold by the glass is described by what it tastes of', () => {
  const wine =
    '- item: NAME\n  price: 3 copa / 15 botella\n  allergens: sulfitos\n  description: Pan tostado y avellana';
  expect(spokenOf(wine.replace('NAME', 'Fino'))).toEqual([]);
  expect(spokenOf(wine.replace('NAME', 'Licor de avellana'))).toEqual(['"avellana" speaks of frutos con cáscara']);
});

test('a wine has sulphites unless it says otherwise; its description says what it tastes of', () => {
  const wine = (more: string) => `- wine: Loma\n  description: Pan tostado y avellana\n${more}`;
  expectProblems(withItems(wine('  allergens: none')), [
    '6:11 warning undeclared-ingredient: "wine" speaks of sulfitos, which this dish does not declare. (add sulfitos to its allergens; if it really contains none, use the long form and write confirmed: [sulfitos])',
  ]);
  expect(spokenOf(wine('  allergens: sulfitos'))).toEqual([]);
  expect(spokenOf(wine('  allergens: lacteo, ~sulfitos'))).toEqual([]);
  expect(spokenOf(wine('  allergens: none\n  confirmed: [sulfitos]'))).toEqual([]);
  expect(spokenOf(wine(''))).toEqual([]);
  const named = (name: string) => spokenOf(`- wine: ${name}\n  allergens: none`, 'es en');
  expect(named('Brisa sin sulfitos @en Brisa')).toEqual([]);
  expect(named('Brisa @en Brisa, sulphite-free')).toEqual([]);
  const added = ['"wine" speaks of sulfitos'];
  expect(named('Brisa sin sulfitos añadidos @en Brisa, no added sulphites')).toEqual(added);
  expect(named('Brise ohne Sulfitzusatz @en Breeze, no sulphite additions')).toEqual(added);
});

describe('each language has its words', () => {
  test.each([
    ['es', 'Huevos rotos con jamón', 'huevos'],
    ['es', 'Pez mantequilla a la brasa', 'pescado'],
    ['es', 'Bocadillo de calamares', 'gluten molusco'],
    ['es', 'NATILLAS caseras', 'huevos lacteo'],
    ['es', 'Crema catalana con Nutella', 'frutos con cáscara huevos lacteo'],
    ['es', 'Rabas, chopitos y gambitas en tempura', 'crustaceos gluten molusco'],
    ['es', 'Ajoblanco con almendritas', 'frutos con cáscara gluten'],
    ['es', 'Licor de crema catalana', 'lacteo'],
    ['es', 'Tostada con tomate', 'gluten'],
    ['es', 'Pan de Cádiz', 'frutos con cáscara'],
    ['es', 'Mantequilla de cacahuete', 'cacahuetes'],
    ['es', 'Pan de queso y yogur de soja', 'lacteo soja'],
    ['es', 'Ajoblanco de coco', 'frutos con cáscara gluten'],
    ['en', 'Cheese bread', 'lacteo'],
    ['en', 'Prawn toast with sesame', 'crustaceos gluten sesamo'],
    ['en', 'Peanut butter cookies', 'cacahuetes gluten'],
    ['fr', 'Œufs mimosa, pain et beurre', 'gluten huevos lacteo'],
    ['fr', 'Noix de Saint-Jacques', 'molusco'],
    ['fr', 'Tarte pommes-noisettes', 'frutos con cáscara'],
    ['fr', "Beurre d'arachide", 'cacahuetes'],
    ['de', 'Spätzle mit Bergkäse', 'gluten lacteo'],
    ['de', 'Garnelenspieß mit Haselnüssen', 'frutos con cáscara'],
    ['it', 'Baccalà, uova e sedano', 'apio huevos pescado'],
    ['ca', 'Pa amb formatge i ametlles', 'frutos con cáscara gluten lacteo'],
  ])('%s: %s', (language, name, expected) => {
    const text = withItems(`- ${name}: 4 []`, language);
    const found = compile(text).diagnostics.map(({ message }) => / speaks of ([^,]+),/.exec(message)?.[1]);
    expect(found.toSorted().join(' ')).toBe(expected);
  });
});

describe('no alarm is false', () => {
  test.each([
    ['es', 'Curry con leche de coco'],
    ['es', 'Ceviche con leche de tigre'],
    ['es', 'Pan sin gluten'],
    ['es', 'Pasta al pesto (sin gluten)'],
    ['es', 'Ensalada sin huevo ni queso'],
    ['es', 'Queso vegano a la plancha'],
    ['es', 'Hamburguesa vegana con queso y mayonesa'],
    ['es', 'Cordero lechal'],
    ['es', 'Pan de higo, nata vegetal y trigo sarraceno'],
    ['es', 'Free gluten, cero gluten, gluten 0 %, pan s/gluten'],
    ['es', 'Bizcocho libre de gluten, huevo y frutos secos'],
    ['es', 'Bizcocho libre de gluten, huevo y leche'],
    ['es', 'Bizcocho libre de gluten, de huevo, de leche y de frutos secos (apto para veganos)'],
    ['es', 'Bizcocho libre de gluten, huevo y leche, con fresas'],
    ['es', 'Tarta libre de gluten, huevo y leche: para todos'],
    ['es', 'Tarta libre de: huevo, leche y soja'],
    ['es', 'Tarta libre de gluten, leche y azúcar'],
    ['es', 'Tarta sin leche, azúcar, huevo y soja'],
    ['es', 'Tarta sin leche, huevo, azúcar'],
    ['es', 'Tarta sin huevo, leche, soja, etc.'],
    ['es', 'Tarta sin huevo, leche y otros alérgenos'],
    ['en', 'Free of gluten, milk, eggs and sugar'],
    ['en', 'Free of nuts, milk and other allergens'],
    ['fr', 'Exempt de gluten, de lait et d’œuf'],
    ['fr', 'Ne contient pas de lait, d’œufs ni de sucre'],
    ['fr', 'Sans l’œuf ni le lait'],
    ['de', 'Frei von Milch, Eiern, Zucker und Nüssen'],
    ['it', 'Privo di glutine, latte e zucchero'],
    ['ca', 'Lliure de gluten, llet i d’ou'],
    ['pt', 'Livre de glúten, leite e açúcar'],
    ['es', 'Bizcocho sin gluten, sin huevo y sin leche de vaca'],
    ['es', 'Ensalada sin el queso fresco, sin trazas de frutos secos tostados'],
    ['es', 'Bizcocho, no contiene gluten, leche ni huevo'],
    ['es', 'Pan sin gluten, lactosa'],
    ['es', 'Pan sin gluten / lactosa'],
    ['es', 'No contiene: gluten, huevo'],
    ['es', 'Apto para alérgicos al huevo, la leche y el pescado'],
    ['en', 'Free gluten bread'],
    ['en', 'Rye whisky'],
    ['en', 'Cake, free from gluten and egg'],
    ['en', 'Cake, does not contain gluten, milk or egg'],
    ['en', 'Wheat-free, peanut-free, soy-free and shellfish-free'],
    ['en', 'Egg-free mayo and dairy-free ice cream'],
    ['fr', 'Pain gluten free, exempt de gluten, sans traces de soja'],
    ['de', 'Brot (gluten free), frei von Gluten und Ei'],
    ['de', 'Gluten-frei, ei-frei, keine Nüsse'],
    ['it', 'Pasta di olive'],
    ['it', 'Pizza gluten free, zero glutine, pane privo di glutine e uova'],
    ['ca', 'Pa de figues'],
    ['ca', 'Pa gluten free, exempt de gluten i ou, sense traces de soja'],
    ['pt', 'Pão gluten free, livre de glúten e ovo'],
    ['gl', 'Pan gluten free, libre de glute e ovo'],
    ['eu', 'Ogia (gluten free), gluten gabeko ogia, soja gabe'],
    ['eu', 'Esne-bildotsa, ogi gabe'],
    ['eu', 'Zeliakoentzat egokia den ogia'],
    ['es', 'Nuez moscada y brotes de soja'],
    ['es', 'Almendrado, lechuga, panceta y quesero'],
    ['es', 'Cebolla bien tostada y dorada'],
    ['es', 'Rabas de cebolla, calamares de campo, espaguetis de calabacín, caviar de berenjena'],
    ['es', 'Mayonesa (sin huevo), leche (de coco), nata de coco, queso vegetal'],
    ['es', 'Risotto a la milanesa, rabas de pollo, setas en tempura de arroz'],
    ['en', 'Vegan cheese board'],
    ['en', 'Coconut milk curry with oyster mushrooms'],
    ['en', 'Pan-fried eggplant with butternut squash and pine nuts'],
    ['en', 'Aubergine caviar, courgette noodles, crab apple jelly'],
    ['en', 'Gluten-free bread'],
    ['en', 'Ginger beer'],
    ['fr', 'Noix de coco et lait de coco'],
    ['fr', 'Porcelet, cochon de lait, sans œuf'],
    ['de', 'Leberkäse und Fleischkäse mit Kokosmilch'],
    ['de', 'Glutenfreies Brot, ohne Milch und Butter'],
    ['it', 'Spaghetti di zucchine'],
    ['it', 'Noce moscata e latte di cocco, senza uova'],
    ['ca', 'Llet de coco, feta al moment, plat nou'],
  ])('%s: %s', (language, name) => {
    expect(spokenOf(`- "${name}": 4 []`, language)).toEqual([]);
  });
});

test('words of a language stand there once, in lower case and without accents', () => {
  const tables = Object.values(VOCABULARIES).map((vocabulary) => vocabulary?.words ?? {});
  for (const words of [...tables, EVERYWHERE]) {
    for (const list of Object.values(words)) {
      const phrases = list.split(', ');
      expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
      expect(phrases.filter((phrase) => !/^\*?[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))).toEqual([]);
    }
  }
});
