import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { parseFragment } from 'parse5';
import { cleanDrawing } from '../../../terms/drawing.ts';
import { isDrawing, isPicture, isVideo, wholeOf } from '../../../terms/pictures.ts';
import { digestOf } from '../digest.ts';
import { PictureCache } from './cache.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';
import { decode, encodeCrops, encodeWhole, type Made, RECIPE } from './encode.ts';
import { listPictures } from './list-pictures.ts';

/** The one folder with an underscore that pages refer to; the others hold what pictures are made from. */
const SYSTEM = '_system/';

/** In the cache, a picture under its own name. */
const WHOLE = 'whole';

export type PictureFolders = {
  /** The folder of the editors' pictures. */
  readonly from: string;
  /** The folder of the site's. */
  readonly to: string;
  /** Where what was made is kept for the next build. */
  readonly cache: string;
};

export type MadeOfPictures = {
  /** Pictures that have crops, by their paths below the folder. */
  readonly made: ReadonlySet<string>;
  /** The digests of all pictures but videos, by the same paths. */
  readonly digests: ReadonlyMap<string, string>;
  /** How many were made now, and not taken from the cache. */
  readonly encoded: number;
};

/**
 * Makes the site's pictures from those of the editors: crops of photos, and each picture under its own name (of a HEIC a JPEG beside it),
 * without metadata; drawings, cleaned of what runs or comes from elsewhere; videos as they are; and nothing else that may lie beside
 * them. Throws, with its name, for a picture that cannot be read.
 */
export async function makePictures({ from, to, cache }: PictureFolders): Promise<MadeOfPictures> {
  const kept = new PictureCache(cache);
  const files = [...(await listPictures(from))].filter(isServed).toSorted();
  const made = new Set<string>();
  const digests = new Map<string, string>();
  let encoded = 0;
  const queue = files.values();
  // A thread for each picture uses cores better than many threads for one.
  sharp.concurrency(1);
  sharp.cache(false);
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const folder = join(to, dirname(file));
      await mkdir(folder, { recursive: true });
      if (isVideo(file)) {
        await copyFile(join(from, file), join(to, file));
        continue;
      }
      const name = basename(file);
      const content = await readFile(join(from, file));
      const digest = digestOf(content);
      digests.set(file, digest);
      if (isDrawing(file)) {
        await writeFile(join(to, file), cleaned(content, file));
        continue;
      }
      const key = digestOf(`${RECIPE} ${sharp.versions.vips} ${extname(name).toLowerCase()} ${digest}`);
      const parts = await kept.get(key, () => {
        encoded++;
        return encode(content, file);
      });
      // In the cache they have no name, which may change.
      for (const part of parts) {
        const own = part.name === WHOLE ? basename(wholeOf(file)) : name + part.name;
        await writeFile(join(folder, own), part.content);
      }
      made.add(file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await kept.clear();
  return { made, digests, encoded };
}

const isServed = (file: string): boolean => isPicture(file) && (!file.startsWith('_') || file.startsWith(SYSTEM));

/** The formats of pictures under their own names, by their endings. */
const KINDS = { '.png': 'png', '.webp': 'webp', '.avif': 'avif' } as const;

async function encode(content: Buffer, file: string): Promise<Made[]> {
  try {
    const source = isHeic(content) ? await decodeHeic(content) : sharp(content, { failOn: 'error' });
    const ending = extname(file).toLowerCase();
    const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending as keyof typeof KINDS] : 'jpeg';
    const points = await decode(source);
    return [{ name: WHOLE, content: await encodeWhole(points, kind) }, ...(await encodeCrops(points))];
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function cleaned(content: Buffer, file: string): string {
  const clean = cleanDrawing(parseFragment(content.toString(), { sourceCodeLocationInfo: true })).content;
  if (clean === undefined) throw unreadable(file);
  return clean;
}

const unreadable = (file: string, cause?: unknown): Error =>
  new Error(`The picture img/${file} cannot be read. Open it on the phone and send it again.`, { cause });
