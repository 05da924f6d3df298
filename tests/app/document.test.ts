import { expect, it } from 'vitest';
import { type DocumentParts, documentOf, insideOf } from '../../src/app/document.ts';
import type { RenderedPage } from '../../src/app/prerender.tsx';

const TEMPLATE = '<html lang="es"><head><!--head--></head><body><!--body--></body></html>';

const PARTS: DocumentParts = {
  styles: '<style>b</style>',
  hoursScript: '<script>h</script>',
  script: '<script>c</script>',
  page: '/cartasqr/assets/el-moreno-1',
  rest: '/cartasqr/assets/rest-1.js',
};

const PAGE: RenderedPage = {
  path: 'el-moreno',
  urlPath: true,
  status: 200,
  language: 'ca',
  languages: ['ca'],
  venue: 'el-moreno',
  hasMenu: true,
  hasHours: false,
  head: '<title>Menú: $& $1</title>',
  body: '<h1>$$</h1>',
  theme: ':root{}',
  foreignPictures: [],
};

it('puts everything in its place, and a text that looks like a pattern stays as it is', () => {
  expect(documentOf(TEMPLATE, PAGE, PARTS)).toBe(
    '<html lang="ca"><head><title>Menú: $& $1</title><style>b</style><style>:root{}</style></head>' +
      '<body><div id="root" data-page="/cartasqr/assets/el-moreno-1" data-rest="/cartasqr/assets/rest-1.js">' +
      '<h1>$$</h1></div><script>c</script></body></html>',
  );
});

it('reads the clock before the first paint where something has hours, and nowhere else', () => {
  const document = documentOf(TEMPLATE, { ...PAGE, hasHours: true }, PARTS);
  expect(document).toContain('<style>:root{}</style><script>h</script></head>');
  expect(documentOf(TEMPLATE, PAGE, PARTS)).not.toContain('<script>h</script>');
});

it('leaves out what the browser puts in itself, the ends of items of lists', () => {
  const body = '<ul><li>Ensaladas<ul><li>Mixta</li></ul></li><li>Postres</li></ul>';
  expect(documentOf(TEMPLATE, { ...PAGE, body }, PARTS)).toContain(
    '<ul><li>Ensaladas<ul><li>Mixta</ul><li>Postres</ul></div>',
  );
});

it('has of a page in another language what changes with it', () => {
  const head = '<title>Menú &amp; más</title><meta name="description" content="x">';
  expect(insideOf({ head, body: '<ul><li>Ensaladas</li></ul>' })).toBe(
    '<title>Menú &amp; más</title><ul><li>Ensaladas</ul>',
  );
});
