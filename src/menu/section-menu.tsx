import { List, X } from 'lucide-react';
import { useInterface } from '../i18n/interface-context.tsx';
import { useMenu, useText } from './menu-context.ts';
import { richText } from './words.tsx';

const ID = 'sections';

/**
 * The floating button and the list of sections that it opens. Both are the browser's own (popover, anchors), so they work without
 * script; `watch-section-links.ts` adds the smooth scroll.
 */
export function SectionMenu() {
  const { sections: title, close } = useInterface().controls;
  const menu = useMenu();
  const text = useText();
  return (
    <>
      <button type="button" className="sections-button" popoverTarget={ID}>
        <List className="icon" aria-hidden="true" />
        {title}
      </button>
      <nav id={ID} className="sheet" popover="auto" aria-labelledby="sections_title">
        <div className="sheet-head">
          <p id="sections_title">{title}</p>
          <button type="button" className="close" popoverTarget={ID} popoverTargetAction="hide" aria-label={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <ul>
          {menu.sections.map(({ id, onlyNight }) => {
            const name = text('section', id);
            return (
              <li key={id} data-only={onlyNight && 'evening'}>
                <a href={`#${id}`} lang={name?.lang}>
                  {name && richText(name.words)}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
