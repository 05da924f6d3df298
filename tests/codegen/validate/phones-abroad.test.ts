/** The links of numbers in other countries: the zero that is only dialled inside a country is not behind its prefix. */
import { expect, test } from 'vitest';
import { callLink, chatLink } from '../../../codegen/resolve/resolve-contact.ts';
import { compile, withFields } from '../support/compile.ts';

test.each([
  ['ES', '958 123 456', '34958123456'],
  ['JP', '03 1234 5678', '81312345678'],
  ['CH', '044 123 45 67', '41441234567'],
  ['GB', '020 7946 0000', '442079460000'],
  ['TR', '0212 123 45 67', '902121234567'],
  ['AR', '011 4321 1234', '541143211234'],
  ['HU', '06 1 234 5678', '3612345678'],
  ['IT', '06 1234 5678', '390612345678'],
  ['SM', '0549 882 914', '3780549882914'],
  ['GR', '210 123 4567', '302101234567'],
  ['JP', '+81 3 1234 5678', '81312345678'],
  ['CH', '0049 30 000000', '4930000000'],
])('in %s, %s is dialled as +%s', (country, number, digits) => {
  expect([callLink(number, country), chatLink(number, country)]).toEqual([`tel:+${digits}`, `https://wa.me/${digits}`]);
});

test('a zero in brackets behind a prefix is left out of the number that the hint says', () => {
  const { diagnostics } = compile(withFields('contact: {phone: +41 (0)44 123 45 67}'));
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['write +41 44 123 45 67']);
});
