/** What a hint says to write of a phone, followed to the letter, is what was meant. */
import { expect, test } from 'vitest';
import { compile, withFields } from '../support/compile.ts';

test.each<[written: string, meant: string, contact: object]>([
  ['phone: 958-123-456', 'phone: 958 123 456', { phone: '958 123 456' }],
  ['phone: (958) 123 456', 'phone: 958 123 456', { phone: '958 123 456' }],
  ['phone: Tfno. 958.123.456', 'phone: 958 123 456', { phone: '958 123 456' }],
  ['phone: "+34 (958) 123-456"', 'phone: +34 958 123 456', { phone: '+34 958 123 456' }],
  ['phone: 958‑123–456', 'phone: 958 123 456', { phone: '958 123 456' }],
  ['phone: "９５８123456"', 'phone: 958123456', { phone: '958123456' }],
  ['whatsapp: 600\u200B123456', 'whatsapp: 600123456', { whatsapp: '600123456' }],
  [
    'phone: 958 123 456 y 600 123 456',
    'phone: [958 123 456, 600 123 456]',
    { phone: '958 123 456', phones: ['958 123 456', '600 123 456'] },
  ],
  ['phone: mailto:hola@bar.example', 'phone: hola@bar.example', { phone: 'hola@bar.example' }],
  ['whatsapp: https://wa.me/34600123456', 'whatsapp: +34600123456', { whatsapp: '+34600123456' }],
  ['web: www.elmoreno.example', 'web: https://www.elmoreno.example', { web: 'https://www.elmoreno.example' }],
  [
    'instagram: instagram.com/elmoreno',
    'instagram: https://instagram.com/elmoreno',
    { instagram: 'https://instagram.com/elmoreno' },
  ],
])('%s: write %s', (written, meant, contact) => {
  const text = withFields(`contact:\n  ${written}`);
  const fix = compile(text).diagnostics[0]?.fix;
  const lines = text.split('\n').map((line, index) => {
    if (fix?.line !== index + 1) return line;
    return line.slice(0, fix.column - 1) + fix.text + line.slice(fix.endColumn - 1);
  });
  expect(lines.join('\n')).toBe(withFields(`contact:\n  ${meant}`));
  const { venue, diagnostics } = compile(lines.join('\n'));
  expect(diagnostics).toEqual([]);
  const shown = (value: unknown): unknown => (value as { text?: string }).text ?? value;
  const understood = Object.entries(venue?.contact ?? {}).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(shown) : shown(value),
  ]);
  expect(Object.fromEntries(understood)).toEqual(contact);
});

test.each([
  '958 123 45O',
  '958O23456',
  '958 l23 456',
  '958 123 456 600 123 456',
  '24 horas, 958 123 456',
  '958 123 456 (tardes)',
  'ext. 12 del 958 123 456',
])('%s says more than a number, which no hint drops', (phone) => {
  const { diagnostics } = compile(withFields(`contact:\n  phone: ${phone}`));
  expect(diagnostics.map(({ hint, fix }) => [hint, fix])).toEqual([['write digits and spaces', undefined]]);
});

test.each<[phone: string, href: string, ...codes: string[]]>([
  ['Pregunta por Ana', 'mailto:Pregunta por Ana', 'odd-phone'],
  ['24 horas', 'mailto:24 horas', 'odd-phone'],
  ['hola @ bar.example', 'mailto:hola @ bar.example', 'odd-phone'],
  ['hola@elmoreno.example', 'mailto:hola@elmoreno.example'],
  ['958', 'tel:+34958'],
])('%s is no number that is misspelt, and said to lead nowhere where it does', (phone, href, ...codes) => {
  const { venue, diagnostics } = compile(withFields(`contact: {phone: ${phone}}`));
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  expect(venue?.contact?.phone?.href).toBe(href);
});

test.each([
  ['contact: {phone: 34 958 123 456}', '2:18 wrong-type (write +34 958 123 456)'],
  ['contact: {whatsapp: "34600123456"}', '2:21 wrong-type (write +34600123456)'],
  ['info: {phones: [{label: Reservas, number: 34958123456}]}', '2:43 wrong-type (write +34958123456)'],
  ['contact: {phone: 0034958123456, whatsapp: +34600123456}'],
  ['contact: {phone: 349 123 456}'],
])("%s: the country's prefix has a plus sign", (fields, ...expected) => {
  const { diagnostics } = compile(withFields(fields));
  expect(diagnostics.map(({ line, column, code, hint }) => `${line}:${column} ${code} (${hint})`)).toEqual(expected);
});

test('a space that does not break is a space', () => {
  const phone = '958\u00A0123\u202F456';
  const { venue, diagnostics } = compile(withFields(`contact: {phone: ${phone}}`));
  expect(diagnostics).toEqual([]);
  expect(venue?.contact?.phone).toEqual({ text: phone, href: 'tel:+34958123456' });
});
