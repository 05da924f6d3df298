import type { News } from '../../../server/protocol/tonight.ts';
import type { TonightTexts } from '../../i18n/texts.ts';
import { quietLine } from '../../page/quiet-line.ts';
import type { Language } from '../../terms/house.ts';
import { readStored, writeStored } from '../../ui/storage.ts';
import { wordsIn } from './tonight-section.ts';

/** The time until a screen reader knows of a new region and announces what comes into it, in milliseconds. */
const KNOWN_AFTER = 100;

/** What of tonight this tab has been told and has put aside. */
const KEY = 'carta-tonight-told';

let line: HTMLElement | undefined;
/** What the line says, and where it leads by now. */
let said = '';
let lead: () => void;

type Offer = {
  readonly news: Pick<News, 'specials' | 'notice'>;
  readonly language: Language;
  readonly texts: TonightTexts;
  /** Goes to the section of tonight. */
  readonly reveal: () => void;
};

/** Tells of the notice, or else of tonight's dishes, in a quiet line that leads to them; what was answered is not told again. */
export function offerTonight(page: Document, { news, language, texts, reveal }: Offer): void {
  const { notice, specials } = news;
  const { title, show } = texts.tonight;
  const names = specials.map(({ name }) => wordsIn(name, language).text);
  const told = notice && wordsIn(notice.text, language);
  const text = told ? told.text : names.length > 0 && `${title}: ${names.join(' · ')}`;
  const content = JSON.stringify([notice?.text, specials.map(({ id }) => id)]);
  const saying = JSON.stringify([content, text, show]);
  lead = reveal;
  // It is not announced again, and keeps the focus.
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
    // What comes into a region is announced once nothing else is being read. Until then the line is not seen, either.
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
