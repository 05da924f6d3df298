import { expect, test, vi } from 'vitest';
import { loadTexts, textsAtHand } from '../../src/menu/menu-texts.ts';

test('a language is loaded once and then kept', async () => {
  const english = { agua: 'Water' };
  const texts = { es: { agua: 'Agua' }, en: vi.fn(async () => ({ texts: english })) };
  const all = texts as unknown as Parameters<typeof textsAtHand>[0];
  expect(textsAtHand(all, 'es')).toEqual({ agua: 'Agua' });
  expect(loadTexts(all, 'es')).toBeUndefined();
  expect(textsAtHand(all, 'en')).toBeUndefined();
  await loadTexts(all, 'en');
  expect(textsAtHand(all, 'en')).toBe(english);
  expect(loadTexts(all, 'en')).toBeUndefined();
  expect(texts.en).toHaveBeenCalledTimes(1);
});

test('a language that did not come can be asked for again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce({ texts: { agua: 'Eau' } });
  const all = { es: {}, fr: load } as unknown as Parameters<typeof textsAtHand>[0];
  await expect(loadTexts(all, 'fr')).rejects.toThrow('offline');
  await loadTexts(all, 'fr');
  expect(textsAtHand(all, 'fr')).toEqual({ agua: 'Eau' });
});
