import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BASE_PATH } from '../terms/house.ts';
import { HOUSE, rolesOf } from '../terms/house-colours.ts';
import { PREVIEW_CHANGED, PREVIEW_PATH } from './preview-address.ts';
import './preview.css';
import { previewTexts } from './preview-texts.ts';
import { previewRoutes } from './routes.tsx';
import type { WatchChanges } from './server-answers.ts';

const watchChanges: WatchChanges = (listener) => {
  import.meta.hot?.on(PREVIEW_CHANGED, listener);
  return () => import.meta.hot?.off(PREVIEW_CHANGED, listener);
};

/** The entry of the preview, which the development server alone serves. */
const root = document.getElementById('root');
if (root) {
  const { code, texts } = previewTexts(navigator.languages);
  document.documentElement.lang = code;
  const night: Readonly<Record<string, string>> = rolesOf(HOUSE.dark);
  for (const [property, day] of Object.entries(rolesOf(HOUSE.light))) {
    document.documentElement.style.setProperty(property, `light-dark(${day}, ${night[property]})`);
  }
  document.title = `${texts.title} · Carta`;
  const router = createBrowserRouter(previewRoutes(texts, watchChanges), { basename: BASE_PATH + PREVIEW_PATH });
  createRoot(root).render(<RouterProvider router={router} />);
}
