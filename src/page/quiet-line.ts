import { ADDED } from './rows.ts';

type QuietLine = { readonly text: string; readonly button: string; readonly onClose: () => void };

/** Shows a line of text above the bar, with a button (`.button`) for the caller to use, and one that closes it. */
export function quietLine(page: Document, { text, button, onClose }: QuietLine): HTMLElement {
  const line = page.createElement('aside');
  line.className = 'offer';
  line.ariaLabel = text;
  line.setAttribute(ADDED, '');
  line.innerHTML = '<p></p><button class="button"></button><button class="close">×</button>';
  const [words, use, close] = line.children as HTMLCollectionOf<HTMLElement>;
  if (!words || !use || !close) return line;
  words.textContent = text;
  use.textContent = button;
  close.ariaLabel = page.querySelector('.close')?.ariaLabel ?? null;
  // The offer may be in another language than the close button.
  close.lang = page.documentElement.lang;
  close.addEventListener('click', () => {
    onClose();
    // The focus was removed with the line; move it to the bar, which is next to the line.
    page.querySelector<HTMLElement>('[data-wants=search]')?.focus();
  });
  page.getElementById('root')?.append(line);
  return line;
}
