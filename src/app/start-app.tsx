import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { interfaceTexts } from '../../generated/interface.ts';
import { type Interface, InterfaceProvider } from '../i18n/interface-context.tsx';
import { chosenLanguage, rememberLanguage } from '../i18n/language-choice.ts';
import { loadAnew, pageLanguage, useShownTexts } from '../i18n/use-shown-texts.ts';
import { replayTaps } from '../page/first-taps.ts';
import { holdTaps } from '../page/just-appeared.ts';
import { BASE_PATH, type Language, LANGUAGE_CODES, LANGUAGES } from '../terms/house.ts';
import { watchPictures } from '../ui/failed-pictures.ts';
import { logFailure } from '../ui/log.ts';
import { startIdleWork } from './idle-work.ts';
import { sayMissing } from './say-missing.ts';

const loadTexts = async (language: Language) => (await loadAnew(interfaceTexts[language])).texts;

const logMissing = (language: Language, cause: unknown): void =>
  logFailure(`Error loading the texts of language ${language}:`, cause);

/** Starts the app of a route in place of its document, in the language that was chosen before. The app has every language. */
export function startApp(route: RouteObject): void {
  // The first tap was meant for what is there: the app was all there was to wait for.
  document.addEventListener('pointerdown', () => holdTaps(document), { capture: true, once: true });
  watchPictures(document);
  start(route).catch((cause: unknown) => {
    logFailure('Error starting the app:', cause);
    sayMissing(document);
  });
  void startIdleWork();
}

async function start(route: RouteObject): Promise<void> {
  const first = await loadFirst();
  showLanguage(first.language);
  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <AppTexts first={first}>
        <RouterProvider router={createBrowserRouter([route], { basename: BASE_PATH || '/' })} />
      </AppTexts>,
    );
  }
  replayTaps(document);
}

/** The texts of the chosen language; those of the document's own where they cannot be loaded. */
async function loadFirst(): Promise<Interface> {
  const language = startLanguage(LANGUAGE_CODES, chosenLanguage());
  try {
    return { language, texts: await loadTexts(language) };
  } catch (cause) {
    logMissing(language, cause);
    return { language: pageLanguage(), texts: await loadTexts(pageLanguage()), failed: language };
  }
}

/** Gives the app the texts of the document's language. A chosen language becomes the document's when its texts are loaded. */
function AppTexts({ first, children }: { readonly first: Interface; readonly children: ReactNode }) {
  const { language, texts } = useShownTexts(first, loadTexts);
  const [failed, setFailed] = useState(first.failed);
  /** The language that was chosen last. */
  const wished = useRef<Language>(undefined);
  const choose = useCallback(async (wish: Language): Promise<void> => {
    wished.current = wish;
    setFailed(undefined);
    try {
      await loadTexts(wish);
      if (wished.current !== wish) return;
      showLanguage(wish);
      // For the menus that are opened next.
      rememberLanguage(wish);
    } catch (cause) {
      logMissing(wish, cause);
      if (wished.current === wish) setFailed(wish);
    }
  }, []);
  return <InterfaceProvider shown={{ language, texts, choose, failed }}>{children}</InterfaceProvider>;
}

/** Makes a language the document's, which the texts of the app follow (`useShownTexts`), with the way in which it is written. */
function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}

/** The language that a page starts in: the diner's where the page offers it, else the page's first. */
export function startLanguage(offered: readonly Language[], chosen: Language | undefined): Language {
  if (chosen && offered.includes(chosen)) return chosen;
  return offered[0] ?? 'es';
}
