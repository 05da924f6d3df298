import { describe, expect, test } from 'vitest';
import { expectProblems, expectValid, compile, inOneLine, withItems } from '../support/compile.ts';

describe('a text that YAML misreads is named, as it must be quoted', () => {
  test.each([
    [
      '- Tomate: el de temporada: 9.5',
      '6:5 error yaml-syntax: This text holds a colon and a space, so YAML misreads it: "Tomate: el de temporada" must be in quotes. (write "Tomate: el de temporada": 9.5)',
    ],
    [
      '- note: Pan: 1,50 @en Bread: 1.50',
      '6:11 error yaml-syntax: This text holds a colon and a space, so YAML misreads it: "Pan: 1,50 @en Bread: 1.50" must be in quotes. (write "Pan: 1,50 @en Bread: 1.50")',
    ],
    [
      '- @casa: 3',
      '6:5 error yaml-syntax: This text starts with @, so YAML misreads it: "@casa" must be in quotes. (write "@casa": 3)',
    ],
    [
      '- item: @casa',
      '6:11 error yaml-syntax: This text starts with @, so YAML misreads it: "@casa" must be in quotes. (write "@casa")',
    ],
    [
      '- `Sol`: 3',
      '6:5 error yaml-syntax: This text starts with `, so YAML misreads it: "`Sol`" must be in quotes. (write "`Sol`": 3)',
    ],
    [
      '- & Fish: 3',
      '6:5 error yaml-syntax: This text starts with &, so YAML misreads it: "& Fish" must be in quotes. (write "& Fish": 3)',
    ],
    [
      '- heading: &casa',
      '6:14 error yaml-syntax: This text starts with &, so YAML misreads it: "&casa" must be in quotes. (write "&casa")',
    ],
    [
      '- Pan: &casa # nuevo\n- Agua: 2',
      '6:10 error yaml-syntax: This text starts with &, so YAML misreads it: "&casa" must be in quotes. (write "&casa")',
    ],
    [
      '- note: {es: &casa, en: Home}',
      '6:16 error yaml-syntax: This text starts with &, so YAML misreads it: "&casa" must be in quotes. (write "&casa")',
    ],
    [
      '- *Estrella*: 3',
      '6:5 error yaml-syntax: This text starts with *, so YAML misreads it: "*Estrella*" must be in quotes. (write "*Estrella*": 3)',
    ],
    [
      '- !Oferta: 3',
      '6:5 error yaml-syntax: This text starts with !, so YAML misreads it: "!Oferta" must be in quotes. (write "!Oferta": 3)',
    ],
    [
      '- %5: 3',
      '6:5 error yaml-syntax: This text starts with %, so YAML misreads it: "%5" must be in quotes. (write "%5": 3)',
    ],
    [
      '- {Pan} y ajo: 3',
      '6:5 error yaml-syntax: This text starts with {, so YAML misreads it: "{Pan} y ajo" must be in quotes. (write "{Pan} y ajo": 3)',
    ],
    [
      '- Pan: [gluten] onlyNight',
      '6:10 error yaml-syntax: This text starts with [, so YAML misreads it: "[gluten] onlyNight" must be in quotes. (write "[gluten] onlyNight")',
    ],
    [
      '- "La" casa: 3',
      `6:5 error yaml-syntax: This text starts with ", so YAML misreads it: ""La" casa" must be in quotes. (write '"La" casa': 3)`,
    ],
    ["- 'Tis: 3", `6:5 error yaml-syntax: The quotation mark before Tis is not closed. (write "'Tis")`],
    [
      '- "La casa: 3\n- "Pan": 2',
      '6:5 error yaml-syntax: The quotation mark before La casa is not closed. (write "La casa")',
    ],
    [
      '- Pan: [gluten, huevos\n- Agua: 2',
      '6:10 error yaml-syntax: This [ is not closed. (write ] at the end, or put the text in quotes)',
    ],
    [
      '- item: Pan\n  price:3',
      '7:11 error yaml-syntax: A space is missing after the colon of "price:3". (write "price: 3")',
    ],
  ])('%s', (items, problem) => {
    expectProblems(withItems(items), [problem]);
  });
});

describe('a line that stands wrongly is pointed at', () => {
  test.each([
    [
      'indented too far',
      '- item: Pan\n    price: 3',
      '7:7 error yaml-syntax: This line is not indented like the lines it belongs with. (let it begin in the same column as its neighbours)',
    ],
    [
      'indented too little',
      '- item: Pan\n  price: 3\n image: pan',
      '8:4 error yaml-syntax: This line is not indented like the lines it belongs with. (let it begin in the same column as its neighbours)',
    ],
    [
      'indented with a tab',
      '- item: Pan\n\tprice: 3',
      '7:3 error yaml-syntax: This line is indented with a tab. (indent with spaces only)',
    ],
    [
      'without a colon',
      '- Agua 2\n  price: 3',
      '6:5 error yaml-syntax: "Agua 2" has no colon with a space after it. (write "Agua 2: …", or indent the lines below it less)',
    ],
    [
      'a list behind a colon',
      '- item: - Pan',
      '6:11 error yaml-syntax: A list cannot begin behind a colon. (begin it on the next line, or put the text in quotes)',
    ],
    [
      'a bracket too many',
      '- item: Pan\n  allergens: gluten]\n- X: [gluten]]',
      '8:8 error yaml-syntax: This text starts with [, so YAML misreads it: "[gluten]]" must be in quotes. (write "[gluten]]")',
    ],
  ])('%s', (_, items, problem) => {
    const found = compile(withItems(items)).diagnostics.map(inOneLine);
    expect(found.filter((each) => each.includes('yaml-syntax'))).toEqual([problem]);
  });
});

test('a file with two documents', () => {
  expectProblems('venue: Bar\n---\nvenue: Otro\n', [
    '2:1 error yaml-syntax: A second document begins here. (delete the line of dashes or dots: a file holds one menu)',
  ]);
});

test('a name that is longer than YAML takes', () => {
  expectProblems(withItems(`- ${'a'.repeat(1030)}: 3`), [
    '6:5 error yaml-syntax: The text before the colon is longer than 1,024 characters. (write - item: and the text behind it)',
  ]);
});

test('a backslash in double quotes', () => {
  expectProblems(withItems('- "Bar \\@en": 3'), [
    '6:10 error yaml-syntax: Inside double quotes, "\\@" has no meaning. (write the backslash twice, or use single quotes)',
  ]);
});

test('one misread line hides no problem of the others, and nothing that follows from it is said', () => {
  expectProblems(withItems('- Menú: el rico: 9.5\n- Agua: 9..5\n- Pan: [gluten] onlyNight\n- Vino: 3 [glutn]'), [
    '6:5 error yaml-syntax: This text holds a colon and a space, so YAML misreads it: "Menú: el rico" must be in quotes. (write "Menú: el rico": 9.5)',
    '7:11 error bad-price: "9..5" is not an amount. (write an amount such as 9.50 or 9,50 €)',
    '8:10 error yaml-syntax: This text starts with [, so YAML misreads it: "[gluten] onlyNight" must be in quotes. (write "[gluten] onlyNight")',
    '9:14 error unknown-allergen: "glutn" is not an allergen. (did you mean "gluten"?)',
  ]);
});

test('what is quoted is read as it stands', () => {
  const names = expectValid(
    withItems(`- "Tomate: el de temporada": 9.5\n- '@casa': 3\n- "*Estrella* #1": 4\n- 7 Up: 2\n- 1906: 3\n- No: 1`),
  ).sections[0]?.entries.map((entry) => ('name' in entry ? entry.name.es : ''));
  expect(names).toEqual(['Tomate: el de temporada', '@casa', '*Estrella* #1', '7 Up', '1906', 'No']);
});
