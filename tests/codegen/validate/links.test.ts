import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

describe('a link is an https address', () => {
  test('of a banner, of a highlight', () => {
    const entries = entriesOf(
      withItems(
        '- banner: Viaje\n  link: https://example.org/reel?a=1#b\n- highlight: LA GORDI\n  link: https://example.org',
      ),
    );
    expect(entries.map((entry) => ('link' in entry ? entry.link : ''))).toEqual([
      'https://example.org/reel?a=1#b',
      'https://example.org',
    ]);
  });

  test.each(['http://example.org', 'example.org', 'javascript:alert(1)', 'https://', 'https://a b', '/reel'])(
    '%s is none',
    (link) => {
      expectProblems(withItems(`- banner: Viaje\n  link: ${link}`), [
        `7:11 error bad-link: "${link}" is not a link that can be used here. (write an address that starts with https://)`,
      ]);
    },
  );
});

describe('the source of a picture', () => {
  test.each(['https://example.org/a.jpg', '/img/a.jpg'])('%s', (source) => {
    expect(entriesOf(withItems(`- item: Agua\n  imageSource: ${source}`))[0]).toHaveProperty('imageSource', source);
  });

  test.each(['//example.org/a.jpg', 'http://example.org/a.jpg', 'a.jpg'])('%s is none', (source) => {
    expectProblems(withItems(`- item: Agua\n  imageSource: ${source}`), [
      `7:18 error bad-link: "${source}" is not a link that can be used here. (write an address that starts with https://, or a path that starts with /)`,
    ]);
  });
});

describe('an account is its handle or an https address', () => {
  test.each([
    ['elmoreno', 'https://www.instagram.com/elmoreno'],
    ['"@el_moreno.2"', 'https://www.instagram.com/el_moreno.2'],
    ['https://www.instagram.com/elmoreno/', 'https://www.instagram.com/elmoreno/'],
  ])('%s', (account, address) => {
    expect(expectValid(`venue: Bar\ncontact: {instagram: ${account}}\n${SECTIONS}`).contact).toEqual({
      instagram: address,
    });
  });

  test('of Facebook', () => {
    expect(expectValid(`venue: Bar\ncontact: {facebook: elmoreno}\n${SECTIONS}`).contact).toEqual({
      facebook: 'https://www.facebook.com/elmoreno',
    });
  });

  test.each(['http://www.instagram.com/elmoreno', 'www.instagram.com/elmoreno', 'el moreno'])(
    '%s is none',
    (account) => {
      expectProblems(`venue: Bar\ncontact:\n  instagram: ${account}\n${SECTIONS}`, [
        `3:14 error bad-link: "${account}" is not a link that can be used here. (write the name of the account, or an address that starts with https://)`,
      ]);
    },
  );
});
