import { useLanguageState } from '../i18n/interface-context.tsx';
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

/** The prices of one thing, each with its label. */
export function Prices({ owner, prices, decimals, styled }: PricesProps) {
  const { language, texts } = useLanguageState();
  const text = useText();
  if (!prices?.length) return null;
  const unit = text(owner, 'unit');
  return (
    <p className={prices.some(({ label, ownLabel }) => label ?? ownLabel) ? 'prices labelled' : 'prices'}>
      {prices.map((price, index) => {
        const path = `prices.${index}`;
        return (
          <span key={path} className={styled ? 'price styled' : 'price'}>
            {price.label && <small>{texts.priceLabels[price.label]}</small>}
            {price.ownLabel && <Words as="small" of={text(owner, path)} />}{' '}
            <b>{formatPrice(price, { language, decimals, styled })}</b> <Words className="unit" of={unit} />
          </span>
        );
      })}
    </p>
  );
}
