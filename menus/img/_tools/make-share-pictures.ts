/**
 * Draws what stands for each venue elsewhere, beside its logo in `menus/img/<venue>`: `share.jpg`, which chats show of a link, and
 * the icons of its web manifest. `node menus/img/_tools/make-share-pictures.ts`, or with names of venues behind it, only those.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { venues } from '../../../generated/venues.ts';
import type { MenuTexts, Theme } from '../../../src/menu/model.ts';
import { drawIcon } from './share/icon.ts';
import { type Logo, readLogo } from './share/logo.ts';
import { lookOf } from './share/look.ts';
import { marks } from './share/marks.ts';
import { drawShareImage } from './share/share-image.ts';

const JPEG = { quality: 60, mozjpeg: true, chromaSubsampling: '4:4:4' };
const PNG = { palette: true, colours: 64, compressionLevel: 9, effort: 10, dither: 0.6 };
const ICON_SIZES = [192, 512];

const WORDS = 'Carta digital QR';

const images = new URL('../', import.meta.url);
const generated = new URL('../../../generated/venues/', import.meta.url);
const summaries: Readonly<Record<string, { readonly languages: readonly string[] }>> = venues;

/** What a venue's menu says of its look, if it has one. */
async function menuOf(venue: string): Promise<{ theme?: Theme; subtitle?: string }> {
  const language = summaries[venue]?.languages[0];
  const load = async <Module>(path: string): Promise<Module | undefined> =>
    import(new URL(`${venue}/${path}`, generated).href).catch(() => undefined) as Promise<Module | undefined>;
  const menu = await load<{ menu: { theme?: Theme } }>('menu.ts');
  const texts = await load<{ texts: MenuTexts }>(`texts/${language}.ts`);
  const subtitle = texts?.texts['venue/subtitle'];
  return { ...(menu?.menu.theme && { theme: menu.menu.theme }), ...(typeof subtitle === 'string' && { subtitle }) };
}

/** 'ES · EN · FR', where there is a choice. */
function languagesOf(venue: string): string {
  const languages = summaries[venue]?.languages ?? [];
  return languages.length > 1 ? languages.join(' · ') : '';
}

async function makePictures(venue: string, logo: Logo): Promise<void> {
  const folder = new URL(`${venue}/`, images);
  const { theme, subtitle } = await menuOf(venue);
  const languages = languagesOf(venue);
  const [line, foot] = subtitle ? [subtitle, [WORDS, languages].filter(Boolean).join('  ·  ')] : [WORDS, languages];
  const card = drawShareImage({ logo, look: lookOf(theme, logo), line, foot });
  await write(new URL('share.jpg', folder), await sharp(Buffer.from(card)).jpeg(JPEG).toBuffer());
  const icon = Buffer.from(drawIcon({ logo, mark: marks[venue] ?? { box: logo.box } }));
  for (const size of ICON_SIZES) {
    const picture = sharp(icon, { density: (72 * size) / 512 }).resize(size, size);
    await write(new URL(`icon-${size}.png`, folder), await picture.png(PNG).toBuffer());
  }
}

async function write(file: URL, picture: Buffer): Promise<void> {
  await writeFile(file, picture);
  process.stdout.write(`${file.pathname.split('/').slice(-2).join('/')} ${(picture.length / 1024).toFixed(1)} KB\n`);
}

const wanted = process.argv.slice(2);
for (const venue of readdirSync(images).toSorted()) {
  if (venue.startsWith('_') || (wanted.length > 0 && !wanted.includes(venue))) continue;
  const svg = await readFile(new URL(`${venue}/logo.svg`, images), 'utf8').catch(() => undefined);
  if (svg !== undefined) await makePictures(venue, readLogo(svg, marks[venue]?.plate));
}
if (wanted.length === 0 || wanted.includes('_system')) {
  await makePictures('_system', readLogo(readFileSync(new URL('_system/favicon.svg', images), 'utf8')));
}
