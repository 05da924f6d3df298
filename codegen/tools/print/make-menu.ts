import files from 'node:fs/promises';
import { join } from 'node:path';
import { words } from '../../diagnostics/words.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Direction, Language } from '../../../src/terms/language.ts';
import { readDrawings } from '../../../src/terms/sign-drawings.ts';
import { SITE_DEFAULTS } from '../../../src/terms/site.ts';
import { bytesOf, createDocument, mirror, type Document, type MadeFile } from '../paper/document.ts';
import type { Logo } from '../paper/logo.ts';
import { embedLook } from '../paper/look.ts';
import { createCode } from '../qr/code.ts';
import { heightOf, together, type Block, type Line } from './block.ts';
import { setEnd, setHead } from './head-and-foot.ts';
import { flow, type Flow, type Placed } from './flow.ts';
import { columnWidth, PAPERS, printedWidth, type Paper, type PaperName } from './paper.ts';
import { setSection } from './entries.ts';
import { sayIn, stylesOf, type MenuWords, type Setting } from './setting.ts';

export type MenuOrder = {
  readonly venue: ResolvedVenue;
  readonly language: Language;
  /** The direction of writing, by default from left to right; otherwise the page is mirrored. */
  readonly direction?: Direction;
  readonly words: MenuWords;
  readonly paper: PaperName;
  readonly logo?: Logo;
  /** The address of the venue's page, for the code; without it there is no code. */
  readonly address?: string;
  readonly date: string;
  /** The country of its currency and law, by default Spain. */
  readonly country?: string;
};

/** A printed menu, and the letters that were left out because no font has them. */
export type MadeMenu = MadeFile & { readonly leftOut: readonly string[] };

/** A PDF of the whole menu in one language, in two columns. */
export async function makeMenu(order: MenuOrder): Promise<MadeMenu> {
  const { venue, language, paper } = order;
  const document = createDocument({ title: venue.name, language, tagged: true });
  const setting = await settingOf(document, order);
  const { placed, pages } = layOutMenu(order, setting);
  const root = document.struct('Document');
  document.addStructure(root);
  for (let page = 0; page < pages; page += 1) {
    document.addPage({ size: [PAPERS[paper].width, PAPERS[paper].height], margin: 0 });
    if (order.direction === 'rtl') mirror(document, PAPERS[paper].width);
    for (const each of placed) if (each.page === page) drawBlock(setting, root, each, PAPERS[paper]);
    numberPage(setting, PAPERS[paper], `${venue.name} · ${page + 1} / ${pages}`);
  }
  const { title, text, strong } = setting.look;
  const isFirst = language === venue.languages[0];
  return {
    name: `${venue.id}-menu-${paper}${isFirst ? '' : `-${language}`}.pdf`,
    bytes: await bytesOf(document),
    about: words('pagesOf', pages, paper.toUpperCase()),
    leftOut: [...new Set([title, text, strong].flatMap((face) => [...face.leftOut]))],
  };
}

const PROJECT = join(import.meta.dirname, '../../..');

/** The setting of a menu; its fonts are embedded in the document. */
export async function settingOf(document: Document, order: MenuOrder): Promise<Setting> {
  const { venue, language, paper } = order;
  const printed = { venue, words: order.words };
  const [look, drawings] = await Promise.all([embedLook(document, venue.theme, printed), readDrawings(PROJECT, files)]);
  const unit = PAPERS[paper].text;
  return {
    document,
    look,
    drawings,
    figures: [],
    words: order.words,
    language,
    country: order.country ?? SITE_DEFAULTS.country,
    say: sayIn([language, ...venue.languages]),
    styles: stylesOf(look, unit),
    unit,
    width: columnWidth(PAPERS[paper]),
    columns: [],
    widePrice: '',
  };
}

/** Factors on the size of the text, tried in this order. */
const SIZES = [1.2, 1.15, 1.1, 1.05];

/** Lays out a menu without drawing it: every block on its page, including head and foot, in the largest text that needs no further page. */
export function layOutMenu(order: MenuOrder, setting: Setting): Flow {
  const usual = layOut(order, setting, setting.unit);
  for (const size of SIZES) {
    const larger = layOut(order, setting, setting.unit * size);
    const isBroken = larger.height > usual.height * size * MOST_BROKEN;
    if (larger.pages === usual.pages && !larger.isTight && !isBroken) return larger;
  }
  return usual;
}

/** The most by which lines that break may add to the height of the entries: names beside three prices would all break. */
const MOST_BROKEN = 1.08;

/** Lays out a menu with running text of a size, its foot with the usual one. Also returns the height of all entries. */
function layOut(
  { venue, paper: name, logo, address, date }: MenuOrder,
  usual: Setting,
  unit: number,
): Flow & { readonly height: number } {
  const setting: Setting = { ...usual, unit, styles: stylesOf(usual.look, unit) };
  const paper = PAPERS[name];
  const across: Setting = { ...setting, width: printedWidth(paper) };
  const head = together(setHead(venue, logo, across));
  const end = setEnd(
    { venue, ...(address !== undefined && { code: createCode(address) }), date, legendColumns: paper.legendColumns },
    { ...usual, width: across.width },
  );
  const blocks = venue.sections.flatMap((section) => setSection(section, setting));
  const { placed, pages, isTight } = flow(blocks, { paper, head: head.height, end: end.height + setting.unit * 1.5 });
  const alone = (line: Line, role: Block['role']): Block => ({ lines: [line], before: 0, role });
  return {
    placed: [
      { block: alone(head, 'H1'), page: 0, x: paper.side, y: paper.top },
      ...placed,
      { block: alone(end, 'P'), page: pages - 1, x: paper.side, y: paper.height - paper.bottom - end.height },
    ],
    pages,
    isTight,
    height: blocks.reduce((sum, block) => sum + heightOf(block), 0),
  };
}

type Structure = PDFKit.PDFStructureElement;

function drawBlock({ document, figures }: Setting, root: Structure, { block, x, y }: Placed, paper: Paper): void {
  const { lines, frame, role, bookmark } = block;
  if (bookmark !== undefined) document.outline.addItem(bookmark);
  if (frame) {
    document.markContent('Artifact');
    document.save().lineWidth(0.75).rect(x, y, columnWidth(paper), heightOf(block)).stroke(frame.colour).restore();
    document.endMarkedContent();
  }
  const element = document.struct(role);
  root.add(element);
  element.add(() => together(lines).draw(x, y + (frame?.padding ?? 0)));
  const signs = figures.splice(0);
  if (signs.length > 0) {
    const alt = signs.map((sign) => sign.words).join('');
    element.add(document.struct('Figure', { alt }, () => signs.forEach(({ draw }) => draw())));
  }
  element.end();
}

/** The page number, centred in the foot; screen readers skip it. */
function numberPage({ document, styles, look }: Setting, { width, height, bottom }: Paper, text: string): void {
  const { face, size } = styles.small;
  document.markContent('Artifact', { type: 'Pagination' });
  face.draw(text, size, look.soft, { x: (width - face.widthOf(text, size)) / 2, baseline: height - bottom * 0.55 });
  document.endMarkedContent();
}
