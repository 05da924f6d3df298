/** The menus of this repository are what editors copy from: whatever the language can say is said in one of them. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listMenus } from '../../codegen/read/menus-folder.ts';
import type { ResolvedPrice } from '../../codegen/resolve/venue.ts';
import { itemsOf, ofKind, published } from './published.ts';
import { readKnownFields, readWrittenFields } from './written-fields.ts';

const KINDS = [
  'NAME: VALUE',
  'banner',
  'builder',
  'conditions',
  'heading',
  'highlight',
  'item',
  'note',
  'options',
  'promo',
  'setMenu',
  'use',
];

const FIELDS: [table: string, fields: string][] = [
  [
    'venue',
    'barID contact defaults info languages logo loyalty requiredLanguages sections status subtitle theme urlPath venue',
  ],
  ['venue.contact', 'address facebook instagram phone'],
  ['venue.info', 'address founded phones'],
  ['venue.info.phones', 'kind label number'],
  ['venue.loyalty', 'perDay reward stamps validity'],
  ['venue.theme', 'accent background font text'],
  ['partial', 'defaults languages sections'],
  ['section', 'hidden id image items onlyNight section'],
  ['section use', 'prices use without'],
  [
    'item',
    'allergenImages allergens allowHtmlInDescription chupCopBot className decimals description descriptionIsSpanishName ' +
      'detail detailedPopup hidden icon iconStyle id image imageSource imgFolder isFood onlyDay onlyNight price prices ' +
      'smash styledPrice unit variant withChips',
  ],
  ['banner', 'image link'],
  ['highlight', 'badge label link'],
  ['promo', 'id includes note price when'],
  ['builder', 'extras id price steps'],
  ['builder.steps', 'choose options title'],
  ['options', 'choices'],
  ['options.choices', 'options title'],
  ['setMenu', 'courses drink id includes per price'],
  ['setMenu.courses', 'dishes title'],
  ['setMenu.drink', 'condition options'],
  ['conditions', 'bankTransfer text title'],
  ['conditions.bankTransfer', 'account holder instructions'],
  ['use', 'prices without'],
];

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] =>
  [...names].map(([table, fields]): [string, string] => [table, [...fields].toSorted().join(' ')]).toSorted();

const written = readWrittenFields();
const root = fileURLToPath(new URL('../../menus', import.meta.url));
const venues = listMenus(root, 'menus').venues.map(({ id }) => published(id));
const entries = venues.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
const items = itemsOf(entries);

test('every kind of entry is in a menu', () => {
  expect([...written.kinds].toSorted()).toEqual(KINDS);
});

test('the list of fields here is that of the menu language', () => {
  expect(sorted(readKnownFields())).toEqual(FIELDS.toSorted());
});

test('every field is written in a menu', () => {
  expect(sorted(written.fields)).toEqual(FIELDS.toSorted());
});

test('every standard price label is in a menu, and prices that are text or stand for something else than a person', () => {
  const prices: ResolvedPrice[] = items.flatMap((item) => item.prices ?? []);
  const labels = new Set(prices.map(({ label }) => label).filter((label) => typeof label === 'string'));
  expect([...labels].toSorted()).toEqual([
    'barra',
    'botella',
    'chupito',
    'copa',
    'extra',
    'media',
    'mesa',
    'racion',
    'tapa',
    'terraza',
  ]);
  expect(prices.some(({ amount }) => amount === 'S.M')).toBe(true);
  expect(ofKind(entries, 'setMenu').some(({ per }) => per !== 'person')).toBe(true);
});

test('diners choose one, up to some and any number', () => {
  const chosen = ofKind(entries, 'builder').flatMap(({ steps }) => steps.map(({ choose }) => choose));
  expect(new Set(chosen)).toEqual(new Set([1, 2, 3, 4, 'up to 2', 'up to 3', 'any']));
});

test('allergens are contained, possible, absent and not declared', () => {
  expect(items.some(({ allergens }) => (allergens ?? []).length > 0)).toBe(true);
  expect(items.some(({ mayContain }) => mayContain !== undefined)).toBe(true);
  expect(items.some(({ allergens }) => allergens?.length === 0)).toBe(true);
  expect(items.some(({ allergens, mayContain }) => allergens === undefined && mayContain === undefined)).toBe(true);
});

test('pictures are still and moving, in a folder of their own and another’s', () => {
  const files = items.map(({ imageFile }) => imageFile ?? '');
  expect(new Set(files.map((file) => /\.\w+$/.exec(file)?.[0]))).toEqual(new Set(['.jpg', '.mp4', undefined]));
  const huelin = venues.find(({ id }) => id === 'gottan-huelin');
  const borrowed = itemsOf(huelin?.sections.flatMap((section) => section.entries) ?? []);
  expect(borrowed.find(({ id }) => id === 'la-gottan')?.imageFile).toBe('gottan-granada/la-gottan.jpg');
});
