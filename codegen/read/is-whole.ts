import { boxesIn } from './boxes.ts';

const START_OF_SCAN = 0xda;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** Where the end of a photo is looked for first: some phones write something behind it. */
const TAIL = 64 * 1024;

/** Whether a picture of a size was copied whole, as far as its kind tells that without being decoded. `head` is how it begins. */
export function isWhole(head: Buffer, bytes: number, read: (from: number, length: number) => Buffer): boolean {
  const letters = head.toString('latin1', 0, 12);
  if (letters.startsWith('\xff\xd8')) return isWholeJpeg(head, bytes, read);
  if (letters.startsWith('\x89PNG')) return read(Math.max(0, bytes - TAIL), TAIL).includes('IEND');
  if (letters.startsWith('RIFF')) return head.readUInt32LE(4) + 8 <= bytes;
  if (letters.startsWith('ftyp', 4)) return boxesIn(read, { from: 0, to: bytes }).isWhole;
  return true;
}

/** A preview before the photo has an end of its own; inside of the photo none can stand. */
function isWholeJpeg(head: Buffer, bytes: number, read: (from: number, length: number) => Buffer): boolean {
  let at = 2;
  while (at + 4 <= head.length && head[at + 1] !== START_OF_SCAN) at += 2 + head.readUInt16BE(at + 2);
  const near = Math.max(at, bytes - TAIL);
  return read(near, bytes - near).includes(END_OF_JPEG) || read(at, bytes - at).includes(END_OF_JPEG);
}
