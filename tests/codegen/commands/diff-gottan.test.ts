/** The menu of `gottan-granada`, as it once was, changed in every way that a menu of its kind can be. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../support/repository.ts';
import { runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/temporary-folder.ts';

const MENUS = new URL('../../../menus/', import.meta.url);
/** Copies, so that an edit of the menus breaks no test. */
const COPIES = new URL('diff-gottan/', import.meta.url);
const read = (name: string, folder = COPIES): string => readFileSync(new URL(name, folder), 'utf8');

const GRANADA = read('gottan-granada.yaml');
const SHARED = read('_shared/gottan.yaml');
const INTERFACE = read('_system/interface.yaml', MENUS);
/** Of pictures only the names matter, and whether a file was changed. */
const PICTURES = Object.fromEntries(
  ['gottan-granada', 'gottan-huelin'].flatMap((folder) =>
    readdirSync(new URL(`img/${folder}`, MENUS)).map((name) => [`menus/img/${folder}/${name}`, name]),
  ),
);

const FILES = {
  ...PICTURES,
  'menus/gottan-granada.yaml': GRANADA,
  'menus/_shared/gottan.yaml': SHARED,
  'menus/_system/interface.yaml': INTERFACE,
};

/** A text with each of these in the place of what it stands for, which must be there once. */
function changed(text: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  let result = text;
  for (const [from, to] of changes) {
    if (result.split(from).length !== 2) throw new Error(`"${from}" does not stand there once.`);
    result = result.replace(from, () => to);
  }
  return result;
}

const CHANGED_VENUE = changed(
  GRANADA,
  ['subtitle: Carta de Granada', 'subtitle: Nuestra carta'],
  ['phone: 958 000 202', 'phone: 958 000 303'],
  ['stamps: 10', 'stamps: 8'],
  ['accent: "#ff8a3d"', 'accent: "#ffb03d"'],
  ['reel/CARTADEMOviaje/', 'reel/CARTADEMOplaya/'],
  ['price: 14.90', 'price: 15.90'],
  ['lacteo, molusco, mostaza', 'lacteo, ~molusco, mostaza'],
  ['        badge: calidad\n', ''],
  ['    image: burgers\n', ''],
  ['  - use: gottan#entrantes\n\n', ''],
  ['  - section: Burgers', '  - use: gottan#para-compartir\n\n  - section: Burgers'],
  [
    '  - use: gottan#postres\n\n',
    '  - use: gottan#postres\n\n  - section: Cafés @en Coffees\n    items:\n      - Café solo @en Espresso: 1.50\n\n',
  ],
);

const CHANGED_PARTIAL = changed(
  SHARED,
  // Salads
  ['price: 11.95\n        description: Cogollos', 'price: 12.50\n        description: Cogollos'],
  ['price: 11.50', 'price: 10.95'],
  ['price: 12.50\n        description: Con albahaca', 'price: S.M\n        description: Con albahaca'],
  [
    `      - item: De la Vega @en From the Vega
        price: 9.95
        description: Lechuga, tomate, maíz, zanahoria, huevo y atún @en Lettuce, tomato, sweetcorn, carrot, egg and tuna
        allergens: huevos, pescado, sulfitos
`,
    '      - Ensaladilla de la casa @en House potato salad: 8.50 [huevos, pescado]\n',
  ],
  // Starters
  ['section: Entrantes @en Starters', 'section: Para compartir @en Starters'],
  [
    'Pan de ajo con queso @en Cheesy garlic bread: 4.95 [gluten, lacteo, ~sesamo]',
    'Pan de ajo gratinado @en Cheesy garlic bread: 4.95 [gluten, lacteo]',
  ],
  ['House potatoes: 4.50 [~gluten]', 'House potatoes: 4.50'],
  ['allergens: gluten, lacteo, ~soja', 'allergens: gluten, lacteo, soja'],
  ['image: nachos', 'image: nachos\n        hidden: true'],
  ['        image: alitas\n', ''],
  ['[gluten, huevos, ~mostaza]', '[gluten, huevos, ~mostaza] onlyNight'],
  ['@en Onion rings: 7.50', '@en Crisp onion rings: 3.50 media / 7.50'],
  ['Palitos de mozzarella @en Mozzarella sticks: 8.50', 'Palitos de mozzarella: 8.50'],
  ['      - Provolone a la brasa con tomate @en Grilled provolone with tomato: 9.95 [lacteo]\n', ''],
  ['      - Huevos rotos con jamón ibérico @en Fried eggs over potatoes with Iberian ham: 12.95 [huevos]\n', ''],
  [
    '      - Fingers de pollo',
    '      - Provolone a la brasa con tomate @en Grilled provolone with tomato: 9.95 [lacteo]\n      - Fingers de pollo',
  ],
  ['Salsa extra @en Extra sauce: +1.50', 'Salsa extra @en Extra sauce: +1.80'],
  // Meats and offers
  [
    '      - Picaña de vaca',
    '      - Huevos rotos con jamón ibérico @en Fried eggs over potatoes with Iberian ham: 12.95 [huevos]\n      - Picaña de vaca',
  ],
  ['23.50 [~gluten] withChips', '23.50 [~gluten]'],
  ['de 12:00 a 16:00', 'de 13:00 a 16:00'],
  ['          - Bebida @en Drink\n          - Burger de 100 g', '          - Burger de 100 g'],
  // Burgers
  ['Costilla ibérica deshilachada, queso curado', 'Costilla ibérica a baja temperatura, queso curado'],
  [
    '        detail: Las setas se saltean a cada comanda, con ajo y tomillo. @en The mushrooms are sautéed to order with garlic and thyme.\n',
    '',
  ],
  // Create your burger
  ['choose: up to 2', 'choose: up to 3'],
  ['              - Setas salteadas @en Sautéed mushrooms\n', ''],
  ['Iberian pork rib: +2.90', 'Iberian pork rib: +2.50'],
  // Desserts and drinks
  ['section: Postres @en Desserts', 'section: Postres @en Desserts\n    hidden: true'],
  ['Mineral water: 2.50', 'Mineral water: 2.50 []'],
);

const EXPECTED = `Gottan Granada: 3 prices up (LA GORDI 14.90 → 15.90 …), 2 prices down (Queso de cabra y nueces 11.50 → 10.95 …), 1 price changed (Burrata y tomate rosa 12.50 → S.M), 1 price added, 1 section new, 1 section hidden, 1 section renamed, 1 section at another place, 1 dish new, 1 dish gone, 1 dish hidden, 1 dish renamed, 1 dish in another section, 1 dish at another place, 2 allergens removed, 1 dish no longer declares its allergens, 1 allergen added, 1 dish now declares its allergens, 1 subtitle changed, 1 time of the offer changed, 1 description changed, 1 detail removed, 1 translation changed (en), 1 translation removed (en), 1 time window changed, 4 pictures changed, 1 link changed, 2 details of presentation changed, 1 inclusion gone, 1 option gone, contact changed, theme changed, stamp card changed
  subtitle: “Carta de Granada” → “Nuestra carta”
  phone: 958 000 202 → 958 000 303
  accent: #ff8a3d → #ffb03d
  stamps: 10 → 8
  Ensaladas
    Gana un viaje para dos. Mira el reel y participa: link: https://www.instagram.com/reel/CARTADEMOviaje/ → https://www.instagram.com/reel/CARTADEMOplaya/
    LA GORDI: price 14.90 → 15.90
    ! LA GORDI: ALLERGEN REMOVED: molusco (contained → may contain)
    LA GORDI: badge: gottan-granada/calidad.svg → none
    César Gottan: price 11.95 → 12.50
    Queso de cabra y nueces: price 11.50 → 10.95
    Burrata y tomate rosa: price 12.50 → S.M
    Ensaladilla de la casa: new, 8.50
    De la Vega: gone (was 9.95)
  Carnes
    now after Ensaladas
    Huevos rotos con jamón ibérico: moved: Entrantes → Carnes
    Entrecot de vaca, 350 g: garnish included: yes → no
    Menú de mediodía: time of the offer: “De lunes a viernes, de 12:00 a 16:00” → “De lunes a viernes, de 13:00 a 16:00”
    Menú infantil: inclusion gone: Bebida
  Para compartir
    section renamed: “Entrantes” → “Para compartir”
    Pan de ajo gratinado: renamed: “Pan de ajo con queso” → “Pan de ajo gratinado”
    ! Pan de ajo gratinado: ALLERGEN REMOVED: sesamo (may contain → absent)
    ! Patatas de la casa: ALLERGENS NO LONGER DECLARED (before: may contain gluten)
    Patatas Gottan: allergen added: soja (may contain → contained)
    Nachos de la casa: hidden
    Alitas BBQ: picture: gottan-granada/alitas.jpg → none
    Provolone a la brasa con tomate: now after Alitas BBQ
    Fingers de pollo: shown at any hour → from 19:00 to 3:00
    Aros de cebolla: name in English (en): “Onion rings” → “Crisp onion rings”
    Aros de cebolla: price Media added: 3.50
    Palitos de mozzarella: name in English (en) removed: “Mozzarella sticks”
    Añade a tu entrante, Extras, Salsa extra: price +1.50 → +1.80
  Burgers
    picture: gottan-granada/burgers.jpg → none
    La Gottan: picture drawn anew: gottan-granada/la-gottan.jpg
    La Trufada: detail removed: “Las setas se saltean a cada comanda, con ajo y tomillo.”
    La Ibérica: description: “Costilla ibérica deshilachada, queso curado y pimientos de …” → “Costilla ibérica a baja temperatura, queso curado y …”
  Crea tu burger
    Crea tu burger, Los ingredientes: how many to choose: up to 2 → up to 3
    Crea tu burger, Los ingredientes: option gone: Setas salteadas
    Crea tu burger, Costilla de cerdo ibérico: price +2.90 → +2.50
  Postres
    section hidden
  Cafés
    section new: Café solo
  Bebidas
    Agua mineral: allergens now declared: none of the 14

The words around every menu: 1 text changed
  item.smash (en): “MAKE IT SMASH” → “HAVE IT SMASHED”

3 statements about allergens say less than before. Check the dishes marked with !; if all is right, say so with --allow-allergen-removal.
`;

test('each kind of change is said in the words of the menu', async () => {
  const { root } = repository(FILES);
  writeFiles(root, {
    'menus/gottan-granada.yaml': CHANGED_VENUE,
    'menus/_shared/gottan.yaml': CHANGED_PARTIAL,
    'menus/img/gottan-granada/la-gottan.jpg': 'drawn anew',
    'menus/_system/interface.yaml': changed(INTERFACE, [
      'smash: PIDELA SMASH @en MAKE IT SMASH',
      'smash: PIDELA SMASH @en HAVE IT SMASHED',
    ]),
  });
  const { status, out, err } = await runCommand(root, 'diff');
  expect({ status, err }).toEqual({ status: 1, err: '' });
  expect(out).toBe(EXPECTED);
});

test('what a partial changes is said once for the venues that use it', async () => {
  const { root, commit } = repository({ ...FILES, 'menus/gottan-huelin.yaml': read('gottan-huelin.yaml') });
  const partial = changed(
    SHARED,
    ['Limonada de la casa @en House lemonade: 3.60', 'Limonada de la casa @en House lemonade: 3.80'],
    // Granada has this dish, Huelin leaves it out.
    ['Carrot cake: 5.95 [frutos con cáscara, gluten', 'Carrot cake: 6.25 [gluten'],
    // Both have it, Huelin at a price of its own.
    ['Small draught beer: 2.80', 'Small draught beer: 2.90'],
  );
  commit({ 'menus/_shared/gottan.yaml': partial });
  const { out } = await runCommand(root, 'diff', 'HEAD~1');
  expect(out).toBe(`In 2 venues (Gottan Granada, Gottan Huelin): 1 price up (Limonada de la casa 3.60 → 3.80)
  Bebidas
    Limonada de la casa: price 3.60 → 3.80

Gottan Granada: 2 prices up (Tarta de zanahoria 5.95 → 6.25 …), 1 allergen removed
  Postres
    Tarta de zanahoria: price 5.95 → 6.25
    ! Tarta de zanahoria: ALLERGEN REMOVED: frutos con cáscara (contained → absent)
  Bebidas
    Caña: price 2.80 → 2.90

1 statement about allergens says less than before. Check the dishes marked with !; if all is right, say so with --allow-allergen-removal.
`);
});
