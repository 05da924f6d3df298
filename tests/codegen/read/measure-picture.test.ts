import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { measurePicture } from '../../../codegen/read/measure-picture.ts';
import { systemError, withFiles } from '../support/with-files.ts';

const root = mkdtempSync(join(tmpdir(), 'carta-heads-'));
mkdirSync(join(root, 'img'));
afterAll(() => rmSync(root, { recursive: true }));

const plain = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#a33' } });
const put = (name: string, content: Uint8Array | string): void => writeFileSync(join(root, 'img', name), content);

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('the width of a %s is read from its head', async (format) => {
  put('photo', await plain().toFormat(format).toBuffer());
  expect(measurePicture(root, 'photo')?.width).toBe(640);
});

test('of a HEIC, too, as phones make them', () => {
  copyFileSync(new URL('../../app/pictures/quarters.heic', import.meta.url), join(root, 'img/photo.HEIC'));
  expect(measurePicture(root, 'photo.HEIC')).toEqual({ bytes: 1466, width: 640, pixels: 640 * 480 });
});

test('a photo that lies on its side is as wide as it is seen', async () => {
  put('side.jpg', await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(measurePicture(root, 'side.jpg')?.width).toBe(480);
});

test('what nobody is allowed to read has a head without a width', async () => {
  const openSync = (): never => {
    throw systemError('EACCES');
  };
  await withFiles({ openSync }, () => expect(measurePicture(root, 'photo.jpg')).toEqual({ bytes: 0 }));
});

test('what is no picture has no width, and what is gone no head', () => {
  put('notes.jpg', 'Not a picture.');
  put('empty.jpg', '');
  expect(measurePicture(root, 'notes.jpg')).toEqual({ bytes: 14 });
  expect(measurePicture(root, 'empty.jpg')).toEqual({ bytes: 0 });
  expect(measurePicture(root, 'gone.jpg')).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that was not copied whole has no width', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#000', noise } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
  put('whole', whole);
  put('half', whole.subarray(0, whole.length * 0.6));
  expect([measurePicture(root, 'whole')?.width, measurePicture(root, 'half')?.width]).toEqual([640, undefined]);
});

test('a photo may have something behind its end, as some phones write it', async () => {
  const photo = await plain().jpeg().toBuffer();
  put('moving.jpg', Buffer.concat([photo, Buffer.alloc(200_000, 7)]));
  put('short.jpg', Buffer.concat([photo.subarray(0, photo.length - 2), Buffer.alloc(200_000, 7)]));
  expect([measurePicture(root, 'moving.jpg')?.width, measurePicture(root, 'short.jpg')?.width]).toEqual([
    640,
    undefined,
  ]);
});

test('of a drawing it is known what the page leaves out', () => {
  put('logo.svg', '<svg onload="a()"><script>b()</script></svg>');
  put('broken.SVG', '<svg><path');
  expect(measurePicture(root, 'logo.svg')).toEqual({ bytes: 44, removed: ['<script>', 'onload'] });
  expect(measurePicture(root, 'broken.SVG')).toEqual({ bytes: 10 });
});

test('of a video, how long it is and how it is written', () => {
  const video = readFileSync(new URL('../../site/img/index/brasa.mp4', import.meta.url));
  put('grill.mp4', video);
  put('half.mp4', video.subarray(0, video.length / 2));
  put('notes.mp4', 'Not a video, but long enough to be taken for one.');
  expect(measurePicture(root, 'grill.mp4')).toEqual({ bytes: 74318, video: { seconds: 3.5, codec: 'avc1' } });
  expect(measurePicture(root, 'half.mp4')).toEqual({ bytes: 37159 });
  expect(measurePicture(root, 'notes.mp4')).toEqual({ bytes: 49 });
});
