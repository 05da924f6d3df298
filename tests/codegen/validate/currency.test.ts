/** Prices of a country without euros are bare amounts: its own currency beside them is no label, and no other currency is taken for it. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { compileVenue } from '../../../codegen/resolve/compile-venue.ts';
import { KINDS, starter } from '../../../codegen/tools/starters/starter.ts';
import { SITE_DEFAULTS } from '../../../src/terms/site.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { contextOf, withItems } from '../support/compile.ts';

function compileIn(country: string, price: string, language = 'es') {
  const source = {
    file: 'menus/bar.yaml',
    id: 'bar',
    text: withItems(`- Pan: ${price}`, language),
    languages: LANGUAGES,
  };
  return compileVenue({ ...source, country }, { ...contextOf(), site: { ...SITE_DEFAULTS, country } });
}

function problemOf(country: string, price: string, language?: string) {
  const [problem, ...others] = compileIn(country, price, language).diagnostics;
  expect([problem?.code, others]).toEqual(['bad-price', []]);
  return [problem?.hint, problem?.fix?.text];
}

test.each([
  ['PL', '32 zł', '32'],
  ['PL', '32,50zł', '32,50'],
  ['PL', '18 zł mała / 28 zł duża', '18 mała / 28 duża'],
  ['DK', '45 kr.', '45'],
  ['DK', '45,- kr', '45'],
  ['DK', '45 kroner', '45'],
  ['CH', '12.50 CHF', '12.50'],
  ['CH', '12.50 Fr.', '12.50'],
  ['GB', '12.50 £', '12.50'],
  ['US', '12.99 $', '12.99'],
  ['AR', '12500 pesos', '12500'],
  ['TR', '250 TL', '250'],
  ['TR', '250₺', '250'],
  ['MA', '80 DH', '80'],
  ['MA', '80 د.م.', '80'],
  ['JP', '1200円', '1200'],
  ['JP', '1,280円', '1280'],
  ['KR', '12,000원', '12000'],
  ['IS', '3.490 kr.', '3490'],
  ['HU', '2490 Ft', '2490'],
  ['GB', '12 libras esterlinas', '12'],
  ['CH', '12 francos suizos tapa / 14 francos media', '12 tapa / 14 media'],
  ['MX', '120 pesos mexicanos', '120'],
  ['GB', '£12.50', '12.50'],
  ['GB', '£12.50 small / £15 large', '12.50 small / 15 large'],
  ['GB', 'GBP 12.50', '12.50'],
  ['JP', '¥1200', '1200'],
  ['JP', '￥１，２００', '1200'],
  ['CO', '$ 25.000', '25000'],
  ['CO', '25.000 $', '25000'],
  ['MX', '$1,250.50', '1250.50'],
  ['MX', '$185.00 MXN', '185.00'],
  ['PL', '1 250 zł', '1250'],
  ['CH', 'CHF 12.50', '12.50'],
  ['CH', 'Fr. 12.50', '12.50'],
  ['DK', 'kr 45', '45'],
  ['NO', 'kr. 45,-', '45'],
  ['BR', 'R$ 12,50', '12,50'],
  ['PE', 'S/ 25', '25'],
  ['PE', 'S/. 25 tapa / S/. 30', '25 tapa / 30'],
  ['IN', 'Rs. 250', '250'],
  ['IN', '₹250', '250'],
  ['ZA', 'R120', '120'],
  ['PL', '32 zl', '32'],
  ['UA', '120 грн', '120'],
  ['RS', '450 din.', '450'],
  ['TH', '120 บาท', '120'],
  ['CN', '38元', '38'],
  ['PA', 'B/. 12.50', '12.50'],
  ['IN', '250/-', '250'],
  ['IN', '₹250/-', '250'],
])('in %s, %s means %s', (country, written, meant) => {
  expect(problemOf(country, written)).toEqual([`write ${meant}`, meant]);
});

test('the currency of another country is not guessed', () => {
  const alone = 'write the amount alone, in the currency of the country in site.yaml';
  expect(problemOf('CH', '9,50 €')).toEqual([alone, undefined]);
  expect(compileIn('ES', '9,50 €').diagnostics).toEqual([]);
  expect(problemOf('GR', '9,50 ευρώ')[1]).toBeUndefined();
});

test('a sign before a supplement or a price by weight is no part of it', () => {
  expect(problemOf('US', '$ 25.000')[0]).toMatch(/^write 25000 if these are thousands/);
  expect(problemOf('GB', '£12.50/kg')[0]).toMatch(/unit: \/kg/);
  expect(problemOf('GB', '£ 12.50 / £15')[0]).toMatch('as in 12.50 media / 15 ración');
  const text = withItems('- setMenu: Menú\n  price: 12\n  courses:\n  - title: Postre\n    dishes:\n    - Tarta: +£2');
  const source = { file: 'menus/bar.yaml', id: 'bar', text, languages: LANGUAGES, country: 'GB' };
  const { diagnostics } = compileVenue(source, { ...contextOf(), site: { ...SITE_DEFAULTS, country: 'GB' } });
  expect(diagnostics.map(({ code, fix }) => [code, fix?.text])).toEqual([['bad-price', '+2']]);
});

test.each([
  ['JP', '12.50'],
  ['KR', '12.0'],
  ['IS', '34,9'],
])('in %s, which has no decimals, %s is no amount', (country, written) => {
  expect(problemOf(country, written)[0]).toBe('write the whole amount, such as 1200, with no sign between thousands');
});

test.each([
  ['AR', '12.990', '12990'],
  ['IS', '3.490', '3490'],
])('in %s, %s may be thousands', (country, written, amount) => {
  expect(problemOf(country, written)[0]).toMatch(new RegExp(`^write ${amount} if these are thousands`));
});

test.each([
  ['ES', 'true', 'write an amount such as 9.50 or 9,50 €'],
  ['GB', 'true', 'write an amount such as 9.50'],
  ['GB', '12..50', 'write an amount such as 9.50'],
  ['GB', '-3', 'write an amount such as 9.50'],
  ['JP', 'true', 'write the whole amount, such as 1200, with no sign between thousands'],
  ['JP', '-3', 'write the whole amount, such as 1200, with no sign between thousands'],
])('in %s, the hint for %s is an amount of the country', (country, written, hint) => {
  expect(problemOf(country, written)[0]).toBe(hint);
});

test.each([
  ['ES', '25 mil', '25000'],
  ['CO', '25 mil', '25000'],
  ['CO', '25mil', '25000'],
  ['CO', '25 Mil pesos', '25000'],
  ['CO', '$25 mil', '25000'],
  ['AR', '12,5 mil', '12500'],
  ['VN', '45 k', '45000'],
  ['VN', '45K', '45000'],
  ['ID', '25 rb', '25000'],
  ['ID', 'Rp25rb', '25000'],
  ['AR', '25 mil media', '25000 media'],
])('in %s, %s are thousands', (country, written, meant) => {
  expect(problemOf(country, written)).toEqual([`write ${meant}`, meant]);
});

test('a measure of other countries is no label', () => {
  expect(problemOf('US', '12 oz')[1]).toBeUndefined();
  expect(problemOf('US', '9.99 lb')[0]).toMatch(/unit: \/lb/);
  expect(problemOf('US', '9.99/lb')[0]).toMatch(/unit: \/lb/);
  expect(problemOf('US', '8 oz 12')[0]).toMatch(/quantity: 8 oz/);
});

test('hints in English have the whole name of a currency, too', () => {
  expect(problemOf('DK', '45 Danish kroner', 'en')).toEqual(['write 45', '45']);
});

test.each(['ES', 'GB'])('in %s, many prices need no more formats of numbers than one', (country) => {
  const formats = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => formats.mockRestore());
  const callsFor = (price: string): number => {
    formats.mockClear();
    expect(compileIn(country, price).diagnostics).toEqual([]);
    return formats.mock.calls.length;
  };
  callsFor('1,50');
  expect(callsFor('1,50 tapa / 3,50 media / 9,50 racion / 2 copa / 3 botella')).toBe(callsFor('1,50'));
});

test('digits of another width are read with their currency', () => {
  expect(problemOf('JP', '１，２００円')).toEqual(['write 1200', '1200']);
  expect(problemOf('JP', '１２００円')).toEqual(['write 1200', '1200']);
});

test.each([
  ['PL', '18 mała / 28 duża'],
  ['CH', '12.50 frites'],
  ['GB', '"12.50 £"'],
  ['GB', '"£12.50"'],
  ['GB', '"£12.50 / £15"'],
  ['GB', 'From £12.50'],
  ['GB', '€9.50'],
  ['DK', 'krondild'],
  ['JP', '1200 並'],
  ['MX', '40 americano / 45 mexicano'],
  ['CH', '5 suizo'],
  ['ES', '€9.50'],
  ['ES', '£12.50'],
  ['ES', 'S/M'],
  ['PE', 'S/M'],
  ['ES', '25 milhojas'],
  ['ES', '3 mil hojas'],
])('in %s, %s is right', (country, written) => {
  expect(compileIn(country, written).diagnostics).toEqual([]);
});

test.each(KINDS)('a menu to start from is right in a currency without decimals: %s', (kind) => {
  const country = 'JP';
  const site = { ...SITE_DEFAULTS, country };
  const text = starter('bar', 'menu.schema.json', kind, site, 'en');
  const source = { file: 'menus/bar.yaml', id: 'bar', text, languages: LANGUAGES, country };
  const { venue, diagnostics } = compileVenue(source, { ...contextOf(), site });
  expect(diagnostics).toEqual([]);
  const amounts = [...JSON.stringify(venue).matchAll(/"amount":(\d+)/g)].map(([, amount]) => Number(amount));
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(30);
});
