import { expect, test } from 'vitest';
import { isVideo, pictureUrl } from '../../src/ui/picture-url.ts';

test('a path lies below the image folder of the site', () => {
  expect(pictureUrl('gottan-granada/la-gordi.jpg')).toBe('/cartasqr/img/gottan-granada/la-gordi.jpg');
  expect(pictureUrl('ohara/fish & chips.jpg')).toBe('/cartasqr/img/ohara/fish%20%26%20chips.jpg');
});

test('an https address stays as it is', () => {
  expect(pictureUrl('https://cdn.example/a b.jpg?x=1')).toBe('https://cdn.example/a b.jpg?x=1');
});

test('a video is told by its ending', () => {
  expect(isVideo('index/brasa.mp4')).toBe(true);
  expect(isVideo('index/BRASA.MP4')).toBe(true);
  expect(isVideo('index/mp4.jpg')).toBe(false);
});
