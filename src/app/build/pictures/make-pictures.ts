import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { cleanDrawing } from '../../../terms/drawing.ts';
import { isDrawing, isPicture, isVideo } from '../../../terms/pictures.ts';
import type { BuildCache, KeptFile } from '../cache.ts';
import { WORTH } from '../compress.ts';
import { digestOf } from '../digest.ts';
import { ExplainedError } from '../../../../server/protocol/explained-error.ts';

/** Part of a photo's inputs, beside its content: raise it with every change of what `encode.ts` does. */
const RECIPE = 4;

/** The one folder with an underscore that pages refer to; the others hold sources of pictures. */
const SYSTEM = '_system/';

export type PictureParts = {
  /** The folder of the editors' pictures. */
  readonly from: string;
  /** The folder of the site's pictures, below its own. */
  readonly to: string;
  readonly cache: BuildCache;
  /** The digest of the code. */
  readonly code: string;
};

export type MadeOfPictures = {
  /** Pictures that have crops, by their paths below the folder. */
  readonly made: ReadonlySet<string>;
  /** The digests of all pictures but videos, by the same paths. */
  readonly digests: ReadonlyMap<string, string>;
  readonly files: readonly KeptFile[];
  /** How many photos were made now, and not taken from the cache. */
  readonly encoded: number;
};

/**
 * Makes the site's pictures from the editors': crops of photos, and each picture under its own name (a JPEG beside it for a HEIC), without metadata;
 * drawings, without scripts and external references; videos as they are. Other files are left out. Throws an ExplainedError for a picture that cannot
 * be read.
 */
export async function makePictures({ from, to, cache, code }: PictureParts): Promise<MadeOfPictures> {
  const pictures = [...(await listPictures(from))].filter(isServed).toSorted();
  const encoder = versionOf('sharp');
  const made = new Set<string>();
  const digests = new Map<string, string>();
  const files: KeptFile[] = [];
  let encoded = 0;

  /** The files made from a picture. Their paths are suffixes without the picture's name, which may change. */
  const partsOf = (picture: string, content: Buffer, digest: string): Promise<readonly KeptFile[]> => {
    if (isVideo(picture)) return cache.step('video', digest, async () => [await cache.keep('', content, WORTH.own)]);
    if (isDrawing(picture)) {
      return cache.step('drawing', [code, digest], async () => {
        const drawing = await named(picture, cleaned(content));
        return [{ ...(await cache.keep('drawing.svg', drawing, WORTH.shared)), path: '' }];
      });
    }
    const ending = extname(picture).toLowerCase();
    return cache.step('photo', [RECIPE, encoder, ending, digest], async () => {
      encoded++;
      const { encode } = await import('./encode.ts');
      const parts = await named(picture, encode(content, ending));
      return Promise.all(parts.map((part) => cache.keep(part.name, part.content, WORTH.own)));
    });
  };
  const queue = pictures.values();
  const work = async (): Promise<void> => {
    for (const picture of queue) {
      const content = await readFile(join(from, picture));
      const digest = digestOf(content);
      const parts = await partsOf(picture, content, digest);
      files.push(...parts.map((part) => ({ ...part, path: `${to}/${picture}${part.path}` })));
      if (!isVideo(picture)) digests.set(picture, digest);
      if (!isVideo(picture) && !isDrawing(picture)) made.add(picture);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { made, digests, files, encoded };
}

/** The paths of all files in the folder of pictures, below it, with slashes. */
export async function listPictures(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')));
}

const isServed = (file: string): boolean => isPicture(file) && (!file.startsWith('_') || file.startsWith(SYSTEM));

async function cleaned(content: Buffer): Promise<string> {
  const { parseFragment } = await import('parse5');
  const clean = cleanDrawing(parseFragment(content.toString(), { sourceCodeLocationInfo: true })).content;
  if (clean === undefined) throw new Error('There is no whole drawing');
  return clean;
}

/** Awaits a picture's result; an error names the picture. */
async function named<Result>(picture: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (cause) {
    throw new ExplainedError(`The picture img/${picture} cannot be read. Open it on the phone and send it again.`, {
      cause,
    });
  }
}

/** The version of an installed package, without loading it. */
function versionOf(name: string): unknown {
  const file = findPackageJSON(name, import.meta.url);
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown }).version;
}
