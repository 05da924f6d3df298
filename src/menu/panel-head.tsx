import type { ReactNode } from 'react';
import { useText } from './menu-context.ts';
import type { Price } from './model.ts';
import { Prices } from './prices.tsx';
import { Words } from './words.tsx';

type PanelHeadProps = {
  readonly id: string;
  readonly prices?: readonly Price[] | undefined;
  /** What the price is for, below it. */
  readonly children?: ReactNode;
};

/** Title and price of what is more than a dish. */
export function PanelHead({ id, prices, children }: PanelHeadProps) {
  return (
    <div className="panel-head flex flex-wrap items-baseline justify-between gap-x-4">
      <Words as="h3" className="title text-special" of={useText()(id)} />
      {prices && (
        <div className="per ms-auto text-end">
          <Prices owner={id} prices={prices} />
          {children}
        </div>
      )}
    </div>
  );
}
