import type { Language } from '../../../src/i18n/language.ts';
import { slug } from '../../resolve/slug.ts';
import type { ResolvedPrice, Text } from '../../resolve/venue.ts';
import type { Change } from '../change.ts';
import type { PriceList } from '../content.ts';
import { shown, type Side, type Sides } from '../sides.ts';
import { compareText } from './compare-text.ts';

type Pair = readonly [before: ResolvedPrice, after: ResolvedPrice];

/**
 * How prices changed. Two prices are the same one if their label is; one without a label becomes `extra` beside labelled
 * ones. An only price stays that price when it gets a label or loses it.
 */
export function comparePrices(before: PriceList, after: PriceList, sides: Sides): Change[] {
  const { pairs, gone, added } = pairPrices(before.prices, after.prices, sides.common[0]);
  const at = (price: ResolvedPrice, list: PriceList, side: Side) => ({
    ...labelled(price, side),
    text: formatAmount(price, list.decimals),
  });
  return [
    ...pairs.flatMap((pair) => comparePair(pair, before, after, sides)),
    ...gone.map((price): Change => {
      const { text, ...label } = at(price, before, sides.before);
      return { code: 'price-removed', ...label, before: text };
    }),
    ...added.map((price): Change => {
      const { text, ...label } = at(price, after, sides.after);
      return { code: 'price-added', ...label, after: text };
    }),
    ...compareOrder(pairs, before, after, sides),
  ];
}

/** An amount as the page shows it, without the euro sign; a text as it is. */
export function formatAmount({ amount, plus }: ResolvedPrice, decimals = 2): string {
  return typeof amount === 'string' ? amount : `${plus ? '+' : ''}${amount.toFixed(decimals)}`;
}

/** Several prices in one line: 'Tapa 3.50 / Media 7.00'. */
export function formatPrices({ prices, decimals }: PriceList, side: Side): string {
  return prices
    .map((price) => [labelOf(price, side), formatAmount(price, decimals)].filter((word) => word !== '').join(' '))
    .join(' / ');
}

function comparePair([before, after]: Pair, was: PriceList, is: PriceList, sides: Sides): Change[] {
  const changes: Change[] = [];
  const label = labelled(after, sides.after);
  if (before.amount !== after.amount || before.plus !== after.plus) {
    // An amount that is shown rounded may change unseen: then all of it is told.
    const rounded = formatAmount(before, was.decimals) === formatAmount(after, is.decimals);
    const amounts = {
      before: formatAmount(before, rounded ? 2 : was.decimals),
      after: formatAmount(after, rounded ? 2 : is.decimals),
    };
    changes.push({ code: directionOf(before, after), ...label, ...amounts });
  }
  if (isOwn(before.label) && isOwn(after.label)) {
    changes.push(...compareText('price label', before.label, after.label, sides));
  } else if (
    before.label !== after.label &&
    !(isPlain(before) && isPlain(after) && was.prices.length !== is.prices.length)
  ) {
    changes.push({ code: 'price-label', before: labelOf(before, sides.before), after: labelOf(after, sides.after) });
  }
  return changes;
}

function directionOf(before: ResolvedPrice, after: ResolvedPrice): 'price-up' | 'price-down' | 'price-changed' {
  if (typeof before.amount === 'string' || typeof after.amount === 'string') return 'price-changed';
  if (before.plus !== after.plus) return 'price-changed';
  return after.amount > before.amount ? 'price-up' : 'price-down';
}

function pairPrices(
  before: readonly ResolvedPrice[],
  after: readonly ResolvedPrice[],
  language: Language | undefined,
): { pairs: Pair[]; gone: ResolvedPrice[]; added: ResolvedPrice[] } {
  const isOnly = before.length === 1 && after.length === 1;
  const pairs: Pair[] = [];
  let gone = [...before];
  const added = [...after];
  for (const isSame of rulesFor(language, isOnly)) {
    gone = gone.filter((price) => {
      const at = added.findIndex((candidate) => isSame(price, candidate));
      const found = added[at];
      if (found === undefined) return true;
      pairs.push([price, found]);
      added.splice(at, 1);
      return false;
    });
  }
  return { pairs, gone, added };
}

type Rule = (before: ResolvedPrice, after: ResolvedPrice) => boolean;

/** What makes two prices the same one, the surest sign first. */
function rulesFor(language: Language | undefined, isOnly: boolean): Rule[] {
  return [
    (before, after) => keyOf(before, language) === keyOf(after, language),
    (before, after) => (isOnly ? isPlain(before) || isPlain(after) : isPlain(before) && isPlain(after)),
    (before, after) => before.amount === after.amount,
  ];
}

/** An unlabelled price is called `extra` as soon as another stands beside it. */
function isPlain({ label }: ResolvedPrice): boolean {
  return label === undefined || label === 'extra';
}

function compareOrder(pairs: readonly Pair[], before: PriceList, after: PriceList, sides: Sides): Change[] {
  const places = pairs
    .toSorted(([one], [other]) => before.prices.indexOf(one) - before.prices.indexOf(other))
    .map(([, price]) => after.prices.indexOf(price));
  if (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return [];
  const [was, is] = [formatPrices(before, sides.before), formatPrices(after, sides.after)];
  return [{ code: 'look', field: 'order of prices', before: was, after: is }];
}

function labelled(price: ResolvedPrice, side: Side): { label?: string } {
  const label = labelOf(price, side);
  return label === '' ? {} : { label };
}

function labelOf({ label }: ResolvedPrice, side: Side): string {
  if (label === undefined) return '';
  return isOwn(label) ? shown(label, side) : (side.labels[label] ?? label);
}

/** A label by which a price is known again; one that is no letters at all stands for itself. */
function keyOf({ label }: ResolvedPrice, language: Language | undefined): string {
  if (label === undefined || typeof label === 'string') return label ?? '';
  const text = (language && label[language]) ?? Object.values(label)[0] ?? '';
  return `own ${slug(text) || text}`;
}

function isOwn(label: ResolvedPrice['label']): label is Text {
  return typeof label === 'object';
}
