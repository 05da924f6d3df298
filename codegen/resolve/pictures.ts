import { words, type Words } from '../diagnostics/words.ts';
import type { Context } from './compile-venue.ts';
import { isDrawing, isPicture, isVideo, picturesNamed, posterOf, stemOf } from '../../src/terms/pictures.ts';
import { hintOfNearest } from '../diagnostics/nearest.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Located } from '../validate/values.ts';
import type { DiagnosticCode } from '../diagnostics/diagnostic.ts';
import type { PictureHead } from '../read/measure-picture.ts';

/** The folder of icons that all venues share. */
const SHARED_ICONS = '_system/icons';

/** The least width that a page needs of a picture, in pixels. */
const WIDTH_OF_A_PHONE = 600;

/** Access to the files below the image folder. */
export type ImageFolder = Pick<Context, 'images' | 'head'>;

/** Finds and checks the files of a venue's pictures. */
export class Pictures {
  readonly #images: ImageFolder;
  readonly #venue: string;
  readonly #report: Report;
  /** Cache of the displayable files of each folder, by name, and by name with a lower-case extension; a Mac writes accents apart. */
  readonly #folders = new Map<string, ReadonlyMap<string, string>>();

  constructor(images: ImageFolder, venue: string, report: Report) {
    this.#images = images;
    this.#venue = venue;
    this.#report = report;
  }

  /** The path below the image folder of a picture; undefined, without a report, if it does not exist. */
  lookUp(name: Located<string>, folder: string = this.#venue): string | undefined {
    return this.#find(name, folder, WIDTH_OF_A_PHONE);
  }

  /** The file of a picture that an editor names; a missing file is a warning. */
  picture(name: Located<string>, folder: string = this.#venue): string | undefined {
    return this.lookUp(name, folder) ?? this.#missing(name, [folder]);
  }

  /** The file of a logo or badge, which may be small. */
  small(name: Located<string>): string | undefined {
    return this.#find(name, this.#venue) ?? this.#missing(name, [this.#venue]);
  }

  /** The file of a logo that no editor names. */
  logo(of: Located<unknown>): string | undefined {
    return this.#find({ ...of, value: 'logo' }, this.#venue);
  }

  /** The file of an icon: the venue's own, or the shared one. */
  icon(name: Located<string>): string | undefined {
    return (
      this.#find(name, this.#venue) ??
      this.#find(name, SHARED_ICONS) ??
      this.#missing(name, [this.#venue, SHARED_ICONS])
    );
  }

  #find(name: Located<string>, folder: string, least = 0): string | undefined {
    const { source, at } = name;
    const value = name.value.normalize();
    const files = this.#folder(folder);
    const names = isPicture(value) ? [value, inSmallLetters(value)] : picturesNamed(value);
    const found = [...new Set(names.flatMap((each) => files.get(each) ?? []))];
    const file = found.find(isVideo) ?? found[0];
    if (file === undefined) return undefined;
    const poster = isVideo(file) ? posterOf(file, files.values()) : undefined;
    if (!isPicture(value) && found.some((each) => each !== file && each !== poster)) {
      const message = words('twoPictures', value, found.join(', '));
      this.#report.add(source, 'conflicting-rules', at, message, words('keepOnePicture'));
    }
    if (poster !== undefined) this.#judge(name, `${folder}/${poster}`, 0);
    else if (isVideo(file)) {
      const hint = words('putPoster', `${stemOf(file)}.jpg`);
      this.#report.add(source, 'missing-image', at, words('noPoster', `${folder}/${file}`), hint);
    }
    this.#judge(name, `${folder}/${file}`, least);
    return `${folder}/${file}`;
  }

  #judge({ source, at }: Located<string>, file: string, least: number): void {
    const head = this.#images.head?.(file);
    if (head === undefined) return;
    for (const [code, message, hint] of judgePicture(file, head, least)) {
      this.#report.add(source, code, at, message, hint);
    }
  }

  #missing({ value, source, at }: Located<string>, folders: readonly string[]): undefined {
    const meant = value.normalize();
    for (const folder of folders) {
      const unseen = [...this.#images.images(folder)].find(
        (file) => !isPicture(file) && [meant, stemOf(meant)].includes(stemOf(file).normalize()),
      );
      if (unseen === undefined) continue;
      const hint = words('saveAsJpeg', `${stemOf(unseen)}.jpg`);
      this.#report.add(source, 'missing-image', at, words('unseenPicture', unseen, folder), hint);
      return;
    }
    const names = folders
      .flatMap((folder) => [...this.#images.images(folder)])
      .filter(isPicture)
      .flatMap((file) => [stemOf(file), file]);
    const hint = hintOfNearest(value, names) ?? words('putPicture');
    this.#report.add(source, 'missing-image', at, words('noPicture', value, folders), hint);
  }

  #folder(name: string): ReadonlyMap<string, string> {
    let files = this.#folders.get(name);
    if (files === undefined) {
      const pictures = [...this.#images.images(name)].filter(isPicture).toSorted().toReversed();
      // The exact name takes precedence; else the alphabetically first of names that differ in the case of the extension.
      files = new Map([
        ...pictures.map((file) => [inSmallLetters(file).normalize(), file] as const),
        ...pictures.map((file) => [file.normalize(), file] as const),
      ]);
      this.#folders.set(name, files);
    }
    return files;
  }
}

/** A file name with its extension in lower case, because cameras write `.JPG`. */
const inSmallLetters = (file: string): string => file.replace(/\.\w+$/, (ending) => ending.toLowerCase());

/** Limits of a picture in bytes and in pixels: `sharp` decodes no more. */
const MOST_BYTES = 40_000_000;
const MOST_PIXELS = 268_402_689;

/** Limits of files sent to phones unchanged: bytes of a drawing, bytes and seconds of a video, which loops. */
const MOST_OF_A_DRAWING = 200_000;
const MOST_OF_A_VIDEO = 3_000_000;
const LONGEST = 20;

/** Codes of H.264, which every phone plays. */
const PLAYED = ['avc1', 'avc3'];

type Judgement = readonly [code: DiagnosticCode, message: Words, hint: Words];

/** Checks a picture by its facts. A photo must be at least `least` pixels wide. */
function judgePicture(file: string, head: PictureHead, least: number): Judgement[] {
  if (head.bytes > MOST_BYTES) return [['too-large', words('largePicture', file), words('exportPicture')]];
  if (isVideo(file)) return judgeVideo(file, head);
  return isDrawing(file) ? judgeDrawing(file, head) : judgePhoto(file, head, least);
}

const broken = (file: string): Judgement[] => [
  ['broken-image', words('brokenPicture', file), words('sendPictureAgain')],
];

function judgePhoto(file: string, { width, pixels = 0 }: PictureHead, least: number): Judgement[] {
  if (width === undefined) return broken(file);
  if (pixels > MOST_PIXELS) {
    return [['too-large', words('vastPicture', file, String(Math.round(pixels / 1e6))), words('shrinkPicture')]];
  }
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
