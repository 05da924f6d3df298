import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { interfaceTexts } from '../../generated/interface.ts';
import { InterfaceProvider } from '../i18n/interface-context.tsx';
import type { Language } from '../i18n/language.ts';
import { BASE_PATH } from '../ui/base-path.ts';
import { logFailure } from '../ui/log.ts';
import { App } from './app.tsx';
import { NOT_FOUND } from './page-names.ts';
import { loadPage, routeOf } from './pages.ts';
import './style.css';

/**
 * Starts the app on the prerendered page. Everything that the page shows is loaded before React takes it over, so nothing of
 * it is ever taken away to come back.
 */
async function start(root: HTMLElement): Promise<void> {
  const { page = '', firstLanguage: language } = root.dataset as { page?: string; firstLanguage: Language };
  const route = routeOf(page);
  const [{ texts }] = await Promise.all([interfaceTexts[language](), route && loadPage(route)]);
  hydrateRoot(
    root,
    <BrowserRouter basename={BASE_PATH}>
      <InterfaceProvider language={language} texts={texts} loaders={interfaceTexts}>
        <App missing={page === NOT_FOUND} />
      </InterfaceProvider>
    </BrowserRouter>,
    { onRecoverableError: (error) => logFailure('Error hydrating the page:', error) },
  );
}

const root = document.getElementById('root');
// The not-found page is served outside of the base path, too, where the router has nothing to say.
if (root && `${window.location.pathname}/`.startsWith(`${BASE_PATH}/`)) {
  start(root).catch((cause: unknown) => logFailure('Error starting the app:', cause));
}
