import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BuildCache, CacheDamagedError } from '../../../src/app/build/cache.ts';
import { makePictures, type MadeOfPictures } from '../../../src/app/build/pictures/make-pictures.ts';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';
import { CROPS, type Crop, SMALL } from '../../../src/terms/pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-pictures-'));
  await mkdir(join(folder, 'img'));
});
afterEach(() => rm(folder, { recursive: true }));

const HEIC = new URL('quarters.heic', import.meta.url);

async function put(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(join(folder, 'img', file)), { recursive: true });
  await writeFile(join(folder, 'img', file), content);
}

async function make(): Promise<MadeOfPictures> {
  const cache = new BuildCache(join(folder, 'cache'), 9);
  const made = await makePictures({ from: join(folder, 'img'), to: 'img', cache, code: '' });
  for (const file of made.files) cache.place(join(folder, 'site'), file);
  return made;
}
const read = (file: string): Promise<Buffer> => readFile(join(folder, 'site/img', file));

async function filesOf(below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + below.length + 2))
    .toSorted();
}

const cropsOf = (name: string): string[] => [
  ...Object.keys(CROPS).flatMap((crop) => ['avif', 'jpg', 'webp'].map((format) => `${name}~${crop}.${format}`)),
  `${name}~small.webp`,
];

/** A photo of one colour; above it, where it is told so, another. */
async function halves(width: number, height: number): Promise<Buffer> {
  const top = await sharp({ create: { width, height: height / 2, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: top, top: 0, left: 0 }])
    .png()
    .toBuffer();
}

async function colourAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const near = (colour: number[], wanted: number[]): boolean =>
  colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 40);

test('photos have their crops in three formats, drawings their compressed variants, videos are copied, and nothing else', async () => {
  const photo = await halves(60, 40);
  for (const file of ['bar/IMG_0412.JPG', '_drawings/a.png']) await put(file, photo);
  for (const file of ['bar/logo.svg', 'bar/notes.txt', 'index/brasa.mp4', '_system/gluten.svg'])
    await put(file, '<svg></svg>');
  const { made } = await make();
  expect([...made]).toEqual(['bar/IMG_0412.JPG']);
  expect(await filesOf('site/img')).toEqual(
    ['bar/IMG_0412.JPG', 'index/brasa.mp4']
      .concat(['_system/gluten.svg', 'bar/logo.svg'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]))
      .concat(cropsOf('bar/IMG_0412.JPG'))
      .toSorted(),
  );
  for (const [crop, { width, height }] of Object.entries(CROPS)) {
    for (const [ending, format] of [
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
      ['webp', 'webp'],
    ] as const) {
      const file = await read(`bar/IMG_0412.JPG~${crop}.${ending}`);
      expect(await sharp(file).metadata()).toMatchObject({ width, height, format, space: 'srgb' });
    }
  }
});

test('a photo on its side stands upright, and says nothing of the phone or the place', async () => {
  const exif = { IFD0: { Model: 'Phone 12' }, IFD3: { GPSLatitude: '37/1 10/1 0/1', GPSLatitudeRef: 'N' } };
  // What is seen above lies on the left of such a file.
  const stored = await sharp(await halves(480, 640))
    .rotate(-90)
    .toBuffer();
  const photo = await sharp(stored).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
  expect((await sharp(photo).metadata()).exif?.includes('Phone 12')).toBe(true);
  await put('bar/pan.jpg', photo);
  await make();
  for (const file of ['bar/pan.jpg', ...cropsOf('bar/pan.jpg')]) {
    const { exif: left, orientation, icc, xmp } = await sharp(await read(file)).metadata();
    expect([file, left, orientation, icc, xmp]).toEqual([file, undefined, undefined, undefined, undefined]);
    expect((await read(file)).includes('Phone 12')).toBe(false);
  }
  const upright = await read('bar/pan.jpg');
  expect(await sharp(upright).metadata()).toMatchObject({ width: 480, height: 640 });
  expect(near(await colourAt(upright, 0.5, 0.1), [255, 0, 0])).toBe(true);
  expect(near(await colourAt(upright, 0.5, 0.9), [0, 0, 255])).toBe(true);
});

test('the colours of a phone with a wide gamut are brought into sRGB', async () => {
  const wide = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'rgb(100,200,100)' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const stored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  await put('bar/pan.png', wide);
  await make();
  const shown = await colourAt(await read('bar/pan.png~row.webp'), 0.5, 0.5);
  expect([...stored.subarray(0, 3)]).not.toEqual([100, 200, 100]);
  expect(shown.every((value, index) => Math.abs(value - ([100, 200, 100][index] ?? 0)) <= 6)).toBe(true);
});

test('a logo stays a vector, and brings nothing that runs', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1" onload="alert(1)"><script>alert(2)</script><path d="M0 0h3v1z"/></svg>';
  await put('bar/logo.svg', logo);
  await make();
  const shown = (await read('bar/logo.svg')).toString();
  expect(shown).toContain('<path d="M0 0h3v1z"></path>');
  expect(shown).not.toContain('alert');
  expect(await sharp(Buffer.from(shown)).metadata()).toMatchObject({ format: 'svg', width: 3, height: 1 });
});

test('a logo made of points is there whole, but small, and lets the ground shine through', async () => {
  const create = { width: 3000, height: 1500, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } as const;
  await put('bar/logo.png', await sharp({ create }).png().toBuffer());
  await make();
  const small = await sharp(await read('bar/logo.png~small.webp')).metadata();
  expect(small).toMatchObject({ format: 'webp', width: 216, height: 108, hasAlpha: true });
});

test('a drawing that was not copied whole ends the build, and is named', async () => {
  await put('bar/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h3');
  await expect(make()).rejects.toThrow('The picture img/bar/logo.svg cannot be read.');
});

test('noise, which nothing makes small, keeps within the bytes of its crops', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
  await put('bar/pan.jpg', photo);
  await make();
  for (const file of cropsOf('bar/pan.jpg')) {
    const [, crop = ''] = /~(\w+)\./.exec(file) ?? [];
    const { bytes } = crop === 'small' ? SMALL : CROPS[crop as Crop];
    expect([file, (await read(file)).length <= bytes]).toEqual([file, true]);
  }
});

test('a HEIC has crops, too, and is a JPEG where it is shown whole, whatever it is called', async () => {
  await mkdir(join(folder, 'img/bar'));
  for (const name of ['pan.HEIC', 'sent.jpg']) await cp(HEIC, join(folder, 'img/bar', name));
  await make();
  for (const file of ['bar/pan.HEIC.jpg', 'bar/sent.jpg']) {
    const whole = await read(file);
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    expect(near(await colourAt(whole, 0.1, 0.1), [200, 180, 60])).toBe(true);
    expect(near(await colourAt(whole, 0.9, 0.9), [40, 60, 60])).toBe(true);
  }
  expect(await filesOf('site/img')).toEqual(
    ['bar/pan.HEIC.jpg', 'bar/sent.jpg', ...cropsOf('bar/pan.HEIC'), ...cropsOf('bar/sent.jpg')].toSorted(),
  );
});

test('one that a phone took with more colours than sRGB looks as it did there', async () => {
  await put('bar/pan.heic', await readFile(new URL('quarters-p3.heic', import.meta.url)));
  await make();
  expect(near(await colourAt(await read('bar/pan.heic.jpg'), 0.1, 0.1), [204, 178, 12])).toBe(true);
});

test.each(['Not a picture.', ''])('one that cannot be read ends the build and is named: "%s"', async (content) => {
  await put('bar/pan.jpg', content);
  await expect(make()).rejects.toThrow(
    new ExplainedError('The picture img/bar/pan.jpg cannot be read. Open it on the phone and send it again.'),
  );
});

test('one that was not copied whole ends the build, too', async () => {
  const whole = await sharp(await halves(600, 400))
    .jpeg({ quality: 100 })
    .toBuffer();
  await put('bar/pan.jpg', whole.subarray(0, whole.length / 2));
  await expect(make()).rejects.toThrow('img/bar/pan.jpg');
});

describe('what was made is kept', () => {
  beforeEach(async () => put('bar/pan.png', await halves(60, 40)));

  const contents = async (): Promise<string[]> =>
    Promise.all((await filesOf('site/img')).map(async (file) => (await read(file)).toString('base64')));

  test('so that a second build makes none, of a renamed file neither, and the same', async () => {
    expect((await make()).encoded).toBe(1);
    const first = await contents();
    await rm(join(folder, 'site'), { recursive: true });
    expect((await make()).encoded).toBe(0);
    expect(await contents()).toEqual(first);
    await put('bar/bread.png', await halves(60, 40));
    expect((await make()).encoded).toBe(0);
    await put('bar/pan.png', await halves(60, 60));
    expect((await make()).encoded).toBe(1);
  });

  test('as files of the site, whose loss is noticed', async () => {
    const [photo] = (await make()).files;
    await rm(join(folder, 'cache', photo?.kept ?? ''));
    await rm(join(folder, 'site'), { recursive: true });
    await expect(make()).rejects.toThrow(CacheDamagedError);
  });
});
