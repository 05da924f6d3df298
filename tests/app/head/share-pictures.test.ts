import { expect, test } from 'vitest';
import { sharePictures } from '../../../src/app/head/share-pictures.ts';

test('a venue has its own share image and icons', () => {
  const all = new Set(['ohara/share.jpg', 'ohara/icon-192.png', 'ohara/icon-512.png', '_system/share.jpg']);
  expect(sharePictures('ohara', all)).toEqual({
    share: 'ohara/share.jpg',
    isOwn: true,
    icons: { 192: 'ohara/icon-192.png', 512: 'ohara/icon-512.png' },
  });
});

test('what a venue lacks is the product’s', () => {
  expect(sharePictures('masai', new Set(['masai/icon-192.png']))).toEqual({
    share: '_system/share.jpg',
    isOwn: false,
    icons: { 192: 'masai/icon-192.png', 512: '_system/icon-512.png' },
  });
});

test('a page that is no venue’s has the product’s', () => {
  expect(sharePictures(undefined, new Set())).toEqual({
    share: '_system/share.jpg',
    isOwn: false,
    icons: { 192: '_system/icon-192.png', 512: '_system/icon-512.png' },
  });
});
