import Pdf from 'pdfkit';

const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;

/** Millimetres in points, the unit of PDF. */
export function mm(millimetres: number): number {
  return (millimetres / MILLIMETRES_PER_INCH) * POINTS_PER_INCH;
}

export type Document = PDFKit.PDFDocument;

type DocumentOptions = {
  readonly title: string;
  readonly language: string;
  /** With its structure for those who hear it, which readers of PDF 1.3 do not know. */
  readonly tagged?: boolean;
};

/** A PDF without a page. What is filled in it without a colour is pure black: one ink, which cannot be printed out of register. */
export function createDocument({ title, language, tagged = false }: DocumentOptions): Document {
  const document = new Pdf({
    // Every press reads it.
    pdfVersion: tagged ? '1.5' : '1.3',
    tagged,
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    // No day: the same menus make the same bytes whenever they are made.
    info: { Title: title, Creator: 'carta', CreationDate: new Date(0) },
  });
  // From 1.4 on, pdfkit repeats the title as XML, where it does not escape an `&` and counts letters for bytes. It says nothing new.
  return Object.assign(document, { endMetadata: () => {} });
}

const mirrored = new WeakSet<Document>();

/** Mirrors the page that was begun last, and what `upright` draws on it from now on: it is read from right to left. */
export function mirror(document: Document, width: number): void {
  mirrored.add(document);
  document.transform(-1, 0, 0, 1, width, 0);
}

export const isMirrored = (document: Document): boolean => mirrored.has(document);

/** Draws between two edges what may not be mirrored with its page: words, signs, pictures, codes. */
export function upright(document: Document, x: number, width: number, draw: () => void): void {
  if (!isMirrored(document)) return draw();
  document.save().transform(-1, 0, 0, 1, 2 * x + width, 0);
  draw();
  document.restore();
}

/** The bytes of a document, which is then at its end. */
export async function bytesOf(document: Document): Promise<Buffer> {
  document.end();
  return Buffer.concat(await document.toArray());
}

/** A file to print, not yet written. */
export type MadeFile = {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** What it is, in a few words. */
  readonly about: string;
};
