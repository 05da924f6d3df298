import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { completedColours } from '../../../terms/house-colours.ts';
import { isVideo, picturesNamed } from '../../../terms/pictures.ts';
import { SYSTEM, sharePictures } from '../../head/share-pictures.ts';
import type { VenueLook } from '../../venue-looks.ts';
import { digestOf, PictureCache } from '../pictures/cache.ts';
import { readDrawable } from '../pictures/decode-heic.ts';
import type { Made } from '../pictures/encode.ts';
import { listPictures } from '../pictures/list-pictures.ts';
import type { PictureFolders } from '../pictures/make-pictures.ts';
import { drawIcons } from './icon.ts';
import { FontShelf } from './lettering.ts';
import { cutSharePicture, drawSharePicture } from './share-picture.ts';

/** Part of every cache's key: another value has all of them drawn anew. */
const RECIPE = 1;

/**
 * Makes what stands for each venue elsewhere, from its logo, theme and name: what a chat shows of a link, the icons of a home screen and
 * of a browser's tab. Returns how many venues were drawn now, and not taken from the cache.
 */
export async function makeSharePictures(
  project: string,
  looks: readonly VenueLook[],
  { from, to, cache }: PictureFolders,
): Promise<number> {
  const kept = new PictureCache(cache);
  const shelf = new FontShelf(project);
  const pictures = await listPictures(from);
  let drawn = 0;
  const queue = looks.values();
  const work = async (): Promise<void> => {
    for (const look of queue) {
      const files = await readFiles(look, from, pictures);
      const digests = Object.values(files).map((file) => file && digestOf(file));
      const { venue, logo: _, ...told } = look;
      const key = digestOf(JSON.stringify(['share', RECIPE, sharp.versions.vips, told, digests]));
      const made = await kept.get(key, () => {
        drawn++;
        return draw(look, files, shelf);
      });
      await mkdir(join(to, venue), { recursive: true });
      for (const { name, content } of made) await writeFile(join(to, venue, name), content);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return drawn;
}

/** What stands for one venue elsewhere, drawn now: in development. `from` is the folder of the editors' pictures. */
export async function drawSharePictures(project: string, look: VenueLook, from: string): Promise<readonly Made[]> {
  return draw(look, await readFiles(look, from, await listPictures(from)), new FontShelf(project));
}

/** What an editor put into a venue's folder to be shown instead of what is drawn (`share`, `sign`), its logo, and the product's sign. */
type Files = Readonly<Record<'share' | 'sign' | 'logo' | 'product', Buffer | undefined>>;

async function readFiles(look: VenueLook, from: string, pictures: ReadonlySet<string>): Promise<Files> {
  const find = (name: string, venue = look.venue): string | undefined =>
    picturesNamed(`${venue}/${name}`).find((file) => pictures.has(file) && !isVideo(file));
  const read = async (path: string | undefined): Promise<Buffer | undefined> =>
    path === undefined ? undefined : readFile(join(from, path));
  return {
    share: await read(find('share')),
    sign: await read(find('icon')),
    logo: await read(look.logo ?? find('logo')),
    product: await read(find('icon', SYSTEM)),
  };
}

async function draw(look: VenueLook, files: Files, shelf: FontShelf): Promise<Made[]> {
  const { venue, name, subtitle, languages, theme = {} } = look;
  const [share, sign, logo, product] = await Promise.all(
    [files.share, files.sign, files.logo, files.product].map((file) => file && readDrawable(file)),
  );
  const colours = completedColours(theme);
  const letterings = await shelf.letteringsOf(theme.font);
  // A name that none of our fonts can write is not left without a sign.
  const instead = letterings.title(name).width === 0 ? (sign ?? product) : undefined;
  const shown = { name, subtitle, languages, logo: logo ?? instead, colours, letterings };
  const targets = sharePictures(venue);
  const icons = await drawIcons({ name, sign: sign ?? instead, logo, colours, lettering: letterings.title });
  return [
    { name: basename(targets.share), content: share ? await cutSharePicture(share) : await drawSharePicture(shown) },
    ...icons.map(({ size, content }) => ({ name: basename(targets.icons[size]), content })),
  ];
}
