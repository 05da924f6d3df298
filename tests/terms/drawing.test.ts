import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { cleanDrawing, type CleanDrawing } from '../../src/terms/drawing.ts';

const clean = (drawing: string): CleanDrawing => cleanDrawing(parseFragment(drawing, { sourceCodeLocationInfo: true }));

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** What is left of something inside of a drawing, and what was removed. */
function inside(part: string): [left: string, ...removed: string[]] {
  const { content = '', removed } = clean(`<svg>${part}</svg>`);
  expect([content.startsWith(`${HEAD}>`), content.endsWith('</svg>')]).toEqual([true, true]);
  return [content.slice(HEAD.length + 1, -'</svg>'.length), ...removed];
}

describe('what draws stays', () => {
  test.each([
    ['<g fill="#fff" transform="scale(2)"><path d="M0 0h1z"></path></g>'],
    ['<linearGradient id="a" gradientUnits="userSpaceOnUse"></linearGradient><path fill="url(#a)"></path>'],
    ['<path fill="url(&quot;#a&quot;)"></path>'],
    ['<use xlink:href="#a"></use><use href="#a"></use>'],
    ['<style>.a&gt;.b{fill:red}</style>'],
    ['<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09G)}</style>'],
    ['<text xml:space="preserve">Bar &amp; grill</text>'],
    ['<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>'],
    ['<image href="data:image/png;base64,iVBORw0KGgo="></image>'],
    ['<animate attributeName="opacity" from="0" to="1"></animate>'],
  ])('%s', (part) => {
    expect(inside(part)).toEqual([part]);
  });

  test('and the size of it', () => {
    expect(clean('<svg width="90" height="30" viewBox="0 0 3 1"></svg>').content).toBe(
      `${HEAD} width="90" height="30" viewBox="0 0 3 1"></svg>`,
    );
  });
});

describe('what runs or comes from elsewhere goes, and is named', () => {
  test.each([
    ['<script>alert(1)</script>', '', '<script>'],
    ['<path onclick="alert(1)" d="M0 0"></path>', '<path d="M0 0"></path>', 'onclick'],
    ['<path ONLOAD="alert(1)"></path>', '<path></path>', 'onload'],
    ['<foreignObject><body><iframe src="https://x.example"></iframe></body></foreignObject>', '', '<foreignObject>'],
    ['<a href="javascript:alert(1)"><text>x</text></a>', '<a><text>x</text></a>', 'href'],
    ['<image href="https://x.example/a.png"></image>', '<image></image>', 'href'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="></image>', '<image></image>', 'href'],
    ['<use xlink:href="a.svg#b"></use>', '<use></use>', 'xlink:href'],
    ['<path fill="url(https://x.example/#a)"></path>', '<path></path>', 'fill'],
    ['<path style="fill:URL( \'//x.example\')"></path>', '<path></path>', 'style'],
    ['<path style="fill:u\\72l(//x.example)"></path>', '<path></path>', 'style'],
    ['<style>@import "https://x.example/a.css";</style>', '', '<style>'],
    ['<style>.a{fill:image-set("https://x.example/a.png" 1x)}</style>', '', '<style>'],
    ['<set attributeName="href" to="javascript:alert(1)"></set>', '', '<set>'],
    ['<animate attributeName="xlink:href" values="//x.example"></animate>', '', '<animate>'],
    ['<g><video src="a.mp4"></video></g>', '<g></g>', '<video>'],
  ])('%s', (part, left, removed) => {
    expect(inside(part)).toEqual([left, removed]);
  });
});

test('what the program that drew it notes for itself goes without a word', () => {
  const drawing =
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><!-- Made by hand --><svg xmlns:inkscape="http://www.inkscape.org" inkscape:version="1">' +
    '<metadata><rdf:RDF></rdf:RDF></metadata><sodipodi:namedview id="n"/><g inkscape:label="Layer" id="l"/></svg>\n';
  expect(clean(drawing)).toEqual({ content: `${HEAD}><g id="l"></g></svg>`, removed: [] });
});

test('what a tag of another program is called cannot hide a script', () => {
  expect(inside('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')).toEqual(['']);
  expect(inside('<style><![CDATA[</style><script>alert(1)</script>]]></style>')[0]).not.toContain('<script');
});

test('a link in a title is one as well, wherever it is used', () => {
  // A title's contents are HTML, whose parser knows no prefixes.
  for (const name of ['title', 'desc']) {
    const link = '<a xlink:href="javascript:alert(1)" id="a"><text>x</text></a>';
    expect(inside(`<${name}>${link}</${name}><use href="#a"></use>`)).toEqual([
      `<${name}><a id="a"><text>x</text></a></${name}><use href="#a"></use>`,
      'xlink:href',
    ]);
  }
});

test('an address cannot hide in another one', () => {
  expect(inside('<style>/*url(#*/a{fill:url(https://x.example/)}</style>')).toEqual(['', '<style>']);
});

test('very many addresses in one another are no matter', () => {
  const style = `<style>${'url(#'.repeat(300_000)}</style>`;
  expect(inside(style)).toEqual([style]);
  expect(inside(style.replace('</style>', 'url(//x.example)</style>'))).toEqual(['', '<style>']);
});

test.each(['', 'A logo', '<p>A logo</p>', '<svg><path d="M0 0', '<svg></svg><svg></svg>', '<svg><p>a</p></svg>'])(
  'there is no drawing in "%s"',
  (drawing) => {
    expect(clean(drawing)).toEqual({ content: undefined, removed: [] });
  },
);
