import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const images = {
  bar: ['agua.jpg', 'agua.png', 'costillas.mp4', 'picante.svg', 'logo.svg', 'notas'],
  otro: ['agua.webp', 'logo.jpg'],
  '_system/icons': ['picante.png', 'vegano.svg'],
};

const fileOf = (item: string): unknown => {
  const { imageFile, iconFile } = entriesOf(withItems(item), { images })[0] as {
    imageFile?: string;
    iconFile?: string;
  };
  return { imageFile, iconFile };
};

describe('a picture is found', () => {
  test.each([
    ['- item: Pan\n  image: agua', { imageFile: 'bar/agua.jpg' }],
    ['- item: Pan\n  image: agua.png', { imageFile: 'bar/agua.png' }],
    ['- item: Pan\n  image: agua\n  imgFolder: otro', { imageFile: 'otro/agua.webp' }],
    ['- item: Pan\n  icon: picante', { iconFile: 'bar/picante.svg' }],
    ['- item: Pan\n  icon: vegano', { iconFile: '_system/icons/vegano.svg' }],
    ['- item: Costillas\n  smash: true', { imageFile: 'bar/costillas.mp4' }],
    ['- Costillas: 3 smash', { imageFile: 'bar/costillas.mp4' }],
    ['- Costillas: 3', {}],
    ['- item: Costillas\n  imageSource: https://example.org/a.jpg', {}],
    ['- item: Pan\n  smash: true', {}],
  ])('%s', (item, files) => {
    expect(fileOf(item)).toEqual({ imageFile: undefined, iconFile: undefined, ...files });
  });

  test('a logo is called logo unless another is named', () => {
    expect(expectValid(withItems('- Agua: 2'), { images })).toMatchObject({ logoFile: 'bar/logo.svg' });
    expect(expectValid(withItems('- Agua: 2'))).not.toHaveProperty('logoFile');
    expect(expectValid(`logo: agua\n${withItems('- Agua: 2')}`, { images })).toMatchObject({
      logo: 'agua',
      logoFile: 'bar/agua.jpg',
    });
  });
});

describe('one that is named and not there is a warning', () => {
  const missing = (place: string, name: string, folder: string, hint: string): string =>
    `${place} warning missing-image: There is no picture "${name}" in ${folder}. (${hint})`;

  test.each([
    ['- item: Pan\n  image: auga', missing('7:12', 'auga', 'img/bar/', 'did you mean "agua"?')],
    ['- item: Pan\n  image: agua.jpeg', missing('7:12', 'agua.jpeg', 'img/bar/', 'did you mean "agua.jpg"?')],
    ['- item: Pan\n  image: notas', missing('7:12', 'notas', 'img/bar/', 'did you mean "notas"?')],
    [
      '- item: Pan\n  icon: gluten',
      missing('7:11', 'gluten', 'img/bar/ or img/_system/icons/', 'put the file there, or correct the name'),
    ],
    ['- banner: Pan\n  image: viaje', missing('7:12', 'viaje', 'img/bar/', 'put the file there, or correct the name')],
    [
      '- highlight: Pan\n  badge: calidad',
      missing('7:12', 'calidad', 'img/bar/', 'put the file there, or correct the name'),
    ],
  ])('%s', (item, problem) => {
    expectProblems(withItems(item), [problem], { images });
  });

  test('of a section and a logo, too', () => {
    expectProblems(
      'venue: Bar\nlogo: marca\nsections:\n- section: Carta\n  image: barra\n  items:\n  - Agua: 2\n',
      [
        missing('2:7', 'marca', 'img/bar/', 'put the file there, or correct the name'),
        missing('5:10', 'barra', 'img/bar/', 'put the file there, or correct the name'),
      ],
      { images },
    );
  });
});
