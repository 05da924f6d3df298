import { describe, expect, test } from 'vitest';
import { expectProblems, expectValid } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

describe('a phone of digits is called, any other text is an address, an empty one is hidden', () => {
  test.each([
    ['958123456', { phone: { text: '958123456', href: 'tel:+34958123456' } }],
    ['958 12 34 56', { phone: { text: '958 12 34 56', href: 'tel:+34958123456' } }],
    ['+351 210 000 000', { phone: { text: '+351 210 000 000', href: 'tel:+351210000000' } }],
    ['hola@example.org', { phone: { text: 'hola@example.org', href: 'mailto:hola@example.org' } }],
    ['""', undefined],
    ['', undefined],
  ])('%s', (phone, contact) => {
    expect(expectValid(`venue: Bar\ncontact:\n  phone: ${phone}\n${SECTIONS}`).contact).toEqual(contact);
  });
});

describe('a number of the info card', () => {
  test('is a call unless it is a message', () => {
    const phones = '[{label: Paellas, number: 600 000 000}, {label: Grupos, number: "600000001", kind: whatsapp}]';
    expect(expectValid(`venue: Bar\ninfo: {founded: 2012, phones: ${phones}}\n${SECTIONS}`).info).toEqual({
      founded: 2012,
      phones: [
        { label: { es: 'Paellas' }, number: '600 000 000', kind: 'tel' },
        { label: { es: 'Grupos' }, number: '600000001', kind: 'whatsapp' },
      ],
    });
  });

  test('is digits', () => {
    expectProblems(`venue: Bar\ninfo:\n  phones:\n  - label: Grupos\n    number: mañana\n    kind: sms\n${SECTIONS}`, [
      '5:13 error wrong-type: "mañana" is not a telephone number. (write digits and spaces)',
      '6:11 error wrong-type: "sms" is not tel or whatsapp. (write tel or whatsapp)',
    ]);
  });
});
