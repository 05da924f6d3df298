import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureFailure, watchPictures } from '../../src/ui/failed-pictures.ts';
import { isVideo } from '../../src/terms/pictures.ts';
import { pictureUrl } from '../../src/ui/picture-url.ts';

test.each([
  ['a path', 'gottan-granada/la-gordi.jpg', '/cartasqr/img/gottan-granada/la-gordi.jpg'],
  ['a path with signs', 'ohara/fish & chips.jpg', '/cartasqr/img/ohara/fish%20%26%20chips.jpg'],
  ['an https address', 'https://cdn.example/a b.jpg?x=1', 'https://cdn.example/a b.jpg?x=1'],
])('%s leads to its picture', (_what, picture, address) => {
  expect(pictureUrl(picture)).toBe(address);
});

test('a video is told by its ending', () => {
  expect(['index/brasa.mp4', 'index/BRASA.MP4', 'index/mp4.jpg'].map(isVideo)).toEqual([true, true, false]);
});

describe('a picture that fails (specification, point 8)', () => {
  const LOGO = '/cartasqr/img/vermu/logo.svg';
  const watch = (): void => watchPictures(document);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test.each([
    ['venue and image', 'http://localhost/cartasqr/img/el-moreno/barra.jpg', false, 'image for barra in el-moreno'],
    [
      'file, however it is spelled',
      '/cartasqr/img/bar/St.%20Caf%C3%A9.jpg~row.avif',
      false,
      'image for St. Café in bar',
    ],
    [
      'address elsewhere',
      'https://elsewhere.example/50%.jpg',
      false,
      'image for https://elsewhere.example/50%.jpg in ',
    ],
    ['venue of a logo', LOGO, true, 'logo of vermu'],
  ])('is named by its %s', (_what, address, isLogo, named) => {
    expect(pictureFailure(address, isLogo)).toBe(`Error loading ${named}:`);
  });

  test('is logged and marked, until it loads after all', () => {
    watch();
    document.body.innerHTML = '<img src="/cartasqr/img/el-moreno/barra.jpg" alt="">';
    const picture = document.querySelector('img') as HTMLImageElement;
    picture.dispatchEvent(new Event('error'));
    expect(picture.hasAttribute('data-failed')).toBe(true);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Error loading image for barra in el-moreno:',
      'http://localhost:3000/cartasqr/img/el-moreno/barra.jpg',
    );
    picture.dispatchEvent(new Event('load'));
    expect(picture.hasAttribute('data-failed')).toBe(false);
  });

  /** Logos that have come to their end before anybody watched. */
  function finished(...logos: { width: number; decodes: boolean }[]): HTMLImageElement[] {
    return logos.map(({ width, decodes }) => {
      const picture = new Image();
      picture.className = 'logo';
      Object.defineProperties(picture, {
        complete: { value: true },
        currentSrc: { value: `http://localhost:3000${LOGO}` },
        naturalWidth: { value: width },
        decode: { value: () => (decodes ? Promise.resolve() : Promise.reject(new Error('broken'))) },
      });
      document.body.append(picture);
      return picture;
    });
  }

  test('is found if it failed before; a drawing without a width of its own is none, nor is what has come or is to come', async () => {
    const [broken, ...others] = finished(
      { width: 0, decodes: false },
      { width: 0, decodes: true },
      { width: 300, decodes: false },
      { width: 0, decodes: false },
    );
    const last = others.pop();
    document.body.append(new Image());
    watch();
    // They are looked at in their order.
    await expect.poll(() => last?.hasAttribute('data-failed')).toBe(true);
    expect(broken?.hasAttribute('data-failed')).toBe(true);
    expect(others.map((picture) => picture.hasAttribute('data-failed'))).toEqual([false, false]);
    expect(vi.mocked(console.error).mock.calls).toEqual(
      Array.from({ length: 2 }, () => ['Error loading logo of vermu:', `http://localhost:3000${LOGO}`]),
    );
  });
});
