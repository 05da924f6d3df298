import { useText } from './menu-context.ts';
import type { Promo as PromoEntry } from './model.ts';
import { Prices } from './prices.tsx';
import { TextList } from './text-list.tsx';
import { Words } from './words.tsx';

/** An offer: what it holds, when, at which price. */
export function Promo({ entry }: { readonly entry: PromoEntry }) {
  const text = useText();
  return (
    <li className="panel promo">
      <div className="panel-head">
        <Words as="h3" of={text(entry.id)} />
        <Prices owner={entry.id} prices={entry.prices} />
      </div>
      <Words as="p" className="when" of={text(entry.id, 'when')} />
      {entry.includes && <TextList owner={entry.id} path="includes" count={entry.includes} />}
      <Words as="p" className="remark" of={text(entry.id, 'note')} />
    </li>
  );
}
