import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { interfaceTexts } from '../../generated/interface.ts';
import { overlayTexts } from '../../generated/overlay.ts';
import { InterfaceProvider } from '../../src/i18n/interface-context.tsx';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { DetailPopup } from '../../src/menu/detail-popup.tsx';
import { ImageOverlay } from '../../src/menu/image-overlay.tsx';
import { InfoCard } from '../../src/menu/info-card.tsx';
import { VenuePage } from '../../src/menu/venue-page.tsx';
import { everyEntry } from '../../src/preview/design/samples/every-entry.ts';
import type { Language } from '../../src/terms/house.ts';
import { fixtureMenu, textsOfFixture } from './fixture-menu.ts';

/** The words that a page needs in a language. */
export async function wordsIn(language: Language) {
  const [{ texts }, { texts: overlay }] = await Promise.all([interfaceTexts[language](), overlayTexts[language]()]);
  return { language, texts, overlay };
}

export const SPANISH = await wordsIn('es');

/** The providers that the build puts around every page, in Spanish. */
export function InSpanish({ children }: { readonly children: ReactNode }) {
  return <InterfaceProvider shown={SPANISH}>{children}</InterfaceProvider>;
}

/** A page as the build renders it, as HTML. */
export async function markupIn(language: Language, page: ReactNode): Promise<string> {
  return renderToStaticMarkup(<InterfaceProvider shown={await wordsIn(language)}>{page}</InterfaceProvider>);
}

/** The page of the fixture's venue, as a route module composes it. */
export function FixturePage() {
  return (
    <VenuePage menu={fixtureMenu} texts={textsOfFixture} entries={everyEntry} info={InfoCard}>
      <DetailPopup />
      <ImageOverlay />
      <DemoPrompt />
    </VenuePage>
  );
}

/** The folder of that page's languages. */
export const FIXTURE_FOLDER = '/la-prueba';

/** That page in its languages, each rendered once. */
const rendered = new Map<Language, Promise<string>>();

function fixtureMarkup(language: Language): Promise<string> {
  const markup = rendered.get(language) ?? markupIn(language, <FixturePage />);
  rendered.set(language, markup);
  return markup;
}

/** Puts that page into the document, as the build has rendered it. */
export async function showFixturePage(language: Language = 'es'): Promise<void> {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['page'] = FIXTURE_FOLDER;
  root.innerHTML = await fixtureMarkup(language);
  document.body.replaceChildren(root);
  document.documentElement.lang = language;
  document.documentElement.dataset['languages'] = fixtureMenu.languages.join(' ');
}
