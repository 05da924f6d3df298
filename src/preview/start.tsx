import { createRoot } from 'react-dom/client';
import './preview.css';
import { PreviewPage } from './preview-page.tsx';
import { previewTexts } from './preview-texts.ts';

/** The entry of the preview, which the development server alone serves. */
const root = document.getElementById('root');
if (root) {
  const { code, texts } = previewTexts(navigator.languages);
  document.documentElement.lang = code;
  document.title = `${texts.title} · Carta`;
  createRoot(root).render(<PreviewPage texts={texts} />);
}
