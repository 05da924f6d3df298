import { inLanguage } from '../i18n/in-language.ts';
import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import type { HoursWindow } from '../time/windows.ts';
import { anyOf, sectionWindow, windowOfEntry } from './hours-rule.ts';
import { useMenu, useText } from './menu-context.ts';
import { type Entry, factsOf } from './model.ts';
import { SheetHead } from '../ui/sheet-head.tsx';
import { Glyph } from './glyph.tsx';
import { richText } from './words.tsx';

const ID = 'specials';

/** The element id of a highlight or promo, the target in the list of specials. The prefix avoids clashes with the ids of sections. */
export const specialPlace = ({ id }: Pick<Entry, 'id'>): string => `special-${id}`;

type Special = { readonly entry: Entry; readonly path: string; readonly hours: HoursWindow | undefined };

/** The menu's specials in its order, each with the path of its text. */
const useSpecials = (): Special[] =>
  useMenu().sections.flatMap((section) =>
    section.entries.flatMap((entry) => {
      const path = factsOf(entry).special;
      return path === undefined ? [] : { entry, path, hours: sectionWindow(section) };
    }),
  );

/** The button at the start of the section bar that opens the list of specials; nothing where the menu has none. */
export function SpecialsButton() {
  const { highlights } = useInterface().controls;
  const specials = useSpecials();
  if (specials.length === 0) return null;
  const hours = anyOf(specials.map(({ entry, hours: ofSection }) => ofSection ?? windowOfEntry(entry)));
  return (
    <li data-only={hours}>
      <button className="starred" popoverTarget={ID}>
        <Glyph of="star" />
        {highlights}
      </button>
    </li>
  );
}

/** The list of specials, each as a link to its place. */
export function SpecialsSheet() {
  const { highlights, close } = useInterface().controls;
  const text = useText();
  const language = useLanguage();
  const specials = useSpecials();
  if (specials.length === 0) return null;
  return (
    <nav id={ID} className="sheet" popover="auto" aria-label={highlights}>
      <SheetHead as="p" title={highlights} close={close} closes={ID} />
      <ul>
        {specials.map(({ entry, path, hours }) => {
          const name = text(entry.id);
          const label = text(entry.id, path);
          return (
            <li key={entry.id} data-only={hours}>
              <a
                data-only={windowOfEntry(entry)}
                className="block min-h-11 content-center hairline py-2 text-name no-underline"
                {...inLanguage(name?.lang)}
                href={`#${specialPlace(entry)}`}
              >
                {name && richText(name.words)}
                {label && (
                  <small
                    className="block [font-weight:400] text-muted"
                    {...inLanguage(label.lang ?? (name?.lang && language))}
                  >
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
