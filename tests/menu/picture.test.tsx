import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MadePictures } from '../../src/menu/made-pictures.ts';
import { GLYPHS } from '../../src/terms/signs.ts';
import { Picture, SmallPicture } from '../../src/menu/picture.tsx';

function show(of: string, ...made: string[]): Element | null {
  render(
    <MadePictures value={new Set(made)}>
      <Picture of={of} className="picture thumb" />
    </MadePictures>,
  );
  return document.querySelector('.picture.thumb');
}

test('a photo comes in the crop of its row, in the first format that the phone knows, and has its place before', () => {
  const picture = show('bar/pan.HEIC', 'bar/pan.HEIC');
  const [avif, webp] = picture?.querySelectorAll('source') ?? [];
  expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp']);
  expect(avif?.srcset).toBe('/cartasqr/img/bar/pan.HEIC~row.avif 288w,/cartasqr/img/bar/pan.HEIC~popup.avif 1080w');
  const img = picture?.querySelector('img');
  expect([img?.width, img?.height, img?.sizes, img?.getAttribute('loading')]).toEqual([288, 192, '6rem', 'lazy']);
  expect(img?.getAttribute('src')).toBe('/cartasqr/img/bar/pan.HEIC~row.jpg');
});

test.each([
  ['bar/logo.PNG', '/cartasqr/img/bar/logo.PNG~small.webp'],
  ['bar/logo.svg', '/cartasqr/img/bar/logo.svg'],
  ['https://example.org/logo.png', 'https://example.org/logo.png'],
])('a logo is a drawing as it is, and small where it is made of points: %s', (of, address) => {
  render(
    <MadePictures value={new Set(['bar/logo.PNG'])}>
      <SmallPicture of={of} className="logo" alt="Logo" />
    </MadePictures>,
  );
  expect(document.querySelector('img')?.getAttribute('src')).toBe(address);
});

describe('a video', () => {
  test('shows the photo of its name until it plays, in its row and in the popup', () => {
    const tile = show('bar/brasa.mp4', 'bar/pan.jpg', 'bar/brasa.JPG');
    expect(tile?.getAttribute('data-video')).toBe('/cartasqr/img/bar/brasa.mp4');
    expect(tile?.getAttribute('data-poster')).toBe('/cartasqr/img/bar/brasa.JPG~popup.jpg');
    expect(tile?.querySelector('img')?.getAttribute('src')).toBe('/cartasqr/img/bar/brasa.JPG~row.jpg');
    expect(tile?.querySelector('.glyph')?.getAttribute('data-signs')).toBe(GLYPHS.play);
  });

  test('without one has a tile that says what it is', () => {
    const tile = show('bar/brasa.mp4', 'bar/pan.jpg');
    const glyph = `<i class="glyph w-4" data-signs="${GLYPHS.play}" aria-hidden="true"></i>`;
    expect(tile?.outerHTML.replaceAll('&gt;', '>')).toBe(
      `<span class="picture thumb video grid place-items-center text-accent-ink" data-video="/cartasqr/img/bar/brasa.mp4" aria-hidden="true">${glyph}</span>`,
    );
  });
});
