/**
 * The entry of a frame of the design system: a part of the product in a page of its own, with the page's own style sheets, and a history
 * and a storage that open the part.
 */
import { FILTER_KEY } from '../../menu/finder/finder-keys.ts';
import { printFilter } from '../../menu/finder/allergens/filter.ts';
import { themeCss } from '../../menu/theme.ts';
import { setFonts } from '../../page/fonts.ts';
import { PLACE } from '../../page/layers-place.ts';
import { SHOWN_BEFORE_MODAL } from '../../page/popups.ts';
import { menuOf } from '../../app/generated-menus.ts';
import { MENUS_SAVED } from '../../app/menus-saved.ts';
import { ownStorage } from '../own-storage.ts';
import { framePart } from './design-state.ts';
import { PART_SAMPLES } from './part-samples.ts';

const asked = framePart(location.search);
const { hasOwnHeight, open = [], filter, load } = PART_SAMPLES[asked.part];

// A frame must not write into the storage of the pages that editors look at.
for (const store of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, store, { configurable: true, value: ownStorage(() => false) });
}
if (filter) localStorage.setItem(FILTER_KEY, printFilter(filter));
history.replaceState({ [PLACE]: open }, '');

const root = document.documentElement;
root.lang = asked.language;
root.style.fontSize = `${asked.text}%`;
const { font, ...colours } = (await menuOf(asked.theme))?.theme ?? {};
const shownFont = asked.font || font;
const theme = document.createElement('style');
theme.id = 'theme';
theme.textContent = themeCss({ ...colours, ...(shownFont !== undefined && { font: shownFont }) });
document.head.append(theme);
await setFonts(document);

// The theme may have changed with the menus.
import.meta.hot?.on(MENUS_SAVED, () => location.reload());

const frame = window.frameElement as HTMLIFrameElement | null;
if (frame && hasOwnHeight) {
  new ResizeObserver(() => {
    frame.height = String(document.body.offsetHeight);
  }).observe(document.body);
}

// The focus must stay in the controls outside, so the page is inert until layers are open and modal. A modal dialog escapes an inert body, so it is made
// inert, too.
document.body.inert = true;
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function showWithoutFocus() {
  this.inert = document.body.inert;
  showModal.call(this);
};
const [{ renderSample }, Sample] = await Promise.all([import('./render-sample.tsx'), load()]);
await renderSample(Sample, asked.language);
await new Promise((resolve) => setTimeout(resolve, SHOWN_BEFORE_MODAL));
for (const element of [document.body, ...document.querySelectorAll('dialog')]) element.inert = false;
root.dataset['shown'] = '';
