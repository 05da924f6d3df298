import sharp from 'sharp';
import { modulesAcross, QUIET_ZONE, type Code } from './code.ts';

const MILLIMETRES_PER_INCH = 25.4;

/** What print shops ask for line art, in dots per inch. */
const FINE = 600;
/** Enough for a poster, and a quarter of the memory. */
const COARSE = 300;
/** The width in millimetres from which a code is a poster. */
const POSTER = 150;

/**
 * A code as a PNG of two colours. Every module has the same whole number of dots, so none is wider than another, and the file says
 * how many dots make a metre, so that a layout program places it at its width in millimetres.
 */
export async function pngOf(code: Code, size: number): Promise<Buffer> {
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
