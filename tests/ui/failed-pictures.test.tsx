import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureFailure, watchPictures } from '../../src/ui/failed-pictures.ts';

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
  beforeAll(() => watchPictures(document));

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('logs and marks a picture that fails, and takes the mark away when it loads after all', () => {
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
});
