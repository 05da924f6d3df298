import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { completedColours } from '../../../terms/house-colours.ts';
import { isVideo, picturesNamed } from '../../../terms/pictures.ts';
import { SYSTEM, sharePictures } from '../../head/share-pictures.ts';
import type { VenueLook } from '../../venue-looks.ts';
import { readDrawable } from '../pictures/decode-heic.ts';
import type { Made } from '../pictures/encode.ts';
import { listPictures } from '../pictures/make-pictures.ts';
import { digestOf } from '../digest.ts';
import { type DrawnIcon, drawIcons, initialsOf } from './icon.ts';
import { fontShelf } from './lettering.ts';
import { cutSharePicture, drawSharePicture } from './share-picture.ts';

/**
 * Draws venues' share pictures (shown by chats for a link) and icons (home screen and browser tab), each from the venue's logo, theme and name.
 * `from` is the folder of the editors' pictures; it is listed, and fonts are read, once.
 */
export function sharePicturesFrom(project: string, from: string): (look: VenueLook) => Promise<readonly Made[]> {
  const shelf = fontShelf(project);
  const known: KnownIcons = new Map();
  let pictures: Promise<ReadonlySet<string>> | undefined;
  return async (look) => draw(look, await readFiles(look, from, await (pictures ??= listPictures(from))), shelf, known);
}

/** Drawn icons by all their inputs: many names begin with the same letters. */
type KnownIcons = Map<string, Promise<readonly DrawnIcon[]>>;

/** An editor's files that replace the drawn ones (`share`, `sign`), the venue's logo, and the product's sign. */
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

async function draw(
  look: VenueLook,
  files: Files,
  shelf: ReturnType<typeof fontShelf>,
  known: KnownIcons,
): Promise<Made[]> {
  const { venue, name, subtitle, languages, theme = {} } = look;
  const [share, sign, logo, product] = await Promise.all(
    [files.share, files.sign, files.logo, files.product].map((file) => file && readDrawable(file)),
  );
  const colours = completedColours(theme);
  const letterings = await shelf(theme.font, `${name} ${subtitle}`);
  // A name that none of our fonts can write gets a sign instead.
  const instead = letterings.title(name).width === 0 ? (sign ?? product) : undefined;
  const shown = { name, subtitle, languages, logo: logo ?? instead, colours, letterings };
  const targets = sharePictures(venue);
  const key = JSON.stringify([
    initialsOf(name),
    colours,
    theme.font,
    ...[sign ?? instead, logo].map((file) => file && digestOf(file)),
  ]);
  const icons =
    known.get(key) ?? drawIcons({ name, sign: sign ?? instead, logo, colours, lettering: letterings.title });
  known.set(key, icons);
  return [
    { name: basename(targets.share), content: share ? await cutSharePicture(share) : await drawSharePicture(shown) },
    ...(await icons).map(({ size, content }) => ({ name: basename(targets.icons[size]), content })),
  ];
}
