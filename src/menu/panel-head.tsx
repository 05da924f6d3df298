import { inLanguage } from '../i18n/in-language.ts';
import type { ReactNode } from 'react';
import { useText } from './menu-context.ts';
import type { Price } from './model.ts';
import { Prices } from './prices.tsx';
import { Quantity } from './quantity.tsx';
import { richText } from './words.tsx';

type PanelHeadProps = {
  readonly id: string;
  readonly prices?: readonly Price[] | undefined;
  /** What the price is for, below it. */
  readonly children?: ReactNode;
};

/** Title and price of what is more than a dish. */
export function PanelHead({ id, prices, children }: PanelHeadProps) {
  const name = useText()(id);
  return (
    <div className="panel-head flex flex-wrap items-baseline justify-between gap-x-4">
      {name && (
        <h3 className="title text-special" {...inLanguage(name.lang)}>
          {richText(name.words)}
          <Quantity of={id} />
        </h3>
      )}
      {prices && (
        <div className="per ms-auto text-end">
          <Prices owner={id} prices={prices} />
          {children}
        </div>
      )}
    </div>
  );
}
