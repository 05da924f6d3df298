import { ADDED } from './rows.ts';

type QuietLine = { readonly text: string; readonly button: string; readonly onClose: () => void };

/** A quiet line over the bar that says something, with a button (`.button`) for the caller to use, and one that closes it. */
export function quietLine(page: Document, { text, button, onClose }: QuietLine): HTMLElement {
  const line = page.createElement('aside');
  line.className = 'offer';
  line.ariaLabel = text;
  line.setAttribute(ADDED, '');
  const words = page.createElement('p');
  words.textContent = text;
  const close = makeButton(page, 'close', '✕');
  close.ariaLabel = page.querySelector('.close')?.ariaLabel ?? null;
  close.addEventListener('click', onClose);
  line.append(words, makeButton(page, 'button', button), close);
  page.getElementById('root')?.append(line);
  return line;
}

const makeButton = (page: Document, className: string, textContent: string): HTMLButtonElement =>
  Object.assign(page.createElement('button'), { type: 'button', className, textContent });
