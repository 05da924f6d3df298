import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { interfaceTexts } from '../../generated/interface.ts';
import { InterfaceProvider } from '../i18n/interface-context.tsx';
import { loaders } from './text-loaders.ts';
import type { InterfaceTexts } from '../i18n/interface-texts.ts';
import type { Language } from '../i18n/language.ts';
import { loadTexts } from '../menu/menu-texts.ts';
import type { LanguageTexts } from '../menu/model.ts';
import { logFailure } from '../ui/log.ts';
import { claimPage } from '../ui/page-state.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { showMenuGraph } from './show-menu-graph.ts';
import { watchStampCard } from './watch-stamp-card.ts';

/** What the entry of a page brings along. */
export type PageParts = {
  readonly Page: ComponentType;
  /** A menu's texts; undefined for pages that are no menus. */
  readonly texts: LanguageTexts<Language> | undefined;
  /** The texts of the interface in the page's first language. */
  readonly words: InterfaceTexts;
  readonly first: Language;
};

/**
 * Starts the app on the page as it stands, in the language that it stands in by now: everything that it shows is loaded before
 * React takes it over, so nothing of it is ever taken away to come back.
 */
async function hydrate(root: HTMLElement, { Page, texts, words, first }: PageParts): Promise<void> {
  await claimPage();
  const { language = first } = root.dataset as { language?: Language };
  const [loaded] = await Promise.all([
    language === first ? { texts: words } : interfaceTexts[language](),
    texts && loadTexts(texts, language),
  ]);
  // The app's modules have just run, which was long enough.
  await new Promise((resolve) => setTimeout(resolve));
  // As a transition, so that React lets the diner's taps and scrolls in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <InterfaceProvider language={language} texts={loaded.texts} {...loaders}>
        <Page />
      </InterfaceProvider>,
      { onRecoverableError: (error) => logFailure('Error hydrating the page:', error) },
    );
  });
  showMenuGraph();
  watchStampCard(document);
  whenIdle()
    .then(keepForLater)
    .catch((cause: unknown) => logFailure('Error keeping the page for offline:', cause));
  // Known to the build: a site without a tag manager has nothing of it.
  if (import.meta.env.TAG_MANAGER) await import('./page-views.ts');
}

const keepForLater = async () => (await import('../offline/start-offline.ts')).startOffline(loaders.later);

/** Called by the entry of each page (`vite/page-entries.ts`). */
export function start(parts: PageParts): void {
  const root = document.getElementById('root');
  if (root) hydrate(root, parts).catch((cause: unknown) => logFailure('Error starting the app:', cause));
}
