import { bytesOf, createDocument, mm, type Document } from '../paper/document.ts';
import { modulesAcross, type Code } from './code.ts';
import { outline } from './outline.ts';

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
  const document = createDocument({ title, language });
  document.addPage({ size: [mm(size), mm(size)], margin: 0 });
  drawCode(document, code, 0, 0, mm(size));
  return bytesOf(document);
}
