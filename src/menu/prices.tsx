import type { ReactNode } from 'react';
import { inLanguage } from '../i18n/in-language.ts';
import { useLanguage } from '../i18n/interface-context.tsx';
import { fits } from '../terms/price-columns.ts';
import { formatPrice } from '../ui/price.ts';
import { classNames } from '../ui/class-names.ts';
import { useColumns, useLabels } from './group-context.ts';
import { useText } from './menu-context.ts';
import type { Price } from './model.ts';
import { Words } from './words.tsx';

type PricesProps = {
  /** The text key of the prices' owner; the editor's own labels are below it. */
  readonly owner: string;
  readonly prices: readonly Price[] | undefined;
  readonly decimals?: number | undefined;
  readonly styled?: boolean | undefined;
  /** The unit after the price; the editor's own unless given. */
  readonly unit?: ReactNode;
};

/** The grid of prices below column heads, by the number of columns. A price in a wide font gets a wider column, and never wraps. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid cols-2 text-[1rem]',
  3: 'grid cols-3 text-[1rem]',
};
const STARTS = ['col-start-1', 'col-start-2', 'col-start-3'];

/** The prices of an owner: a single one, or several, in the columns of their group or each with its label. */
export function Prices({ owner, prices, decimals, styled, unit: given }: PricesProps) {
  const language = useLanguage();
  const labelsOf = useLabels();
  const columns = useColumns();
  const text = useText();
  if (!prices?.length) return null;
  const labels = labelsOf(owner, prices);
  const ownUnit = text(owner, 'unit');
  const unit = given ?? (ownUnit && <Words as="small" className="unit" of={ownUnit} />);
  const amounts = prices.map((price) => formatPrice(price, { language, decimals, styled }));
  // The space beside a sign is narrow, unlike those beside words, such as `CHF`.
  const isText = prices.some(({ amount }) => typeof amount === 'string') || /\p{L}{2}|\p{L}\./u.test(amounts.join(' '));
  const look = classNames('prices', styled && 'text-accent-ink', isText && '[word-spacing:0]');
  if (labels.every((label) => label === '')) {
    return (
      <p className={look}>
        {amounts}
        {unit && ' '}
        {unit}
      </p>
    );
  }
  const inColumns = columns.length > 0 && fits(labels, columns);
  return (
    <p className={classNames(look, inColumns ? `in-columns ${COLUMNS[columns.length]}` : 'labelled')}>
      {prices.map(({ ownLabel }, index) => {
        const label = labels[index] ?? '';
        const lang = ownLabel && text(owner, `prices.${index}`)?.lang;
        return (
          <span key={label} className={classNames(inColumns && STARTS[columns.indexOf(label)])}>
            <small {...inLanguage(lang || undefined)}>{label} </small>
            {amounts[index]}
          </span>
        );
      })}
      {unit && ' '}
      {unit}
    </p>
  );
}
