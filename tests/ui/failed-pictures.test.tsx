import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureFailure, watchPictures } from '../../src/ui/failed-pictures.ts';
import { startScript } from '../support/start-script.ts';

describe('pictureFailure (specification, point 8)', () => {
  test('names the image and the venue', () => {
    expect(pictureFailure('http://localhost/cartasqr/img/el-moreno/barra.jpg', false)).toBe(
      'Error loading image for barra in el-moreno:',
    );
  });

  test('names the allergen', () => {
    expect(pictureFailure('/cartasqr/img/_system/allergens/frutos-con-cascara.svg', false)).toBe(
      'Error loading allergen icon frutos-con-cascara:',
    );
  });

  test('names the venue of a logo', () => {
    expect(pictureFailure('/cartasqr/img/vermu/logo.svg', true)).toBe('Error loading logo of vermu:');
  });
});

describe('watchPictures', () => {
  let ends: (() => void)[] = [];

  const watch = (): void => {
    ends.push(startScript(() => watchPictures(document)));
  };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    vi.restoreAllMocks();
    for (const end of ends) end();
    ends = [];
  });

  test('logs and marks a picture that fails, and takes the mark away when it loads after all', () => {
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

  /** A picture that has come to its end before anybody watched. */
  function finished(source: string, { width, decodes }: { width: number; decodes: boolean }): HTMLImageElement {
    document.body.innerHTML = `<img class="logo" src="${source}" alt="">`;
    const picture = document.querySelector('img') as HTMLImageElement;
    Object.defineProperties(picture, {
      complete: { value: true },
      currentSrc: { value: `http://localhost:3000${source}` },
      naturalWidth: { value: width },
      decode: { value: () => (decodes ? Promise.resolve() : Promise.reject(new Error('broken'))) },
    });
    return picture;
  }

  test('finds a picture that failed before', async () => {
    const picture = finished('/cartasqr/img/vermu/logo.svg', { width: 0, decodes: false });
    watch();
    await vi.waitFor(() => expect(picture.hasAttribute('data-failed')).toBe(true));
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Error loading logo of vermu:',
      'http://localhost:3000/cartasqr/img/vermu/logo.svg',
    );
  });

  test('takes no drawing without a width of its own for a failed one', async () => {
    const picture = finished('/cartasqr/img/vermu/logo.svg', { width: 0, decodes: true });
    watch();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(picture.hasAttribute('data-failed')).toBe(false);
  });

  test('leaves pictures alone that have come, or are to come', () => {
    const picture = finished('/cartasqr/img/vermu/logo.svg', { width: 300, decodes: false });
    document.body.append(new Image());
    watch();
    expect(picture.hasAttribute('data-failed')).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });
});
