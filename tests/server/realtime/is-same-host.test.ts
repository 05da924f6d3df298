import { expect, test } from 'vitest';
import { isSameHost } from '../../../server/realtime/is-same-host.ts';

test.each<[string | undefined, string | undefined, boolean]>([
  [undefined, undefined, true],
  ['https://cartas.example', undefined, true],
  ['http://cartas.example', undefined, true],
  ['https://cartas.example:8443', undefined, false],
  ['https://evil.example', undefined, false],
  ['https://cartas.example.evil.example', undefined, false],
  ['null', undefined, false],
  ['nonsense', undefined, false],
  ['https://menus.example', 'https://menus.example', true],
  ['https://evil.example', 'https://menus.example', false],
])('a socket opened by %s at cartas.example, with the public address %s: %s', (origin, publicUrl, is) => {
  const headers = { host: 'cartas.example', ...(origin !== undefined && { origin }) };
  expect(isSameHost({ headers }, publicUrl)).toBe(is);
});
