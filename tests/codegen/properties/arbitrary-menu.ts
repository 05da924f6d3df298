/**
 * Valid menus, made from the field tables of the compiler: each field by its type, so that a new field is tried the day it
 * is written into its table.
 */
import * as fc from 'fast-check';
import { ENTRIES, type EntryWord } from '../../../codegen/validate/entry-fields.ts';
import type { Field, FieldTable } from '../../../codegen/validate/field.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, VENUE_FIELDS } from '../../../codegen/validate/fields.ts';
import { DEFAULT_FIELDS } from '../../../codegen/kinds/item-fields.ts';
import {
  allergenWords,
  dishValue,
  extraPrice,
  html,
  key,
  multilingual,
  onePrice,
  phrase,
  prices,
  supplementValue,
} from './arbitrary-words.ts';
import { fields, words, type Fields, type Model, type Setting, type Words } from './menu-model.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** A venue and the two partials it uses. */
export type Menu = { readonly venue: Model; readonly partials: Readonly<Record<'uno' | 'dos', Model>> };

/** The section of each partial that is used by its id. */
const SECTION_ID = 'fija';

/** Marks that no allergen contradicts. */
const UNCONTRADICTED = ['picante', 'muy picante', 'casero', 'nuevo', 'recomendado'];

type Pairs = Fields['pairs'];

const choose = (...texts: string[]): fc.Arbitrary<Model> => fc.constantFrom(...texts).map((value) => words(value));
const plainly = (...texts: string[]): fc.Arbitrary<Model> =>
  fc.constantFrom(...texts).map((value) => words(value, 'plain'));
const listOf = (member: fc.Arbitrary<Model>, minLength = 1): fc.Arbitrary<Model> =>
  fc.array(member, { minLength, maxLength: 4 }).map((members) => ({ kind: 'list', members }));

/** Such a text, or one that could stand in a contact. */
const written = (texts: fc.Arbitrary<string>): fc.Arbitrary<Model> =>
  fc.oneof(texts, fc.constantFrom('958 000 101', 'hola@bar.example', '7')).map((value) => words(value));

/** A value of a field, by its type. */
function valueOf(field: Field, setting: Setting): fc.Arbitrary<Model> {
  switch (field.type) {
    case 'string':
      return written(phrase);
    case 'phone':
      // A text with as many digits as a number has would be one that is written wrongly.
      return written(phrase.filter((text) => !/\d\D?\d/.test(text)));
    case 'text':
      return multilingual(setting);
    case 'marks':
      return fc.oneof(listOf(choose(...UNCONTRADICTED)), choose(...UNCONTRADICTED, 'Picante, nueva'));
    case 'served':
      return choose('lun-vie 13-16', '1/6-15/9', 'vie, SÁB 23-3; dom 12:30-15,20-24', '1/12-6/1 fri-mon');
    case 'hours':
      return choose('mar-dom 13-16', 'lun 9-13; sat-sun 12-24');
    case 'closed':
      return fc.oneof(listOf(choose('24/12', '1/8-15/8', '6/1/2027')), choose('24/12, 29/2'));
    case 'zone':
      return choose('Atlantic/Canary', 'Europe/Madrid');
    case 'basePath':
      return choose('/', '/cartas', '/a/b-c');
    case 'origin':
      return choose('https://cartas.example', 'http://localhost:4000/');
    case 'country':
      return choose('ES', 'PT');
    case 'email':
      return choose('hola@bar.example');
    case 'texts':
    case 'drinks':
      return fc.oneof({ weight: 4, arbitrary: listOf(multilingual(setting)) }, multilingual(setting));
    case 'boolean':
      return plainly('true', 'false', 'True');
    case 'integer':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 50 }).map((value) => words(String(value), 'plain'));
    case 'choice':
      return choose(...(field.values ?? []));
    case 'languages':
      return fc.constantFrom(setting.always).map((codes) => words(codes.join(' ')));
    case 'id':
      return fc.constant<Model>({ kind: 'unique', prefix: 'plato' });
    case 'image':
    case 'folder':
      return choose('costillas', 'la-gordi.mp4', '7');
    case 'link':
      return choose('https://example.org/reel?a=1&b=2', 'https://example.org');
    case 'source':
      return choose('https://example.org/a.jpg', '/img/a.jpg');
    case 'account':
      return choose('elmoreno', '@el.moreno', 'https://example.org/elmoreno');
    case 'number':
      return choose('958 000 101', '+34 600000000');
    case 'colour':
      return choose('#b91c1c', '#FFF', '#12345678');
    case 'font':
      return choose('serif', 'Gill Sans');
    case 'validity':
      return choose('90 days', '1 year', '6  months');
    case 'choose':
      return choose('1', 'up to 2', 'any');
    case 'price':
      return prices.map((value) => words(value));
    case 'prices':
      return pairsOf(key(setting), onePrice).map((pairs) => fields(pairs));
    case 'allergens':
    case 'confirmed':
      return allergenWords.chain((list) =>
        fc.constantFrom<Model>(
          { kind: 'brackets', words: list },
          ...(list.length === 0
            ? []
            : [words(list.join(',')), { kind: 'list' as const, members: list.map((word) => words(word)) }]),
        ),
      );
    case 'options':
      return listOf(
        fc.oneof(
          multilingual(setting),
          pairsOf(key(setting), extraPrice, 1).map((pairs) => fields(pairs)),
        ),
      );
    case 'dishes':
      return listOf(
        fc.oneof(
          multilingual(setting),
          fc.tuple(key(setting), supplementValue).map(([name, value]) => fields([[name, value]])),
        ),
      );
    case 'mapping':
      return record(field.fields ?? {}, setting).map((pairs) => fields(pairs));
    case 'mappings':
      return listOf(record(field.fields ?? {}, setting).map((pairs) => fields(pairs)));
    case 'defaults':
      return record(DEFAULT_FIELDS, setting, ['onlyNight', 'onlyDay', 'served']).map((pairs) => fields(pairs));
    case 'ids':
    case 'pricesById':
    case 'partial':
    case 'sections':
    case 'entries':
      throw new Error(`A value of the type ${field.type} is not made by its type alone.`);
  }
}

/** Names with prices, no two of a name. */
function pairsOf(name: fc.Arbitrary<Words>, price: fc.Arbitrary<string>, maxLength = 3): fc.Arbitrary<Pairs> {
  const selector = ([label]: [Words, string]): string =>
    label.text.replace(/^@.. /, '').replace(/ @.*/, '').toLowerCase();
  return fc
    .uniqueArray(fc.tuple(name, price), { minLength: 1, maxLength, selector })
    .map((pairs) => pairs.map(([label, value]) => [label, words(value)]));
}

/** Some fields of a table, with all that it requires. */
function record(table: FieldTable, setting: Setting, without: readonly string[] = []): fc.Arbitrary<Pairs> {
  const names = Object.keys(table).filter((name) => !without.includes(name));
  const required = names.filter((name) => table[name]?.required === true);
  return fc
    .tuple(fc.subarray(names, { maxLength: Math.min(names.length, 7) }), fc.boolean())
    .chain(([some, isHtml]) => {
      const chosen = new Set([...required, ...some]);
      // Rules that tell fields apart: one kind of prices, one window of time, HTML only where it is allowed.
      if (chosen.has('price')) chosen.delete('prices');
      if (chosen.has('allergens')) chosen.delete('confirmed');
      if (chosen.has('onlyNight')) chosen.delete('onlyDay');
      if (chosen.has('onlyNight') || chosen.has('onlyDay')) chosen.delete('served');
      chosen.delete('allowHtmlInDescription');
      const isRich =
        isHtml && chosen.has('description') && Object.hasOwn(table, 'allowHtmlInDescription') && without.length === 0;
      const values = [...chosen].map((name) => {
        const field = table[name] as Field;
        return isRich && name === 'description' ? html(setting) : valueOf(field, setting);
      });
      return fc.tuple(...values).map((models): Pairs => {
        const pairs = [...chosen].map((name, index): Pairs[number] => [words(name), models[index]]);
        return isRich ? [...pairs, [words('allowHtmlInDescription'), words('true', 'plain')]] : pairs;
      });
    });
}

/** Marks what has no id of its own as fit to stand for another. */
function grouped(group: 'entry' | 'item'): (made: Fields) => Fields {
  return (made) => (made.pairs.some(([, value]) => value?.kind === 'unique') ? made : { ...made, group });
}

function entry(setting: Setting): fc.Arbitrary<Model> {
  const dish = fc.tuple(key(setting), dishValue).map(([name, value]) => fields([[name, value]]));
  const long = (Object.keys(ENTRIES) as EntryWord[])
    .filter((word) => word !== 'use')
    .map((word) => {
      const { word: field, fields: table } = ENTRIES[word];
      return fc
        .tuple(valueOf(field, setting), record(table, setting))
        .map(([value, pairs]) => fields([[words(word), value], ...pairs], true));
    });
  const [item = dish, ...others] = long;
  return fc.oneof(
    { weight: 8, arbitrary: dish.map(grouped('entry')) },
    { weight: 4, arbitrary: item.map(grouped('item')) },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}

function section(setting: Setting, more: readonly Model[] = []): fc.Arbitrary<Fields> {
  const { items: _items, id: _id, ...table } = SECTION_FIELDS;
  return fc
    .tuple(record(table, setting), fc.array(entry(setting), { maxLength: 6 }), fc.option(fc.nat(6)))
    .map(([pairs, entries, at]) => {
      const members = at === null ? [...entries, ...more] : entries.toSpliced(at, 0, ...more);
      return fields([...pairs, [words('items'), { kind: 'list', members }]]);
    });
}

/** An item of a partial that is called like it, in every language that no text may lack. */
function namedItem(name: string, { always }: Setting): Fields {
  const title = always.map((code) => `@${code} Plato`).join(' ');
  return fields(
    [
      [words('item'), words(title, 'text')],
      [words('id'), words(`plato-${name}`)],
    ],
    true,
  );
}

/** A partial of a section that has an id, and others. */
function partial(name: string, setting: Setting): fc.Arbitrary<Model> {
  const { languages: _languages, sections: _sections, ...table } = PARTIAL_FIELDS;
  const named = section(setting, [namedItem(name, setting)]).map((model) =>
    fields([...model.pairs, [words('id'), words(SECTION_ID)]]),
  );
  return fc
    .tuple(record(table, setting), named, fc.array(section(setting), { maxLength: 1 }))
    .map(([pairs, first, others]) =>
      fields([
        ...pairs,
        [words('languages'), words(setting.languages.join(' '))],
        [words('sections'), { kind: 'list', members: [first, ...others] }],
      ]),
    );
}

/** A `use` of a whole partial or of its section, adapted or not. */
function usage(name: string, reference: string): fc.Arbitrary<Fields> {
  const item = words(`plato-${name}`);
  const adapted = fc.oneof(
    fc.constant<Pairs>([]),
    fc.constant<Pairs>([[words('without'), { kind: 'list', members: [item] }]]),
    prices.map((price): Pairs => [[words('prices'), fields([[item, words(price)]])]]),
  );
  return adapted.map((pairs) => fields([[words('use'), words(reference)], ...pairs], true));
}

function venueOf(setting: Setting, isRequired: boolean): fc.Arbitrary<Model> {
  const { languages: _l, requiredLanguages: _r, sections: _s, status: _status, barID: _b, ...table } = VENUE_FIELDS;
  return fc
    .tuple(
      record(table, setting),
      fc.array(section(setting), { minLength: 1, maxLength: 3 }),
      usage('dos', `dos#${SECTION_ID}`).chain((model) => section(setting, [model])),
      fc.oneof(usage('uno', 'uno'), usage('uno', `uno#${SECTION_ID}`)),
      fc.subarray(['entry', 'section']),
      fc.nat(3),
    )
    .map(([pairs, sections, withUse, wholeUse, uses, at]) =>
      fields([
        ...pairs,
        [words('languages'), languagesOf(setting, at)],
        ...(isRequired ? ([[words('requiredLanguages'), words(setting.always.join(' '))]] as const) : []),
        [
          words('sections'),
          {
            kind: 'list',
            members: sections.toSpliced(
              at,
              0,
              ...(uses.includes('entry') ? [withUse] : []),
              ...(uses.includes('section') ? [wholeUse] : []),
            ),
          },
        ],
      ]),
    );
}

function languagesOf({ languages }: Setting, way: number): Model {
  if (way === 0) return { kind: 'brackets', words: languages };
  if (way === 1) return { kind: 'list', members: languages.map((code) => words(code)) };
  return words(languages.join(way === 2 ? ' ' : ', '));
}

const setting: fc.Arbitrary<Setting> = fc
  .tuple(fc.shuffledSubarray([...LANGUAGES], { minLength: 1 }), fc.nat(2))
  .map(([languages, more]) => ({ languages, always: languages.slice(0, 1 + more) }));

const EMPTY = fields([[words('sections'), { kind: 'list', members: [] }]]);

const unavailable: fc.Arbitrary<Menu> = phrase.map((name) => ({
  venue: fields([
    [words('status'), words('unavailable')],
    [words('venue'), words(name)],
  ]),
  partials: { uno: EMPTY, dos: EMPTY },
}));

export const menu: fc.Arbitrary<Menu> = fc.oneof(
  { weight: 1, arbitrary: unavailable },
  {
    weight: 40,
    arbitrary: fc
      .tuple(setting, fc.boolean())
      .chain(([given, isRequired]) =>
        fc
          .tuple(venueOf(given, isRequired), partial('uno', given), partial('dos', given))
          .map(([venue, uno, dos]) => ({ venue, partials: { uno, dos } })),
      ),
  },
);
