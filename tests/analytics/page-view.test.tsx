import { beforeEach, expect, test } from 'vitest';
import { pageViewOf } from '../../src/analytics/page-view.ts';

beforeEach(() => {
  document.documentElement.lang = 'de';
});

function show(canonical?: string): void {
  document.head.innerHTML = `<title>Digitale QR-Speisekarte von El Moreno - cartas.example</title>
    ${canonical ? `<link rel="canonical" href="https://cartas.example${canonical}">` : ''}`;
}

const viewAt = (path: string) =>
  pageViewOf(document, new URL(path, 'https://cartas.example') as unknown as Location, () => '/cartasqr/404');

test('a venue’s page: path, title, venue and language', () => {
  show('/cartasqr/el-moreno');
  expect(viewAt('/cartasqr/el-moreno/')).toEqual({
    event: 'page_view',
    page_path: '/cartasqr/el-moreno',
    page_location: 'https://cartas.example/cartasqr/el-moreno',
    page_title: 'Digitale QR-Speisekarte von El Moreno - cartas.example',
    venue: 'el-moreno',
    language: 'de',
  });
});

test('a table stands beside the path, so that all tables are one page', () => {
  show('/cartasqr/el-moreno');
  expect(viewAt('/cartasqr/el-moreno/mesa%204')).toMatchObject({
    page_path: '/cartasqr/el-moreno',
    url_path: 'mesa 4',
  });
  expect(viewAt('/cartasqr/el-moreno/%E0%A4')).toMatchObject({ url_path: '%E0%A4' });
});

test('the demo is one page at both of its paths', () => {
  show('/cartasqr/');
  for (const path of ['/cartasqr/', '/cartasqr/test']) {
    const view = viewAt(path);
    expect(view).toMatchObject({ page_path: '/cartasqr/', venue: 'index' });
    expect(view).not.toHaveProperty('url_path');
  }
});

test('a page that is no venue’s has none, and an unknown address is not told', () => {
  show();
  const view = viewAt('/cartasqr/secret/place');
  expect(view).toMatchObject({ page_path: '/cartasqr/404', page_location: 'https://cartas.example/cartasqr/404' });
  expect(view).not.toHaveProperty('venue');
  expect(JSON.stringify(view)).not.toContain('secret');
});
