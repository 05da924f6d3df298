import type { Price } from '../../menu/model.ts';
import type { GraphContext, OfferWords } from './context.ts';
import { compact, type OfferNode, type OneOrMore } from './nodes.ts';

/**
 * An offer for each price of what `owner` keys. Something without a price, but with hours, has an offer that says them.
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
  return typeof amount === 'number' ? { price: amount, priceCurrency: 'EUR' } : { description: amount };
}
