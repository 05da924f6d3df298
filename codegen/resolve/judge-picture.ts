/** What is wrong with a picture that is there: broken, too small for a phone, too much for one, or more than a picture. */
import { isDrawing, isVideo } from '../../src/terms/pictures.ts';
import type { DiagnosticCode } from '../diagnostics/diagnostic.ts';
import { words, type Words } from '../diagnostics/words.ts';
import type { PictureHead } from '../read/measure-picture.ts';

/** The bytes that no picture has. */
const MOST_BYTES = 40_000_000;

/** What goes to a phone as it is: the bytes of a drawing and of a video, which plays again and again, and its seconds. */
const MOST_OF_A_DRAWING = 200_000;
const MOST_OF_A_VIDEO = 3_000_000;
const LONGEST = 20;

/** H.264, which every phone plays. */
const PLAYED = ['avc1', 'avc3'];

type Judgement = readonly [code: DiagnosticCode, message: Words, hint: Words];

/** Judges a picture by its head. One of points has to be as wide as `least`. */
export function judgePicture(file: string, head: PictureHead, least: number): Judgement[] {
  if (head.bytes > MOST_BYTES) return [['too-large', words('largePicture', file), words('exportPicture')]];
  if (isVideo(file)) return judgeVideo(file, head);
  return isDrawing(file) ? judgeDrawing(file, head) : judgePhoto(file, head, least);
}

const broken = (file: string): Judgement[] => [
  ['broken-image', words('brokenPicture', file), words('sendPictureAgain')],
];

function judgePhoto(file: string, { width }: PictureHead, least: number): Judgement[] {
  if (width === undefined) return broken(file);
  if (width >= least) return [];
  return [['small-image', words('smallPicture', file, String(width)), words('takeLargerPicture')]];
}

function judgeVideo(file: string, { bytes, video }: PictureHead): Judgement[] {
  if (video === undefined) return broken(file);
  const isHeavy = bytes > MOST_OF_A_VIDEO || video.seconds > LONGEST;
  const length = [String(Math.round(video.seconds)), (bytes / 1_000_000).toFixed(1)] as const;
  return [
    ...(isHeavy ? [['heavy-image', words('heavyVideo', file, ...length), words('cutVideo')] as const] : []),
    ...(PLAYED.includes(video.codec) ? [] : [['odd-image', words('oddVideo', file), words('exportVideo')] as const]),
  ];
}

function judgeDrawing(file: string, { bytes, removed }: PictureHead): Judgement[] {
  if (bytes > MOST_OF_A_DRAWING) {
    return [['heavy-image', words('heavyDrawing', file, String(Math.round(bytes / 1000))), words('exportDrawing')]];
  }
  if (removed === undefined) return broken(file);
  if (removed.length === 0) return [];
  return [['odd-image', words('cleanedDrawing', file, removed.join(', ')), words('exportDrawing')]];
}
