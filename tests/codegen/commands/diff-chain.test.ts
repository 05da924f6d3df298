/** The menus of a chain, changed in every way that they can be. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../support/repository.ts';
import { runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/temporary-folder.ts';

const SITE = new URL('../../site/', import.meta.url);
const read = (name: string, folder = SITE): string => readFileSync(new URL(name, folder), 'utf8');

const VENUE = read('parrilla.yaml');
const PARTIAL = read('_shared/parrilla.yaml');
const INTERFACE = read('_system/interface.yaml', new URL('../../../menus/', import.meta.url));
/** Of pictures only the names matter, and whether a file was changed. */
const PICTURES = Object.fromEntries(
  readdirSync(new URL('img/parrilla', SITE)).map((name) => [
    `menus/img/parrilla/${name}`,
    `<svg width="600" height="400" id="${name}"/>`,
  ]),
);

const FILES = {
  ...PICTURES,
  'menus/parrilla.yaml': VENUE,
  'menus/_shared/parrilla.yaml': PARTIAL,
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
  VENUE,
  ['subtitle: Carta de Granada', 'subtitle: Nuestra carta'],
  ['phone: 958 000 202', 'phone: 958 000 303'],
  ['stamps: 10', 'stamps: 8'],
  ['accent: "#ff8a3d"', 'accent: "#ffb03d"'],
  ['reel/CARTAPRUEBAviaje/', 'reel/CARTAPRUEBAplaya/'],
  ['price: 14.90', 'price: 15.90'],
  ['lacteo, molusco, mostaza', 'lacteo, ~molusco, mostaza'],
  ['        badge: calidad\n', ''],
  ['    image: burgers\n', ''],
  ['  - use: parrilla#entrantes\n\n', ''],
  ['  - section: Burgers', '  - use: parrilla#para-compartir\n\n  - section: Burgers'],
  ['#postres\n', '#postres\n\n  - section: Cafés @en Coffees\n    items:\n      - Café solo @en Espresso: 1.50\n'],
);

const EGGS =
  '      - Huevos rotos con jamón ibérico @en Fried eggs over potatoes with Iberian ham: 12.95 [huevos, ~gluten]\n';
const TEA = '      - Té frío con limón @en Lemon iced tea: 3\n';

const CHANGED_PARTIAL = changed(
  PARTIAL,
  ['price: 11.95\n        allergens: gluten, huevos', 'price: 12.50\n        allergens: gluten, huevos'],
  ['price: 11.50', 'price: 10.95'],
  ['price: 12.50\n        allergens: lacteo', 'price: S.M\n        allergens: lacteo'],
  [
    `      - item: De la Vega @en Vega salad
        price: 9.95
        allergens: huevos, pescado, sulfitos
        description: Lechuga, tomate, maíz, zanahoria, huevo y atún @en Lettuce, tomato, sweetcorn, carrot, egg and tuna
`,
    '      - Ensaladilla de la casa @en House potato salad: 8.50 [huevos, pescado]\n',
  ],
  ['section: Entrantes @en Starters', 'section: Para compartir @en Starters'],
  ['Pan de ajo con queso', 'Pan de ajo gratinado'],
  ['4.95 [gluten, lacteo, ~sesamo]', '4.95 [gluten, lacteo]'],
  ['House potatoes: 4.50 [~gluten]', 'House potatoes: 4.50'],
  ['allergens: gluten, lacteo, ~soja', 'allergens: gluten, lacteo, soja'],
  ['image: nachos', 'image: nachos\n        hidden: true'],
  ['        image: alitas\n', ''],
  [EGGS, ''],
  ['Salsa extra @en Extra sauce: +1.50', 'Salsa extra @en Extra sauce: +1.80'],
  ['      - Pollo campero', `${EGGS}      - Pollo campero`],
  ['16.95 [~gluten] withChips', '16.95 [~gluten] withChips onlyNight'],
  ['28.00 [~gluten] withChips', '28.00 [~gluten]'],
  ['de 12:00 a 16:00', 'de 13:00 a 16:00'],
  ['          - Bebida @en Drink\n          - Burger de 100 g', '          - Burger de 100 g'],
  ['Provolone, setas salteadas, rúcula', 'Provolone, setas a la plancha, rúcula'],
  [
    '        detail: Las setas se saltean al momento, con ajo y tomillo. @en The mushrooms are sautéed to order with garlic and thyme.\n',
    '',
  ],
  ['choose: up to 2', 'choose: up to 3'],
  ['              - Setas salteadas @en Sautéed mushrooms\n', ''],
  ['Iberian pork rib: +2.90', 'Iberian pork rib: +2.50'],
  ['section: Postres @en Desserts', 'section: Postres @en Desserts\n    hidden: true'],
  ['Still mineral water: 2.50', 'Still mineral water: 2.50 []'],
  ['Tónica @en Tonic water: 3', 'Tónica: 3'],
  [TEA, ''],
  ['      - heading: Cervezas', `${TEA}      - heading: Cervezas`],
  ['House IPA: 4.50', 'Our own IPA: 2.50 media / 4.50'],
);

const EXPECTED = `La Parrilla: 3 prices up (LA GORDI 14.90 → 15.90 …), 2 prices down (Queso de cabra y nueces 11.50 → 10.95 …), 1 price changed (Burrata y tomate rosa 12.50 → S.M), 1 price added, 1 section new, 1 section hidden, 1 section renamed, 1 section at another place, 1 dish new, 1 dish gone, 1 dish hidden, 1 dish renamed, 1 dish in another section, 1 dish at another place, 2 allergens removed, 1 dish no longer declares its allergens, 1 allergen added, 1 dish now declares its allergens, 1 subtitle changed, 1 time of the offer changed, 1 description changed, 1 detail removed, 1 translation changed (en), 1 translation removed (en), 1 time window changed, 4 pictures changed, 1 link changed, 2 details of presentation changed, 1 inclusion gone, 1 option gone, contact changed, theme changed, stamp card changed
  subtitle: “Carta de Granada” → “Nuestra carta”
  phone: 958 000 202 → 958 000 303
  accent: #ff8a3d → #ffb03d
  stamps: 10 → 8
  Ensaladas
    Gana un viaje para dos. Mira el reel y participa: link: https://www.instagram.com/reel/CARTAPRUEBAviaje/ → https://www.instagram.com/reel/CARTAPRUEBAplaya/
    LA GORDI: price 14.90 → 15.90
    ! LA GORDI: ALLERGEN REMOVED: molusco (contained → may contain)
    LA GORDI: badge: parrilla/calidad.svg → none
    César Parrilla: price 11.95 → 12.50
    Queso de cabra y nueces: price 11.50 → 10.95
    Burrata y tomate rosa: price 12.50 → S.M
    Ensaladilla de la casa: new, 8.50
    De la Vega: gone (was 9.95)
  Carnes
    now after Ensaladas
    Huevos rotos con jamón ibérico: moved: Entrantes → Carnes
    Secreto ibérico: shown at any hour → from 19:00 to 3:00
    Chuletón de vaca madurada, 600 g: garnish included: yes → no
    Menú de mediodía: time of the offer: “De lunes a viernes, de 12:00 a 16:00” → “De lunes a viernes, de 13:00 a 16:00”
    Menú infantil: inclusion gone: Bebida
  Para compartir
    section renamed: “Entrantes” → “Para compartir”
    Pan de ajo gratinado: renamed: “Pan de ajo con queso” → “Pan de ajo gratinado”
    ! Pan de ajo gratinado: ALLERGEN REMOVED: sesamo (may contain → absent)
    ! Patatas de la casa: ALLERGENS NO LONGER DECLARED (before: may contain gluten)
    Patatas Parrilla: allergen added: soja (may contain → contained)
    Nachos de la casa: hidden
    Alitas BBQ: picture: parrilla/alitas.jpg → none
    Añade a tu entrante, Extras, Salsa extra: price +1.50 → +1.80
  Burgers
    picture: parrilla/burgers.jpg → none
    La Parrilla: picture replaced by another with the same name: parrilla/la-parrilla.jpg
    La Trufada: description: “Provolone, setas salteadas, rúcula y mayonesa de trufa” → “Provolone, setas a la plancha, rúcula y mayonesa de trufa”
    La Trufada: detail removed: “Las setas se saltean al momento, con ajo y tomillo.”
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
    Tónica: name in English (en) removed: “Tonic water”
    Té frío con limón: now after Limonada de la casa
    IPA de la casa: name in English (en): “House IPA” → “Our own IPA”
    IPA de la casa: price Media added: 2.50

The words around every menu: 1 text changed
  item.smash (en): “MAKE IT SMASH” → “HAVE IT SMASHED”

3 statements about allergens say less than before. Check the dishes marked with !; if all are right, add --allow-allergen-removal.
`;

test('each kind of change is said in the words of the menu', async () => {
  const { root } = repository(FILES);
  const [smash = ''] = /(?<=^  smash: .*@en ).*?(?= @)/m.exec(INTERFACE) ?? [];
  writeFiles(root, {
    'menus/parrilla.yaml': CHANGED_VENUE,
    'menus/_shared/parrilla.yaml': CHANGED_PARTIAL,
    'menus/img/parrilla/la-parrilla.jpg': '<svg width="600" height="400"/>',
    'menus/_system/interface.yaml': changed(INTERFACE, [` @en ${smash} @`, ' @en HAVE IT SMASHED @']),
  });
  const { status, out, err } = await runCommand(root, 'diff');
  expect({ status, err }).toEqual({ status: 1, err: '' });
  expect(out).toBe(EXPECTED.replace('MAKE IT SMASH', smash));
});

test('what a partial changes is said once for the venues that use it', async () => {
  const { root, commit } = repository({ ...FILES, 'menus/parrilla-playa.yaml': read('parrilla-playa.yaml') });
  const partial = changed(
    PARTIAL,
    ['Chocolate fondant: 6.95', 'Chocolate fondant: 7.20'],
    // The one has this dish, the other leaves it out.
    ['ice cream: 7.95 [frutos con cáscara, gluten', 'ice cream: 8.25 [gluten'],
    // Both have it, the other at a price of its own.
    ['price: 14.95', 'price: 15.20'],
  );
  commit({ 'menus/_shared/parrilla.yaml': partial });
  const { out } = await runCommand(root, 'diff', 'HEAD~1');
  expect(out).toBe(`In 2 venues (La Parrilla, La Parrilla de la Playa): 1 price up (Coulant de chocolate 6.95 → 7.20)
  Postres
    Coulant de chocolate: price 6.95 → 7.20

La Parrilla: 2 prices up (La Parrilla 14.95 → 15.20 …), 1 allergen removed
  Burgers
    La Parrilla: price 14.95 → 15.20
  Postres
    Brownie con helado de vainilla: price 7.95 → 8.25
    ! Brownie con helado de vainilla: ALLERGEN REMOVED: frutos con cáscara (contained → absent)

1 statement about allergens says less than before. Check the dishes marked with !; if all are right, add --allow-allergen-removal.
`);
});
