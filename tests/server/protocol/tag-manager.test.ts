import { describe, expect, it } from 'vitest';
import { tagManagerOf } from '../../../server/protocol/tag-manager.ts';

describe('tagManagerOf', () => {
  it('reads the id of a container', () => {
    expect(tagManagerOf({ CARTA_TAG_MANAGER: 'GTM-ABC123' })).toBe('GTM-ABC123');
  });

  it('finds none where the variable is missing or empty', () => {
    expect(tagManagerOf({})).toBeUndefined();
    expect(tagManagerOf({ CARTA_TAG_MANAGER: '' })).toBeUndefined();
  });

  it.each(['G-ABC123', 'UA-1234-5', 'GTM-', 'GTM-abc', 'gtm-ABC', ' GTM-ABC', 'GTM-ABC"><script>', 'GTM-ABC\n'])(
    'refuses %j',
    (id) => {
      expect(() => tagManagerOf({ CARTA_TAG_MANAGER: id })).toThrowError(
        'CARTA_TAG_MANAGER must be the id of a Google Tag Manager container such as GTM-ABC123',
      );
    },
  );
});
