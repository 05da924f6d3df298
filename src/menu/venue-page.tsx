import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { useInterface, useLanguageState } from '../i18n/interface-context.tsx';
import type { Language } from '../i18n/language.ts';
import { rememberVenue } from '../ui/last-venue.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useVenueTitle } from '../ui/use-page-title.ts';
import type { EntryComponents } from './entry-components.ts';
import { FinderDoor } from './finder/finder-door.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { MenuContext } from './menu-context.ts';
import type { EntryKind, LanguageTexts, Menu } from './model.ts';
import { type AnyEntryComponents, Section } from './section.tsx';
import { SectionMenu } from './section-menu.tsx';
import { spanishLookup, textLookup } from './text-lookup.ts';
import { useMenuTexts } from './use-menu-texts.ts';
import { StampPanel } from './stamp-panel.tsx';
import { VenueFooter } from './venue-footer.tsx';
import { VenueHeader } from './venue-header.tsx';

type VenuePageProps<Code extends Language, Kind extends EntryKind> = {
  readonly menu: Menu<Code, Kind>;
  readonly texts: LanguageTexts<Code>;
  /** The component of each kind of entry that the menu has. */
  readonly entries: EntryComponents<Kind>;
  /** The card above the sections. */
  readonly info?: ComponentType;
  /** What stands beside the menu: popups, the demo's prompt. */
  readonly children?: ReactNode;
};

const MENU = 'the_menu';

/** A venue's menu (specification, point 2): header, sections, section menu, footer. */
export function VenuePage<Code extends Language, Kind extends EntryKind>({
  menu: typedMenu,
  texts,
  entries: typedEntries,
  info: InfoCard,
  children,
}: VenuePageProps<Code, Kind>) {
  // The route module has been checked to have a component for each kind; from here on any kind is any.
  const menu = typedMenu as unknown as Menu;
  const entries = typedEntries as unknown as AnyEntryComponents;
  // With its second rendering come the texts that only popups show; an open one takes them in (`useMenuTexts`).
  useHydrated();
  useEffect(() => rememberVenue(window.location.pathname), []);
  useVenueTitle(menu.name);
  const { language } = useLanguageState();
  const { own, first } = useMenuTexts(menu, texts as LanguageTexts<Language>);
  const context = useMemo(() => {
    const firstLanguage = menu.languages[0] ?? 'es';
    const spanish = language !== 'es' && firstLanguage === 'es' ? first : undefined;
    const firstText = textLookup(first, first, firstLanguage);
    return { menu, text: textLookup(own, first, firstLanguage), first: firstText, spanish: spanishLookup(spanish) };
  }, [menu, own, first, language]);
  const { skipToMenu } = useInterface().page;
  return (
    <MenuContext value={context}>
      <a className="sr-only skip-link" href={`#${MENU}`}>
        {skipToMenu}
      </a>
      <VenueHeader />
      <FinderDoor />
      <main id={MENU} tabIndex={-1}>
        {InfoCard && <InfoCard />}
        {menu.sections.map((section, index) => (
          <Section key={section.id} section={section} entries={entries} isFirst={index === 0} />
        ))}
      </main>
      {children}
      <SectionMenu />
      {menu.loyalty && <StampPanel />}
      <LanguageOffer />
      <VenueFooter />
    </MenuContext>
  );
}
