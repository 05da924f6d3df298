import { describe, expect, test, vi } from 'vitest';
import { simple } from '../../src/menu/menu-rows.ts';
import { loadTexts, textsAtHand } from '../../src/menu/menu-texts.ts';
import { spanishLookup, textLookup } from '../../src/menu/text-lookup.ts';

// Rows as the compiler writes them are read and shown in the golden cases (tests/cases).
test.each([
  [
    'contained and possible',
    ['gluten', '~frutos con cáscara'],
    { allergens: ['gluten'], mayContain: ['frutos con cáscara'] },
  ],
  ['possible, without a word of others', ['~soja'], { mayContain: ['soja'] }],
  ['none', [], { allergens: [] }],
  ['not declared', undefined, {}],
] as const)('the allergens of a row are %s', (_what, written, declared) => {
  expect(simple('pan', 2, written)).toEqual({ kind: 'simple', id: 'pan', prices: [{ amount: 2 }], ...declared });
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
  const MEASURES = { 'agua/quantity': '33 cl', 'agua/unit': '/100 g', 'pan/quantity': '2 gajos' };
  const LACKING = { copa: 'Glass', 'copa@lang': 'en' };

  test.each([
    ['is that of the shown language', { agua: 'Water' }, SPANISH, 'agua', undefined, { words: 'Water' }],
    ['falls back, and says its language', {}, SPANISH, 'agua', 'description', { words: 'Del grifo', lang: 'es' }],
    ['says that the first language lacks it', LACKING, LACKING, 'copa', undefined, { words: 'Glass', lang: 'en' }],
    ['says so where it fell back, too', {}, LACKING, 'copa', undefined, { words: 'Glass', lang: 'en' }],
    [
      'is in the shown language where it is a measure',
      {},
      MEASURES,
      'agua',
      'quantity',
      { words: '33 cl', lang: 'en' },
    ],
    ['is so with a stroke before it', {}, MEASURES, 'agua', 'unit', { words: '/100 g', lang: 'en' }],
    ['is in one where it is more', {}, MEASURES, 'pan', 'quantity', { words: '2 gajos', lang: 'es' }],
    ['is none where neither has it', { agua: 'Water' }, SPANISH, 'agua', 'detail', undefined],
  ])('%s', (_what, own, first, owner, path, found) => {
    expect(textLookup(own, first, 'es', 'en')(owner, path)).toEqual(found);
  });

  test('in Spanish is found where the page is in another language', () => {
    expect(spanishLookup(SPANISH)('agua')).toEqual({ words: 'Agua', lang: 'es' });
    expect(spanishLookup(undefined)('agua')).toBeUndefined();
  });
});
