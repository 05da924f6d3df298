import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageView } from '../../src/analytics/page-view.ts';
import { TagManager } from '../../src/analytics/tag-manager.ts';

const VIEW: PageView = {
  event: 'page_view',
  page_path: '/cartasqr/el-moreno',
  page_location: 'https://cartas.example/cartasqr/el-moreno',
  page_title: 'El Moreno',
  venue: 'el-moreno',
  language: 'es',
};

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** What stands in the queue; commands as lists. */
const queue = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
  );

beforeEach(() => {
  vi.setSystemTime('2026-11-20T20:00:00Z');
});

afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
  document.head.innerHTML = '';
});

describe('the first consent in a page', () => {
  test('denies all, grants measuring only, then reports the view', () => {
    new TagManager('GTM-ABC123').start(document, VIEW);
    expect(queue()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
        },
      ],
      ['consent', 'update', { analytics_storage: 'granted' }],
      { 'gtm.start': Date.parse('2026-11-20T20:00:00Z'), event: 'gtm.js' },
      VIEW,
    ]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  });

  test('a script that is blocked is only logged', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    new TagManager('GTM-ABC123').start(document, VIEW);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Error loading the tag manager:',
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    );
    log.mockRestore();
  });
});

describe('refusing', () => {
  test('at once leaves no trace', () => {
    new TagManager('GTM-ABC123').stop(document, 'localhost');
    expect(window.dataLayer).toBeUndefined();
    expect(scripts()).toEqual([]);
  });

  test('after a consent denies all again and ends what measures', () => {
    const manager = new TagManager('GTM-ABC123');
    manager.start(document, VIEW);
    document.cookie = '_ga=GA1.1.2';
    document.cookie = '_ga_MEASURE1=GS1.1';
    document.cookie = 'session=kept';
    manager.stop(document, 'localhost');
    expect(document.cookie).toBe('session=kept');
    expect(queue().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(window).toHaveProperty('ga-disable-G-MEASURE1', true);
  });

  test('and accepting again grants it, without a second view or script', () => {
    const manager = new TagManager('GTM-ABC123');
    manager.start(document, VIEW);
    document.cookie = '_ga_MEASURE1=GS1.1';
    manager.stop(document, 'localhost');
    manager.start(document, VIEW);
    expect(queue().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(queue().filter((entry) => entry === VIEW)).toHaveLength(1);
    expect(scripts()).toHaveLength(1);
    expect(window).toHaveProperty('ga-disable-G-MEASURE1', false);
  });
});
