import { currencyOf } from '../../../../src/terms/site.ts';
import type { ResolvedPrice, Text } from '../../../../src/terms/resolved-venue.ts';
import type { Change } from '../change.ts';
import type { PriceList } from '../../../kinds/content.ts';
import { outOfOrder, pairUp } from '../match/pair-up.ts';
import { keyOfText } from '../match/line.ts';
import { digitsOf, shown, type Side, type Sides } from '../sides.ts';
import { compareText } from './compare-text.ts';

export const NO_PRICES: PriceList = { prices: [], decimals: 2 };

/**
 * The changes of prices. Prices match by label; one without a label becomes `extra` beside labelled ones. A single price
 * still matches when it gets or loses a label. Otherwise prices match by amount.
 */
export function comparePrices(before: PriceList, after: PriceList, sides: Sides): Change[] {
  const isOnly = before.prices.length === 1 && after.prices.length === 1;
  const isOnlyPlain = isOnly && [...before.prices, ...after.prices].some(isPlain);
  const { pairs, gone, added } = pairUp(before.prices, after.prices, [
    ({ label }) => [labelKey(label, sides)],
    // A standard label with an editor's translations still matches the standard label.
    ({ label }) => [`own ${keyOfText(shown(wordsOf(label, sides.after), sides.after))}`],
    (price) => (isOnlyPlain || (!isOnly && isPlain(price)) ? ['plain'] : []),
    ({ amount }) => [`${amount}`],
  ]);
  const reordered = outOfOrder(pairs.map(([was]) => before.prices.indexOf(was))).size > 0;
  return [
    ...pairs
      .toSorted(([one], [other]) => before.prices.indexOf(one) - before.prices.indexOf(other))
      .flatMap(([was, is]) => [
        ...compareAmount(was, is),
        ...compareLabel(was, is, before.prices.length !== after.prices.length, sides),
      ]),
    ...gone.map((price): Change => {
      const text = formatAmount(price, before.decimals, sides.before);
      return { code: 'price-removed', ...labelled(price, sides.before), before: text };
    }),
    ...added.map((price): Change => {
      const text = formatAmount(price, after.decimals, sides.after);
      return { code: 'price-added', ...labelled(price, sides.after), after: text };
    }),
    ...(reordered ? compareOrder(formatPrices(before, sides.before), formatPrices(after, sides.after)) : []),
  ];

  function compareAmount(was: ResolvedPrice, is: ResolvedPrice): Change[] {
    if (was.amount === is.amount && was.plus === is.plus) return [];
    const [old, now] = formatted(before.decimals, after.decimals);
    const isSum = typeof was.amount === 'number' && typeof is.amount === 'number' && was.plus === is.plus;
    const code = !isSum ? 'price-changed' : is.amount > was.amount ? 'price-up' : 'price-down';
    // If rounding hides the change, the amounts are reported with all decimals.
    const [wasShown, isShown] = old === now ? formatted(2, 2) : [old, now];
    return [{ code, ...labelled(is, sides.after), before: wasShown, after: isShown }];

    function formatted(of: number, then: number): [string, string] {
      return [formatAmount(was, of, sides.before), formatAmount(is, then, sides.after)];
    }
  }
}

function compareOrder(before: string, after: string): Change[] {
  return [{ code: 'look', field: 'order of prices', before, after }];
}

/** An amount as the page shows it, without the currency's sign; a text verbatim. */
function formatAmount({ amount, plus }: ResolvedPrice, decimals: number, { country }: Side): string {
  if (typeof amount === 'string') return amount;
  return `${plus ? '+' : ''}${digitsOf(amount, decimals, country && currencyOf(country))}`;
}

/** Several prices in one line: 'Tapa 3.50 / Media 7.00'. */
export function formatPrices(list: PriceList | undefined, side: Side): string {
  const { prices, decimals } = list ?? NO_PRICES;
  return prices.map((price) => `${labelOf(price, side)} ${formatAmount(price, decimals, side)}`.trim()).join(' / ');
}

function compareLabel(before: ResolvedPrice, after: ResolvedPrice, isBesideAnother: boolean, sides: Sides): Change[] {
  if (before.label === after.label || (isPlain(before) && isPlain(after) && isBesideAnother)) return [];
  const [was, is] = [labelOf(before, sides.before), labelOf(after, sides.after)];
  if ((isOwn(before.label) && isOwn(after.label)) || was === is) {
    return compareText('price label', wordsOf(before.label, sides.before), wordsOf(after.label, sides.after), sides);
  }
  return [{ code: 'price-label', before: was, after: is }];
}

/** Whether a price is unlabelled; beside labelled prices it is called `extra`. */
const isPlain = ({ label }: ResolvedPrice): boolean => label === undefined || label === 'extra';

function labelled(price: ResolvedPrice, side: Side): { label?: string } {
  const label = labelOf(price, side);
  return label === '' ? {} : { label };
}

const labelOf = ({ label }: ResolvedPrice, side: Side): string => shown(wordsOf(label, side), side);

/** The text of a label; for a standard label in each language of the venue. */
function wordsOf(label: ResolvedPrice['label'], { languages, labels }: Side): Text | undefined {
  if (label === undefined || isOwn(label)) return label;
  return Object.fromEntries(languages.map((language) => [language, labels(language)[label] ?? label]));
}

function labelKey(label: ResolvedPrice['label'], { common: [language] }: Sides): string {
  if (!isOwn(label)) return label ?? '';
  return `own ${keyOfText((language && label[language]) ?? Object.values(label)[0] ?? '')}`;
}

const isOwn = (label: ResolvedPrice['label']): label is Text => typeof label === 'object';
