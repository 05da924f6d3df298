import { fill } from '../../../i18n/fill.ts';
import { putLine, rowsOf, sectionsOf } from '../../../page/rows.ts';
import type { TextLookup } from '../../menu-context.ts';
import type { Entry, Menu } from '../../model.ts';
import type { FinderWords } from '../finder-texts.ts';
import { plainText } from '../plain-text.ts';
import type { Review } from './review-menu.ts';
import { ASK, VERDICT } from './verdict-look.ts';
import type { Verdict } from './verdict-of.ts';
import { hiddenWords, sentencesOf, signsOf } from './verdict-words.ts';

/** Takes a row out of the menu; the style sheet hides it on screens and not on paper. */
const OUT = 'data-finder-out';
/** Lights up a row for a moment. */
const HERE = 'data-finder-here';

export type LineWords = { readonly words: FinderWords; readonly text: TextLookup };

/** What a filter adds to the rows of a menu: verdicts, what is hidden. Lines that go on saying the same stay. */
export class MenuLines {
  readonly #page: Document;
  readonly #sections: Menu['sections'];
  /** In the order of the page's rows. */
  readonly #entries: readonly Entry[];
  readonly #says = new WeakMap<Element, string>();

  constructor(page: Document, { sections }: Menu) {
    this.#page = page;
    this.#sections = sections;
    this.#entries = sections.flatMap(({ entries }) => entries);
  }

  /** Shows what a filter makes of the menu; without one, nothing. */
  show(review: Review | undefined, { words, text }: LineWords): void {
    const rows = rowsOf(this.#page);
    for (const [index, entry] of this.#entries.entries()) {
      const row = rows[index];
      if (!row) continue;
      const verdict = review?.verdicts.get(entry);
      row.toggleAttribute(OUT, verdict?.hidden ?? review?.emptyHeadings.has(entry) ?? false);
      this.#put(row, verdict && this.#verdictLine(entry, verdict, { words, text }));
    }
    for (const [index, section] of sectionsOf(this.#page).entries()) {
      const of = this.#sections[index];
      const count = of && review?.sections.get(of);
      const says = count && (count.all ? words.texts.sectionHidden : hiddenWords(count.hidden, words));
      this.#put(section, says === undefined ? undefined : this.#element('p', 'finder-section', says));
    }
  }

  /** Brings a dish's row to the reader: scrolls to it, lights it up for a moment and goes on reading there. */
  goTo(entry: Entry): void {
    const rows = rowsOf(this.#page);
    for (const row of rows) row.removeAttribute(HERE);
    const row = rows[this.#entries.indexOf(entry)];
    if (!row) return;
    // Sections that were never on screen have a guessed height, at which no scroll can aim.
    this.#page.documentElement.dataset['jumped'] = '';
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    row.setAttribute(HERE, '');
    const button = row.querySelector<HTMLElement>('button.name');
    if (!button) row.tabIndex = -1;
    (button ?? row).focus({ preventScroll: true });
  }

  #put(of: HTMLElement, line: HTMLElement | undefined): void {
    const says = line?.outerHTML ?? '';
    if (says === (this.#says.get(of) ?? '')) return;
    this.#says.set(of, says);
    putLine(of, line);
  }

  /** A verdict, never without the way to the staff. */
  #verdictLine(entry: Entry, verdict: Verdict, { words, text }: LineWords): HTMLElement {
    const line = this.#element('div', 'finder-line');
    const says = this.#element('p', VERDICT, sentencesOf(verdict, words).join('. '));
    says.dataset['verdict'] = verdict.kind;
    const signs = signsOf(verdict);
    if (signs) says.dataset['signs'] = signs;
    const ask = this.#element('button', ASK, words.texts.ask);
    // The popup's card, where it is copied to, is a form.
    ask.setAttribute('type', 'button');
    ask.dataset['wants'] = `waiter:${entry.id}`;
    ask.ariaLabel = fill(words.texts.askAbout, { name: plainText(text(entry.id)?.words) });
    line.append(says, ask);
    return line;
  }

  #element(tag: string, className: string, text = ''): HTMLElement {
    const element = this.#page.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  }
}
