import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** What the head of a picture says. */
export type PictureHead = {
  readonly bytes: number;
  /** In pixels, as it is seen upright; absent where the head cannot be read. */
  readonly width?: number;
};

/** Beyond the previews and colour profiles that phones write before the size. */
const HEAD = 512 * 1024;
/** EXIF orientations of a picture that lies on its side. */
const ON_ITS_SIDE = 5;

/** The head of a picture below `<menus>/img`; undefined for a file that is gone. Only the head is read, whatever the size. */
export function measurePicture(root: string, path: string): PictureHead | undefined {
  let file: number;
  try {
    file = openSync(join(root, 'img', path), 'r');
  } catch {
    return undefined;
  }
  try {
    const bytes = fstatSync(file).size;
    const head = Buffer.alloc(Math.min(bytes, HEAD));
    readSync(file, head);
    return { bytes, ...widthIn(head) };
  } finally {
    closeSync(file);
  }
}

function widthIn(head: Buffer): { width?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    return { width: orientation >= ON_ITS_SIDE ? height : width };
  } catch {
    return {};
  }
}
