import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InterfaceProvider } from '../../src/i18n/interface-context.tsx';
import type { TextLoaders } from '../../src/i18n/language-store.ts';
import { Banner } from '../../src/menu/banner.tsx';
import { Builder } from '../../src/menu/builder.tsx';
import { Conditions } from '../../src/menu/conditions.tsx';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { DetailPopup } from '../../src/menu/detail-popup.tsx';
import type { EntryComponents } from '../../src/menu/entry-components.ts';
import { FullItem } from '../../src/menu/full-item.tsx';
import { Heading } from '../../src/menu/heading.tsx';
import { HighlightItem } from '../../src/menu/highlight-item.tsx';
import { ImageOverlay } from '../../src/menu/image-overlay.tsx';
import { InfoCard } from '../../src/menu/info-card.tsx';
import type { EntryKind } from '../../src/menu/model.ts';
import { Note } from '../../src/menu/note.tsx';
import { Options } from '../../src/menu/options.tsx';
import { Promo } from '../../src/menu/promo.tsx';
import { SetMenu } from '../../src/menu/set-menu.tsx';
import { SimpleItem } from '../../src/menu/simple-item.tsx';
import { VenuePage } from '../../src/menu/venue-page.tsx';
import { fixtureMenu, fixtureTexts } from './fixture-menu.ts';
import { texts as interfaceEn } from '../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../generated/interface/es.ts';
import { laterTexts } from '../../generated/later.ts';
import { offers } from '../../generated/offers.ts';

export const everyEntry: EntryComponents<EntryKind> = {
  banner: Banner,
  builder: Builder,
  conditions: Conditions,
  full: FullItem,
  heading: Heading,
  highlight: HighlightItem,
  note: Note,
  options: Options,
  promo: Promo,
  setMenu: SetMenu,
  simple: SimpleItem,
};

const interfaceInEnglish = async () => ({ texts: interfaceEn });

/** English stands in for the languages that the fixture has no interface in. */
export const fixtureLoaders: TextLoaders = {
  loaders: {
    es: async () => ({ texts: interfaceEs }),
    en: interfaceInEnglish,
    fr: interfaceInEnglish,
    de: interfaceInEnglish,
    it: interfaceInEnglish,
    ca: interfaceInEnglish,
  },
  later: laterTexts,
  offers: async () => ({ offers }),
};

/** What the app puts around every page, in Spanish. */
export function InSpanish({ children }: { readonly children: ReactNode }) {
  return (
    <InterfaceProvider language="es" texts={interfaceEs} {...fixtureLoaders}>
      {children}
    </InterfaceProvider>
  );
}

/** The page of the fixture's venue, as a route module composes it. */
export function FixturePage() {
  return (
    <VenuePage menu={fixtureMenu} texts={fixtureTexts} entries={everyEntry} info={InfoCard}>
      <DetailPopup />
      <ImageOverlay />
      <DemoPrompt />
    </VenuePage>
  );
}

/** Shows that page in Spanish, as React has it. */
export async function showFixturePage(): Promise<void> {
  await act(async () => render(<FixturePage />, { wrapper: InSpanish }));
}
