import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { expect, test } from 'vitest';
import { compile, entriesOf, expectValid, inOneLine, withFields, withItems } from '../support/compile.ts';

test.each<[fields: string, venue: Partial<Record<keyof ResolvedVenue, unknown>>]>([
  ['urlPath: true', { urlPath: true }],
  ['urlPath: false', { urlPath: false }],
  ['urlPath:', { urlPath: false }],
  ['languages:', { languages: ['es'] }],
  ['loyalty: {stamps: 10, reward: Café}', { loyalty: { stamps: 10, reward: { es: 'Café' } } }],
  [
    'loyalty: {stamps: 10, reward: Café, validity: 6 months, perDay: 1}',
    { loyalty: { stamps: 10, reward: { es: 'Café' }, validity: '6 months', perDay: 1 } },
  ],
  ['contact: {phone: 958123456}', { contact: { phone: { text: '958123456', href: 'tel:+34958123456' } } }],
  ['contact: {phone: 958 12 34 56}', { contact: { phone: { text: '958 12 34 56', href: 'tel:+34958123456' } } }],
  [
    'contact: {phone: +351 210 000 000}',
    { contact: { phone: { text: '+351 210 000 000', href: 'tel:+351210000000' } } },
  ],
  [
    'contact: {phone: hola@example.org}',
    { contact: { phone: { text: 'hola@example.org', href: 'mailto:hola@example.org' } } },
  ],
  ['contact: {phone: ""}', { contact: undefined }],
  ['contact: {phone: }', { contact: undefined }],
  ['contact: {instagram: elmoreno}', { contact: { instagram: 'https://www.instagram.com/elmoreno' } }],
  ['contact: {instagram: "@el_moreno.2"}', { contact: { instagram: 'https://www.instagram.com/el_moreno.2' } }],
  ['contact: {instagram: https://insta.example/a/}', { contact: { instagram: 'https://insta.example/a/' } }],
  ['contact: {facebook: elmoreno}', { contact: { facebook: 'https://www.facebook.com/elmoreno' } }],
  [
    'contact: {facebook: https://m.facebook.com/elmoreno}',
    { contact: { facebook: 'https://m.facebook.com/elmoreno' } },
  ],
  [
    'contact: {phone: 0034 958 123 456}',
    { contact: { phone: { text: '0034 958 123 456', href: 'tel:+34958123456' } } },
  ],
  [
    'contact: {phone: [958 123 456, hola@example.org]}',
    {
      contact: {
        phone: { text: '958 123 456', href: 'tel:+34958123456' },
        phones: [
          { text: '958 123 456', href: 'tel:+34958123456' },
          { text: 'hola@example.org', href: 'mailto:hola@example.org' },
        ],
      },
    },
  ],
  [
    'contact: {phone: [Reservas: 958 123 456, 600123456]}',
    {
      contact: {
        phone: { text: '958 123 456', href: 'tel:+34958123456' },
        phones: [
          { label: { es: 'Reservas' }, text: '958 123 456', href: 'tel:+34958123456' },
          { text: '600123456', href: 'tel:+34600123456' },
        ],
      },
    },
  ],
  ['contact: {phone: ["", 958123456]}', { contact: { phone: { text: '958123456', href: 'tel:+34958123456' } } }],
  ['contact: {email: hola@example.org}', { contact: { email: 'hola@example.org' } }],
  ['contact: {email: }', { contact: undefined }],
  [
    'contact: {whatsapp: 600 123 456}',
    { contact: { whatsapp: { text: '600 123 456', href: 'https://wa.me/34600123456' } } },
  ],
  [
    'contact: {whatsapp: +351 910 000 000}',
    { contact: { whatsapp: { text: '+351 910 000 000', href: 'https://wa.me/351910000000' } } },
  ],
  [
    'contact: {web: https://www.elmoreno.example/, booking: https://reservas.example/elmoreno}',
    { contact: { web: 'https://www.elmoreno.example/', booking: 'https://reservas.example/elmoreno' } },
  ],
  [
    'contact: {address: Calle Elvira 12, map: https://maps.example/elmoreno}',
    { contact: { address: 'Calle Elvira 12', map: 'https://maps.example/elmoreno' } },
  ],
  ['contact: {tiktok: "@elmoreno"}', { contact: { tiktok: 'https://www.tiktok.com/@elmoreno' } }],
  ['contact: {tiktok: https://vm.tiktok.com/ZM1/}', { contact: { tiktok: 'https://vm.tiktok.com/ZM1/' } }],
  [
    'info: {founded: 2012, phones: [{label: Paellas, number: 600 000 000}]}',
    { info: { founded: 2012, phones: [{ label: { es: 'Paellas' }, number: '600 000 000', kind: 'tel' }] } },
  ],
  [
    'info: {phones: [{label: Grupos, number: "600000001", kind: whatsapp}]}',
    { info: { phones: [{ label: { es: 'Grupos' }, number: '600000001', kind: 'whatsapp' }] } },
  ],
  [
    'theme: {accent: "#B91C1C", background: "#fff", text: "#000000ff", font: Playfair Display 2}',
    { theme: { accent: '#B91C1C', background: '#fff', text: '#000000ff', font: 'Playfair Display 2' } },
  ],
  ['theme: {font: Serif}', { theme: { font: 'serif' } }],
])('%s', (fields, expected) => {
  const venue = expectValid(withFields(fields));
  const names = Object.keys(expected) as (keyof ResolvedVenue)[];
  expect(Object.fromEntries(names.map((name) => [name, venue[name]]))).toEqual(expected);
});

test.each(['1906', 'true', 'No', '7 Up', '"null"', 'ana@bar.es', 'Bar \\@en casa'])(
  'the name of a venue: %s',
  (name) => {
    expect(expectValid(`venue: ${name}\nstatus: unavailable\n`).name).toBe(name.replaceAll(/["\\]/g, ''));
  },
);

test.each([
  ['es', ['es']],
  ['en es', ['en', 'es']],
  ['es, en', ['es', 'en']],
  ['[ca, es]', ['ca', 'es']],
  ['\n- es\n- fr', ['es', 'fr']],
])('languages are codes, as words or as a list: %j', (languages, codes) => {
  expect(expectValid(`venue: Bar\nstatus: unavailable\nlanguages: ${languages}\n`).languages).toEqual(codes);
});

test.each(['90 days', '6 months', '1 year'])('a card is valid for %s', (validity) => {
  const { loyalty } = expectValid(withFields(`loyalty: {stamps: 10, reward: Café, validity: ${validity}}`));
  expect(loyalty?.validity).toBe(validity);
});

test.each([
  ['1', 1],
  ['12', 12],
  ['up to 2', 'up to 2'],
  ['any', 'any'],
])('of the options of a step, %s are chosen', (written, choose) => {
  const steps = `[{title: Salsas, choose: ${written}, options: [BBQ]}]`;
  expect(entriesOf(withItems(`- builder: Crea\n  steps: ${steps}`))).toMatchObject([{ steps: [{ choose }] }]);
});

test.each([
  ['banner: Viaje', 'link', 'https://example.org/reel?a=1#b'],
  ['highlight: LA GORDI', 'link', 'https://example.org'],
  ['item: Agua', 'imageSource', 'https://example.org/a.jpg'],
  ['item: Agua', 'imageSource', '/img/a.jpg'],
  ['item: Agua', 'decimals', 0],
])('%s has the %s %s', (entry, field, value) => {
  expect(entriesOf(withItems(`- ${entry}\n  ${field}: ${value}`))).toMatchObject([{ [field]: value }]);
});

test('a label of a telephone in Spanish', () => {
  const { diagnostics } = compile(withFields('info:\n  phones:\n  - etiqueta: Grupos\n    number: 600 000 000'));
  expect(diagnostics.map(inOneLine)).toEqual([
    '4:5 error unknown-field: "etiqueta" is not a field that can stand here. (did you mean "label"?)',
  ]);
});

test.each(['a;script-src-elem', 'a,b', '*', '*.example', 'a{b}', 'a$b', "a'b"])(
  'an address whose host is %s is none: it would be read as a rule of the security policy',
  (host) => {
    const items = withItems(`- item: Agua\n  imageSource: "https://${host}/a.jpg"`);
    expect(compile(items).diagnostics).toContainEqual(expect.objectContaining({ code: 'bad-link' }));
  },
);

test.each(['cañas.example', 'a_b.example:8443', '[2001:db8::1]'])('the host of an address can be %s', (host) => {
  const source = `https://${host}/a.jpg`;
  expect(entriesOf(withItems(`- item: Agua\n  imageSource: "${source}"`))).toMatchObject([{ imageSource: source }]);
});

test('an unavailable venue has no sections', () => {
  expect(expectValid('venue: Lucky Luke\nstatus: unavailable\nbarID: lucky\nurlPath: true\n')).toEqual({
    id: 'bar',
    name: 'Lucky Luke',
    barID: 'lucky',
    status: 'unavailable',
    urlPath: true,
    languages: ['es'],
    sections: [],
  });
});
