import { expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const images = {
  bar: ['agua.jpg', 'agua.png', 'costillas.mp4', 'picante.svg', 'logo.svg', 'notas'],
  otro: ['agua.webp', 'logo.jpg'],
  '_system/icons': ['picante.png', 'vegano.svg'],
};

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
])('the picture of a dish is found: %s', (item, files) => {
  const { imageFile, iconFile } = entriesOf(withItems(item), { images })[0] as Record<string, unknown>;
  expect({ imageFile, iconFile }).toEqual({ imageFile: undefined, iconFile: undefined, ...files });
});

test('a logo is called logo unless another is named', () => {
  const logoOf = (fields: string, beside = { images }): unknown => {
    const { logo, logoFile } = expectValid(fields + withItems('- Agua: 2'), beside);
    return { logo, logoFile };
  };
  expect(logoOf('')).toEqual({ logo: undefined, logoFile: 'bar/logo.svg' });
  expect(logoOf('', { images: { ...images, bar: [] } })).toEqual({ logo: undefined, logoFile: undefined });
  expect(logoOf('logo: agua\n')).toEqual({ logo: 'agua', logoFile: 'bar/agua.jpg' });
});

const missing = (
  place: string,
  name: string,
  folder: string,
  hint = 'put the file there, or correct the name',
): string => `${place} warning missing-image: There is no picture "${name}" in ${folder}. (${hint})`;

test.each([
  ['- item: Pan\n  image: auga', missing('7:12', 'auga', 'img/bar/', 'did you mean "agua"?')],
  ['- item: Pan\n  image: agua.jpeg', missing('7:12', 'agua.jpeg', 'img/bar/', 'did you mean "agua.jpg"?')],
  ['- item: Pan\n  image: notas', missing('7:12', 'notas', 'img/bar/', 'did you mean "notas"?')],
  ['- item: Pan\n  icon: gluten', missing('7:11', 'gluten', 'img/bar/ or img/_system/icons/')],
  ['- banner: Pan\n  image: viaje', missing('7:12', 'viaje', 'img/bar/')],
  ['- highlight: Pan\n  badge: calidad', missing('7:12', 'calidad', 'img/bar/')],
])('one that is named and not there is a warning: %s', (item, problem) => {
  expectProblems(withItems(item), [problem], { images });
});

test('of a section and a logo, too', () => {
  const text = 'venue: Bar\nlogo: marca\nsections:\n- section: Carta\n  image: barra\n  items:\n  - Agua: 2\n';
  expectProblems(text, [missing('2:7', 'marca', 'img/bar/'), missing('5:10', 'barra', 'img/bar/')], { images });
});
