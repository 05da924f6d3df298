import { Allergens } from './allergens.tsx';
import { entryWindow } from './hours-rule.ts';
import { PanelHead } from './panel-head.tsx';
import { Marks } from './marks.tsx';
import { useText } from './menu-context.ts';
import type { Promo as PromoEntry } from './model.ts';
import { ServedLine } from './served-line.tsx';
import { specialPlace } from './specials.tsx';
import { TextList } from './text-list.tsx';
import { Words } from './words.tsx';

/** An offer: its content, hours and price. */
export function Promo({ entry }: { readonly entry: PromoEntry }) {
  const text = useText();
  return (
    <li id={specialPlace(entry)} className="special panel promo" data-only={entryWindow(entry)}>
      <Words as="p" className="label text-kicker text-accent-ink" of={text(entry.id, 'when')} />
      <PanelHead id={entry.id} prices={entry.prices} />
      <ServedLine served={entry.served} />
      {entry.includes && <TextList owner={entry.id} path="includes" count={entry.includes} />}
      <Words as="p" className="remark text-body text-muted" of={text(entry.id, 'note')} />
      <Marks of={entry.marks} />
      <Allergens contains={entry.allergens} mayContain={entry.mayContain} />
    </li>
  );
}
