import { inLanguage } from '../i18n/in-language.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { SheetHead } from '../ui/sheet-head.tsx';
import { shownWindow } from './hours-rule.ts';
import { useMenu, useText } from './menu-context.ts';
import { SpecialsButton } from './specials.tsx';
import { richText } from './words.tsx';

/** The id of the list of sections. */
export const SECTIONS = 'sections';

/**
 * The sections side by side under the header, pinned (`page/section-bar.ts` marks the one being read), and at their end the fold button, which
 * reduces the menu to names and prices. Without script the sections are links, and there is no fold button. The same list is the sheet of all
 * sections: a popover that is shown in the bar while it is closed (`sheet.css`).
 */
export function SectionBar() {
  const { sectionBar, sections: title, close, overview } = useInterface().controls;
  const { sections } = useMenu();
  const text = useText();
  return (
    <div className="section-bar">
      <nav id={SECTIONS} popover="auto" aria-label={sectionBar}>
        <SheetHead as="p" title={title} close={close} closes={SECTIONS} />
        <ul>
          <SpecialsButton />
          {sections.map((section, index) => {
            const { id } = section;
            const name = text('section', id);
            return (
              <li key={id} data-only={shownWindow(section)}>
                {/* A page starts at the first. */}
                <a href={`#${id}`} {...inLanguage(name?.lang)} aria-current={index === 0 ? 'true' : undefined}>
                  {name && richText(name.words)}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <button className="fold sign [--at:11]" aria-pressed="false" aria-label={overview} data-does="overview" />
    </div>
  );
}
