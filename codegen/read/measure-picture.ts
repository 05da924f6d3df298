import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { parseFragment } from 'parse5';
import { cleanDrawing } from '../../src/terms/drawing.ts';
import { isDrawing, isVideo } from '../../src/terms/pictures.ts';

/** The facts of a photo, a video or a drawing that can be read without decoding it. Unreadable facts are absent. */
export type PictureHead = {
  readonly bytes: number;
  /** The size of a photo, in pixels, as it is seen upright. */
  readonly width?: number;
  /** How many pixels a photo has. */
  readonly pixels?: number;
  readonly video?: VideoHead;
  /** Elements that the page removes from a drawing. */
  readonly removed?: readonly string[];
};

/** Bytes to read: more than the previews and colour profiles that phones write before the size. */
const HEAD = 512 * 1024;
/** EXIF orientations of a picture that lies on its side. */
const ON_ITS_SIDE = 5;
/** Larger drawings are not read, in bytes. */
const MOST_OF_A_DRAWING = 4_000_000;

/** Measures a picture below `<menus>/img`; undefined for a file that is gone. Only a part of a photo is read. */
export function measurePicture(root: string, path: string): PictureHead | undefined {
  let file: number;
  try {
    file = openSync(join(root, 'img', path), 'r');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : { bytes: 0 };
  }
  try {
    const bytes = fstatSync(file).size;
    const read = readerOf(file);
    if (isVideo(path)) return { bytes, ...known('video', measureVideo(read, bytes)) };
    if (isDrawing(path))
      return { bytes, ...known('removed', removedFrom(read(0, Math.min(bytes, MOST_OF_A_DRAWING)))) };
    const head = read(0, Math.min(bytes, HEAD));
    return { bytes, ...(isWhole(head, bytes, read) && sizeIn(head)) };
  } catch {
    // A file that only looks like a picture may give an invalid length.
    return { bytes: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}

const known = <Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } =>
  value === undefined ? {} : ({ [name]: value } as { [key in Name]?: Value });

function removedFrom(content: Buffer): readonly string[] | undefined {
  const { content: clean, removed } = cleanDrawing(parseFragment(content.toString(), { sourceCodeLocationInfo: true }));
  return clean === undefined ? undefined : removed;
}

function sizeIn(head: Buffer): Pick<PictureHead, 'width' | 'pixels'> | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    return { width: orientation >= ON_ITS_SIDE ? height : width, pixels: width * height };
  } catch {
    return undefined;
  }
}

const START_OF_SCAN = 0xda;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** Bytes in which the end of a photo is searched first: some phones append data. */
const TAIL = 64 * 1024;

/** Whether a picture was copied completely, as far as its format shows that. `head` holds its first bytes, `bytes` is its size. */
function isWhole(head: Buffer, bytes: number, read: (from: number, length: number) => Buffer): boolean {
  const letters = head.toString('latin1', 0, 12);
  if (letters.startsWith('\xff\xd8')) return isWholeJpeg(head, bytes, read);
  if (letters.startsWith('\x89PNG')) return read(Math.max(0, bytes - TAIL), TAIL).includes('IEND');
  if (letters.startsWith('RIFF')) return head.readUInt32LE(4) + 8 <= bytes;
  if (letters.startsWith('ftyp', 4)) return boxesIn(read, { from: 0, to: bytes }).isWhole;
  return true;
}

/** Whether a JPEG has its end marker after the start of its scan. A preview before the scan has a marker of its own. */
function isWholeJpeg(head: Buffer, bytes: number, read: (from: number, length: number) => Buffer): boolean {
  let at = 2;
  while (at + 4 <= head.length && head[at + 1] !== START_OF_SCAN) at += 2 + head.readUInt16BE(at + 2);
  const near = Math.max(at, bytes - TAIL);
  return read(near, bytes - near).includes(END_OF_JPEG) || read(at, bytes - at).includes(END_OF_JPEG);
}

/** The facts of an MP4. */
type VideoHead = {
  readonly seconds: number;
  /** The codec in four letters: `avc1` is H.264, which every phone plays. */
  readonly codec: string;
};

/** Limit in bytes; the index of a short video is smaller. */
const MOST_BYTES_OF_INDEX = 8_000_000;

/** Measures an MP4 of `bytes` bytes; undefined if it is not an MP4, or was not copied completely. */
function measureVideo(read: (from: number, length: number) => Buffer, bytes: number): VideoHead | undefined {
  const { boxes, isWhole: isComplete } = boxesIn(read, { from: 0, to: bytes });
  const index = boxes.find(({ type }) => type === 'moov');
  if (!isComplete || index === undefined || index.to - index.from > MOST_BYTES_OF_INDEX) return undefined;
  const moov = read(index.from, index.to - index.from);
  const inside = (box: Pick<Box, 'from' | 'to'>, ...path: string[]): Box[] =>
    path.reduce<Box[]>(
      (found, type) => found.flatMap((each) => boxesIn(slice(moov), each).boxes.filter((inner) => inner.type === type)),
      [{ type: 'moov', ...box }],
    );
  const all = { from: 0, to: moov.length };
  const [header] = inside(all, 'mvhd');
  const track = inside(all, 'trak').find((each) => {
    const [handler] = inside(each, 'mdia', 'hdlr');
    return handler !== undefined && moov.toString('latin1', handler.from + 8, handler.from + 12) === 'vide';
  });
  const [entries] = track ? inside(track, 'mdia', 'minf', 'stbl', 'stsd') : [];
  if (header === undefined || entries === undefined) return undefined;
  // Behind version and count: the first entry's length, then its letters.
  const codec = moov.toString('latin1', entries.from + 12, entries.from + 16);
  return { seconds: durationIn(moov.subarray(header.from, header.to)), codec };
}

const slice =
  (content: Buffer) =>
  (from: number, length: number): Buffer =>
    content.subarray(from, from + length);

/** The duration in the header of a movie, in seconds. Version 1 of the header has longer numbers than version 0. */
function durationIn(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return duration / scale;
}

/** A box of an MPEG-4 file (MP4, HEIC, AVIF): its type and the range of its content. */
type Box = { readonly type: string; readonly from: number; readonly to: number };

/** Bytes of a box's header: 4 of length, 4 of type; if the length is 1, a longer one follows. */
const BOX_HEAD = 8;
const LONG_BOX_HEAD = 16;

/** The boxes in a range. A box that would exceed the range is cut at its end, and `isWhole` is false. */
function boxesIn(
  read: (from: number, length: number) => Buffer,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly boxes: Box[]; readonly isWhole: boolean } {
  const boxes: Box[] = [];
  let at = from;
  while (at + BOX_HEAD <= to) {
    const head = read(at, Math.min(LONG_BOX_HEAD, to - at));
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === LONG_BOX_HEAD;
    // A length of 0 goes to the end of the file.
    const length = isLong ? Number(head.readBigUInt64BE(BOX_HEAD)) : short === 0 ? to - at : short;
    const start = at + (isLong ? LONG_BOX_HEAD : BOX_HEAD);
    const end = at + length;
    if (end < start) return { boxes, isWhole: false };
    boxes.push({ type: head.toString('latin1', 4, BOX_HEAD), from: start, to: Math.min(end, to) });
    if (end > to) return { boxes, isWhole: false };
    at = end;
  }
  return { boxes, isWhole: at === to };
}

/** Reads from an open file. */
const readerOf =
  (file: number) =>
  (from: number, length: number): Buffer => {
    const content = Buffer.alloc(length);
    return content.subarray(0, readSync(file, content, 0, length, from));
  };
