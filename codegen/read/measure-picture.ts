import { closeSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { parseFragment } from 'parse5';
import { cleanDrawing } from '../../src/terms/drawing.ts';
import { isDrawing, isVideo } from '../../src/terms/pictures.ts';
import { readerOf } from './boxes.ts';
import { isWhole } from './is-whole.ts';
import { measureVideo, type VideoHead } from './measure-video.ts';

/** What is known of a picture without decoding it. What it is, of the three, is absent where it cannot be read. */
export type PictureHead = {
  readonly bytes: number;
  /** Of a photo: in pixels, as it is seen upright. */
  readonly width?: number;
  readonly video?: VideoHead;
  /** Of a drawing: what the page leaves out of it. */
  readonly removed?: readonly string[];
};

/** Beyond the previews and colour profiles that phones write before the size. */
const HEAD = 512 * 1024;
/** EXIF orientations of a picture that lies on its side. */
const ON_ITS_SIDE = 5;
/** No drawing that is larger is looked into. */
const MOST_OF_A_DRAWING = 4_000_000;

/** The head of a picture below `<menus>/img`; undefined for a file that is gone. A photo is not read whole, whatever its size. */
export function measurePicture(root: string, path: string): PictureHead | undefined {
  let file: number;
  try {
    file = openSync(join(root, 'img', path), 'r');
  } catch {
    return undefined;
  }
  try {
    const bytes = fstatSync(file).size;
    const read = readerOf(file);
    if (isVideo(path)) return { bytes, ...known('video', measureVideo(read, bytes)) };
    if (isDrawing(path))
      return { bytes, ...known('removed', removedFrom(read(0, Math.min(bytes, MOST_OF_A_DRAWING)))) };
    const head = read(0, Math.min(bytes, HEAD));
    return { bytes, ...known('width', isWhole(head, bytes, read) ? widthIn(head) : undefined) };
  } catch {
    // What looks like a picture and is none may say any length.
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

function widthIn(head: Buffer): number | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    return orientation >= ON_ITS_SIDE ? height : width;
  } catch {
    return undefined;
  }
}
