import type { News } from '../../../server/protocol/tonight.ts';
import type { TonightTexts } from '../../i18n/texts.ts';
import { quietLine } from '../../page/quiet-line.ts';
import { fill } from '../../terms/fill.ts';
import type { Language } from '../../terms/house.ts';
import { readStored, writeStored } from '../../ui/storage.ts';
import { wordsIn } from './tonight-section.ts';

/** The time until a screen reader knows of a new region and announces its contents, in milliseconds. */
const KNOWN_AFTER = 100;

/** The session storage key for the news that this tab has dismissed. */
const KEY = 'carta-tonight-told';

let line: HTMLElement | undefined;
/** The line's current text and target. */
let said = '';
let lead: () => void;

type Offer = {
  readonly news: Pick<News, 'specials' | 'notice'>;
  readonly language: Language;
  readonly texts: TonightTexts;
  /** Scrolls to the section 'Hoy'. */
  readonly reveal: () => void;
};

/** Announces the notice, or else tonight's dishes, in a quiet line with a button that leads to them. Dismissed news are not shown again. */
export function offerTonight(page: Document, { news, language, texts, reveal }: Offer): void {
  const { notice, specials } = news;
  const { title, show } = texts.tonight;
  const names = specials.map(({ name }) => wordsIn(name, language).text);
  const told = notice && wordsIn(notice.text, language);
  const text = told
    ? told.text
    : names.length > 0 && fill(texts.allergenTexts.named, { label: title, names: names.join(' · ') });
  const content = JSON.stringify([notice?.text, specials.map(({ id }) => id)]);
  const saying = JSON.stringify([content, text, show]);
  lead = reveal;
  // The same text is not announced again, and keeps the focus.
  if (line?.isConnected && said === saying) return;
  line?.remove();
  said = saying;
  if (!text || readStored('sessionStorage', KEY) === content) return;
  const made = quietLine(page, { text, button: show, onClose: answer });
  line = made;
  function answer(): void {
    writeStored('sessionStorage', KEY, content);
    made.remove();
  }
  const words = made.querySelector('p');
  if (words) {
    words.role = 'status';
    if (told?.lang !== undefined) words.lang = told.lang;
    // Text is put into the live region after a delay, so that it is announced. Until then the line is hidden, too.
    words.textContent = '';
    made.style.opacity = '0';
    setTimeout(() => {
      words.textContent = text;
      made.style.opacity = '';
    }, KNOWN_AFTER);
  }
  made.querySelector('.button')?.addEventListener('click', () => {
    answer();
    lead();
  });
}
