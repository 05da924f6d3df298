import { CURRENCY } from '../../terms/house.ts';
import type { Price } from '../../menu/model.ts';
import type { Span } from '../../terms/served.ts';
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

const hoursFrom = (availabilityStarts: string, availabilityEnds: string): Availability => ({
  availabilityStarts,
  availabilityEnds,
});

/** The hours at which an item is served, on the clocks of Madrid; undefined: always. An item of the day in a section of the evening has both limits. */
export function availability({
  onlyNight,
  onlyDay,
  sectionOnlyNight,
  served,
  sectionServed,
}: Hours): Availability | undefined {
  const own = served ?? sectionServed;
  if (own) return onlyHours(own);
  if (onlyNight) return hoursFrom('19:00:00', '03:00:00');
  if (onlyDay) return hoursFrom(sectionOnlyNight ? '17:00:00' : '03:00:00', '19:00:00');
  return sectionOnlyNight && hoursFrom('17:00:00', '03:00:00');
}

/** Where the same hours hold on each day of service; schema.org's offers know no days of the week. */
function onlyHours(spans: readonly Span[]): Availability | undefined {
  const [range, ...others] = new Set(
    spans.flatMap(({ hours = [['00:00', '24:00']] }) => hours.map((each) => each.join('-'))),
  );
  const [from, to] = range?.split('-') ?? [];
  if (from === undefined || to === undefined || others.length > 0 || (from === '00:00' && to === '24:00'))
    return undefined;
  return hoursFrom(`${from}:00`, `${to === '24:00' ? '23:59' : to}:00`);
}

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
      return { '@type': 'Offer', ...(name && { name }), ...amountOf(price), ...hours };
    }),
  );
}

function labelOf({ text, texts }: GraphContext, owner: string, price: Price, index: number): string | undefined {
  if (price.ownLabel) return text(owner, `prices.${index}`);
  return price.label && texts.priceLabels[price.label];
}

function amountOf({ amount }: Price): Pick<OfferNode, 'description' | 'price' | 'priceCurrency'> {
  return typeof amount === 'number' ? { price: amount, priceCurrency: CURRENCY } : { description: amount };
}
