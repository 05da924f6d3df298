import { expect, test } from 'vitest';
import { slug } from '../../../codegen/resolve/slug.ts';

test.each([
  ['Croquetas de jamón', 'croquetas-de-jamon'],
  ['  ¡Olé, niño!  ', 'ole-nino'],
  ['LA GORDI 14.90 €', 'la-gordi-14-90'],
  ['Crème brûlée & café', 'creme-brulee-cafe'],
  ['__proto__', 'proto'],
  ['!!!', ''],
])('%s', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
