import { expect, test } from 'vitest';
import { basedAddresses } from '../../src/app/vite/based-addresses.ts';

test.each([
  [`url('/img/_system/signs.woff2') format('woff2')`, `url('/cartasqr/img/_system/signs.woff2') format('woff2')`],
  ['url("/img/a.webp") 0 0', 'url("/cartasqr/img/a.webp") 0 0'],
  ['url(/img/a.webp), url(/img/b.webp)', 'url(/cartasqr/img/a.webp), url(/cartasqr/img/b.webp)'],
  ['url(/cartasqr/img/a.webp)', 'url(/cartasqr/img/a.webp)'],
  ['url(https://a.example/img/a.webp)', 'url(https://a.example/img/a.webp)'],
])('%s is asked for below the base path', (value, based) => {
  const declaration = { value };
  basedAddresses('/cartasqr').Declaration(declaration);
  expect(declaration.value).toBe(based);
});
