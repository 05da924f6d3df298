import { expect, it } from 'vitest';
import { parseScanCode } from '../../../../server/http/api/scans.ts';

const CODE = { qr: 'cartasqr', service: 'loyalty', barID: 'taberna', cardOwnerID: 'aBc-123' };

it.each([JSON.stringify(CODE), CODE, `\n${JSON.stringify(CODE, null, 2)} `])('L4: %j is a code', (qr) => {
  expect(parseScanCode(qr)).toEqual({ barID: 'taberna', cardOwnerID: 'aBc-123' });
});

it.each(['482913', '482 913', '482-913', ' 482913 '])('L4: %j are typed digits', (text) => {
  expect(parseScanCode(text)).toEqual({ typed: '482913' });
});

it.each([
  ['another product', { ...CODE, qr: 'otherqr' }],
  ['another service', { ...CODE, service: 'menu' }],
  ['a field too many', { ...CODE, admin: true }],
  ['a field of the prototype', JSON.stringify(CODE).replace('{', '{"__proto__":{},')],
  ['a field too few', { qr: 'cartasqr', service: 'loyalty', barID: 'taberna' }],
  ['a bar that is a number', { ...CODE, barID: 7 }],
  ['a bar in capitals', { ...CODE, barID: 'Taberna' }],
  ['a bar that leads elsewhere', { ...CODE, barID: '../taberna' }],
  ['a person that is empty', { ...CODE, cardOwnerID: '' }],
  ['a person that is a list', { ...CODE, cardOwnerID: ['aBc-123'] }],
  ['a person longer than any', { ...CODE, cardOwnerID: 'x'.repeat(129) }],
  ['a list of codes', [CODE]],
  ['a code within a text', JSON.stringify(JSON.stringify(CODE))],
  ['an address', 'https://example.com/482913'],
  ['five digits', '48291'],
  ['seven digits', '4829134'],
  ['digits that are no ASCII', '４８２９１３'],
  ['a number', 482_913],
  ['null', null],
  ['nothing', ''],
  ['half a code', JSON.stringify(CODE).slice(0, -1)],
  ['brackets without end', '['.repeat(2_000)],
])('L4: %s is none of ours', (_, qr) => {
  expect(parseScanCode(qr)).toBe('not-a-code');
});
