import { outOfOrder } from '../match/in-order.ts';
import { matchParts } from '../match/match-parts.ts';
import type { Change } from '../change.ts';
import type { Content, Part } from '../content.ts';
import { shown, type Side, type Sides } from '../sides.ts';
import { compareAllergens } from './compare-allergens.ts';
import { comparePrices, formatPrices } from './compare-prices.ts';
import { compareText } from './compare-text.ts';

/** Everything that differs between two versions of one entry, or of one part of it. */
export function compareContent(before: Content, after: Content, sides: Sides): Change[] {
  return [
    ...comparePrices(before.prices ?? NO_PRICES, after.prices ?? NO_PRICES, sides),
    ...compareAllergens(before.declared ?? {}, after.declared ?? {}),
    ...keysOf(before.texts, after.texts).flatMap((field) =>
      compareText(field, before.texts?.[field], after.texts?.[field], sides),
    ),
    ...compareHours(before.hours, after.hours),
    ...comparePictures(before.pictures, after.pictures, sides),
    ...compareFacts('link', before.links, after.links),
    ...compareFacts('look', before.looks, after.looks),
    ...compareParts(before.parts ?? [], after.parts ?? [], sides),
  ];
}

const NO_PRICES = { prices: [], decimals: 2 };

/** A change of the hours in which something is shown. */
export function compareHours(before: string | undefined, after: string | undefined): Change[] {
  if (before === after || before === undefined || after === undefined) return [];
  return [{ code: 'hours', before, after }];
}

/** Pictures that are others now, or whose file was drawn anew. */
export function comparePictures(
  before: Content['pictures'],
  after: Content['pictures'],
  { isPictureChanged }: Pick<Sides, 'isPictureChanged'>,
): Change[] {
  return keysOf(before, after).flatMap((field): Change[] => {
    const [was, is] = [before?.[field], after?.[field]];
    if (was === is && (is === undefined || !isPictureChanged(is))) return [];
    return [{ code: 'picture', field, ...values(was, is) }];
  });
}

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Values that are the same in every language. */
export function compareFacts(code: Change['code'], before: Facts | undefined, after: Facts | undefined): Change[] {
  return keysOf(before, after).flatMap((field): Change[] => {
    const [was, is] = [before?.[field], after?.[field]];
    return was === is ? [] : [{ code, field, ...values(was, is) }];
  });
}

function values(before: Facts[string], after: Facts[string]): Pick<Change, 'before' | 'after'> {
  return {
    ...(before === undefined ? {} : { before: inWords(before) }),
    ...(after === undefined ? {} : { after: inWords(after) }),
  };
}

function inWords(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Options of a step, dishes of a course: what came, what went, and what changed in those that stayed. */
function compareParts(before: readonly Part[], after: readonly Part[], sides: Sides): Change[] {
  const { pairs, gone, added } = matchParts(before, after, sides);
  const placeOf = new Map(after.map((part, place) => [part, place]));
  const places = pairs.map(([, part]) => placeOf.get(part) ?? 0);
  const reordered = new Set([...outOfOrder(places)].flatMap((place) => pairs[place]?.[1].role ?? []));
  return [
    ...pairs.flatMap(([was, is]) =>
      [...compareText(is.role, was.name, is.name, sides), ...compareContent(was, is, sides)].map((change) =>
        inside(nameOfPart(is, after, sides.after), change),
      ),
    ),
    ...gone.map((part): Change => ({
      code: 'part-gone',
      field: part.role,
      before: titled(part, before, sides.before),
    })),
    ...added.map((part): Change => ({ code: 'part-new', field: part.role, after: titled(part, after, sides.after) })),
    ...[...reordered].map((field): Change => ({ code: 'part-reordered', field })),
  ];
}

function inside(name: string, change: Change): Change {
  return { ...change, part: [name, ...(change.part ?? [])] };
}

/** A course may have no title: then it is counted. */
function nameOfPart(part: Part, list: readonly Part[], side: Side): string {
  return shown(part.name, side) || `${part.role} ${list.filter(({ role }) => role === part.role).indexOf(part) + 1}`;
}

/** A part with its price, as it came or went. */
function titled(part: Part, list: readonly Part[], side: Side): string {
  const prices = part.prices === undefined ? '' : formatPrices(part.prices, side);
  return [nameOfPart(part, list, side), prices].filter((word) => word !== '').join(' ');
}

function keysOf(one: object = {}, other: object = {}): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
