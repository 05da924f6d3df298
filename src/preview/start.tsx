import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BASE_PATH } from '../terms/house.ts';
import { type Colours, HOUSE } from '../terms/house-colours.ts';
import { PREVIEW_CHANGED, PREVIEW_PATH } from './preview-address.ts';
import './preview.css';
import { previewTexts } from './preview-texts.ts';
import { previewRoutes } from './routes.tsx';
import type { WatchChanges } from './server-answers.ts';

const watchChanges: WatchChanges = (listener) => {
  import.meta.hot?.on(PREVIEW_CHANGED, listener);
  return () => import.meta.hot?.off(PREVIEW_CHANGED, listener);
};

/** The properties of the style that the house's colours fill in. */
const ROLES = [
  ['--ground', 'background'],
  ['--ink', 'text'],
  ['--accent', 'accent'],
] as const satisfies readonly (readonly [property: string, colour: keyof Colours])[];

/** The entry of the preview, which the development server alone serves. */
const root = document.getElementById('root');
if (root) {
  const { code, texts } = previewTexts(navigator.languages);
  document.documentElement.lang = code;
  for (const [property, colour] of ROLES) {
    document.documentElement.style.setProperty(property, `light-dark(${HOUSE.light[colour]}, ${HOUSE.dark[colour]})`);
  }
  document.title = `${texts.title} · Carta`;
  const router = createBrowserRouter(previewRoutes(texts, watchChanges), { basename: BASE_PATH + PREVIEW_PATH });
  createRoot(root).render(<RouterProvider router={router} />);
}
