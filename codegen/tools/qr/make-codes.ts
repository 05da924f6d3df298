import { createCode, modulesAcross, QUIET_ZONE, type Code, checkSize } from './code.ts';
import { MILLIMETRES_PER_INCH, type MadeFile } from '../paper/document.ts';
import { pdfOf, outline } from './pdf.ts';
import { words } from '../../diagnostics/words.ts';
import sharp from 'sharp';

export const CODE_FORMATS = ['svg', 'png', 'pdf'] as const;

export type CodeFormat = (typeof CODE_FORMATS)[number];

type CodeOrder = {
  /** The venue's id, used for the file names, its name and its languages. */
  readonly venue: { readonly id: string; readonly name: string; readonly languages: readonly string[] };
  readonly address: string;
  /** The width in millimetres, with the white margin. */
  readonly size: number;
  readonly formats: readonly CodeFormat[];
};

/** The code of one address, as a file per format. Throws a UsageError if it would be too small to read. */
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
      about: words('codeOf', size),
    })),
  );
}

/** The resolution that print shops require for line art, in dots per inch. */
const FINE = 600;
/** The resolution of a poster, which needs a quarter of the memory. */
const COARSE = 300;
/** The width in millimetres from which a code is a poster. */
const POSTER = 150;

/** A PNG of two colours, in which all modules have the same width in dots. It includes its resolution, so that programs scale it correctly. */
async function pngOf(code: Code, size: number): Promise<Buffer> {
  const across = modulesAcross(code);
  const dots = (size / MILLIMETRES_PER_INCH) * (size < POSTER ? FINE : COARSE);
  const side = across * Math.max(1, Math.round(dots / across));
  return sharp(onePixelAModule(code), { raw: { width: across, height: across, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('b-w')
    .withMetadata({ density: (side / size) * MILLIMETRES_PER_INCH })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
}

function onePixelAModule(code: Code): Buffer {
  const across = modulesAcross(code);
  return Buffer.from(
    Array.from({ length: across ** 2 }, (_, index) =>
      code.isDark((index % across) - QUIET_ZONE, Math.floor(index / across) - QUIET_ZONE) ? 0 : 255,
    ),
  );
}

/** A code as SVG of a width in millimetres, on white, to be readable on any background. */
export function svgOf(code: Code, size: number): string {
  const across = modulesAcross(code);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${across} ${across}">`,
    `<title>${code.text}</title>`,
    `<path fill="#fff" d="M0 0h${across}v${across}H0z"/>`,
    `<path fill-rule="evenodd" d="${outline(code)}"/>`,
    '</svg>\n',
  ].join('\n');
}
