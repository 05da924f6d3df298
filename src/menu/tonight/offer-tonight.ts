import type { News } from '../../../server/protocol/tonight.ts';
import type { TonightTexts } from '../../i18n/texts.ts';
import { quietLine } from '../../page/quiet-line.ts';
import type { Language } from '../../terms/house.ts';
import { readStored, writeStored } from '../../ui/storage.ts';
import { wordsIn } from './tonight-section.ts';

/** What of tonight this tab has been told and has put aside. */
const KEY = 'carta-tonight-told';

let line: HTMLElement | undefined;

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
  line?.remove();
  line = undefined;
  if (!text || readStored('sessionStorage', KEY) === content) return;
  const answer = (): void => {
    writeStored('sessionStorage', KEY, content);
    line?.remove();
  };
  line = quietLine(page, { text, button: show, onClose: answer });
  if (told?.lang !== undefined) line.querySelector('p')?.setAttribute('lang', told.lang);
  line.querySelector('.button')?.addEventListener('click', () => {
    answer();
    reveal();
  });
}
