import { useInterface } from '../i18n/interface-context.tsx';
import { itemWindow } from './hours-rule.ts';
import { useMenu, useText } from './menu-context.ts';
import type { Entry, Highlight, Promo } from './model.ts';
import { SheetHead } from '../ui/sheet-head.tsx';
import { richText } from './words.tsx';

const ID = 'specials';
const TITLE = 'specials_title';

const isSpecial = (entry: Entry): entry is Highlight | Promo => entry.kind === 'highlight' || entry.kind === 'promo';

/** Where the list of specials leads: the element's id of a highlight or promo. Sections have ids of their own on the same page. */
export const specialPlace = ({ id }: Highlight | Promo): string => `special-${id}`;

/** The menu's highlights and promos, in its order. */
const useSpecials = (): (Highlight | Promo)[] => useMenu().sections.flatMap(({ entries }) => entries.filter(isSpecial));

/** Opens the list of specials, from the beginning of the section bar; nothing where the menu has none. */
export function SpecialsButton() {
  const { highlights } = useInterface().controls;
  if (useSpecials().length === 0) return null;
  return (
    <li>
      <button popoverTarget={ID}>
        <span aria-hidden="true">★</span> {highlights}
      </button>
    </li>
  );
}

/** What stands out of the menu, each as a link to its place. */
export function SpecialsSheet() {
  const { highlights, close } = useInterface().controls;
  const text = useText();
  const specials = useSpecials();
  if (specials.length === 0) return null;
  return (
    <nav id={ID} className="sheet" popover="auto" aria-labelledby={TITLE}>
      <SheetHead as="p" id={TITLE} title={highlights} close={close} closes={ID} />
      <ul>
        {specials.map((special) => {
          const name = text(special.id);
          const label = text(special.id, special.kind === 'promo' ? 'when' : 'label');
          return (
            <li key={special.id} data-only={special.kind === 'highlight' ? itemWindow(special) : undefined}>
              <a
                className="flex min-h-11 flex-col justify-center hairline py-2 no-underline"
                href={`#${specialPlace(special)}`}
              >
                <span className="text-name" lang={name?.lang}>
                  {name && richText(name.words)}
                </span>
                {label && (
                  <small className="text-muted" lang={label.lang}>
                    {richText(label.words)}
                  </small>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
