import Pdf from 'pdfkit';
import { modulesAcross, type Code } from './code.ts';
import { outline } from './outline.ts';

const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;

/** Millimetres in points, the unit of PDF. */
export function mm(millimetres: number): number {
  return (millimetres / MILLIMETRES_PER_INCH) * POINTS_PER_INCH;
}

export type Document = PDFKit.PDFDocument;

/** A PDF without a page. What is filled in it without a colour is pure black: one ink, which cannot be printed out of register. */
export function createDocument(title: string, language: string): Document {
  return new Pdf({
    // Every press reads it; and a later one would repeat the title as XML, where pdfkit does not escape an `&`.
    pdfVersion: '1.3',
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    // No day: the same menus make the same bytes whenever they are made.
    info: { Title: title, Creator: 'carta', CreationDate: new Date(0) },
  });
}

/** The bytes of a document, which is then at its end. */
export async function bytesOf(document: Document): Promise<Buffer> {
  document.end();
  return Buffer.concat(await document.toArray());
}

/** Draws a code of a width in points, its margin included, from its upper left corner. */
export function drawCode(document: Document, code: Code, x: number, y: number, width: number): void {
  document
    .save()
    .translate(x, y)
    .scale(width / modulesAcross(code))
    .path(outline(code))
    .fill('even-odd')
    .restore();
}

/** A PDF of one page that is as large as the code, for a layout program or a print shop. Its width is in millimetres. */
export async function pdfOf(code: Code, size: number, title: string, language: string): Promise<Buffer> {
  const document = createDocument(title, language);
  document.addPage({ size: [mm(size), mm(size)], margin: 0 });
  drawCode(document, code, 0, 0, mm(size));
  return bytesOf(document);
}
