/** The links of numbers in other countries: the zero that is only dialled inside a country is not behind its prefix. */
import { expect, test } from 'vitest';
import { callLink, chatLink } from '../../../codegen/resolve/resolve-contact.ts';
import { compileVenue } from '../../../codegen/resolve/compile-venue.ts';
import { SITE_DEFAULTS } from '../../../src/terms/site.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { compile, contextOf, withFields } from '../support/compile.ts';

/** The hints for a number in a country. */
function hintsFor(number: string, country: string): string[] {
  const source = { file: 'menus/bar.yaml', id: 'bar', text: withFields(`contact: {phone: "${number}"}`) };
  const context = { ...contextOf(), site: { ...SITE_DEFAULTS, country } };
  return compileVenue({ ...source, languages: LANGUAGES, country }, context).diagnostics.map(({ hint }) => hint);
}

test.each([
  ['ES', '34 600 123 456'],
  ['BR', '55 11 3221 1234'],
  ['BR', '55 55 99612 3456'],
  ['DK', '45 12 34 56 78'],
  ['NO', '47 22 12 34 56'],
  ['HK', '852 2345 6789'],
  ['CR', '506 2222 3333'],
  ['IS', '354 551 2345'],
  ['AD', '376 812 345'],
  ['HU', '36 1 234 5678'],
  ['DE', '49 30 123456'],
  ['IE', '353 1 234 5678'],
  ['US', '1 212 555 1234'],
])('in %s, %s has the prefix, and is not dialled with it twice', (country, number) => {
  expect(hintsFor(number, country)).toEqual([`write +${number}`]);
});

test.each([
  ['ES', '345 678 901'],
  ['BR', '55 3221 1234'],
  ['BR', '55 99612 3456'],
  ['DK', '45 12 34 56'],
  ['IT', '393 123 4567'],
  ['IN', '91234 56789'],
  ['MX', '52 1234 5678'],
  ['PL', '48 123 45 67'],
  ['HU', '36 123 456'],
  ['NZ', '06 412 3456'],
  ['PA', '5071 2345'],
])('in %s, %s is a number of the country', (country, number) => {
  expect(hintsFor(number, country)).toEqual([]);
});

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
  ['GB', '+44 020 7946 0000', '442079460000'],
  ['GB', '0044 020 7946 0000', '442079460000'],
  ['HU', '+36 06 1 234 5678', '3612345678'],
  ['IT', '+39 06 1234 5678', '390612345678'],
  ['ES', '+39 06 1234 5678', '390612345678'],
  ['MX', '01 55 1234 5678', '525512345678'],
  ['GR', '210 123 4567', '302101234567'],
  ['JP', '+81 3 1234 5678', '81312345678'],
  ['CH', '0049 30 000000', '4930000000'],
])('in %s, %s is dialled as +%s', (country, number, digits) => {
  expect([callLink(number, country), chatLink(number, country)]).toEqual([`tel:+${digits}`, `https://wa.me/${digits}`]);
});

test.each([
  ['is left out of', '+41 (0)44 123 45 67', '+41 44 123 45 67'],
  ['that is part of the number is in', '+39 (0)6 1234 5678', '+39 0 6 1234 5678'],
  ['that is part of the number is in', '+378 (0)549 882914', '+378 0 549 882914'],
])('a zero in brackets behind a prefix %s the number that the hint says: %s', (_, phone, meant) => {
  const { diagnostics } = compile(withFields(`contact: {phone: ${phone}}`));
  expect(diagnostics.map(({ hint }) => hint)).toEqual([`write ${meant}`]);
});
