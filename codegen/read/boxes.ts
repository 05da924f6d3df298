import { readSync } from 'node:fs';

/** A box of a file of MPEG-4's family (MP4, HEIC, AVIF): what it is, and where its content lies. */
export type Box = { readonly type: string; readonly from: number; readonly to: number };

/** Of a box's head: 4 bytes of length, 4 letters; a longer length follows where the first is 1. */
const HEAD = 8;
const LONG_HEAD = 16;

/** The boxes between two places, read by `read`; one that would go beyond the end has it as its own, and `isWhole` says so. */
export function boxesIn(
  read: (from: number, length: number) => Buffer,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly boxes: Box[]; readonly isWhole: boolean } {
  const boxes: Box[] = [];
  let at = from;
  while (at + HEAD <= to) {
    const head = read(at, Math.min(LONG_HEAD, to - at));
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === LONG_HEAD;
    // A length of 0 goes to the end of the file.
    const length = isLong ? Number(head.readBigUInt64BE(HEAD)) : short === 0 ? to - at : short;
    const start = at + (isLong ? LONG_HEAD : HEAD);
    const end = at + length;
    if (end < start) return { boxes, isWhole: false };
    boxes.push({ type: head.toString('latin1', 4, HEAD), from: start, to: Math.min(end, to) });
    if (end > to) return { boxes, isWhole: false };
    at = end;
  }
  return { boxes, isWhole: at === to };
}

/** Reads from an open file. */
export const readerOf =
  (file: number) =>
  (from: number, length: number): Buffer => {
    const content = Buffer.alloc(length);
    return content.subarray(0, readSync(file, content, 0, length, from));
  };
