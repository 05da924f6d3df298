import { crc32, deflateSync } from 'node:zlib';
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

/** A HEIC as points, upright, with the profile that says what their colours are. The decoder (WebAssembly) is loaded with the first one. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: content });
  const points = sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
  const { icc } = await sharp(content).metadata();
  return icc ? sharp(withProfile(await points.png({ compressionLevel: 1 }).toBuffer(), icc)) : points;
}

/** Where the first chunk of a PNG, its head, ends. */
const END_OF_HEAD = 33;

/** A PNG whose colours are those of a profile: sharp can only turn them into others. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  // Without its own name.
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, END_OF_HEAD), length, chunk, check, png.subarray(END_OF_HEAD)]);
}

/** A picture as whatever draws it can read it: of a HEIC its points as a PNG, anything else as it is. */
export const readDrawable = async (content: Buffer): Promise<Buffer> =>
  isHeic(content) ? (await decodeHeic(content)).png({ compressionLevel: 1 }).toBuffer() : content;
