import { describe, expect, it, vi } from 'vitest';
import { type AnswerStore, Consent, readAnswer } from '../../src/analytics/consent.ts';
import { deleteGoogleCookies, domainsOf, googleCookies } from '../../src/analytics/tag-manager.ts';

/** A browser's storage that holds one answer. */
function memoryStore(kept?: string): AnswerStore & { kept: string | null } {
  return {
    kept: kept ?? null,
    getItem() {
      return this.kept;
    },
    setItem(_key, text) {
      this.kept = text;
    },
    removeItem() {
      this.kept = null;
    },
  };
}

const now = () => new Date('2026-11-20T20:00:00Z');

function consentWith(store?: AnswerStore, signal = false): Consent {
  return new Consent({ store, signal, now });
}

describe('an answer that was stored', () => {
  it.each([
    ['is what was accepted', 'accepted 2026-11-20', '2026-11-20T20:00:00Z', 'accepted'],
    ['is what was refused', 'refused 2026-11-20', '2027-03-01T12:00:00Z', 'refused'],
    ['holds for two years', 'accepted 2026-11-20', '2028-11-18T23:59:00Z', 'accepted'],
    ['holds for two years, a refusal as well', 'refused 2026-11-20', '2028-11-18T23:59:00Z', 'refused'],
    ['holds no longer', 'accepted 2026-11-20', '2028-11-19T00:00:00Z', undefined],
    ['holds no longer, a refusal as well', 'refused 2026-11-20', '2028-11-19T00:00:00Z', undefined],
    ['is of the same day whatever the time zone', 'refused 2026-11-21', '2026-11-20T22:30:00Z', 'refused'],
    ['is none of later days', 'accepted 2027-01-01', '2026-11-20T12:00:00Z', undefined],
    ...[undefined, '', 'accepted', 'accepted soon', 'yes 2026-11-20', '{"answer":"accepted"}', ' 2026-11-20'].map(
      (kept) => [`is none in ${kept}`, kept, '2026-11-20T20:00:00Z', undefined] as const,
    ),
  ] as const)('%s', (_what, kept, when, answer) => {
    expect(readAnswer(memoryStore(kept), new Date(when))).toBe(answer);
  });
});

describe('a visitor who was never asked', () => {
  it('is asked', () => {
    expect(consentWith(memoryStore()).getState()).toBe('open');
  });

  it('withdraws on this page before other tabs can hear of it', () => {
    const store = memoryStore('accepted 2026-11-20');
    const consent = consentWith(store);
    const kept: (string | null)[] = [];
    consent.subscribe(() => kept.push(store.kept));
    consent.answer('refused');
    expect([kept, store.kept]).toEqual([['accepted 2026-11-20'], 'refused 2026-11-20']);
  });

  it('accepts, which is kept with its day, and told once', () => {
    const store = memoryStore();
    const consent = consentWith(store);
    const listener = vi.fn();
    consent.subscribe(listener);
    consent.answer('accepted');
    consent.answer('accepted');
    expect([consent.getState(), store.kept]).toEqual(['accepted', 'accepted 2026-11-20']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('refuses, which counts as an answer, too', () => {
    const store = memoryStore();
    consentWith(store).answer('refused');
    expect([store.kept, consentWith(store).getState()]).toEqual(['refused 2026-11-20', 'refused']);
  });
});

describe('a visitor who has answered', () => {
  it('is asked again after two years', () => {
    expect(consentWith(memoryStore('refused 2024-11-20')).getState()).toBe('open');
  });

  it('withdraws', () => {
    const store = memoryStore('accepted 2026-01-01');
    const consent = consentWith(store);
    consent.answer('refused');
    expect([consent.getState(), store.kept]).toEqual(['refused', 'refused 2026-11-20']);
  });

  it('no longer hears of it after unsubscribing', () => {
    const consent = consentWith(memoryStore());
    const listener = vi.fn();
    consent.subscribe(listener)();
    consent.answer('accepted');
    expect(listener).not.toHaveBeenCalled();
  });
});

it('a browser that sends Global Privacy Control has refused: no answer is kept', () => {
  const store = memoryStore();
  const consent = consentWith(store, true);
  consent.answer('accepted');
  expect([consent.getState(), store.kept]).toEqual(['signalled', null]);
});

describe('a browser that keeps nothing', () => {
  it('asks nobody, because the answer would be forgotten, and takes one for this page', () => {
    const consent = consentWith();
    expect(consent.getState()).toBe('refused');
    consent.answer('accepted');
    consent.readAgain();
    expect(consent.getState()).toBe('accepted');
  });

  it('takes an answer for this page where the storage is full', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const consent = consentWith({ ...memoryStore(), setItem });
    consent.answer('accepted');
    expect(consent.getState()).toBe('accepted');
  });
});

describe('the cookies of the tag manager', () => {
  it.each([
    [
      '_ga=GA1.1.2; _ga_ABC123=GS1.1; session=_ga; _gid=x; _gcl_au=1; _gat=1; gallery=2; my_ga=3',
      ['_ga', '_ga_ABC123', '_gid', '_gcl_au', '_gat'],
    ],
    ['', []],
  ])('are told from others in %j', (cookies, names) => {
    expect(googleCookies(cookies)).toEqual(names);
  });

  it('may be of the host and of every domain above it', () => {
    expect(domainsOf('cartas.bar.example')).toEqual(['cartas.bar.example', 'bar.example', 'example']);
    expect(domainsOf('localhost')).toEqual(['localhost']);
  });

  it('are deleted for each of these', () => {
    const written: string[] = [];
    const page = {
      get cookie() {
        return '_ga=1; session=2';
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    expect(deleteGoogleCookies(page, 'cartas.example')).toEqual(['_ga']);
    expect(written).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; max-age=0; domain=cartas.example',
      '_ga=; path=/; max-age=0; domain=example',
    ]);
  });
});
