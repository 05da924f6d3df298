import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { measurePicture } from '../../../codegen/read/measure-picture.ts';

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
  expect(measurePicture(root, 'photo.HEIC')).toEqual({ bytes: 1466, width: 640 });
});

test('a photo that lies on its side is as wide as it is seen', async () => {
  put('side.jpg', await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(measurePicture(root, 'side.jpg')?.width).toBe(480);
});

test('what is no picture has no width, and what is gone no head', () => {
  put('notes.jpg', 'Not a picture.');
  put('empty.jpg', '');
  expect(measurePicture(root, 'notes.jpg')).toEqual({ bytes: 14 });
  expect(measurePicture(root, 'empty.jpg')).toEqual({ bytes: 0 });
  expect(measurePicture(root, 'gone.jpg')).toBeUndefined();
});
