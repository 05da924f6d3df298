import type { News, Special, Words } from '../../../server/protocol/tonight.ts';
import type { TonightTexts } from '../../i18n/texts.ts';
import { ADDED } from '../../page/rows.ts';
import type { Language } from '../../terms/house.ts';
import { shownMarks } from '../../terms/marks.ts';
import { signOf } from '../../terms/signs.ts';
import { formatPrice } from '../../ui/price.ts';
import { declarationOf, declaredSigns } from '../declared-signs.ts';

/** No section of a menu can have this id: theirs are slugs. */
export const TONIGHT = 'tonight_news';

type Shown = {
  readonly news: Pick<News, 'specials' | 'notice'>;
  /** The age of the news, where the server does not answer (T8). */
  readonly age: string | undefined;
  readonly language: Language;
  readonly texts: TonightTexts;
};

/** A text in a language, or in another one, whose `lang` is then returned (T3). */
export function wordsIn(words: Words, language: Language): { readonly text: string; readonly lang?: string } {
  const own = words[language];
  const [[lang, text = ''] = ['']] = Object.entries(words);
  return own === undefined ? { text, lang } : { text: own };
}

/** The section 'Hoy': the age of the news, the notice, tonight's own dishes (T3, T4, T8); undefined where there are none. Texts are never HTML (T9). */
export function tonightSection(page: Document, { news, age, language, texts }: Shown): HTMLElement | undefined {
  const { specials, notice } = news;
  if (specials.length === 0 && !notice && age === undefined) return undefined;
  const element = (tag: string, className: string, text = ''): HTMLElement =>
    Object.assign(page.createElement(tag), { className, textContent: text });
  const written = (tag: string, className: string, words: Words): HTMLElement => {
    const { text, lang } = wordsIn(words, language);
    return Object.assign(element(tag, className, text), lang !== undefined && { lang });
  };
  const row = ({ name, price, allergens, description, marks = [] }: Special, id: string): HTMLElement => {
    const item = element('li', 'item row');
    item.dataset['special'] = id;
    const { says, signs } = declaredSigns(
      { contains: declarationOf(allergens).allergens, mayContain: undefined },
      texts,
    );
    const shownSigns = element('span', `signs signs-${signs.length}`);
    Object.assign(shownSigns, { role: 'img', ariaLabel: says });
    shownSigns.dataset['signs'] = signs;
    const text = element('div', 'text');
    if (description) text.append(written('span', '', description), ' ');
    if (marks.length > 0) {
      const shownOnes = shownMarks(marks);
      // Words, because these dishes have no popup that spells signs. A stored filter reads the signs (`early-look.ts`).
      const markSigns = element('span', 'marks');
      markSigns.hidden = true;
      markSigns.dataset['signs'] = shownOnes.map(signOf).join('');
      const tags = shownOnes.map((mark) => texts.marks[mark]).join(' · ');
      text.append(markSigns, element('span', 'tags text-label text-accent-ink', tags), ' ');
    }
    text.append(shownSigns);
    item.append(
      written('h3', 'text-name words', name),
      element('p', 'prices', formatPrice({ amount: price }, { language })),
      text,
    );
    return item;
  };

  const section = element('section', 'section');
  section.id = TONIGHT;
  section.setAttribute(ADDED, '');
  section.append(element('h2', 'title text-title text-accent-ink', texts.tonight.title));
  if (age !== undefined) section.append(element('p', 'text-body text-muted', age));
  if (notice) section.append(written('p', 'tonight-notice text-body', notice.text));
  if (specials.length > 0) {
    const list = element('ul', 'entries');
    list.append(...specials.map(({ id, ...special }) => row(special, id)));
    section.append(list);
  }
  return section;
}
