import { expect, test } from 'vitest';
import { formatText } from '../../../codegen/layout/format-text.ts';
import { formatted, formattedItems } from '../support/format.ts';

test('fields stand in the order of their tables, and what is nested is indented by two', () => {
  expect(
    formatted(`sections:
- section: Carta
  items:
  -   description: Con patatas
      item: Costillas
      allergens: gluten
      price: 15.95
  - setMenu: Menú
    drink: {condition: Una, options: Vino}
    courses:
    - dishes:
      - Pan
      title: Primero
    price: 30
theme:
    font: serif
    accent: "#9c2f1f"
languages: es
venue: Bar
`),
  ).toBe(`venue: Bar
languages: es
theme:
  accent: "#9c2f1f"
  font: serif

sections:
  - section: Carta
    items:
      - item: Costillas
        price: 15.95
        allergens: gluten
        description: Con patatas
      - setMenu: Menú
        price: 30
        courses:
          - title: Primero
            dishes:
              - Pan
        drink: {options: Vino, condition: Una}
`);
});

test('one blank line stands between sections, and at most one elsewhere', () => {
  expect(
    formatted(`

venue: Bar



contact:

  phone: 958 000 101
sections:

  - section: Uno
    items:


      - Pan: 1


      - Agua: 2
  # De temporada.
  - section: Dos
    items:
      - Vino: 3


`),
  ).toBe(`venue: Bar

contact:
  phone: 958 000 101

sections:
  - section: Uno
    items:
      - Pan: 1

      - Agua: 2

  # De temporada.
  - section: Dos
    items:
      - Vino: 3
`);
});

test('comments stay with what they comment', () => {
  expect(
    formatted(`# yaml-language-server: $schema=x
# La cabecera se queda arriba.
languages: es   # el idioma
# El nombre.
venue: Bar#1 # a la vista
sections: # la carta
# lo primero
- section: Uno # abajo
  items:
  # un plato
  - Pan: 1    # del día
  - # con dos campos
    description: De la casa
    # en euros
    price: 2
    item: Vino
    # nada más
  # - Agua: 1
# otra cosa
- section: Dos
  items: [] # vacía
# el final
`),
  ).toBe(`# yaml-language-server: $schema=x
# La cabecera se queda arriba.
# El nombre.
venue: Bar#1 # a la vista
languages: es # el idioma

sections: # la carta
  # lo primero
  - section: Uno # abajo
    items:
      # un plato
      - Pan: 1 # del día
      - # con dos campos
        item: Vino
        # en euros
        price: 2
        description: De la casa
        # nada más
      # - Agua: 1

  # otra cosa
  - section: Dos
    items: [] # vacía
# el final
`);
});

test('texts of several lines keep their lines', () => {
  expect(
    formattedItems(`- item: Gilda
     @en Skewer
     @fr Pique
  price: 2
  description: >-
       Anchoa

         y oliva
       @en Anchovy

  detail: "Una
    y dos"
- note:
    En la línea de abajo
- heading: |
   Uno
   @en One # no es un comentario`),
  ).toBe(`- item: Gilda
    @en Skewer
    @fr Pique
  price: 2
  description: >-
    Anchoa

      y oliva
    @en Anchovy

  detail: "Una
    y dos"
- note: En la línea de abajo
- heading: |
    Uno
    @en One # no es un comentario`);
});

test('brackets on one line stay on it; those on several become one line if it is short', () => {
  const long = Array.from({ length: 12 }, (_, index) => `Acompañamiento ${index}`);
  expect(
    formattedItems(`- promo: Uno
  includes: [Pan,
    Agua]
- promo: Dos
  includes: [${long.join(',')}]
- promo: Tres
  includes: [${long.join(',\n    ')}]
- promo: Cuatro
  includes: [Pan, # de ayer
      Agua]`),
  ).toBe(`- promo: Uno
  includes: [Pan, Agua]
- promo: Dos
  includes: [${long.join(', ')}]
- promo: Tres
  includes: [
      ${long.join(',\n      ')}
    ]
- promo: Cuatro
  includes: [Pan, # de ayer
      Agua]`);
});

test('an alias stays behind its anchor', () => {
  expect(
    formattedItems(`- item: Uno
  description: &casa De la casa
  price: 1
- item: Dos
  description: *casa
  allergens: gluten
- item: Tres
  description: &tres Tres
  price: 3
  detail: *tres
- description: &cuatro Cuatro
  item: *cuatro`),
  ).toBe(`- item: Uno
  price: 1
  description: &casa De la casa
- item: Dos
  allergens: gluten
  description: *casa
- item: Tres
  price: 3
  description: &tres Tres
  detail: *tres
- description: &cuatro Cuatro
  item: *cuatro`);
});

test('merge keys, tags, anchors of blocks and lists in lists stay what they are', () => {
  const items = `- &pan
  item: Pan
  price: 1
- <<: *pan
  item: Pan de ayer
- item: !!str Vino
- promo: Menú
  includes: &todo
    - Pan
- - Pan: 1
  - Vino: 2
-
- *pan`;
  const text = formattedItems(items);
  expect(text).toBe(items);
});

test('a key behind a question mark is kept as it is written', () => {
  expect(formattedItems(`-   ? Pan\n    : 1`)).toBe('- ? Pan\n  : 1');
});

test('lines end as on every system, and the file with one line end', () => {
  expect(formatted('venue: Bar\r\nsections:\r\n- section: Uno\r\n  items:\r\n  - Pan: 1\r\n\r\n')).toBe(
    'venue: Bar\n\nsections:\n  - section: Uno\n    items:\n      - Pan: 1\n',
  );
  expect(formatted('venue: Bar\nstatus: unavailable')).toBe('venue: Bar\nstatus: unavailable\n');
});

test('line ends that were doubled are one', () => {
  expect(formatted('venue: Bar\r\r\nstatus: unavailable\r\n')).toBe('venue: Bar\nstatus: unavailable\n');
});

test('a field that nobody knows stays behind the one it follows', () => {
  expect(formatted('venue: Bar\nterrace: true\nsections: []\nlanguages: es\nlogo: a\nvenu: b\n')).toBe(
    'venue: Bar\nterrace: true\nlanguages: es\nlogo: a\nvenu: b\n\nsections: []\n',
  );
});

test('the groups of the interface keep their order and have a blank line between them', () => {
  expect(formatted('# Palabras.\ncontrols:\n    close: Cerrar  @en  Close\n    b: "x"\nb:\n  - c\n', 'interface')).toBe(
    '# Palabras.\ncontrols:\n  close: Cerrar @en Close\n  b: x\n\nb:\n  - c\n',
  );
});

test('what YAML cannot read has no layout', () => {
  const result = formatText({ file: 'menus/bar.yaml', id: 'bar', text: 'venue: [\n' }, 'venue');
  expect(result).toMatchObject({ unreadable: [{ code: 'yaml-syntax', line: 1 }] });
});

test.each(['%YAML 1.2\n---\nvenue: Bar\n', 'venue: Bar\n...\n# fin\n', '- Pan: 1\n', 'Bar\n', '&a\nvenue: Bar\n'])(
  'what is written unlike a menu is kept as it is: %j',
  (text) => {
    expect(formatText({ file: 'menus/bar.yaml', id: 'bar', text }, 'venue')).toEqual({ kept: true });
  },
);

test('a line of dashes above the menu is dropped', () => {
  expect(formatted('# Bar\n---\n# Carta\nvenue: Bar\n')).toBe('# Bar\n# Carta\nvenue: Bar\n');
});

test.each(['[', '- ', '{a: ', '? ', '!a ', '&a '])('a text of %j ten thousand times is no matter', (sign) => {
  const item = `- heading: "a ${sign.repeat(10_000)}"\n- heading: "${sign.repeat(10_000)}"`;
  expect(formattedItems(item).split('\n')).toHaveLength(2);
});

test('a file of comments alone is left as it is', () => {
  expect(formatted('# nada\n\n   # aún\n')).toBe('# nada\n\n   # aún\n');
  const rule = `${'#'.repeat(10_000)}\n`;
  expect(formatted(`${rule}venue: Bar\n`)).toBe(`${rule}venue: Bar\n`);
});
