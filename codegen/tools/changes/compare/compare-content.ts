import type { Content, Part } from '../../../kinds/content.ts';
import type { Change } from '../change.ts';
import { NAMED_ALIKE, nameLikeness, keyOfText } from '../match/line.ts';
import { outOfOrder, pairUp } from '../match/pair-up.ts';
import { shown, type Side, type Sides } from '../sides.ts';
import { comparePrices, formatPrices, NO_PRICES } from './compare-prices.ts';
import { compareText } from './compare-text.ts';
import type { Allergen } from '../../../../src/terms/allergens.ts';
import { type Declaration, isDeclared } from '../../../../src/terms/declaration.ts';

/** Everything that differs between two versions of one entry, or of one part of it. */
export function compareContent(before: Content, after: Content, sides: Sides): Change[] {
  const [was, is] = [before.texts ?? {}, after.texts ?? {}];
  return [
    ...comparePrices(before.prices ?? NO_PRICES, after.prices ?? NO_PRICES, sides),
    ...compareAllergens(before.declared ?? {}, after.declared ?? {}),
    ...keysOf(was, is).flatMap((field) => compareText(field, was[field], is[field], sides)),
    ...compareHours(before.hours, after.hours),
    ...comparePictures(before.pictures, after.pictures, sides),
    ...compareFacts('link', before.links, after.links),
    ...compareFacts('look', before.looks, after.looks),
    ...compareParts(before.parts ?? [], after.parts ?? [], sides),
  ];
}

export function compareHours(before: string | undefined, after: string | undefined): Change[] {
  return before === after || before === undefined || after === undefined ? [] : [{ code: 'hours', before, after }];
}

/** Pictures that were replaced, or whose file changed. */
export function comparePictures(
  before: Content['pictures'] = {},
  after: Content['pictures'] = {},
  { isPictureChanged }: Pick<Sides, 'isPictureChanged'>,
): Change[] {
  const anew = keysOf(before, after).flatMap((field): Change[] => {
    const picture = after[field];
    if (picture === undefined || picture !== before[field] || !isPictureChanged(picture)) return [];
    return [{ code: 'picture', field, before: picture, after: picture }];
  });
  return [...compareFacts('picture', before, after), ...anew];
}

export type Fact = string | number | boolean | undefined;

type Facts = Readonly<Record<string, Fact>>;

/** Compares facts. An absent boolean counts as false. */
export function compareFacts(code: Change['code'], before: Facts = {}, after: Facts = {}): Change[] {
  return keysOf(before, after).flatMap((field): Change[] => {
    const isMark = [before[field], after[field]].some((value) => typeof value === 'boolean');
    const [was, is] = [before[field], after[field]].map((value) => inWords(value ?? (isMark ? false : undefined)));
    if (was === is) return [];
    return [{ code, field, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }];
  });
}

function inWords(value: Fact): string | undefined {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value?.toString();
}

/** Options of a step, dishes of a course: added, removed, and changed ones. */
function compareParts(before: readonly Part[], after: readonly Part[], sides: Sides): Change[] {
  const { pairs, gone, added } = matchParts(before, after, sides);
  const reordered = [...outOfOrder(pairs.map(([was]) => before.indexOf(was)))].flatMap(
    (at) => pairs[at]?.[1].role ?? [],
  );
  const inOrder = pairs.toSorted(([one], [other]) => before.indexOf(one) - before.indexOf(other));
  return [
    ...inOrder.flatMap(([was, is]) =>
      [...compareText(is.role, was.name, is.name, sides), ...compareContent(was, is, sides)].map((change) => ({
        ...change,
        part: [nameOfPart(is, after, sides.after), ...(change.part ?? [])],
      })),
    ),
    ...gone.map((part): Change => ({
      code: 'part-gone',
      field: part.role,
      before: titled(part, before, sides.before),
    })),
    ...added.map((part): Change => ({ code: 'part-new', field: part.role, after: titled(part, after, sides.after) })),
    ...[...new Set(reordered)].map((field): Change => ({ code: 'part-reordered', field })),
  ];
}

/** Matches parts by their name, then by an unchanged translation, a similar name, or mostly equal content. */
function matchParts(before: readonly Part[], after: readonly Part[], { common }: Sides) {
  const [first, ...others] = common;
  const isAlike = (was: Part, is: Part): number | undefined => {
    if (was.role !== is.role) return undefined;
    const named = nameLikeness(was.name, is.name, common);
    if (named >= NAMED_ALIKE) return named;
    const names = new Set((was.parts ?? []).map(({ name }) => JSON.stringify(name)));
    const kept = (is.parts ?? []).filter(({ name }) => names.has(JSON.stringify(name))).length;
    return 2 * kept > (was.parts ?? []).length ? NAMED_ALIKE : undefined;
  };
  return pairUp(
    before,
    after,
    [
      ({ role, name }) => [`${role} ${keyOfText((first && name[first]) ?? Object.values(name)[0] ?? '')}`],
      ({ role, name }) => others.flatMap((code) => (name[code] === undefined ? [] : `${role} ${name[code]}`)),
    ],
    before.length * after.length > MOST_COMPARED ? undefined : isAlike,
  );
}

/** Limit of pairs of names compared by letters, more than any list of a menu has. */
const MOST_COMPARED = 10_000;

/** The name of a part. A course without a title gets a number. */
function nameOfPart(part: Part, list: readonly Part[], side: Side): string {
  return shown(part.name, side) || `${part.role} ${list.filter(({ role }) => role === part.role).indexOf(part) + 1}`;
}

function titled(part: Part, list: readonly Part[], side: Side): string {
  return `${nameOfPart(part, list, side)} ${formatPrices(part.prices, side)}`.trim();
}

/** The keys of both objects; a new key comes after the one that it follows. */
export function keysOf(before: object, after: object): string[] {
  const keys = Object.keys(before);
  for (const [place, key] of Object.keys(after).entries()) {
    if (keys.includes(key)) continue;
    const behind = keys.indexOf(Object.keys(after)[place - 1] ?? '');
    keys.splice(behind === -1 ? keys.length : behind + 1, 0, key);
  }
  return keys;
}

/** The states of an allergen, in ascending order. */
const STATES = ['absent', 'may contain', 'contained'] as const;

/** The changes of a declaration. A lower state counts as a removal, even from 'contained' to 'may contain'. */
function compareAllergens(before: Declaration, after: Declaration): Change[] {
  if (!isDeclared(before) && isDeclared(after)) return [{ code: 'allergens-declared', after: allergensInWords(after) }];
  if (isDeclared(before) && !isDeclared(after))
    return [{ code: 'allergens-undeclared', before: allergensInWords(before) }];
  const concerned = new Set(
    [before, after].flatMap(({ allergens = [], mayContain = [] }) => [...allergens, ...mayContain]),
  );
  return [...concerned].flatMap((allergen): Change[] => {
    const [was, is] = [stateOf(before, allergen), stateOf(after, allergen)];
    if (was === is) return [];
    const code = is < was ? 'allergen-removed' : 'allergen-added';
    return [{ code, allergen, before: stateInWords(before, was), after: stateInWords(after, is) }];
  });
}

function stateOf({ allergens, mayContain }: Declaration, allergen: Allergen): 0 | 1 | 2 {
  if (allergens?.includes(allergen)) return 2;
  return mayContain?.includes(allergen) ? 1 : 0;
}

/** A set menu may declare some of its dishes: then an allergen that none of them has is not absent. */
const stateInWords = (declaration: Declaration, state: 0 | 1 | 2): string =>
  state === 0 && !isDeclared(declaration) ? 'not declared' : STATES[state];

/** 'gluten, may contain soja' */
function allergensInWords({ allergens = [], mayContain = [] }: Declaration): string {
  const words = [...allergens, ...(mayContain.length === 0 ? [] : [`may contain ${mayContain.join(', ')}`])];
  return words.length === 0 ? 'none of the 14' : words.join(', ');
}
