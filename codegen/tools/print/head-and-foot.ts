import { typeset } from '../../emit/typeset.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import { ALLERGENS } from '../../../src/terms/allergens.ts';
import { MARKS, marksWithin, shownMarks } from '../../../src/terms/marks.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { Sign } from '../../../src/terms/signs.ts';
import { windowOf } from '../../../src/terms/served.ts';
import { closedWords, servedWords } from '../../../src/terms/served-words.ts';
import { phonesOf, shortAddress } from '../../../src/terms/resolved-venue.ts';
import { fill } from '../../../src/terms/fill.ts';
import { lawsOf } from '../../../src/terms/site.ts';
import { mm, upright } from '../paper/document.ts';
import { modulesAcross, type Code } from '../qr/code.ts';
import { drawCode } from '../qr/pdf.ts';
import { beside, gap, inColumns, together, type Line } from './block.ts';
import { setText, setWords, type Piece } from './set-text.ts';
import type { Setting, Style } from './setting.ts';
import type { Logo } from '../paper/logo.ts';

type End = {
  readonly venue: ResolvedVenue;
  /** The code of the page's address; absent if it is unknown. */
  readonly code?: Code;
  readonly date: string;
  readonly legendColumns: number;
};

/** The least width of the code without its margin, in millimetres. */
const CODE = 26;

/** Black as one ink (CMYK). */
const BLACK: [number, number, number, number] = [0, 0, 0, 100];

/** The foot of the last page: the legend of the signs, legally required texts, the contact, and the code. */
export function setEnd({ venue, code, date, legendColumns }: End, setting: Setting): Line {
  const { unit, width, document, look } = setting;
  const apart = unit * 1.6;
  const codeWidth = code ? mm((CODE * modulesAcross(code)) / code.modules) : 0;
  const inner: Setting = { ...setting, width: code ? width - codeWidth - apart : width };
  const left = together([
    ...legend(legendColumns, inner),
    ...marksLegend(venue, inner),
    gap(unit * 0.7),
    ...law(inner),
    gap(unit * 0.5),
    ...openingHours(venue, inner),
    ...reach(venue, date, inner),
  ]);
  const right = code ? [together(codeLines(code, codeWidth, setting))] : [];
  const rule: Line = {
    height: unit * 1.1,
    width,
    draw: (x, y) => {
      document.rect(x, y, width, 0.75).fill(look.accent);
    },
  };
  return together([rule, ...beside([left], right, width - codeWidth)]);
}

function legend(columns: number, setting: Setting): Line[] {
  const { styles, words, width, unit } = setting;
  const { allergens, allergenTexts, finder } = words;
  const column = width / columns;
  const rows = Math.ceil(ALLERGENS.length / columns);
  const cells = ALLERGENS.map((allergen) =>
    setText([sign(allergen, setting), { text: ` ${allergens[allergen]}`, style: styles.small }], {
      ...setting,
      width: column - unit,
    }),
  );
  const grid = inColumns(
    Array.from({ length: columns }, (_, index) => ({
      lines: cells.slice(index * rows, (index + 1) * rows).flat(),
      start: column * index,
    })),
  );
  const says = (of: Sign, text: string, isOutline = false): Piece[] => [
    sign(of, setting, isOutline),
    { text: ` ${text}`, style: styles.small },
    'break',
  ];
  return [
    ...setWords(allergenTexts.title, styles.step, setting),
    ...grid,
    gap(unit * 0.4),
    ...setText(
      [
        ...says('gluten', finder.meansContains),
        ...says('gluten', finder.meansMayContain, true),
        ...says('none', `${allergenTexts.declaredNone}.`),
        ...says('undeclared', `${finder.undeclared}. ${finder.meansUndeclared}`),
      ],
      setting,
    ),
  ];
}

/** The legend of the marks in the menu, as one paragraph; nothing if there are none. */
function marksLegend({ sections }: ResolvedVenue, setting: Setting): Line[] {
  const { styles, words, unit } = setting;
  const used = new Set(sections.flatMap(({ entries }) => marksWithin(entries).flatMap(shownMarks)));
  const marks = MARKS.filter((mark) => used.has(mark));
  if (marks.length === 0) return [];
  const pieces = marks.flatMap((mark): Piece[] => [
    sign(mark, setting),
    { text: `${noBreaks(` ${words.marks[mark]}  `)} `, style: styles.small },
  ]);
  return [
    gap(unit * 0.4),
    ...setWords(words.finder.marksTitle, styles.step, setting),
    ...setText([...pieces, 'break', { text: words.finder.marksNote, style: styles.small }], setting),
  ];
}

const sign = (of: Sign, { styles }: Setting, isOutline = false): Piece => ({
  sign: of,
  words: '',
  isOutline,
  style: styles.text,
});

function law(setting: Setting): Line[] {
  const { country, styles, words } = setting;
  const { footer } = words;
  return [
    ...setWords(footer.askAboutAllergens, styles.step, setting),
    ...setWords(
      [footer.pricesIncludeTax, ...lawsOf(country).map((each) => footer[each])].join(' '),
      styles.small,
      setting,
    ),
  ];
}

/** The venue's opening hours, and the days on which it is closed. */
function openingHours({ hours, closed }: ResolvedVenue, setting: Setting): Line[] {
  if (!hours) return [];
  const { language, styles, words } = setting;
  const { title, closed: shut } = words.opening;
  const facts = [
    `${title}: ${servedWords(windowOf(hours), language)}`,
    closed && `${shut}: ${closed.map((day) => closedWords(day, language)).join(', ')}`,
  ];
  return setWords(joined(facts, language), styles.small, setting);
}

const noBreaks = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Facts as a text, with dots between them: no line begins with one. */
const joined = (facts: readonly (string | undefined)[], language: Language): string =>
  typeset(facts.filter((fact) => fact !== undefined && fact !== '').join('\u00A0· '), language);

/** The venue's contact, and the day of the print. */
function reach({ contact, info }: ResolvedVenue, date: string, setting: Setting): Line[] {
  const { say, styles, words, language } = setting;
  const account = (link: string | undefined): string | undefined => link && shortAddress(link);
  const facts = [
    ...phonesOf(contact ?? {}).map((phone) =>
      `${'label' in phone && phone.label ? say(phone.label) : ''} ${noBreaks(phone.text)}`.trim(),
    ),
    contact?.whatsapp && `WhatsApp\u00A0${noBreaks(contact.whatsapp.text)}`,
    contact?.email,
    ...(info?.phones ?? []).map(({ label, number }) => `${say(label)} ${noBreaks(number)}`.trim()),
    ...new Set([contact?.address, info?.address]),
    account(contact?.web),
    contact?.booking && `${words.footer.book}: ${account(contact.booking)}`,
    account(contact?.instagram),
    account(contact?.facebook),
    account(contact?.tiktok),
    fill(words.print.date, { date }),
  ];
  return setWords(joined(facts, language), styles.small, setting);
}

function codeLines(code: Code, width: number, setting: Setting): Line[] {
  const { styles, words, document } = setting;
  const parts = code.text.replace(/^https:\/\//, '').split(/(?<=\/)/);
  const small = { ...styles.small, size: styles.small.size * 0.8 };
  return [
    {
      height: width,
      width,
      draw: (x, y) => {
        document.save().fillColor(BLACK);
        upright(document, x, width, () => drawCode(document, code, x, y, width));
        document.restore();
      },
    },
    ...setWords(words.tableCard.scan, styles.step, { ...setting, width }, 'centre'),
    ...setText(
      parts.map((text) => ({ text, style: small })),
      { ...setting, width },
      'centre',
    ),
  ];
}

/** Sheets with a smaller printed width have a smaller logo. */
const SMALL_SHEET = mm(160);
const SMALLER = 0.75;

/** The head of the first page: the venue's logo, name and subtitle, centred. */
export function setHead(venue: ResolvedVenue, logo: Logo | undefined, setting: Setting): Line[] {
  const { look, styles, unit, say, words } = setting;
  const line = (text: string, style: Style): Line[] => setWords(text, style, setting, 'centre');
  const name: Style = { ...styles.title, size: unit * 3 };
  const founded = venue.info?.founded;
  return [
    ...(logo ? [picture(logo, setting), gap(unit * 0.8)] : []),
    ...line(venue.name, name),
    ...line(say(venue.subtitle), { face: look.text, size: unit * 1.25, colour: look.soft }),
    ...(founded === undefined ? [] : line(fill(words.blocks.founded, { year: founded }), styles.small)),
    gap(unit * 1.2),
  ];
}

function picture(logo: Logo, { document, width }: Setting): Line {
  const scale = width < SMALL_SHEET ? SMALLER : 1;
  const [wide, high] = [mm(logo.width) * scale, mm(logo.height) * scale];
  return {
    height: high,
    width: (width + wide) / 2,
    draw: (x, y) => {
      const left = x + (width - wide) / 2;
      upright(document, left, wide, () => document.image(logo.png, left, y, { width: wide }));
    },
  };
}
