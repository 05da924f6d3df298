import { inLanguage } from '../i18n/in-language.ts';
import type { ReactNode } from 'react';
import { useText } from './menu-context.ts';
import type { Price } from './model.ts';
import { Prices } from './prices.tsx';
import { Quantity } from './quantity.tsx';
import { richText } from './words.tsx';

/** The look of a line's title beside its content (`.panel`). */
export const COURSE = 'course text-strong text-accent-ink';

type PanelHeadProps = {
  readonly id: string;
  readonly prices?: readonly Price[] | undefined;
  /** The unit of the price, after it. */
  readonly unit?: ReactNode;
};

/** Title and price of an entry that is more than a dish, side by side where there is room (`.panel`). */
export function PanelHead({ id, prices, unit }: PanelHeadProps) {
  const name = useText()(id);
  return (
    <>
      {name && (
        <h3 className="title text-special" {...inLanguage(name.lang)}>
          {richText(name.words)}
          <Quantity of={id} />
        </h3>
      )}
      <Prices owner={id} prices={prices} unit={unit} />
    </>
  );
}
