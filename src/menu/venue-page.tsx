import type { ComponentType, ReactNode } from 'react';
import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import type { Language } from '../terms/house.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { EntryComponents } from './entry-components.ts';
import { MenuContext, menuIn } from './menu-context.ts';
import { BEHIND, firstScreenOf } from './first-screen.ts';
import { textsAtHand } from './menu-texts.ts';
import type { EntryKind, LanguageTexts, Menu } from './model.ts';
import { OpeningNow } from './opening-hours.tsx';
import { Section } from './section.tsx';
import { SectionBar } from './section-bar.tsx';
import { SpecialsSheet } from './specials.tsx';
import { StampPanel } from './stamp-panel.tsx';
import { VenueFooter } from './venue-footer.tsx';
import { VenueHeader } from './venue-header.tsx';

type VenuePageProps<Code extends Language, Kind extends EntryKind> = {
  readonly menu: Menu<Code, Kind>;
  /** They must be loaded in the shown language (`loadTexts`). */
  readonly texts: LanguageTexts<Code>;
  /** The component of each kind of entry that the menu has. */
  readonly entries: EntryComponents<Kind>;
  /** The card above the sections. */
  readonly info?: ComponentType;
  /** The question before the menu. */
  readonly prompt?: ComponentType;
  /** The popups. */
  readonly children?: ReactNode;
};

const MENU = 'the_menu';

/** A venue's menu (specification, point 2): header, section bar, sections, bar, footer. Rendered by the build, and never in a browser. */
export function VenuePage<Code extends Language, Kind extends EntryKind>({
  menu,
  texts,
  entries,
  info: InfoCard,
  prompt: Prompt,
  children,
}: VenuePageProps<Code, Kind>) {
  const language = useLanguage();
  const textsIn = (wanted: Language) => textsAtHand(texts, wanted) ?? {};
  const { page, controls } = useInterface();
  const shown = menuIn(menu, language, textsIn(language), textsIn(menu.languages[0] ?? 'es'));
  const screen = firstScreenOf(menu, shown.text);
  return (
    <MenuContext value={shown}>
      <a className="sr-only skip-link" href={`#${MENU}`}>
        {page.skipToMenu}
      </a>
      <VenueHeader />
      <SectionBar />
      {Prompt && <Prompt />}
      <div id="finder" data-island="" />
      <main id={MENU} className="measure">
        <OpeningNow />
        {InfoCard && <InfoCard />}
        {menu.sections.map((section, index) => (
          <Section
            key={section.id}
            section={section}
            components={entries}
            isFirst={index === 0}
            isFar={index >= screen.sections}
            below={screen.below}
          />
        ))}
      </main>
      {children}
      <BottomBar />
      <SpecialsSheet />
      {menu.loyalty && <StampPanel />}
      <output id={BEHIND} className="failure" data-island="" data-says={controls.languageFailed} />
      <VenueFooter isFar={screen.sections < menu.sections.length || screen.below !== undefined} />
    </MenuContext>
  );
}
