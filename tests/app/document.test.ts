import { describe, expect, it } from 'vitest';
import { policyOf } from '../../src/app/build/policy.ts';
import { type DocumentParts, documentOf, insideOf } from '../../src/app/document.ts';
import { foreignPictures } from '../../src/app/foreign-pictures.ts';
import type { RenderedPage } from '../../src/app/prerender.tsx';
import type { Language } from '../../src/terms/house.ts';

describe('a document', () => {
  const TEMPLATE = '<html lang="es"><head><!--head--></head><body><!--body--></body></html>';
  const PARTS: DocumentParts = {
    styles: '<style>b</style>',
    screenScript: '<script>b</script>',
    languagesScript: '<script>l</script>',
    hoursScript: '<script>h</script>',
    elsewhereScript: '<script>e</script>',
    start: '<script>s</script>',
    script: '/cartasqr/assets/page-1.js',
    style: '/cartasqr/assets/style-1.css',
    folder: '/cartasqr/assets/el-moreno-1',
    shared: ['/cartasqr/assets/react-1.js', '/cartasqr/assets/terms-1.js'],
  };
  const PAGE = {
    language: 'ca',
    languages: ['ca', 'es'] as readonly Language[],
    windows: [] as readonly string[],
    hasMenu: true,
    head: '<title>Menú: $& $1</title>',
    body: '<h1>$$</h1>',
    data: '<script type="application/ld+json">{}</script>',
    theme: ':root{}',
  } as RenderedPage;

  it('has everything in its place, and a text that looks like a pattern stays as it is', () => {
    expect(documentOf(TEMPLATE, PAGE, PARTS)).toBe(
      '<html lang="ca" data-languages="ca es"><head><title>Menú: $& $1</title><style>b</style><style id="theme">:root{}</style><script>l</script></head>' +
        '<body><div id="root" data-script="/cartasqr/assets/page-1.js" data-style="/cartasqr/assets/style-1.css"' +
        ' data-page="/cartasqr/assets/el-moreno-1"' +
        ' data-shared="/cartasqr/assets/react-1.js /cartasqr/assets/terms-1.js"' +
        ' data-offer-es="Esta carta también está en español.|Leer en español"><h1>$$</h1></div><script>s</script><script type="application/ld+json">{}</script></body></html>',
    );
  });

  it('names nothing that it does not have: an app has no languages of its own, and no menu', () => {
    const app = { ...PAGE, languages: [], hasMenu: false };
    expect(documentOf(TEMPLATE, app, { ...PARTS, style: '' })).toContain(
      '<div id="root" data-script="/cartasqr/assets/page-1.js" data-page="/cartasqr/assets/el-moreno-1"><h1>',
    );
  });

  it('has nothing painted before the first screen is there, where that is known', () => {
    const html = documentOf(TEMPLATE, { ...PAGE, below: 'postres' }, PARTS);
    expect(html).toContain('<html lang="ca" data-languages="ca es" data-below="postres">');
    expect(html).toContain('<style id="theme">:root{}</style><script>b</script><script>l</script></head>');
  });

  it('reads the clock before the first paint where something has hours, and nowhere else', () => {
    expect(documentOf(TEMPLATE, { ...PAGE, windows: ['night'] }, PARTS)).toContain(
      '<style id="theme">:root{}</style><script>h</script><script>l</script></head>',
    );
  });

  it('hides what is not served now, by the clocks of the venue', () => {
    const page = { ...PAGE, windows: ['night', '|12345|1300-1600', '0601-0915||'], timeZone: 'Atlantic/Canary' };
    const html = documentOf(TEMPLATE, page, PARTS);
    expect(html).toContain(
      '<html lang="ca" data-zone="Atlantic/Canary" data-served="|12345|1300-1600 0601-0915||" data-languages="ca es">',
    );
    expect(html).toContain(
      '<style>@media screen{[data-open]:not([data-open~="|12345|1300-1600"]) [data-only="|12345|1300-1600"],' +
        '[data-open]:not([data-open~="0601-0915||"]) [data-only="0601-0915||"]{display:none!important}}</style><script>e</script><script>l</script></head>',
    );
  });

  it('has of a page in another language what changes with it', () => {
    const head =
      '<meta name="theme-color" content="#fff"><title>Menú &amp; más</title><meta name="description" content="x"><link>';
    expect(insideOf({ head, body: '<noscript>Ensaladas</noscript>', language: 'ca' })).toBe(
      '<html lang="ca"><title>Menú &amp; más</title><meta name="description" content="x"><body><noscript>Ensaladas</noscript>',
    );
  });
});

describe('the policy of a page', () => {
  const HASH_OF_A = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
  const HASH_OF_B = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";

  it('allows what stands in the page by its hash, each content once', () => {
    const policy = policyOf('<style>a</style><style>b</style><style>a</style><script>b</script>', []);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${HASH_OF_B}`,
      `style-src 'self' ${HASH_OF_A} ${HASH_OF_B}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('allows the hosts of foreign pictures, each once', () => {
    const pictures = [
      'https://pictures.example/a.jpg',
      'https://pictures.example/b.mp4',
      'https://other.example:8443/c',
    ];
    expect(policyOf('', pictures)).toContain(
      "img-src 'self' data: https://pictures.example https://other.example:8443;",
    );
  });

  it('leaves data out: it is no script', () => {
    const policy = policyOf('<script type="application/ld+json">{"a":1}</script><script>a</script>', []);
    expect(policy).toContain(`script-src 'self' ${HASH_OF_A};`);
  });

  it('allows WebAssembly to a page that reads codes, and to no other', () => {
    expect(policyOf('', [], { readsCodes: true })).toContain("; script-src 'self' 'wasm-unsafe-eval';");
    expect(policyOf('', [])).not.toContain('wasm');
  });

  it('allows the tag manager and Google Analytics where the site has a container, and no inline script', () => {
    const policy = policyOf('', [], { hasTagManager: true });
    expect(policy).toContain("; script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain("img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;");
    expect(policy).toContain(
      "connect-src 'self' https://www.googletagmanager.com https://www.google.com https://*.google-analytics.com https://*.analytics.google.com;",
    );
    expect(policy).not.toContain('unsafe');
    expect(policyOf('', [])).not.toContain('google');
  });
});

it('pictures of other hosts are found wherever a menu has them, and no other links', () => {
  const menu = {
    logo: 'https://pictures.example/logo.svg',
    contact: { instagram: 'https://www.instagram.com/elmoreno' },
    sections: [
      {
        image: 'el-moreno/barra.jpg',
        entries: [
          { image: 'https://pictures.example/dish.jpg', icon: 'https://icons.example/hot.svg' },
          { link: 'https://www.instagram.com/reel/1', badge: 'https://icons.example/quality.svg' },
        ],
      },
    ],
  };
  expect(foreignPictures(menu)).toEqual([
    'https://pictures.example/logo.svg',
    'https://pictures.example/dish.jpg',
    'https://icons.example/hot.svg',
    'https://icons.example/quality.svg',
  ]);
  expect(foreignPictures(undefined)).toEqual([]);
});
