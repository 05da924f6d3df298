import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { sharp } from './one-thread-sharp.ts';

/** Brands of HEIC in the first box of a file. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx])/;
/** Brands that AVIF files also have. */
const HEIF = /^ftyp(?:mif1|msf1)/;

/** Whether a file is a HEIC, whatever it is called. */
export function isHeic(content: Buffer): boolean {
  const brand = content.toString('latin1', 4, 12);
  return HEIC.test(brand) || (HEIF.test(brand) && !content.toString('latin1', 16, 64).includes('avif'));
}

/** Decodes a HEIC to pixels, upright, with its colour profile. The decoder (WebAssembly) is loaded with the first file. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: content });
  const points = sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
  const { icc } = await sharp(content).metadata();
  return icc ? sharp(withProfile(await points.png({ compressionLevel: 1 }).toBuffer(), icc)) : points;
}

/** Where the first chunk of a PNG, its head, ends. */
const END_OF_HEAD = 33;

/** Adds a colour profile to a PNG without converting its colours, which sharp cannot do. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  // Without its own name.
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, END_OF_HEAD), length, chunk, check, png.subarray(END_OF_HEAD)]);
}

/** A picture in a format that sharp can read: a HEIC as a PNG, any other file as it is. */
export const readDrawable = async (content: Buffer): Promise<Buffer> =>
  isHeic(content) ? (await decodeHeic(content)).png({ compressionLevel: 1 }).toBuffer() : content;
