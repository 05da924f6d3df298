import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LoadTexts, useShownTexts } from '../../src/i18n/use-shown-texts.ts';

const FIRST = { language: 'es', texts: 'Buscar' } as const;

afterEach(() => {
  document.documentElement.lang = '';
});

test('texts that could not be loaded are loaded again at the next tap, and then no more', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  document.documentElement.lang = 'es';
  const load = vi
    .fn<LoadTexts<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('Search');
  const { result } = renderHook(() => useShownTexts(FIRST, load));
  document.documentElement.lang = 'en';
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(result.current).toEqual(FIRST);
  act(() => document.body.click());
  await waitFor(() => expect(result.current).toEqual({ language: 'en', texts: 'Search' }));
  act(() => document.body.click());
  expect(load).toHaveBeenCalledTimes(2);
});
