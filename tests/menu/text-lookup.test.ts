import { describe, expect, test } from 'vitest';
import { spanishLookup, textLookup } from '../../src/menu/text-lookup.ts';

describe('textLookup', () => {
  const text = textLookup({ agua: 'Water' }, { agua: 'Agua', 'agua/description': 'Del grifo' }, 'es');

  test('finds a text in the shown language', () => {
    expect(text('agua')).toEqual({ words: 'Water' });
  });

  test('falls back to the first language, and says which it is', () => {
    expect(text('agua', 'description')).toEqual({ words: 'Del grifo', lang: 'es' });
  });

  test('says the language of a text that the first language lacks', () => {
    const first = { copa: 'Glass', 'copa@lang': 'en' };
    expect(textLookup(first, first, 'es')('copa')).toEqual({ words: 'Glass', lang: 'en' });
    expect(textLookup({}, first, 'es')('copa')).toEqual({ words: 'Glass', lang: 'en' });
  });

  test('finds nothing where neither has a text', () => {
    expect(text('agua', 'detail')).toBeUndefined();
  });
});

test('spanishLookup finds Spanish texts, and none while the page is Spanish', () => {
  expect(spanishLookup({ agua: 'Agua' })('agua')).toEqual({ words: 'Agua', lang: 'es' });
  expect(spanishLookup(undefined)('agua')).toBeUndefined();
});
