/**
 * The entry of a frame of the design system: a part of the product in a page of its own, on the page's own sheets, with a history and a
 * storage that say what is to be seen.
 */
import { FILTER_KEY } from '../../menu/finder/finder-keys.ts';
import { printFilter } from '../../menu/finder/allergens/filter.ts';
import { themeCss } from '../../menu/theme.ts';
import { PLACE } from '../../page/layers-place.ts';
import { menuOf } from '../../app/generated-menus.ts';
import { MENUS_SAVED } from '../../app/menus-saved.ts';
import { ownStorage } from '../own-storage.ts';
import { framePart } from './frame-address.ts';
import { fillsScreen } from './parts.ts';
import { SHOWN } from './shown-parts.ts';

const asked = framePart(location.search);
const { open = [], filter, load } = SHOWN[asked.part];

// Nothing that a frame keeps is for the pages that are being written.
for (const store of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, store, { configurable: true, value: ownStorage(() => false) });
}
if (filter) localStorage.setItem(FILTER_KEY, printFilter(filter));
history.replaceState({ [PLACE]: open }, '');

const root = document.documentElement;
root.lang = asked.language;
root.style.fontSize = `${asked.text}%`;
root.dataset['fonts'] = '';
const { font, ...colours } = (await menuOf(asked.theme))?.theme ?? {};
const shownFont = asked.font || font;
const theme = document.createElement('style');
theme.textContent = themeCss({ ...colours, ...(shownFont !== undefined && { font: shownFont }) });
document.head.append(theme);

// A theme may have changed with them.
import.meta.hot?.on(MENUS_SAVED, () => location.reload());

// A frame is as high as what it shows, unless that asks how high the screen is.
const frame = window.frameElement as HTMLIFrameElement | null;
if (frame && !fillsScreen(asked.part)) {
  new ResizeObserver(() => {
    frame.height = String(document.body.offsetHeight);
  }).observe(document.body);
}

// What opens takes the focus, which is to stay with who chooses what is shown. A dialog is out of what it stands in, so it is told, too.
document.body.inert = true;
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function showWithoutFocus() {
  this.inert = document.body.inert;
  showModal.call(this);
};
const [{ showSample }, Sample] = await Promise.all([import('./show-sample.tsx'), load()]);
await showSample(Sample, asked.language);
for (const element of [document.body, ...document.querySelectorAll('dialog')]) element.inert = false;
root.dataset['shown'] = '';
