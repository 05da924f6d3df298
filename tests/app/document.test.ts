import { expect, it } from 'vitest';
import { documentOf } from '../../src/app/document.ts';

const TEMPLATE = '<html lang="es"><head><!--head--></head><body><!--body--></body></html>';

it('puts everything in its place, and a text that looks like a pattern stays as it is', () => {
  const page = {
    path: 'el-moreno',
    urlPath: true,
    status: 200,
    language: 'ca',
    head: '<title>Menú: $& $1</title>',
    body: '<h1>$$</h1>',
    theme: ':root{}',
    foreignPictures: [],
  } as const;
  const parts = { styles: '<style>b</style>', scripts: '<script>c</script>', modules: ['/a.js', '/b.js'] };
  expect(documentOf(TEMPLATE, page, parts)).toBe(
    '<html lang="ca"><head><title>Menú: $& $1</title><style>b</style><style>:root{}</style><script>c</script></head>' +
      '<body><div id="root" data-page="el-moreno" data-first-language="ca" data-modules="/a.js /b.js"><h1>$$</h1></div>' +
      '</body></html>',
  );
});
