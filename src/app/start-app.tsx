import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { interfaceTexts } from '../../generated/interface.ts';
import { type Interface, InterfaceProvider } from '../i18n/interface-context.tsx';
import { chosenLanguage, startLanguage } from '../i18n/language-choice.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { showLanguage } from '../i18n/show-language.ts';
import { pageLanguage, useShownTexts } from '../i18n/use-shown-texts.ts';
import { replayTaps } from '../page/first-taps.ts';
import { holdTaps } from '../page/just-appeared.ts';
import { BASE_PATH } from '../ui/base-path.ts';
import { watchPictures } from '../ui/failed-pictures.ts';
import { logFailure } from '../ui/log.ts';
import { startLater } from './start-later.ts';

const loadTexts = async (language: Language) => (await interfaceTexts[language]()).texts;

const logMissing = (language: Language, cause: unknown): void =>
  logFailure(`Error loading the texts of language ${language}:`, cause);

/** Starts the app of a route in the place of its document, in the language that was chosen before. It speaks every language. */
export function startApp(route: RouteObject): void {
  holdTaps(document);
  watchPictures(document);
  start(route).catch((cause: unknown) => logFailure('Error starting the app:', cause));
  void startLater();
}

async function start(route: RouteObject): Promise<void> {
  const first = await loadFirst();
  document.documentElement.lang = first.language;
  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <Speaking first={first}>
        <RouterProvider router={createBrowserRouter([route], { basename: BASE_PATH })} />
      </Speaking>,
    );
  }
  replayTaps(document);
}

/** In the document's own language where the words of the chosen one cannot be had. */
async function loadFirst(): Promise<Interface> {
  const language = startLanguage(LANGUAGES, chosenLanguage());
  try {
    return { language, texts: await loadTexts(language) };
  } catch (cause) {
    logMissing(language, cause);
    return { language: pageLanguage(), texts: await loadTexts(pageLanguage()), failed: language };
  }
}

/** Speaks the document's language; a language that is chosen becomes that when its words are there. */
function Speaking({ first, children }: { readonly first: Interface; readonly children: ReactNode }) {
  const { language, texts } = useShownTexts(first, loadTexts);
  const [failed, setFailed] = useState(first.failed);
  /** The last wish. */
  const wished = useRef<Language>(undefined);
  const choose = useCallback(async (wish: Language): Promise<void> => {
    wished.current = wish;
    setFailed(undefined);
    try {
      await loadTexts(wish);
      if (wished.current === wish) showLanguage(wish);
    } catch (cause) {
      logMissing(wish, cause);
      if (wished.current === wish) setFailed(wish);
    }
  }, []);
  return <InterfaceProvider shown={{ language, texts, choose, failed }}>{children}</InterfaceProvider>;
}
