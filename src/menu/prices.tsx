import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { useText } from './menu-context.ts';
import type { Price } from './model.ts';
import { formatPrice } from './price-format.ts';
import { Words } from './words.tsx';

type PricesProps = {
  /** The text key of what the prices belong to; the editor's own labels stand below it. */
  readonly owner: string;
  readonly prices: readonly Price[] | undefined;
  readonly decimals?: number | undefined;
  readonly styled?: boolean | undefined;
};

/** The prices of one thing: one stands alone, several each below its label. */
export function Prices({ owner, prices, decimals, styled }: PricesProps) {
  const language = useLanguage();
  const { priceLabels } = useInterface();
  const text = useText();
  if (!prices?.length) return null;
  const unit = text(owner, 'unit');
  const isLabelled = prices.length > 1 || prices.some(({ label, ownLabel }) => label ?? ownLabel);
  const amounts = prices.map((price) => {
    const amount = formatPrice(price, { language, decimals, styled });
    return unit ? [`${amount} `, <Words key="unit" as="small" of={unit} />] : amount;
  });
  return (
    <p className={classNames('prices', isLabelled && 'labelled', styled && 'styled')}>
      {isLabelled
        ? prices.map(({ label, ownLabel }, index) => {
            const path = `prices.${index}`;
            return (
              <span key={path}>
                {label && <small>{priceLabels[label]}</small>}
                {ownLabel && <Words as="small" of={text(owner, path)} />} {amounts[index]}
              </span>
            );
          })
        : amounts[0]}
    </p>
  );
}
