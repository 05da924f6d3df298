import { describe, expect, test, vi } from 'vitest';
import { full, highlight, simple } from '../../src/menu/menu-rows.ts';
import { loadTexts, textsAtHand } from '../../src/menu/menu-texts.ts';
import { spanishLookup, textLookup } from '../../src/menu/text-lookup.ts';

describe('a row of a menu', () => {
  test.each([
    ['has its name', simple('agua'), { kind: 'simple', id: 'agua' }],
    [
      'can have fields of its own, and none of the 14 allergens',
      full('pan', 2, [], { smash: true }),
      { kind: 'full', id: 'pan', prices: [{ amount: 2 }], allergens: [], smash: true },
    ],
    [
      'can be shown large, and declare nothing',
      highlight('la-gordi', 14.9, undefined, { link: 'https://example.org' }),
      { kind: 'highlight', id: 'la-gordi', prices: [{ amount: 14.9 }], link: 'https://example.org' },
    ],
    ['can have a price in words', simple('pulpo', 'S.M'), { kind: 'simple', id: 'pulpo', prices: [{ amount: 'S.M' }] }],
    [
      'can have prices by label',
      simple('queso', { tapa: 3, racion: 12.5 }),
      {
        kind: 'simple',
        id: 'queso',
        prices: [
          { label: 'tapa', amount: 3 },
          { label: 'racion', amount: 12.5 },
        ],
      },
    ],
    [
      'can have a list of prices',
      simple('caña', [{ ownLabel: true, amount: 2 }]),
      { kind: 'simple', id: 'caña', prices: [{ ownLabel: true, amount: 2 }] },
    ],
    [
      'contains some allergens, and others possibly',
      simple('pan', 2, ['gluten', '~frutos con cáscara']),
      {
        kind: 'simple',
        id: 'pan',
        prices: [{ amount: 2 }],
        allergens: ['gluten'],
        mayContain: ['frutos con cáscara'],
      },
    ],
    [
      'with possible ones does not state that there are no others',
      simple('patatas', 2, ['~soja']),
      { kind: 'simple', id: 'patatas', prices: [{ amount: 2 }], mayContain: ['soja'] },
    ],
    [
      'states it beside possible ones by an empty list only',
      simple('patatas', 2, [], { mayContain: ['soja'] }),
      { kind: 'simple', id: 'patatas', prices: [{ amount: 2 }], allergens: [], mayContain: ['soja'] },
    ],
  ])('%s', (_what, written, row) => {
    expect(written).toEqual(row);
  });
});

describe('the texts of a language', () => {
  type Texts = Parameters<typeof textsAtHand>[0];

  test('are loaded once and then kept', async () => {
    const english = { agua: 'Water' };
    const load = vi.fn(async () => ({ texts: english }));
    const all = { es: { agua: 'Agua' }, en: load } as unknown as Texts;
    expect(textsAtHand(all, 'es')).toEqual({ agua: 'Agua' });
    expect(loadTexts(all, 'es')).toBeUndefined();
    expect(textsAtHand(all, 'en')).toBeUndefined();
    await loadTexts(all, 'en');
    expect(textsAtHand(all, 'en')).toBe(english);
    expect(loadTexts(all, 'en')).toBeUndefined();
    expect(load).toHaveBeenCalledOnce();
  });

  test('that did not come can be asked for again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce({ texts: { agua: 'Eau' } });
    const all = { es: {}, fr: load } as unknown as Texts;
    await expect(loadTexts(all, 'fr')).rejects.toThrow('offline');
    await loadTexts(all, 'fr');
    expect(textsAtHand(all, 'fr')).toEqual({ agua: 'Eau' });
  });
});

describe('a text that is looked up', () => {
  const SPANISH = { agua: 'Agua', 'agua/description': 'Del grifo' };
  const LACKING = { copa: 'Glass', 'copa@lang': 'en' };

  test.each([
    ['is that of the shown language', { agua: 'Water' }, SPANISH, 'agua', undefined, { words: 'Water' }],
    ['falls back, and says its language', {}, SPANISH, 'agua', 'description', { words: 'Del grifo', lang: 'es' }],
    ['says that the first language lacks it', LACKING, LACKING, 'copa', undefined, { words: 'Glass', lang: 'en' }],
    ['says so where it fell back, too', {}, LACKING, 'copa', undefined, { words: 'Glass', lang: 'en' }],
    ['is none where neither has it', { agua: 'Water' }, SPANISH, 'agua', 'detail', undefined],
  ])('%s', (_what, own, first, owner, path, found) => {
    expect(textLookup(own, first, 'es')(owner, path)).toEqual(found);
  });

  test('in Spanish is found where the page is in another language', () => {
    expect(spanishLookup(SPANISH)('agua')).toEqual({ words: 'Agua', lang: 'es' });
    expect(spanishLookup(undefined)('agua')).toBeUndefined();
  });
});
