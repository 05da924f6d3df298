import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from './wrong-files.ts';
import { startYamlServer, type YamlServer } from './yaml-server.ts';

const FIRST_LINE = '# yaml-language-server: $schema=../generated/menu.schema.json\n';

let server: YamlServer;
beforeAll(async () => {
  server = await startYamlServer();
}, 60_000);
afterAll(() => server.stop());

const hover = (text: string): Promise<string> => server.hover('menus/bar.yaml', FIRST_LINE + text);

test('a field of the venue is explained in Spanish and in English, with an example', async () => {
  expect(await hover('venue: Bar\n|status: open\n')).toBe(
    '#### Carta\n\n`unavailable` enseña «Menú no disponible» en lugar de la carta.\n\n' +
      "*`unavailable` shows 'Menú no disponible' instead of the menu.*\n\n" +
      '```yaml\nstatus: unavailable\n```\n\nAllowed Values:\n\n* `open`\n* `unavailable`\n',
  );
});

test('a field of a dish is explained with its examples', async () => {
  expect(await hover(items('- item: Pan\n  |allergens: gluten'))).toBe(
    '#### item\n\nLos alérgenos que lleva, o con ~ delante los que puede llevar (trazas). `none` declara que no lleva ninguno.\n\n' +
      '*Allergens that the item contains, or with ~ before it may contain; `none` states that there are none.*\n\n' +
      '```yaml\nallergens: gluten, huevos, ~soja\nallergens:\n  - gluten\n  - huevos\nallergens: none\n```',
  );
});

test('the same word is explained for the kind of entry in which it stands', async () => {
  expect(await hover(items('- |note: Pan y aperitivo'))).toContain('Un párrafo.');
  expect(await hover(items('- promo: Menú\n  |note: Hasta 10 años'))).toContain('La letra pequeña.');
  expect(await hover(items('- item: Pan\n  |onlyNight: true'))).toContain('de 19:00 a 3:00');
  expect(await hover('venue: Bar\nsections:\n  - section: Copas\n    |onlyNight: true\n')).toContain('de 17:00 a 3:00');
});

test('a dish on one line is explained', async () => {
  const text = await hover(items('- |Pan: 2 [gluten]'));
  expect(text).toContain('Un plato o una bebida en una línea');
  expect(text).toContain(
    '- Croquetas de jamón @en Ham croquettes: 3.50 tapa / 12 ración [gluten, huevos, ~soja] onlyNight',
  );
});
