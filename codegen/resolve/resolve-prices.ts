import { isSourceText } from '../validate/text.ts';
import { flagOf, type StandardLabel } from '../../src/terms/price-labels.ts';
import type { ResolvedPrice } from '../../src/terms/resolved-venue.ts';
import type { SourcePrice } from '../validate/values.ts';
import { plain } from '../parse/slug.ts';
import type { Texts } from './texts.ts';

export function resolvePrices(prices: readonly SourcePrice[], texts: Texts): ResolvedPrice[] {
  return prices.map(({ amount, label, plus }) => ({
    ...(label && { label: labelOf(label, texts) }),
    amount,
    ...(plus && { plus }),
  }));
}

/** The new prices of a `use` with the partial's labels: `3 caña` changes the price of `Caña @en Glass`, not its translations. */
export function relabelled(
  prices: readonly SourcePrice[],
  former: readonly SourcePrice[] = [],
): readonly SourcePrice[] {
  return prices.map((price) => {
    const [word] = ownWords(price);
    const known = former.find((one) =>
      word === undefined
        ? typeof one.label === 'object' && standardOf(one) !== undefined && standardOf(one) === price.label
        : ownWords(one).includes(word),
    );
    return known?.label ? { ...price, label: known.label } : price;
  });
}

/** The words of an editor's own label in all its languages; case and accents do not matter. */
function ownWords({ label }: SourcePrice): string[] {
  if (label === undefined || typeof label === 'string') return [];
  return Object.values(isSourceText(label.own) ? label.own.values : label.own).map(plain);
}

function labelOf(label: NonNullable<SourcePrice['label']>, texts: Texts): NonNullable<ResolvedPrice['label']> {
  if (typeof label === 'string') return label;
  return isSourceText(label.own) ? texts.resolve(label.own) : label.own;
}

/** The flags that the labels of an item imply. */
export function soldAs(prices: readonly SourcePrice[]): { isFood?: true; chupCopBot?: true } {
  const flags = new Set(prices.map(standardOf).map((label) => label && flagOf(label)));
  return {
    ...(flags.has('isFood') ? { isFood: true } : {}),
    ...(flags.has('chupCopBot') ? { chupCopBot: true } : {}),
  };
}

function standardOf({ label }: SourcePrice): StandardLabel | undefined {
  if (typeof label === 'object') return 'standard' in label ? label.standard : undefined;
  return label;
}
