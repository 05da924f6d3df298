import { inLanguage } from '../i18n/in-language.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import type { HoursWindow } from '../time/windows.ts';
import { sectionWindow, windowOfEntry } from './hours-rule.ts';
import { useMenu, useText } from './menu-context.ts';
import { type Entry, factsOf } from './model.ts';
import { SheetHead } from '../ui/sheet-head.tsx';
import { richText } from './words.tsx';

const ID = 'specials';
const TITLE = 'specials_title';

/** Where the list of specials leads: the element's id of a highlight or promo. Sections have ids of their own on the same page. */
export const specialPlace = ({ id }: Pick<Entry, 'id'>): string => `special-${id}`;

type Special = { readonly entry: Entry; readonly path: string; readonly hours: HoursWindow | undefined };

/** The menu's specials in its order, each with the path of the text that stands with it. */
const useSpecials = (): Special[] =>
  useMenu().sections.flatMap((section) =>
    section.entries.flatMap((entry) => {
      const path = factsOf(entry).special;
      return path === undefined ? [] : { entry, path, hours: sectionWindow(section) };
    }),
  );

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
        {specials.map(({ entry, path, hours }) => {
          const name = text(entry.id);
          const label = text(entry.id, path);
          return (
            <li key={entry.id} data-only={hours}>
              <a
                data-only={windowOfEntry(entry)}
                className="flex min-h-11 flex-col justify-center hairline py-2 no-underline"
                href={`#${specialPlace(entry)}`}
              >
                <span className="text-name" {...inLanguage(name?.lang)}>
                  {name && richText(name.words)}
                </span>
                {label && (
                  <small className="text-muted" {...inLanguage(label.lang)}>
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
