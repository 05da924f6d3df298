import Pdf from 'pdfkit';
import type { Words } from '../../diagnostics/words.ts';

const POINTS_PER_INCH = 72;
export const MILLIMETRES_PER_INCH = 25.4;

/** Millimetres in points, the unit of PDF. */
export const mm = (millimetres: number): number => (millimetres / MILLIMETRES_PER_INCH) * POINTS_PER_INCH;

export type Document = PDFKit.PDFDocument;

type DocumentOptions = {
  readonly title: string;
  readonly language: string;
  /** Whether it has a structure for screen readers, which PDF 1.3 does not support. */
  readonly tagged?: boolean;
};

/** Creates a PDF without pages. The default colour is pure black: one ink, which cannot be misregistered in print. */
export function createDocument({ title, language, tagged = false }: DocumentOptions): Document {
  const document = new Pdf({
    // Every print shop can read 1.3.
    pdfVersion: tagged ? '1.5' : '1.3',
    tagged,
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    // A fixed date: the same menus give the same bytes at any time.
    info: { Title: title, Creator: 'carta', CreationDate: new Date(0) },
  });
  // From 1.4 on, pdfkit repeats the title as XML without escaping `&`, and with a wrong length. It is redundant, so it is disabled.
  return Object.assign(document, { endMetadata: () => {} });
}

const mirrored = new WeakSet<Document>();

/** Mirrors the current page for reading from right to left. */
export function mirror(document: Document, width: number): void {
  mirrored.add(document);
  document.transform(-1, 0, 0, 1, width, 0);
}

export const isMirrored = (document: Document): boolean => mirrored.has(document);

/** Draws content that must not be mirrored with its page: words, signs, pictures, codes. */
export function upright(document: Document, x: number, width: number, draw: () => void): void {
  if (!isMirrored(document)) return draw();
  document.save().transform(-1, 0, 0, 1, 2 * x + width, 0);
  draw();
  document.restore();
}

/** Ends a document and returns its bytes. */
export async function bytesOf(document: Document): Promise<Buffer> {
  document.end();
  return Buffer.concat(await document.toArray());
}

/** A file to print, not yet written. */
export type MadeFile = {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** A short description. */
  readonly about: Words;
};
