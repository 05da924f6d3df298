import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PageView, pageViewOf } from '../../src/analytics/page-view.ts';
import { TagManager } from '../../src/analytics/tag-manager.ts';

describe('what is told of a page', () => {
  function viewAt(path: string, canonical?: string): PageView {
    document.documentElement.lang = 'de';
    document.title = 'Digitale QR-Speisekarte';
    const link = `<link rel="canonical" href="https://cartas.example${canonical}">`;
    document.head.insertAdjacentHTML('beforeend', canonical ? link : '');
    const location = new URL(path, 'https://cartas.example') as unknown as Location;
    return pageViewOf(document, location, () => '/cartasqr/404');
  }

  test.each([
    ['/cartasqr/el-moreno/mesa%204', 'mesa 4'],
    ['/cartasqr/el-moreno/%E0%A4', '%E0%A4'],
  ])('has the table of %s beside the path, so that all tables are one page', (path, table) => {
    expect(viewAt(path, '/cartasqr/el-moreno')).toMatchObject({ page_path: '/cartasqr/el-moreno', url_path: table });
  });

  test.each(['/cartasqr/', '/cartasqr/test'])('is the same of the demo at %s', (path) => {
    const view = viewAt(path, '/cartasqr/');
    expect(view).toMatchObject({ page_path: '/cartasqr/', venue: 'index' });
    expect(view).not.toHaveProperty('url_path');
  });

  test('is no unknown address, and no venue where there is none', () => {
    const view = viewAt('/cartasqr/secret/place');
    expect(view).toMatchObject({ page_path: '/cartasqr/404', page_location: 'https://cartas.example/cartasqr/404' });
    expect(view).not.toHaveProperty('venue');
    expect(JSON.stringify(view)).not.toContain('secret');
  });
});

describe('the tag manager', () => {
  const VIEW = { event: 'page_view', page_path: '/cartasqr/el-moreno' } as PageView;
  const SCRIPT = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';
  const GRANTED = ['consent', 'update', { analytics_storage: 'granted' }];

  let manager: TagManager;

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
    manager = new TagManager('GTM-ABC123');
    return () => delete window.dataLayer;
  });

  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

  /** What stands in the queue; commands as lists. */
  const queue = () =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    );

  test('at the first consent in a page denies all, grants measuring only, then reports the view', () => {
    manager.start(document, VIEW);
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
      GRANTED,
      { 'gtm.start': Date.parse('2026-11-20T20:00:00Z'), event: 'gtm.js' },
      VIEW,
    ]);
    expect(scripts()).toEqual([SCRIPT]);
  });

  test('refused after a consent is denied all again, and what measures ends; accepted again, it goes on', () => {
    manager.start(document, VIEW);
    document.cookie = '_ga=GA1.1.2';
    document.cookie = '_ga_MEASURE1=GS1.1';
    document.cookie = 'session=kept';
    manager.stop(document, 'localhost');
    expect(document.cookie).toBe('session=kept');
    expect(queue().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(window).toHaveProperty('ga-disable-G-MEASURE1', true);
    manager.start(document, VIEW);
    expect(queue().at(-1)).toEqual(GRANTED);
    expect(window).toHaveProperty('ga-disable-G-MEASURE1', false);
    // Neither a second view nor a second script.
    expect(queue().filter((entry) => entry === VIEW)).toHaveLength(1);
    expect(scripts()).toHaveLength(1);
    document.cookie = 'session=; max-age=0';
  });
});
