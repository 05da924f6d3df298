import type { Sharp } from 'sharp';
import { sharp } from './one-thread-sharp.ts';

/** Brands of HEIC in the box that such a file begins with. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx])/;
/** Brands that AVIF has, too. */
const HEIF = /^ftyp(?:mif1|msf1)/;

/** Whether a file is a HEIC, whatever it is called. */
export function isHeic(content: Buffer): boolean {
  const brand = content.toString('latin1', 4, 12);
  return HEIC.test(brand) || (HEIF.test(brand) && !content.toString('latin1', 16, 64).includes('avif'));
}

/** A HEIC as points, upright. The decoder (WebAssembly) is loaded with the first one. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: content });
  return sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** A picture as whatever draws it can read it: of a HEIC its points as a PNG, anything else as it is. */
export const readDrawable = async (content: Buffer): Promise<Buffer> =>
  isHeic(content) ? (await decodeHeic(content)).png({ compressionLevel: 1 }).toBuffer() : content;
