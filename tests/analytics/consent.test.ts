import { describe, expect, it, vi } from 'vitest';
import { Consent } from '../../src/analytics/consent.ts';
import { memoryStore } from './memory-store.ts';

const TODAY = '2026-11-20T20:00:00Z';

function consentWith({
  store,
  signal = false,
  now = TODAY,
}: Partial<{ store: ReturnType<typeof memoryStore>; signal: boolean; now: string }>) {
  return new Consent({ store, signal, now: () => new Date(now) });
}

describe('a visitor who was never asked', () => {
  it('is asked', () => {
    expect(consentWith({ store: memoryStore() }).getState()).toBe('open');
  });

  it('accepts, which is kept with its day, and told once', () => {
    const store = memoryStore();
    const consent = consentWith({ store });
    const listener = vi.fn<() => void>();
    consent.subscribe(listener);
    consent.answer('accepted');
    consent.answer('accepted');
    expect(consent.getState()).toBe('accepted');
    expect(store.kept).toBe('accepted 2026-11-20');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('refuses, which counts as an answer, too', () => {
    const store = memoryStore();
    consentWith({ store }).answer('refused');
    expect(store.kept).toBe('refused 2026-11-20');
    expect(consentWith({ store }).getState()).toBe('refused');
  });
});

describe('a visitor who has answered', () => {
  it('is not asked again for two years, whichever way it was', () => {
    const asked = (kept: string, now: string) => consentWith({ store: memoryStore(kept), now }).getState();
    expect(asked('accepted 2026-11-20', '2028-11-18T12:00:00Z')).toBe('accepted');
    expect(asked('refused 2026-11-20', '2028-11-18T12:00:00Z')).toBe('refused');
    expect(asked('accepted 2026-11-20', '2028-11-20T12:00:00Z')).toBe('open');
    expect(asked('refused 2026-11-20', '2028-11-20T12:00:00Z')).toBe('open');
  });

  it('withdraws', () => {
    const store = memoryStore('accepted 2026-01-01');
    const consent = consentWith({ store });
    consent.answer('refused');
    expect(consent.getState()).toBe('refused');
    expect(store.kept).toBe('refused 2026-11-20');
  });

  it('withdraws on another page, and this one learns of it', () => {
    const store = memoryStore('accepted 2026-01-01');
    const consent = consentWith({ store });
    const listener = vi.fn<() => void>();
    consent.subscribe(listener);
    store.kept = 'refused 2026-11-20';
    consent.readAgain();
    expect(consent.getState()).toBe('refused');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('no longer hears of it after unsubscribing', () => {
    const consent = consentWith({ store: memoryStore() });
    const listener = vi.fn<() => void>();
    consent.subscribe(listener)();
    consent.answer('accepted');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a browser that sends Global Privacy Control', () => {
  it('has refused: nobody is asked, and an answer of before does not count', () => {
    expect(consentWith({ store: memoryStore(), signal: true }).getState()).toBe('signalled');
    expect(consentWith({ store: memoryStore('accepted 2026-11-20'), signal: true }).getState()).toBe('signalled');
  });

  it('takes no consent', () => {
    const store = memoryStore();
    const consent = consentWith({ store, signal: true });
    consent.answer('accepted');
    expect(consent.getState()).toBe('signalled');
    expect(store.kept).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('asks nobody, because the answer would be forgotten', () => {
    expect(consentWith({}).getState()).toBe('refused');
  });

  it('takes an answer for this page', () => {
    const consent = consentWith({});
    consent.answer('accepted');
    consent.readAgain();
    expect(consent.getState()).toBe('accepted');
  });

  it('takes an answer for this page where the storage is full', () => {
    const store = memoryStore();
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const consent = consentWith({ store });
    consent.answer('accepted');
    expect(consent.getState()).toBe('accepted');
  });
});
