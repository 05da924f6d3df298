import { expect, test } from 'vitest';
import { compile, entriesOf, expectProblems, expectValid, inOneLine, withItems } from '../support/compile.ts';

const fromPhones = ['IMG_0412.JPG', 'postre.PNG', 'vino.AVIF', 'queso.jpeg', 'calamares.HEIC', 'carta.pdf'];
const images = {
  bar: [
    'agua.jpg',
    'doble.jpg',
    'doble.PNG',
    'costillas.mp4',
    'costillas.jpg',
    'picante.svg',
    'logo.svg',
    'notas',
    ...fromPhones,
  ],
  otro: ['agua.webp', 'logo.jpg'],
  '_system/icons': ['picante.png', 'vegano.svg'],
};

test.each([
  ['- item: Pan\n  image: agua', { imageFile: 'bar/agua.jpg' }],
  ['- item: Pan\n  image: doble.png', { imageFile: 'bar/doble.PNG' }],
  ['- item: Pan\n  image: calamares', { imageFile: 'bar/calamares.HEIC' }],
  ['- item: Pan\n  image: calamares.heic', { imageFile: 'bar/calamares.HEIC' }],
  ['- item: Pan\n  image: agua\n  imgFolder: otro', { imageFile: 'otro/agua.webp' }],
  ['- item: Pan\n  image: IMG_0412', { imageFile: 'bar/IMG_0412.JPG' }],
  ['- item: Pan\n  image: IMG_0412.JPG', { imageFile: 'bar/IMG_0412.JPG' }],
  ['- item: Pan\n  image: IMG_0412.jpg', { imageFile: 'bar/IMG_0412.JPG' }],
  ['- item: Pan\n  image: postre', { imageFile: 'bar/postre.PNG' }],
  ['- item: Pan\n  image: vino', { imageFile: 'bar/vino.AVIF' }],
  ['- item: Pan\n  image: queso', { imageFile: 'bar/queso.jpeg' }],
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

const unseen = (place: string, file: string, name: string): string =>
  `${place} warning missing-image: No browser shows the file "${file}" in img/bar/. (save it as a JPEG, as ${name}.jpg, in the same folder)`;

test.each([
  ['- item: Pan\n  image: auga', missing('7:12', 'auga', 'img/bar/', 'did you mean "agua"?')],
  ['- item: Pan\n  image: agua.jpeg', missing('7:12', 'agua.jpeg', 'img/bar/', 'did you mean "agua.jpg"?')],
  ['- item: Pan\n  image: notas', unseen('7:12', 'notas', 'notas')],
  ['- item: Pan\n  image: nota', missing('7:12', 'nota', 'img/bar/')],
  ['- item: Pan\n  image: carta.pdf', unseen('7:12', 'carta.pdf', 'carta')],
  ['- item: Pan\n  image: img_0412', missing('7:12', 'img_0412', 'img/bar/', 'did you mean "IMG_0412"?')],
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

test.each([
  ['- item: Pan\n  image: doble', '7:12', 'doble'],
  ['- Doble: 3 smash', '6:5', 'doble'],
])('two files of one name are no guess: %s', (item, place, name) => {
  const said = `${place} error conflicting-rules: "${name}" can be more than one file: doble.jpg, doble.PNG. (delete all but one, or write the name with its ending)`;
  expectProblems(withItems(item), [said], { images });
});

test.each([
  ['agua.mp4', 'agua.jpg', []],
  ['agua.mp4', 'agua.HEIC', []],
  [
    'agua.mp4',
    'agua.svg',
    [/conflicting-rules: .* agua\.svg, agua\.mp4\./, /missing-image: The video img\/bar\/agua.mp4 has no picture/],
  ],
  ['agua.mp4', undefined, [/missing-image: .*\(put a picture of the video beside it, with the name agua\.jpg\)/]],
])('a video (%s) has a photo of the same name that stands until it plays: %s', (video, poster, problems) => {
  const { diagnostics } = compile(withItems('- item: Pan\n  image: agua'), {
    images: { bar: [video, ...(poster === undefined ? [] : [poster])] },
  });
  expect(diagnostics.map(inOneLine)).toEqual(problems.map((problem) => expect.stringMatching(problem) as string));
  const named = compile(withItems('- item: Pan\n  image: agua.mp4'), { images: { bar: [video, 'agua.png'] } });
  expect(named.diagnostics).toEqual([]);
  expect(named.venue?.sections[0]?.entries[0]).toMatchObject({ imageFile: 'bar/agua.mp4' });
});

const PLACE = '7:12';
test.each([
  [{ bytes: 5_000_000, width: 600 }, []],
  [
    { bytes: 5_000, width: 599 },
    [
      `${PLACE} warning small-image: The picture img/bar/agua.jpg is 599 points wide; a phone needs 600. (put the photo there as the phone took it, not one that a chat has made smaller)`,
    ],
  ],
  [
    { bytes: 5_000 },
    [
      `${PLACE} error broken-image: The picture img/bar/agua.jpg cannot be read. (open it on the phone and send it again; it may not have been copied whole)`,
    ],
  ],
  [
    { bytes: 40_000_001, width: 4000 },
    [`${PLACE} error too-large: The file img/bar/agua.jpg is larger than 40 MB. (export it as a JPEG, or cut it)`],
  ],
  [{ bytes: 5_000_000, width: 16_384, pixels: 268_402_689 }, []],
  [
    { bytes: 5_000_000, width: 20_000, pixels: 400_000_000 },
    [
      `${PLACE} error too-large: The picture img/bar/agua.jpg has 400 million points; more than 268 cannot be read. (export it with 4000 points across)`,
    ],
  ],
])('a picture is judged by its head: %o', (head, problems) => {
  expectProblems(withItems('- item: Pan\n  image: agua'), problems, { images, heads: { 'bar/agua.jpg': head } });
});

const said = (code: string, message: string): string[] => [`${PLACE} ${code}: ${message}`];
const CUT = '(cut it to 20 seconds and 3 MB at most; 480 points across are enough)';
const PLAIN = '(export it as a plain SVG, with its letters as outlines; if it is a photo, export it as a JPEG)';

test.each([
  ['v.mp4', { bytes: 3_000_000, video: { seconds: 20, codec: 'avc1' } }, []],
  [
    'v.mp4',
    { bytes: 3_100_000, video: { seconds: 5, codec: 'avc1' } },
    said(
      'warning heavy-image',
      `The video img/bar/v.mp4 lasts 5 seconds and has 3.1 MB. It plays again and again, on a guest’s data. ${CUT}`,
    ),
  ],
  [
    'v.mp4',
    { bytes: 900_000, video: { seconds: 21, codec: 'avc1' } },
    said(
      'warning heavy-image',
      `The video img/bar/v.mp4 lasts 21 seconds and has 0.9 MB. It plays again and again, on a guest’s data. ${CUT}`,
    ),
  ],
  [
    'v.mp4',
    { bytes: 900_000, video: { seconds: 5, codec: 'hvc1' } },
    said(
      'warning odd-image',
      'The video img/bar/v.mp4 is not in H.264, and many phones do not play it. (export it as MP4 (H.264))',
    ),
  ],
  [
    'v.mp4',
    { bytes: 900_000 },
    said(
      'error broken-image',
      'The picture img/bar/v.mp4 cannot be read. (open it on the phone and send it again; it may not have been copied whole)',
    ),
  ],
  ['d.svg', { bytes: 200_000, removed: [] }, []],
  [
    'd.svg',
    { bytes: 200_001, removed: [] },
    said('warning heavy-image', `The drawing img/bar/d.svg has 200 KB, and goes to the phone as it is. ${PLAIN}`),
  ],
  [
    'd.svg',
    { bytes: 900, removed: ['<script>', 'onload'] },
    said(
      'warning odd-image',
      `The page leaves out the parts of the drawing img/bar/d.svg that run a program or come from elsewhere: <script>, onload. ${PLAIN}`,
    ),
  ],
  [
    'd.svg',
    { bytes: 900 },
    said(
      'error broken-image',
      'The picture img/bar/d.svg cannot be read. (open it on the phone and send it again; it may not have been copied whole)',
    ),
  ],
])('so are a video and a drawing: %s %o', (file, head, problems) => {
  const beside = { images: { bar: [file, 'v.jpg'] }, heads: { [`bar/${file}`]: head } };
  expectProblems(withItems(`- item: Pan\n  image: ${file}`), problems, beside);
});

test('the logo that no editor names is judged, too', () => {
  const beside = { images: { bar: ['logo.svg'] }, heads: { 'bar/logo.svg': { bytes: 900, removed: ['onload'] } } };
  expect(compile(withItems('- Agua: 2'), beside).diagnostics.map(({ code, line }) => [code, line])).toEqual([
    ['odd-image', 1],
  ]);
});

test('a logo, a badge and a sign may be small', () => {
  const heads = { 'bar/agua.jpg': { bytes: 500, width: 96 } };
  expectValid('logo: agua\n' + withItems('- highlight: Pan\n  badge: agua\n  icon: agua'), { images, heads });
});
