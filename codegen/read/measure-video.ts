import { type Box, boxesIn } from './boxes.ts';

/** What an MP4 says of itself. */
export type VideoHead = {
  readonly seconds: number;
  /** How its pictures are written, in four letters: `avc1` is H.264, which every phone plays. */
  readonly codec: string;
};

/** No index of a short video is as large. */
const MOST_BYTES_OF_INDEX = 8_000_000;

/** Reads what an MP4 of a size says of itself; undefined where it is none, or was not copied whole. */
export function measureVideo(read: (from: number, length: number) => Buffer, bytes: number): VideoHead | undefined {
  const { boxes, isWhole } = boxesIn(read, { from: 0, to: bytes });
  const index = boxes.find(({ type }) => type === 'moov');
  if (!isWhole || index === undefined || index.to - index.from > MOST_BYTES_OF_INDEX) return undefined;
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

/** The length that the head of a film says, in seconds: its first version has shorter numbers. */
function durationIn(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return duration / scale;
}
