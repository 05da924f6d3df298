/**
 * Draws the illustrations of all venues and the video into `menus/img`: `node menus/img/_tools/make-pictures.ts`.
 * With names of venues or of pictures behind it (`index`, `paella`), only those.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { embersAt } from './drawings/embers.ts';
import type { VenuePictures } from './picture.ts';
import { drawScene } from './scene.ts';
import { bsmash } from './venues/bsmash.ts';
import { chicago } from './venues/chicago.ts';
import { dakBurger } from './venues/dak-burger.ts';
import { dbhIturrialde } from './venues/dbh-iturrialde.ts';
import { demo } from './venues/demo.ts';
import { depredador } from './venues/depredador.ts';
import { elMoreno } from './venues/el-moreno.ts';
import { gottanGranada } from './venues/gottan-granada.ts';
import { gottanHuelin } from './venues/gottan-huelin.ts';
import { gottanSevilla } from './venues/gottan-sevilla.ts';
import { masai } from './venues/masai.ts';
import { ohara } from './venues/ohara.ts';
import { ovidio } from './venues/ovidio.ts';
import { premierCentro, premierGranada, premierHuelin, premierTeatinos } from './venues/premier.ts';
import { roadhouse } from './venues/roadhouse.ts';
import { shanao } from './venues/shanao.ts';
import { unterturkheim } from './venues/unterturkheim.ts';
import { vermu } from './venues/vermu.ts';
import { makeVideo } from './video.ts';

const venues: Readonly<Record<string, VenuePictures>> = {
  bsmash,
  chicago,
  'dak-burger': dakBurger,
  'dbh-iturrialde': dbhIturrialde,
  depredador,
  'el-moreno': elMoreno,
  'gottan-granada': gottanGranada,
  'gottan-huelin': gottanHuelin,
  'gottan-sevilla': gottanSevilla,
  index: demo,
  masai,
  ohara,
  ovidio,
  'premier-centro': premierCentro,
  'premier-granada': premierGranada,
  'premier-huelin': premierHuelin,
  'premier-teatinos': premierTeatinos,
  roadhouse,
  shanao,
  unterturkheim,
  vermu,
};

const JPEG = { quality: 62, mozjpeg: true, chromaSubsampling: '4:2:0' };

const folderOf = (venue: string): URL => new URL(`../${venue}/`, import.meta.url);

const wanted = new Set(process.argv.slice(2));
const isWanted = (venue: string, name: string): boolean => wanted.size === 0 || wanted.has(venue) || wanted.has(name);

for (const [venue, { palette, scenes }] of Object.entries(venues)) {
  await mkdir(folderOf(venue), { recursive: true });
  for (const [name, scene] of Object.entries(scenes)) {
    if (!isWanted(venue, name)) continue;
    const drawing = drawScene(scene, scene.palette ?? palette, name);
    const picture = await sharp(Buffer.from(drawing)).jpeg(JPEG).toBuffer();
    await writeFile(new URL(`${name}.jpg`, folderOf(venue)), picture);
    process.stdout.write(`${venue}/${name}.jpg ${Math.round(picture.length / 1024)} KB\n`);
  }
}

if (isWanted('index', 'brasa')) await makeVideo(new URL('brasa.mp4', folderOf('index')), embersAt);
