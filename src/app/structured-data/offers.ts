import { CURRENCY } from '../../terms/house.ts';
import type { Price } from '../../menu/model.ts';
import { minutesOf } from '../../terms/open-at.ts';
import { type Span, windowOf } from '../../terms/served.ts';
import { NAMED } from '../../terms/named-hours.ts';
import type { GraphContext } from './context.ts';
import { compact, type OfferNode, type OneOrMore } from './nodes.ts';

/** The hours of an item, its own and its section's (specification, point 9). */
export type Hours = {
  readonly onlyNight?: true | undefined;
  readonly onlyDay?: true | undefined;
  /** Whether its section shows from 17:00 on. */
  readonly sectionOnlyNight?: true | undefined;
  readonly served?: readonly Span[] | undefined;
  readonly sectionServed?: readonly Span[] | undefined;
};

export type Availability = { readonly availabilityStarts: string; readonly availabilityEnds: string };

/** In minutes since the midnight before it begins. */
type Range = readonly [from: number, to: number];

const DAY = 24 * 60;

/**
 * The hours at which an item is served, in the venue's local time: its own within its section's. Undefined when it is always served, or when the
 * hours differ between days, because schema.org's offers have no days of the week.
 */
export function availability({
  onlyNight,
  onlyDay,
  sectionOnlyNight,
  served,
  sectionServed,
}: Hours): Availability | undefined {
  const own = (served && windowOf(served)) ?? (onlyNight && NAMED.night) ?? (onlyDay && NAMED.day);
  const around = (sectionServed && windowOf(sectionServed)) ?? (sectionOnlyNight && NAMED.evening);
  if (own === undefined && around === undefined) return undefined;
  const common = rangesOf(own).flatMap((range) => rangesOf(around).flatMap((other) => within(range, other)));
  const [only, ...others] = new Set(common.map(String));
  if (only === undefined || others.length > 0) return undefined;
  const [from = 0, to = DAY] = only.split(',').map(Number);
  if (isAllDay([from, to])) return undefined;
  return { availabilityStarts: timeOf(from), availabilityEnds: to === DAY ? '23:59:00' : timeOf(to) };
}

/** The hours of a window from `windowOf`; the whole day where it has none. */
const rangesOf = (window = ''): Range[] =>
  window.split(';').flatMap((span) =>
    (span.split('|')[2] || '0000-2400').split(',').map((range): Range => {
      const [begin = 0, end = 0] = range.split('-').map(minutesOf);
      return [begin, end > begin ? end : end + DAY];
    }),
  );

/** The intersections of two ranges, on this day and across midnight. */
function within(one: Range, other: Range): Range[] {
  if (isAllDay(other)) return [one];
  if (isAllDay(one)) return [other];
  return [-DAY, 0, DAY].flatMap((shift): Range[] => {
    const [first, last] = [Math.max(one[0], other[0] + shift), Math.min(one[1], other[1] + shift)];
    return first < last ? [first < DAY ? [first, last] : [first - DAY, last - DAY]] : [];
  });
}

const isAllDay = ([from, to]: Range): boolean => to - from === DAY;

const timeOf = (minutes: number): string =>
  `${[Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}:00`;

/** The unit and the hours of all offers of one owner. */
type OfferWords = { readonly per?: string | undefined; readonly hours?: Availability | undefined };

/**
 * An offer for each price of the texts' `owner`. Without prices there is one offer with the hours, if it has any.
 */
export function offersOf(
  context: GraphContext,
  owner: string,
  prices: readonly Price[] | undefined,
  { per, hours }: OfferWords = {},
): OneOrMore<OfferNode> | undefined {
  if (!prices?.length) return hours && { '@type': 'Offer', ...hours };
  const unit = context.text(owner, 'unit') ?? per;
  return compact(
    prices.map((price, index): OfferNode => {
      const name = [labelOf(context, owner, price, index), unit].filter(Boolean).join(', ');
      const { amount } = price;
      const asked = typeof amount === 'number' ? { price: amount, priceCurrency: CURRENCY } : { description: amount };
      return { '@type': 'Offer', ...(name && { name }), ...asked, ...hours };
    }),
  );
}

function labelOf({ text, texts }: GraphContext, owner: string, price: Price, index: number): string | undefined {
  if (price.ownLabel) return text(owner, `prices.${index}`);
  return price.label && texts.priceLabels[price.label];
}
