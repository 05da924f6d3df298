import type { Io } from '../../../codegen/commands/io.ts';
import { readInterface, readVenue } from '../../../codegen/commands/read-venue.ts';
import { createDocument } from '../../../codegen/tools/paper/document.ts';
import { heightOf } from '../../../codegen/tools/print/block.ts';
import {
  layOutMenu,
  makeMenu,
  settingOf,
  type MadeMenu,
  type MenuOrder,
} from '../../../codegen/tools/print/make-menu.ts';
import { columnWidth, PAPERS, printedWidth, type PaperName } from '../../../codegen/tools/print/paper.ts';
import type { MenuWords } from '../../../codegen/tools/print/setting.ts';
import type { Language } from '../../../src/terms/language.ts';
import { runOn } from '../../support/read-codes.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type Wishes = { readonly paper?: PaperName; readonly language?: Language; readonly address?: string };

/** What a menu is printed from: a venue of a folder of menus. */
export function orderOf(cwd: string, id: string, { paper = 'a4', language, address }: Wishes = {}): MenuOrder {
  const errors: string[] = [];
  const io: Io = {
    cwd,
    language: 'en',
    out: () => {},
    err: (text) => errors.push(text),
    interrupted: () => Promise.resolve(),
  };
  const read = readVenue(id, 'menus', io);
  const known = read && readInterface(read.folder, io);
  if (!read || !known) throw new Error(errors.join(''));
  const shown = language ?? read.venue.languages[0] ?? 'es';
  return {
    venue: read.venue,
    language: shown,
    direction: known.languages[shown]?.direction ?? 'ltr',
    words: known.texts[shown] as unknown as MenuWords,
    paper,
    ...(address !== undefined && { address }),
    date: '23 de noviembre de 2026',
  };
}

/** The order of a menu that is written here, by the file's text. */
export const orderOfText = (yaml: string, wishes?: Wishes): MenuOrder =>
  orderOf(temporaryFolder({ 'menus/bar.yaml': yaml }), 'bar', wishes);

/** What a PDF says, in the order of its structure, its white space put together. */
export const textOf = (pdf: Buffer): string =>
  [...runOn('pdfinfo', ['-struct-text', '-'], pdf).matchAll(/^ *"(.*)"$/gm)]
    .map(([, text]) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The words of a PDF's first page, each with its place in points. */
export const boxesOf = (pdf: Buffer): { word: string; left: number; top: number; right: number; bottom: number }[] =>
  [
    ...runOn('pdftotext', ['-l', '1', '-bbox', '-', '-'], pdf).matchAll(
      /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g,
    ),
  ].map(([, left, top, right, bottom, word = '']) => ({
    word,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));

/** A text of a PDF's objects: in UTF-16 where it holds more than English letters. */
function decoded(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  return text.startsWith('\u00FE\u00FF') ? bytes.subarray(2).swap16().toString('utf16le') : text;
}

/** Every value that a PDF's objects have by a name. */
export const valuesOf = (pdf: Buffer, name: string): string[] =>
  [...pdf.toString('latin1').matchAll(new RegExp(`/${name} \\(([^)]*)\\)`, 'g'))].map(([, text]) =>
    decoded(text ?? ''),
  );

export async function printed(order: MenuOrder): Promise<MadeMenu & { readonly bytes: Buffer }> {
  const made = await makeMenu(order);
  return { ...made, bytes: Buffer.from(made.bytes) };
}

/**
 * What is wrong with how a menu is laid out: a block that reaches out of its column or off the page, two that lie over each other, a title
 * that ends a column.
 */
export async function flawsOf(order: MenuOrder): Promise<string[]> {
  const { paper: name, venue, language } = order;
  const paper = PAPERS[name];
  const document = createDocument({ title: venue.name, language, tagged: true });
  const { placed, pages } = layOutMenu(order, await settingOf(document, order));
  const boxes = placed.map(({ block, page, x, y }, index) => {
    const isAcross = index === 0 || index === placed.length - 1;
    const room = isAcross ? printedWidth(paper) : columnWidth(paper);
    const padding = block.frame?.padding ?? 0;
    const reached = Math.max(...block.lines.map((line) => line.width)) + padding;
    return {
      what: block.bookmark ?? `${block.role} ${index}`,
      page,
      x,
      y,
      room,
      reached,
      bottom: y + heightOf(block),
      block,
    };
  });
  const flaws: string[] = [];
  for (const [index, box] of boxes.entries()) {
    const { what, page, x, y, room, reached, bottom, block } = box;
    if (reached > room + 0.1) flaws.push(`${what} on page ${page} is ${reached} wide, of ${room}`);
    if (x < paper.side - 0.1 || x + room > paper.width - paper.side + 0.1) flaws.push(`${what} stands in the margin`);
    if (y < paper.top - 0.1 || bottom > paper.height - paper.bottom + 0.1 || page >= pages)
      flaws.push(`${what} is off the page`);
    const others = boxes.slice(index + 1).filter((other) => other.page === page);
    for (const other of others) {
      const isBeside = other.x >= x + room - 0.1 || x >= other.x + other.room - 0.1;
      const isApart = other.y >= bottom - 0.1 || y >= other.bottom - 0.1;
      if (!isBeside && !isApart) flaws.push(`${what} lies over ${other.what} on page ${page}`);
    }
    const below = others.some((other) => other.x === x && other.y > y && other.room === room);
    if (block.leads && !below) flaws.push(`${what} ends a column on page ${page}`);
  }
  return flaws;
}
