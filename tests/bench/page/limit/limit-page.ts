import type { ResolvedItem } from '../../../../codegen/kinds/item.ts';
import type { ResolvedEntry } from '../../../../codegen/kinds/kinds.ts';
import type { ResolvedVenue } from '../../../../codegen/resolve/venue.ts';
import { readFileSync } from 'node:fs';
import type { ResolvedPrice, Text } from '../../../../src/terms/resolved-venue.ts';

/**
 * The limit that a venue's page is measured against: the same menu as one hand-written HTML file, with the first language in it,
 * styles and about 1 KB of script inline. Items are `li.item`, their name `li.item h3 button`, the popup `dialog[open]`.
 */
export type LimitPage = {
  readonly html: string;
  /** The texts of the page in its other languages, in the order of the page; fetched when somebody asks. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

const part = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, '');

/** What a venue with a stamp card has beside its menu: the way to the profile, and what invites to claim a card. */
const PROFILE = '<a href=/cartasqr/profile aria-label="Tu perfil">👤</a>';
const STAMP_CARD = `<button popovertarget=card aria-label="Tarjeta de sellos">🎁</button>
<div id=card popover><h2>¡Reclama tu tarjeta de sellos!</h2><a href=/cartasqr/profile>Reclamar</a></div>
`;

/**
 * Writes the limit page of a venue as `carta inspect --format json` prints it.
 *
 * @param images where the pictures lie, without a slash at its end
 */
export function limitPage(venue: ResolvedVenue, images: string): LimitPage {
  const { languages, contact, loyalty } = venue;
  const [first = 'es', ...others] = languages;
  const writer = new Writer(venue, images);
  const shown = venue.sections.filter(({ hidden }) => !hidden);
  // In the order of the page: the texts are counted as they are written.
  const links = shown.map(({ id, title }) => `<a href="#${id}" data-t>${writer.say(title)}</a>`).join('');
  const subtitle = venue.subtitle ? `<p data-t>${writer.say(venue.subtitle)}</p>` : '';
  const sections = shown.map(
    ({ id, title, entries }) =>
      `<section id="${id}"><h2 data-t>${writer.say(title)}</h2><ul>\n${entries.map((entry) => writer.entry(entry)).join('')}</ul></section>\n`,
  );
  const flags = languages.map((code) => `<button data-lang=${code} lang=${code}>${code}</button>`).join('');
  const phone = contact?.phone && `<a href="${escape(contact.phone.href)}">${escape(contact.phone.text)}</a> `;
  const html = `<!doctype html><html lang=${first}><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>${escape(venue.name)}</title><link rel=icon href=data:,><style>${minifyStyles(part('page.css'))}</style>
<nav aria-label=Menu><button popovertarget=sections>☰</button><div>${languages.length > 1 ? flags : ''}</div>${loyalty ? PROFILE : ''}</nav>
<div id=sections popover>${links}</div>
${loyalty ? STAMP_CARD : ''}<header><h1>${escape(venue.name)}</h1>${subtitle}</header>
<main>
${sections.join('')}</main>
<footer>${phone ?? ''}${escape(contact?.address ?? '')}</footer>
<dialog closedby=any><img hidden alt="" width=400 height=300><h2></h2><p></p><small></small><form method=dialog><button>✕</button></form></dialog>
<script>${minifyScript(part('page.js'))}</script>
`;
  const textsIn = (code: (typeof others)[number]): string[] =>
    writer.texts.map((text) => plain(text[code] ?? text[first] ?? ''));
  return { html, texts: Object.fromEntries(others.map((code) => [code, textsIn(code)])) };
}

/** Writes entries in the venue's first language and remembers their texts. */
class Writer {
  readonly texts: Text[] = [];
  readonly #venue: ResolvedVenue;
  readonly #images: string;

  constructor(venue: ResolvedVenue, images: string) {
    this.#venue = venue;
    this.#images = images;
  }

  say(text: Text): string {
    this.texts.push(text);
    return escape(plain(this.#inFirst(text)));
  }

  entry(entry: ResolvedEntry): string {
    if (entry.kind === 'item' || entry.kind === 'highlight') return this.#item(entry);
    return `<li>${this.#paragraphs(entry)}${'prices' in entry ? this.#prices(entry.prices) : ''}</li>\n`;
  }

  #item({ name, prices, description, image, allergens = [], mayContain = [] }: ResolvedItem): string {
    const declared = [...allergens, ...mayContain.map((key) => `(${key})`)].join(', ');
    const address = `${this.#images}/${this.#venue.id}/${image}.jpg`;
    return [
      `<li class=item><h3><button data-t>${this.say(name)}</button></h3><b>${this.#prices(prices)}</b>`,
      description ? `<p data-t>${this.say(description)}</p>` : '',
      image ? `<img loading=lazy decoding=async width=96 height=72 alt="" src="${address}">` : '',
      declared ? `<small>${declared}</small>` : '',
      '</li>\n',
    ].join('');
  }

  #prices(prices: readonly ResolvedPrice[] = []): string {
    return prices
      .map(({ label, amount }) => {
        const word = typeof label === 'object' ? this.#inFirst(label) : label;
        return `${word ? `${escape(word)} ` : ''}${typeof amount === 'number' ? `${amount.toFixed(2)} €` : escape(amount)}`;
      })
      .join(' · ');
  }

  /** Anything that is not an item: every text in it, in order, as paragraphs. */
  #paragraphs(value: unknown): string {
    if (typeof value !== 'object' || value === null) return '';
    if (this.#isText(value)) return `<p data-t>${this.say(value)}</p>`;
    return Object.values(value)
      .map((inner) => this.#paragraphs(inner))
      .join('');
  }

  #isText(value: object): value is Text {
    return this.#venue.languages.slice(0, 1).some((first) => typeof (value as Text)[first] === 'string');
  }

  #inFirst(text: Text): string {
    return text[this.#venue.languages[0] ?? 'es'] ?? '';
  }
}

/** As a hand would: formatted sources without their white space. Enough for the two files beside it. */

export const minifyStyles = (css: string): string =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,:]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();

export const minifyScript = (script: string): string => script.replaceAll(/\n\s*/g, ' ').trim();
