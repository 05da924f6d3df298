/**
 * What holds of every kind of entry, also of those that are still to come: the kinds are those of the table, and an entry of each
 * is made by walking its fields. Whatever a dish declares of allergens, nobody who asks overlooks it.
 */
import { assert, property, shuffledSubarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { allergenMatrix } from '../../../codegen/tools/allergens/matrix.ts';
import { compareVenue } from '../../../codegen/tools/changes/compare/compare-venue.ts';
import type { CompiledVenue } from '../../../codegen/resolve/compile-venue.ts';
import { emitMenu } from '../../../codegen/emit/venue-menu.ts';
import type { Kind } from '../../../codegen/kinds/kind.ts';
import { ENTRY_KINDS, KINDS } from '../../../codegen/kinds/kinds.ts';
import type { EntryFields } from '../../../codegen/kinds/resolved.ts';
import { venueTable } from '../../../codegen/tools/menu-table/venue-table.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { interfaceTexts } from '../../../generated/interface.ts';
import { venueGraph } from '../../../src/app/structured-data/venue-graph.ts';
import { dietsIn, isDish, verdictOf } from '../../../src/menu/finder/allergens/verdict-of.ts';
import { indexMenu, searchMenu } from '../../../src/menu/finder/search/search-index.ts';
import { KINDS as PAGE_KINDS, type Menu, type MenuTexts } from '../../../src/menu/model.ts';
import { spanishLookup, textLookup } from '../../../src/menu/text-lookup.ts';
import { type Mark, MARKS } from '../../../src/terms/marks.ts';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import { orderOfText, printed, textOf, valuesOf } from '../support/printed.ts';
import { compile, inOneLine, withItems } from '../support/compile.ts';

const TABLE: Readonly<Record<string, Kind>> = KINDS;
const kindsWhere = (is: (kind: Kind) => boolean) => ENTRY_KINDS.filter((kind) => is(KINDS[kind]));

const canDeclare = ({ fields }: Kind): boolean => Object.values(fields).some(({ type }) => type === 'allergens');
const SERVED = kindsWhere(({ isServed }) => isServed);
const DECLARING = kindsWhere(canDeclare);

/** The types of the fields that the parts of an entry have; those of a dish or an option are said by it. */
const typesWithin = (fields: EntryFields): string[] =>
  Object.values(fields).flatMap(({ type, fields: inner }) => [
    ...(type === 'dishes' ? ['allergens', 'marks'] : type === 'options' ? ['marks'] : []),
    ...(inner ? [...Object.values(inner).map((field) => field.type), ...typesWithin(inner)] : []),
  ]);
const DECLARING_WITHIN = kindsWhere(({ fields }) => typesWithin(fields).includes('allergens'));
const MARKED_WITHIN = kindsWhere(({ fields }) => typesWithin(fields).includes('marks'));
const MARKED = kindsWhere(({ fields }) =>
  Object.values<EntryFields[string]>(fields).some(({ type }) => type === 'marks'),
);

const NAME = 'Nombredelplato';

/** A word that no other text of the entry has. */
type NewWord = () => string;

/** Words that are no slip of the pen of each other. */
function words(): { newWord: NewWord; all: string[] } {
  const all: string[] = [];
  const newWord = (): string => {
    const word = `Palabra${String.fromCodePoint(97 + all.length).repeat(4)}`;
    all.push(word);
    return word;
  };
  return { newWord, all };
}

/** Every field of a table whose value can be told by its type; switches and pictures say nothing that is declared. */
function fieldsOf(table: EntryFields, newWord: NewWord, ofPart?: OfPart): Record<string, unknown> {
  const values = Object.entries(table).map(([name, field]) => [name, valueOf(field, newWord, ofPart)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What each part of an entry says for itself. */
type OfPart = { readonly allergens?: string; readonly marks?: string };

function valueOf({ type, fields = {}, min = 0 }: EntryFields[string], newWord: NewWord, ofPart: OfPart = {}): unknown {
  switch (type) {
    case 'text':
      return newWord();
    case 'texts':
    case 'drinks':
      return [newWord(), newWord()];
    case 'dishes':
      return [newWord(), { [newWord()]: `+1 ${ofPart.allergens ? `[${ofPart.allergens}]` : (ofPart.marks ?? '')}` }];
    case 'options':
      return [newWord(), { [newWord()]: `+1 ${ofPart.marks ?? ''}` }];
    case 'mapping':
      return { ...fieldsOf(fields, newWord, ofPart), ...saidIn(fields, ofPart) };
    case 'mappings':
      return [{ ...fieldsOf(fields, newWord, ofPart), ...saidIn(fields, ofPart) }];
    case 'price':
      return '4.00';
    case 'integer':
      return min;
    case 'choose':
      return 'any';
    case 'string':
    case 'boolean':
    case 'choice':
    case 'id':
    case 'image':
    case 'folder':
    case 'link':
    case 'source':
    case 'prices':
    case 'allergens':
    case 'marks':
      return undefined;
  }
}

const saidIn = (fields: EntryFields, ofPart: OfPart): object =>
  Object.fromEntries(Object.entries(ofPart).filter(([name]) => name in fields));

type Declared = { readonly contains: readonly Allergen[]; readonly mayContain: readonly Allergen[] };

/** A menu with one entry of a kind; undefined: nothing is declared. */
function menuWith(
  kind: string,
  declared?: Declared,
  marks: readonly Mark[] = [],
  ofPart?: OfPart,
): { text: string; compiled: CompiledVenue; venue: ResolvedVenue; said: string[] } {
  const { newWord, all } = words();
  const { fields = {} } = TABLE[kind] ?? {};
  const allergens = declared && [...declared.contains, ...declared.mayContain.map((key) => `~${key}`)];
  const entry = {
    [kind]: NAME,
    ...fieldsOf(fields, newWord, ofPart),
    ...(allergens && { allergens: allergens.length === 0 ? 'none' : allergens }),
    // A wine without sulphites says so.
    ...(allergens && !/sulfitos/.test(allergens.join()) && { confirmed: ['sulfitos'] }),
    ...(marks.length > 0 && { marks }),
  };
  const text = stringify({ venue: 'Bar', languages: 'es', sections: [{ section: 'Carta', items: [entry] }] });
  const compiled = compile(text);
  expect(compiled.diagnostics.map(inOneLine)).toEqual([]);
  if (compiled.venue === undefined) throw new Error('A menu without problems gives a venue.');
  return { text, compiled, venue: compiled.venue, said: all };
}

/** The entry as the page has it, with the texts of the menu. */
function pageOf(venue: ResolvedVenue) {
  const { menu: emitted, texts } = emitMenu(venue);
  const menu = emitted as Menu;
  const es = Object.fromEntries(texts.ofFirst('es'));
  const [entry] = menu.sections[0]?.entries ?? [];
  if (entry === undefined) throw new Error('The section has an entry.');
  return { menu, es, entry };
}

async function graphOf(menu: Menu, es: MenuTexts): Promise<unknown> {
  const page = 'https://cartas.example/bar';
  const { texts } = await interfaceTexts.es();
  return venueGraph({
    menu,
    language: 'es',
    own: es,
    first: es,
    texts,
    origin: 'https://cartas.example',
    page,
    file: `${page}/menu.es.jsonld`,
  });
}

const AROUND = { labels: { before: () => ({}), after: () => ({}) }, isPictureChanged: () => false };
const changes = (before: ResolvedVenue, after: ResolvedVenue): string[] =>
  compareVenue(before, after, AROUND).map(({ code, allergen, field, after: is = '' }) =>
    [code, allergen ?? (field && `${field} ${is}`)].filter(Boolean).join(' '),
  );

/** Some allergens that are contained, and others of which there may be traces. */
const declarations = shuffledSubarray([...ALLERGENS]).chain((all) =>
  shuffledSubarray(all).map((contains): Declared => ({
    contains,
    mayContain: all.filter((allergen) => !contains.includes(allergen)),
  })),
);

test('there are kinds that can declare allergens, and each is something to eat or drink', () => {
  expect(DECLARING).toEqual(expect.arrayContaining(['item', 'highlight', 'promo', 'setMenu', 'wine']));
  expect(DECLARING.filter((kind) => !SERVED.includes(kind))).toEqual([]);
});

test.each(ENTRY_KINDS)('page and compiler know the same of the kind %s', (kind) => {
  const { components, isServed, row, line }: Kind = KINDS[kind];
  const known = (Object.keys(components) as (keyof typeof PAGE_KINDS)[]).map((each) => PAGE_KINDS[each]);
  expect(known).not.toEqual([]);
  for (const facts of known) {
    expect(facts).toMatchObject({ isServed, isRow: row !== undefined });
    expect('line' in facts ? facts.line : undefined).toEqual(line);
  }
});

test.each(ENTRY_KINDS.filter((kind) => 'price' in KINDS[kind].fields))(
  'a price behind the name of the kind %s is moved below it',
  (kind) => {
    const { diagnostics } = compile(withItems(`- ${kind}: Pan: 3`));
    expect(diagnostics.map(({ fix }) => fix?.text)).toEqual(['\n    price: 3']);
  },
);

describe.each(DECLARING)('a dish of the kind %s that speaks of prawns and declares none', (kind) => {
  const problems = (more: object): string[] => {
    const entry = { [kind]: 'Gambas', ...more };
    const text = stringify({ venue: 'Bar', sections: [{ section: 'Carta', items: [entry] }] });
    return compile(text).diagnostics.map(({ code, message }) => `${code} ${message}`);
  };
  const isSpoken = expect.stringMatching(/^undeclared-ingredient "Gambas" speaks of crustaceos,/);

  test('is a warning, until it is declared or confirmed', () => {
    expect(problems({ allergens: 'sulfitos' })).toEqual([isSpoken]);
    expect(problems({ allergens: 'sulfitos, ~crustaceos' })).toEqual([]);
    expect(problems({ allergens: 'sulfitos', confirmed: ['crustaceos'] })).toEqual([]);
  });

  test('cannot confirm what it declares', () => {
    const said = problems({ allergens: 'sulfitos, crustaceos', confirmed: ['crustaceos'] });
    expect(said).toEqual([expect.stringMatching(/^conflicting-rules /)]);
  });
});

describe.each(DECLARING)('what a dish of the kind %s declares', (kind) => {
  test('is what the filter says of it, and no more', () => {
    assert(
      property(declarations, ({ contains, mayContain }) => {
        const { entry } = pageOf(menuWith(kind, { contains, mayContain }).venue);
        expect(isDish(entry)).toBe(true);
        for (const allergen of ALLERGENS) {
          const said = contains.includes(allergen)
            ? 'contains'
            : mayContain.includes(allergen)
              ? 'mayContain'
              : 'notAmong';
          expect(verdictOf(entry, [allergen], true)).toMatchObject({ kind: said, hidden: said !== 'notAmong' });
        }
      }),
      { numRuns: 20 },
    );
  });

  test("stands on the kitchen's sheet", () => {
    assert(
      property(declarations, ({ contains, mayContain }) => {
        const [section] = allergenMatrix(menuWith(kind, { contains, mayContain }).venue, 'es');
        const marks = ALLERGENS.map((allergen) =>
          contains.includes(allergen) ? 'contains' : mayContain.includes(allergen) ? 'mayContain' : 'unlisted',
        );
        expect(section?.rows).toEqual([{ name: NAME, isDeclared: true, marks }]);
      }),
      { numRuns: 20 },
    );
  });

  test('stands in a spreadsheet, where a row can hold the dish', () => {
    const [names = [], ...rows] = venueTable(
      menuWith(kind, { contains: ['gluten'], mayContain: ['soja'] }).venue,
      'es',
    ).cells;
    const cells = rows.map((row) => row[names.indexOf('Alérgenos')]);
    expect(cells.includes('gluten, ~soja')).toBe('inTable' in KINDS[kind]);
  });

  test('is told when it changes', () => {
    const nothing = menuWith(kind).venue;
    const none = menuWith(kind, { contains: [], mayContain: [] }).venue;
    const gluten = menuWith(kind, { contains: ['gluten'], mayContain: [] }).venue;
    const traces = menuWith(kind, { contains: [], mayContain: ['gluten'] }).venue;
    expect(changes(nothing, none)).toEqual(['allergens-declared']);
    expect(changes(none, gluten)).toEqual(['allergen-added gluten']);
    expect(changes(gluten, traces)).toEqual(['allergen-removed gluten']);
    expect(changes(traces, nothing)).toEqual(['allergens-undeclared']);
  });

  test('is missed where it is nothing', () => {
    const missed = (declared?: Declared) => menuWith(kind, declared).compiled.undeclared.map(({ name }) => name);
    expect(missed()).toEqual([NAME]);
    expect(missed({ contains: [], mayContain: [] })).toEqual([]);
    expect(missed({ contains: [], mayContain: ['soja'] })).toEqual([]);
  });
});

describe.each(MARKED)('what is marked of the kind %s', (kind) => {
  test('is what the editor wrote, with what it implies', () => {
    assert(
      property(shuffledSubarray([...MARKS], { minLength: 1 }), (marks) => {
        const [entry] = menuWith(kind, undefined, marks).venue.sections[0]?.entries ?? [];
        const said = MARKS.filter(
          (mark) => marks.includes(mark) || (mark === 'vegetariano' && marks.includes('vegano')),
        );
        expect(entry).toMatchObject({ marks: said });
      }),
      { numRuns: 20 },
    );
  });

  test('is told when it changes', () => {
    const [before, after] = [menuWith(kind).venue, menuWith(kind, undefined, ['vegano']).venue];
    expect(changes(before, after)).toEqual(['look marks vegetariano, vegano']);
  });

  test("stands on the kitchen's sheet", () => {
    const [section] = allergenMatrix(menuWith(kind, undefined, ['vegano', 'picante']).venue, 'es');
    expect(section?.rows).toMatchObject([{ name: NAME, isDeclared: false, character: ['vegano', 'picante'] }]);
  });

  test('stands in a spreadsheet, where a row can hold the dish', () => {
    const [names = [], ...rows] = venueTable(menuWith(kind, undefined, ['vegano']).venue, 'es').cells;
    const cells = rows.map((row) => row[names.indexOf('Distintivos')]);
    expect(cells.includes('vegetariano, vegano')).toBe('inTable' in KINDS[kind]);
  });
});

describe.each(MARKED)('what is marked as vegan of the kind %s', (kind) => {
  const page = () => pageOf(menuWith(kind, undefined, ['vegano', 'picante']).venue);

  test('stays for who looks for it, and what is not marked is not said to be otherwise', () => {
    const { menu, entry } = page();
    const unmarked = pageOf(menuWith(kind).venue).entry;
    expect(dietsIn(menu.sections)).toEqual(['vegetariano', 'vegano']);
    for (const diet of ['vegetariano', 'vegano'] as const) {
      const wanted = { diets: [diet], hiding: dietsIn(menu.sections) };
      expect(verdictOf(entry, [], false, wanted)).toMatchObject({ kind: 'marked', has: [diet], hidden: false });
      expect(verdictOf(unmarked, [], false, wanted)).toMatchObject({ kind: 'notMarked', lacks: [diet], hidden: true });
    }
    const nowhere = { diets: ['sin gluten'] as const, hiding: dietsIn(menu.sections) };
    expect(verdictOf(entry, [], false, nowhere)).toMatchObject({ kind: 'notMarked', hidden: false });
  });

  test('is found by the word of each language', async () => {
    const { menu, es } = page();
    for (const [language, query] of [
      ['es', 'vegetariano'],
      ['en', 'vegan'],
      ['fr', 'épicé'],
      ['de', 'vegetarisch'],
      ['it', 'piccante'],
      ['ca', 'vegà'],
    ] as const) {
      const { marks } = (await interfaceTexts[language]()).texts;
      const index = indexMenu(menu.sections, textLookup(es, es, 'es'), spanishLookup(undefined), marks);
      expect(searchMenu(index, query).map(({ isSimilar }) => isSimilar)).toEqual([false]);
    }
  });

  test('is suitable for that diet to search engines', async () => {
    const { menu, es } = page();
    const said = JSON.stringify(await graphOf(menu, es));
    expect(said).toContain('"suitableForDiet":["https://schema.org/VegetarianDiet","https://schema.org/VeganDiet"]');
    const unmarked = pageOf(menuWith(kind).venue);
    expect(JSON.stringify(await graphOf(unmarked.menu, unmarked.es))).not.toContain('suitableForDiet');
  });

  test('is drawn with its sign on paper, and said in words', async () => {
    const { bytes } = await printed(orderOfText(menuWith(kind, undefined, ['vegano', 'picante']).text));
    expect(textOf(bytes)).toContain('Distintivos');
    expect(valuesOf(bytes, 'Alt').join()).toContain('Vegano, Picante.');
  });
});

test('whose parts can declare allergens can declare those of all of it', () => {
  expect(DECLARING_WITHIN).toContain('setMenu');
  expect(DECLARING_WITHIN.filter((kind) => !DECLARING.includes(kind))).toEqual([]);
});

describe.each(DECLARING_WITHIN)('what a part of the kind %s declares', (kind) => {
  const spoken = menuWith(kind, undefined, [], { allergens: 'gluten' });

  test('is what the filter says of the whole, also where that says that it has none', () => {
    const none = menuWith(kind, { contains: [], mayContain: [] }, [], { allergens: 'gluten' });
    for (const { venue } of [spoken, none]) {
      expect(verdictOf(pageOf(venue).entry, ['gluten'], true)).toMatchObject({ kind: 'contains', hidden: true });
    }
  });

  test("stands on the kitchen's sheet, by the name of the part", () => {
    const [section] = allergenMatrix(spoken.venue, 'es');
    const [whole, ...parts] = (section?.rows ?? []).filter(({ marks }) => marks.includes('contains'));
    expect(whole?.name).toBe(NAME);
    expect(parts).not.toEqual([]);
    expect(parts.filter(({ name }) => !spoken.said.some((word) => name === `${NAME} · ${word}`))).toEqual([]);
  });

  test('is told when it changes', () => {
    const other = menuWith(kind, undefined, [], { allergens: 'soja' });
    const told = changes(spoken.venue, other.venue).filter((change) => change === 'allergen-added soja');
    expect(told.length).toBeGreaterThan(1);
  });
});

test.each(MARKED_WITHIN)('what a part of the kind %s is marked with is looked for and explained', async (kind) => {
  const { venue, text } = menuWith(kind, undefined, [], { marks: 'vegano' });
  expect(dietsIn(pageOf(venue).menu.sections)).toEqual(['vegetariano', 'vegano']);
  const { bytes } = await printed(orderOfText(text));
  expect(textOf(bytes)).toContain('Distintivos');
});

test('whatever has a name can be marked, and say how much it is', () => {
  const named = kindsWhere(({ holds }) => holds === 'name');
  expect(MARKED).toEqual(named);
  expect(kindsWhere(({ fields }) => fields['quantity']?.type === 'text')).toEqual(named);
});

describe.each(SERVED)('a dish of the kind %s that declares nothing', (kind) => {
  test('is not declared for the filter, and a strict one hides it', () => {
    const { entry } = pageOf(menuWith(kind).venue);
    expect(isDish(entry)).toBe(true);
    expect(verdictOf(entry, ['sulfitos'], true)).toMatchObject({ kind: 'notDeclared', hidden: true });
  });

  test("is a question on the kitchen's sheet", () => {
    const [section] = allergenMatrix(menuWith(kind).venue, 'es');
    expect(section?.rows).toEqual([{ name: NAME, isDeclared: false, marks: ALLERGENS.map(() => 'undeclared') }]);
  });
});

describe.each(SERVED)('a dish of the kind %s', (kind) => {
  test('is found by every word that the menu says of it', async () => {
    const { venue, said } = menuWith(kind);
    const { menu, es } = pageOf(venue);
    const { marks } = (await interfaceTexts.es()).texts;
    const index = indexMenu(menu.sections, textLookup(es, es, 'es'), spanishLookup(undefined), marks);
    const lost = [NAME, ...said].filter((word) => searchMenu(index, word).length === 0);
    expect(lost).toEqual([]);
  });

  test('is part of what search engines are told', async () => {
    const { menu, es } = pageOf(menuWith(kind).venue);
    const graph = await graphOf(menu, es);
    expect(JSON.stringify(graph)).toContain(`"name":"${NAME}"`);
  });
});
