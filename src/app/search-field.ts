import type { SearchField } from '../menu/finder/search/search-panel.tsx';
import { layers } from '../page/layers.ts';
import { isFocusLost } from '../ui/is-focus-lost.ts';

const DIALOG = `<dialog class="finder-dialog finder-search" data-layer="search"><div class="finder-box"><div class="finder-head">
<form><span class="icon [--at:7]"></span><input type="search" enterkeyhint="search" autocomplete="off" autocapitalize="none" spellcheck="false"></form>
<button type="button" class="close ms-auto">×</button></div></div></dialog>`;

/** Adds the search dialog to the page. It is open while the page's layers say so, and accepts input before the island that answers it has loaded. */
export function addSearchField(page: Document): SearchField {
  const place = page.createElement('div');
  place.className = 'in-finder';
  place.innerHTML = DIALOG;
  page.body.append(place);
  const part = <Name extends 'dialog' | 'div' | 'form' | 'input' | 'button'>(name: Name): HTMLElementTagNameMap[Name] =>
    place.querySelector(name) ?? raise(name);
  const [dialog, box, form] = [part('dialog'), part('div'), part('form')];
  const [input, button] = [part('input'), part('button')];
  button.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => event.preventDefault());
  dialog.addEventListener('keydown', walk);
  dialog.addEventListener('close', () => {
    // The page was reloaded with the search open: no element had the focus before.
    if (isFocusLost(dialog)) page.querySelector<HTMLElement>('.bar [data-wants=search]')?.focus();
  });
  const follow = (): void => {
    const isWanted = layers.get().includes('search');
    if (!isWanted) dialog.close();
    else if (!dialog.open) {
      dialog.showModal();
      input.select();
    }
  };
  layers.subscribe(follow);
  follow();
  return {
    form,
    input,
    box,
    say: ({ title, close, placeholder = '' }) => {
      dialog.ariaLabel = title;
      input.ariaLabel = title;
      input.placeholder = placeholder;
      button.ariaLabel = close;
    },
  };
}

function raise(part: string): never {
  throw new Error(`The search has no ${part}.`);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys between the field and the results. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [
    ...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[type=search], button.finder-name'),
  ];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
