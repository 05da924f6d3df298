import { expect, test } from 'vitest';
import { basedAddresses, plainValues } from '../../src/app/vite/changed-values.ts';

test.each([
  [`url('/img/_system/signs.woff2') format('woff2')`, `url('/cartasqr/img/_system/signs.woff2') format('woff2')`],
  ['url("/img/a.webp") 0 0', 'url("/cartasqr/img/a.webp") 0 0'],
  ['url(/img/a.webp), url(/img/b.webp)', 'url(/cartasqr/img/a.webp), url(/cartasqr/img/b.webp)'],
  ['url(/cartasqr/img/a.webp)', 'url(/cartasqr/img/a.webp)'],
  ['url(https://a.example/img/a.webp)', 'url(https://a.example/img/a.webp)'],
])('%s is asked for below the base path', (value, based) => {
  expect(changed(basedAddresses('/cartasqr'), value)).toBe(based);
});

test.each([
  ['var(--tw-leading, 1.25rem)', '1.25rem'],
  ['var(--tw-font-weight,600)', '600'],
  ['var(--muted)', 'var(--muted)'],
  ['calc(var(--heads) * 4rem)', 'calc(var(--heads) * 4rem)'],
])('%s is said as %s', (value, plain) => {
  expect(changed(plainValues(), value)).toBe(plain);
});

function changed({ Declaration: visit }: ReturnType<typeof plainValues>, value: string): string {
  const declaration = { value };
  visit(declaration);
  return declaration.value;
}
