import { textParts } from '../../parse/multilingual.ts';
import type { Field, FieldTable, FieldType } from '../../validate/field.ts';
import { ENTRIES, type EntryWord } from '../../validate/entry-fields.ts';
import { PARTIAL_FIELDS, SECTION_FIELDS, SECTION_USE_FIELDS, VENUE_FIELDS } from '../../validate/fields.ts';
import { DEFAULT_FIELDS } from '../../kinds/item-fields.ts';
import type { Place } from '../document/surroundings.ts';
import {
  holdsValue,
  tidyScalar,
  tidyAllergens,
  tidyDish,
  tidyMarks,
  tidyPrices,
  tidySwitch,
  tidyTags,
} from './tidy.ts';
import { anchorsOfMember, type Block, type Flow, type FlowMember, keyText, type Member, type Node } from './tree.ts';
import { isDeepStrictEqual } from 'node:util';

export type FileKind = 'venue' | 'partial' | 'interface';

/** The role of a node in a file: a field of a table, a dish on one line, or a value of some type. */
type Role = Field | { readonly type: FieldType | 'dish' | 'section' | 'entry' | 'words' | 'interface' };

const WORDS: Role = { type: 'words' };
const TEXT: Role = { type: 'text' };

const TIDY: Partial<Record<Role['type'], (text: string) => string>> = {
  allergens: tidyAllergens,
  marks: tidyMarks,
  boolean: tidySwitch,
  dish: tidyDish,
  dishes: tidyTags,
  drinks: tidyTags,
  interface: tidyTags,
  options: tidyTags,
  price: tidyPrices,
  text: tidyTags,
  texts: tidyTags,
};

/** Types of values that are written on one line. */
const ON_ONE_LINE: ReadonlySet<Role['type']> = new Set(['allergens', 'dish', 'marks', 'price']);

/** Arranges a file: fields in the order of their tables, normalized words, and blank lines between sections. */
export function arrangeFile(tree: Block, kind: FileKind): Block {
  if (kind === 'interface') {
    const inside: Inside = [undefined, () => ({ type: 'interface' })];
    return { ...tree, members: arrangePairs(apart(tree.members), inside, false) };
  }
  const arranged = arrangePairs(tree.members, byTable(kind === 'venue' ? VENUE_FIELDS : PARTIAL_FIELDS), false);
  const members = arranged.map((pair) => (keyText(pair.key) === 'sections' ? afterBlank(pair) : pair));
  return { ...tree, members };
}

/** The member with a blank line above, unless there is one already. */
function afterBlank(member: Member): Member {
  return member.lead.includes('blank') ? member : { ...member, lead: ['blank', ...member.lead] };
}

function apart(members: readonly Member[]): Member[] {
  return members.map((member, index) => (index === 0 ? member : afterBlank(member)));
}

type RoleOf = (name: string) => Role;

/** The content of a mapping: the table of its fields if any, the role of each field's value, and the role of the keys. */
type Inside = readonly [table: FieldTable | undefined, roleOf: RoleOf, keys?: Role];

const byTable = (table: FieldTable): Inside => [table, (name) => table[name] ?? WORDS];

/** Arranges pairs and their values. With a table, the pairs are sorted in its order. */
function arrangePairs<Kind extends Member>(
  pairs: readonly Kind[],
  [table, roleOf, keys = WORDS]: Inside,
  inFlow: boolean,
): Kind[] {
  const arranged = pairs.map((pair) => arrangePair(pair, roleOf(keyText(pair.key) ?? ''), keys, inFlow));
  return table === undefined ? arranged : ordered(arranged, Object.keys(table));
}

function arrangePair<Kind extends Member>(pair: Kind, role: Role, keys: Role, inFlow: boolean): Kind {
  const { key, slot } = pair;
  const node = arrangeNode(slot.node, role, false, inFlow);
  return { ...pair, key: arrangeNode(key, keys, true, inFlow), slot: { ...slot, node } };
}

function arrangeNode(node: Node | undefined, role: Role, isKey: boolean, inFlow: boolean): Node | undefined {
  switch (node?.kind) {
    case 'scalar': {
      const place: Place = { isKey, isInBrackets: inFlow };
      const tidy = TIDY[role.type] ?? ((text) => text);
      // In the text of a language's key, quotes keep text that looks like a tag.
      const isName =
        tidy === tidyTags ? holdsValue(node.value) : role === WORDS && textParts(node.value, []).length > 1;
      return tidyScalar(node, place, tidy, { isLine: ON_ONE_LINE.has(role.type), isName });
    }
    case 'block': {
      if (!node.isList)
        return { ...node, members: arrangePairs(node.members, insideMapping(role, namesIn(node.members)), false) };
      const members = role.type === 'sections' ? apart(node.members) : node.members;
      return { ...node, members: members.map((member) => arrangePair(member, insideList(role), WORDS, false)) };
    }
    case 'flow': {
      if (node.open === '[') return arrangeFlowList(node, role);
      const [table, ...inside] = insideMapping(role, namesIn(node.members));
      const order = node.members.every(({ isPair }) => isPair) ? table : undefined;
      return { ...node, members: arrangePairs(node.members, [order, ...inside], true) };
    }
    default:
      return node;
  }
}

function arrangeFlowList(flow: Flow, role: Role): Flow {
  if (role.type === 'marks') return arrangeWords(flow, tidyMarks);
  if (role.type === 'allergens' || role.type === 'dish') return arrangeWords(flow, tidyAllergens);
  const inner = insideList(role);
  // A pair in a list needs no braces: `[Pan, Queso: +1]`.
  const [, roleOf, keys] = insideMapping(inner, ['']);
  return {
    ...flow,
    members: flow.members.map((member) => arrangePair(member, member.isPair ? roleOf('') : inner, keys ?? WORDS, true)),
  };
}

/** Normalizes allergens and marks in brackets, which YAML reads as a list, as one line of words. */
function arrangeWords(flow: Flow, tidy: (text: string) => string): Flow {
  const words = flow.members.map(({ isPair, slot: { properties, node } }) =>
    !isPair && properties.length === 0 && node?.kind === 'scalar' && node.style !== 'alias' ? node.value : undefined,
  );
  if (words.length === 0 || flow.trailingComma || !words.every((word) => word !== undefined)) return flow;
  const tidied = tidy(words.join(','));
  if (tidied === words.join(',') && words.length > 1) return flow;
  const members = tidied.split(',').map((word): FlowMember => {
    const value = word.trim();
    const node: Node = { kind: 'scalar', style: 'plain', lines: [value], value };
    return { isPair: false, lead: [], properties: [], key: undefined, slot: { properties: [], above: [], node } };
  });
  return { ...flow, members };
}

/** The roles of a list's members, where they differ from its own. */
const MEMBERS: Partial<Record<Role['type'], Role>> = {
  sections: { type: 'section' },
  entries: { type: 'entry' },
  texts: TEXT,
  drinks: TEXT,
};

const insideList = (role: Role): Role =>
  role.type === 'mappings' ? { ...role, type: 'mapping' } : (MEMBERS[role.type] ?? role);

const namesIn = (pairs: readonly Member[]): string[] => pairs.map(({ key }) => keyText(key) ?? '');

function insideMapping(role: Role, names: readonly string[]): Inside {
  switch (role.type) {
    case 'mapping':
      return 'fields' in role && role.fields !== undefined ? byTable(role.fields) : [undefined, () => WORDS];
    case 'defaults':
      return byTable(DEFAULT_FIELDS);
    case 'section':
      return byTable(names.includes('use') && !names.includes('section') ? SECTION_USE_FIELDS : SECTION_FIELDS);
    case 'entry':
      return insideEntry(names);
    case 'prices':
      return [undefined, () => ({ type: 'price' }), TEXT];
    case 'pricesById':
      return [undefined, () => ({ type: 'price' })];
    case 'options':
    case 'dishes':
      // `{es: Queso, en: Cheese}` is a text.
      return names.every((name) => /^[a-z]{2}$/.test(name))
        ? [undefined, () => WORDS]
        : [undefined, () => ({ type: role.type === 'dishes' ? 'dish' : 'price' }), TEXT];
    case 'interface':
      return [undefined, () => role];
    default:
      return [undefined, () => WORDS];
  }
}

function insideEntry(names: readonly string[]): Inside {
  const word = entryWord(names);
  if (word === undefined)
    return names.length === 1 ? [undefined, () => ({ type: 'dish' }), TEXT] : [undefined, () => WORDS];
  const { word: first, fields } = ENTRIES[word];
  return byTable({ [word]: first, ...fields });
}

/** The word that determines an entry's kind: the first, or a later one if the first is one of its fields. */
function entryWord(names: readonly string[]): EntryWord | undefined {
  const isWord = (name: string): name is EntryWord => Object.hasOwn(ENTRIES, name);
  const [first = ''] = names;
  if (isWord(first)) return first;
  const later = names.find(isWord);
  return later !== undefined && Object.hasOwn(ENTRIES[later].fields, first) ? later : undefined;
}

/** The pairs in the order of the names; others stay after their predecessor. Unchanged if an alias would precede its anchor. */
function ordered<Ordered extends Member>(pairs: readonly Ordered[], names: readonly string[]): Ordered[] {
  let rank = -1;
  const ranked = pairs.map((pair) => {
    const own = names.indexOf(keyText(pair.key) ?? '');
    if (own !== -1) rank = own;
    return { pair, rank };
  });
  const sorted = ranked.toSorted((one, other) => one.rank - other.rank).map(({ pair }) => pair);
  return isDeepStrictEqual(sorted.flatMap(anchorsOfMember), pairs.flatMap(anchorsOfMember)) ? sorted : [...pairs];
}
