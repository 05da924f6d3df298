import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../src/i18n/language.ts';
import { takeWishes } from '../../src/i18n/take-wishes.ts';
import { LANGUAGE_WISH } from '../../src/ui/page-events.ts';
import { pageState } from '../../src/ui/page-state.ts';
import { flag, openPage } from './language-page.ts';

const answer = vi.fn(async (_language: Language) => {});
let end = (): void => {};

beforeEach(() => {
  openPage();
  answer.mockClear();
});

afterEach(() => end());

/** As `watchLanguages` tells it. */
function wish(language: Language): void {
  flag(language).ariaBusy = 'true';
  pageState().language = language;
  document.dispatchEvent(new Event(LANGUAGE_WISH));
}

const take = (): void => {
  end = takeWishes(document, answer);
};
const idle = (): Promise<void> => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());

describe('the app', () => {
  test('answers the wish that waited for it', async () => {
    wish('en');
    take();
    expect(answer).toHaveBeenCalledExactlyOnceWith('en');
    await idle();
  });

  test('answers each that comes, once', async () => {
    take();
    expect(answer).not.toHaveBeenCalled();
    wish('en');
    await idle();
    wish('fr');
    await idle();
    expect(answer.mock.calls).toEqual([['en'], ['fr']]);
    expect(pageState().language).toBeUndefined();
  });

  test('shows until it has answered that the tap was heard', async () => {
    const slow = Promise.withResolvers<void>();
    answer.mockReturnValueOnce(slow.promise);
    take();
    wish('en');
    await Promise.resolve();
    expect(flag('en').ariaBusy).toBe('true');
    slow.resolve();
    await idle();
  });

  test('that is taken down answers no more', () => {
    take();
    end();
    wish('en');
    expect(answer).not.toHaveBeenCalled();
  });
});
