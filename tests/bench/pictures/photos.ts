import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What a phone's camera takes, and what the file of one is to have, in bytes. */
const CAMERA = { width: 4032, height: 3024 };
const BYTES = 5_000_000;

/** Photos that are alike but for these differ in their bytes only, which is what they are kept by. */
const SCENES = 4;

/** Writes photos of 5 MB into a folder: coarse shapes with the grain of a small lens, on their side as a phone stores them. */
export async function writePhotos(folder: string, count: number): Promise<number> {
  const scenes: Buffer[] = [];
  for (let scene = 0; scene < SCENES; scene++) scenes.push(await takePhoto(scene));
  let bytes = 0;
  for (let photo = 0; photo < count; photo++) {
    const scene = scenes[photo % SCENES] as Buffer;
    writeFileSync(join(folder, `photo-${photo}.jpg`), withComment(scene, String(photo)));
    bytes += scene.length;
  }
  return bytes / count;
}

async function takePhoto(scene: number): Promise<Buffer> {
  const shapes = await sharp({
    create: {
      width: 24,
      height: 18,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .resize({ ...CAMERA, kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grain = await sharp({
    create: { ...CAMERA, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 12 + scene } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const points = await sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = points.info;
  const encode = (quality: number): Promise<Buffer> =>
    sharp(points.data, { raw: { width, height, channels } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality })
      .toBuffer();
  let photo = await encode(32);
  for (let quality = 36; quality <= 96 && photo.length < BYTES; quality += 4) photo = await encode(quality);
  return photo;
}

/** A JPEG with a comment behind its first mark. */
function withComment(photo: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const mark = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), mark, text, photo.subarray(2)]);
}
