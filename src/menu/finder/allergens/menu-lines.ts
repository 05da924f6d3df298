import { ADDED, knowHeights, rowsOf, sectionsOf } from '../../../page/rows.ts';
import { fill } from '../../../terms/fill.ts';
import { plainText } from '../../../terms/rich-text.ts';
import type { TextLookup } from '../../menu-context.ts';
import type { Entry, Menu } from '../../model.ts';
import type { FinderWords } from '../finder-texts.ts';
import { TONIGHT } from '../../tonight/tonight-section.ts';
import type { Review } from './review-menu.ts';
import { ASK, VERDICT } from './verdict-line.tsx';
import type { Verdict } from './verdict-of.ts';
import { hiddenWords, sentencesOf, signsOf } from './verdict-words.ts';

/** The attribute of rows that the filter hides on screens. In print they stay. */
const OUT = 'data-finder-out';
/** The attribute that highlights a row for a moment. */
const HERE = 'data-finder-here';

/** Puts a line at the end of a row, or below the title of a section, replacing the last one; undefined removes it. */
export function putLine(of: HTMLElement, line: HTMLElement | undefined): void {
  of.querySelector(`:scope > [${ADDED}=line]`)?.remove();
  if (!line) return;
  line.setAttribute(ADDED, 'line');
  if (of.localName === 'section') [...of.querySelectorAll(':scope > :is(h2, .section-hours)')].at(-1)?.after(line);
  else of.append(line);
}

export type LineWords = { readonly words: FinderWords; readonly text: TextLookup };

/** The verdicts in a menu's rows, and the hidden rows. Lines with the same text stay as they are. */
export class MenuLines {
  readonly #page: Document;
  readonly #sections: Menu['sections'];
  /** The entries in the order of the page's rows. */
  readonly #entries: readonly Entry[];
  readonly #markup = new WeakMap<Element, string>();

  constructor(page: Document, { sections }: Menu) {
    this.#page = page;
    this.#sections = sections;
    this.#entries = sections.flatMap(({ entries }) => entries);
  }

  /** Shows the verdicts of a filter; without a filter it removes them. */
  show(review: Review | undefined, { words, text }: LineWords): void {
    const rows = rowsOf(this.#page);
    for (const [index, entry] of this.#entries.entries()) {
      const row = rows[index];
      const verdict = review?.verdicts.get(entry);
      row?.toggleAttribute(OUT, verdict?.hidden ?? review?.emptyHeadings.has(entry) ?? false);
      if (row) this.#putVerdict(row, verdict, words, entry.id, plainText(text(entry.id)?.words));
    }
    for (const [index, section] of sectionsOf(this.#page).entries()) {
      const of = this.#sections[index];
      this.#noteHidden(section, of && review?.sections.get(of), words);
    }
    this.#showTonight(review, words);
  }

  /** Tonight's own dishes are no entries of the menu; `data-special` of their rows names them. */
  #showTonight(review: Review | undefined, words: FinderWords): void {
    for (const row of this.#page.querySelectorAll<HTMLElement>('[data-special]')) {
      const { special = '' } = row.dataset;
      const verdict = review?.specials.get(special);
      row.toggleAttribute(OUT, verdict?.hidden ?? false);
      this.#putVerdict(row, verdict, words, special, row.querySelector('h3')?.textContent ?? '');
    }
    const tonight = this.#page.getElementById(TONIGHT);
    if (tonight) this.#noteHidden(tonight, review?.tonight, words);
  }

  /** Scrolls to the row of a dish, also of one of tonight's own, highlights it for a moment, and moves the focus to it. */
  goTo(entry: Entry): void {
    for (const row of this.#page.querySelectorAll(`[${HERE}]`)) row.removeAttribute(HERE);
    const row =
      rowsOf(this.#page)[this.#entries.indexOf(entry)] ??
      this.#page.querySelector<HTMLElement>(`[data-special="${entry.id}"]`);
    if (!row) return;
    knowHeights(this.#page);
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    row.setAttribute(HERE, '');
    const button = row.querySelector<HTMLElement>('button.name');
    if (!button) row.tabIndex = -1;
    (button ?? row).focus({ preventScroll: true });
  }

  /** Says below the title of a section how many of its dishes are hidden. */
  #noteHidden(section: HTMLElement, of: Review['tonight'], words: FinderWords): void {
    const note = of && (of.all ? words.texts.sectionHidden : hiddenWords(of.hidden, words));
    this.#put(section, note === undefined ? undefined : this.#element('p', 'finder-section', note));
  }

  #put(of: HTMLElement, line: HTMLElement | undefined): void {
    const markup = line?.outerHTML ?? '';
    if (markup === (this.#markup.get(of) ?? '')) return;
    this.#markup.set(of, markup);
    putLine(of, line);
  }

  /** Puts the line of a dish's verdict, always with the button that opens the card for the staff. */
  #putVerdict(row: HTMLElement, verdict: Verdict | undefined, words: FinderWords, id: string, name: string): void {
    if (!verdict) return this.#put(row, undefined);
    const line = this.#element('div', 'finder-line');
    const sentences = this.#element('p', VERDICT, sentencesOf(verdict, words).join('. '));
    sentences.dataset['verdict'] = verdict.kind;
    const signs = signsOf(verdict);
    if (signs) sentences.dataset['signs'] = signs;
    const ask = this.#element('button', ASK, words.texts.ask);
    // In the popup the copy is inside a form, which a button would submit.
    ask.setAttribute('type', 'button');
    ask.dataset['wants'] = `waiter:${id}`;
    ask.ariaLabel = fill(words.texts.askAbout, { name });
    line.append(sentences, ask);
    return this.#put(row, line);
  }

  #element(tag: string, className: string, text = ''): HTMLElement {
    const element = this.#page.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  }
}
