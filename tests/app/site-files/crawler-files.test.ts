import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../src/app/site-files/crawler-files.ts';

test('the sitemap lists addresses, and nothing that the build does not know', () => {
  expect(sitemap(['https://cartas.example/cartasqr/', 'https://cartas.example/cartasqr/a&b'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://cartas.example/cartasqr/</loc></url>\n' +
      '<url><loc>https://cartas.example/cartasqr/a&amp;b</loc></url>\n' +
      '</urlset>\n',
  );
});

test('robots may read everything and are told of the sitemap', () => {
  expect(robots('https://cartas.example/cartasqr/sitemap.xml')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://cartas.example/cartasqr/sitemap.xml\n',
  );
});
