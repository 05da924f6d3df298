import { createCode } from './code.ts';
import type { MadeFile } from '../paper/made-file.ts';
import { pdfOf } from './pdf.ts';
import { pngOf } from './png.ts';
import { checkSize } from './print-size.ts';
import { svgOf } from './svg.ts';

export const CODE_FORMATS = ['svg', 'png', 'pdf'] as const;

export type CodeFormat = (typeof CODE_FORMATS)[number];

export type CodeOrder = {
  /** The venue's id, which the files are called after, and its name and first language. */
  readonly venue: { readonly id: string; readonly name: string; readonly languages: readonly string[] };
  readonly address: string;
  /** The width in millimetres, with the white margin. */
  readonly size: number;
  readonly formats: readonly CodeFormat[];
};

/**
 * The code of one address, a file for each format.
 *
 * @throws {UsageError} where it would be too small to read
 */
export async function makeCodes({ venue, address, size, formats }: CodeOrder): Promise<MadeFile[]> {
  const code = createCode(address);
  checkSize(code, size);
  const make = {
    svg: () => svgOf(code, size),
    png: () => pngOf(code, size),
    pdf: () => pdfOf(code, size, venue.name, venue.languages[0] ?? 'es'),
  };
  return Promise.all(
    formats.map(async (format) => ({
      name: `${venue.id}-qr.${format}`,
      bytes: await make[format](),
      about: `a code of ${size} mm`,
    })),
  );
}
