import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { compileSite } from '../../../codegen/resolve/compile-site.ts';
import { siteModule } from '../../../codegen/emit/generate-shared.ts';
import { SITE_DEFAULTS } from '../../../src/terms/site.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

const VENUES = ['bar', 'index'];
const compile = (text: string) =>
  compileSite({ file: 'menus/_system/site.yaml', id: 'site', text, languages: [] }, VENUES);
const said = (text: string): string[] =>
  compile(text).diagnostics.map(
    ({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`,
  );

const BAR = (name: string, more = ''): string =>
  `venue: ${name}\n${more}sections:\n  - section: Uno\n    items:\n      - Agua: 2 []\n`;

test('nothing need be said', () => {
  for (const text of ['', '# nothing\n', 'name:\n']) {
    expect(compile(text)).toEqual({ site: SITE_DEFAULTS, diagnostics: [] });
  }
});

test('everything can be said', () => {
  const text = `name: Cartas del puerto
basePath: /
timeZone: Atlantic/Canary
country: PT
home: bar
demo: index
publicUrl: https://cartas.example/
contact: hola@cartas.example
`;
  expect(compile(text)).toEqual({
    diagnostics: [],
    site: {
      name: 'Cartas del puerto',
      basePath: '',
      timeZone: 'Atlantic/Canary',
      country: 'PT',
      home: 'bar',
      demo: 'index',
      publicUrl: 'https://cartas.example',
      contact: 'hola@cartas.example',
    },
  });
});

describe('what is wrong is said at its place, and its hint passes', () => {
  test.each([
    ['basePath: cartas', '1:11 bad-link', '/cartas'],
    ['basePath: /Cartas/', '1:11 bad-link', '/cartas'],
    ['basePath: ""', '1:11 bad-link', '/'],
    ['basePath: /health', '1:11 reserved-path', undefined],
    ['basePath: /documents/bar', '1:11 reserved-path', undefined],
    ['timeZone: Canary', '1:11 wrong-type', 'Atlantic/Canary'],
    ['country: es', '1:10 wrong-type', 'ES'],
    ['home: bart', '1:7 bad-link', 'bar'],
    ['home: bar.yaml', '1:7 wrong-type', 'bar'],
    ['publicUrl: https://cartas.example/cartasqr', '1:12 bad-link', 'https://cartas.example'],
    ['pais: ES', '1:1 unknown-field', undefined],
    ['contact: hola', '1:10 bad-link', undefined],
    ['home: otro-bar-cualquiera', '1:7 bad-link', undefined],
    ['country: Spain', '1:10 wrong-type', undefined],
    ['country: UK', '1:10 wrong-type', undefined],
    ['basePath: /cartas del bar', '1:11 bad-link', undefined],
    ['publicUrl: cartas.example', '1:12 bad-link', undefined],
    ['- name', '1:1 wrong-type', undefined],
  ])('%s', (text, place, meant) => {
    const { site, diagnostics } = compile(text);
    expect(said(text)[0]).toContain(place);
    expect(site).toBe(SITE_DEFAULTS);
    const fix = diagnostics[0]?.fix;
    expect(fix?.text).toBe(meant);
    expect(diagnostics[0]?.es.message).not.toBe(diagnostics[0]?.message);
    if (!fix) return;
    const mended = text.slice(0, fix.column - 1) + fix.text + text.slice(fix.endColumn - 1);
    expect(said(mended)).toEqual([]);
  });
});

test('a name has no translations: what looks like the tag of one is said', async () => {
  const root = temporaryFolder({ 'menus/_system/site.yaml': 'name: Cartas @en Menus\n', 'menus/bar.yaml': BAR('Bar') });
  const { out, err } = await runCommand(root, 'check');
  expect(out + err).toContain('menus/_system/site.yaml:1:14: warning odd-tag');
});

test('the home page, the demo, the zone and the prefix of numbers follow the settings', async () => {
  const root = temporaryFolder({
    'menus/_system/site.yaml': 'basePath: /\nhome: bar\ncountry: PT\ntimeZone: Atlantic/Madeira\n',
    'menus/bar.yaml': BAR('Bar', 'urlPath: true\ntimeZone: Atlantic/Madeira\ncontact: {phone: 213 000 101}\n'),
    'menus/index.yaml': BAR('Demo'),
  });
  expect(await runCommand(root, 'build')).toMatchObject({ status: 0, err: '' });
  const files = readFiles(join(root, 'generated'));
  const routes = [...(files['routes.tsx'] ?? '').matchAll(/path: '([^']*)', handle: \{ venue: '([^']*)' \}/g)];
  expect(routes.map(([, path, venue]) => [path, venue])).toEqual([
    ['', 'bar'],
    ['bar/:urlPath?', 'bar'],
    ['index', 'index'],
    ['test', 'index'],
  ]);
  expect(files['venues/index/route.tsx']).toContain('DemoPrompt');
  expect(files['venues/bar/route.tsx']).not.toContain('DemoPrompt');
  expect(files['venues/bar/menu.ts']).toContain('tel:+351213000101');
  expect(files['venues/bar/menu.ts']).not.toContain('Madeira');
  expect(files['site.ts']).toContain("export const BASE_PATH: string = '';");
});

test("prices of venues and of partials are in the currency of the site's country", async () => {
  const root = temporaryFolder({
    'menus/_system/site.yaml': 'country: DK\n',
    'menus/_shared/drinks.yaml': 'sections:\n- section: Drinks\n  items:\n  - Vand: 20 kr\n',
    'menus/bar.yaml': 'venue: Bar\nsections:\n- use: drinks\n- section: Mad\n  items:\n  - Suppe: 45 kr\n',
  });
  const { status, out } = await runCommand(root, 'check', '--format', 'json');
  const { diagnostics } = JSON.parse(out) as { diagnostics: Diagnostic[] };
  expect(status).toBe(1);
  expect(diagnostics.map(({ file, code, hint }) => [file, code, hint])).toEqual([
    ['menus/_shared/drinks.yaml', 'bad-price', 'write 20'],
    ['menus/bar.yaml', 'bad-price', 'write 45'],
  ]);
});

test('a site that is wrong is not built, not even by a build that keeps going', async () => {
  const root = temporaryFolder({ 'menus/_system/site.yaml': 'country: Narnia\n', 'menus/bar.yaml': BAR('Bar') });
  for (const flags of [[], ['--keep-going']]) {
    const { status, out, err } = await runCommand(root, 'build', ...flags);
    expect({ status, out }).toEqual({ status: 1, out: 'Nothing was written.\n' });
    expect(err).toContain('menus/_system/site.yaml:1:10: error wrong-type:');
  }
  expect(Object.keys(readFiles(root)).filter((path) => path.startsWith('generated'))).toEqual([]);
});

test('the tests run with the settings of their own site', () => {
  const place = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { site, diagnostics } = compile(readFileSync(place('site/_system/site.yaml'), 'utf8'));
  expect(diagnostics).toEqual([]);
  expect(readFileSync(place('support/site-settings.ts'), 'utf8')).toBe(siteModule(site).content);
});

test('a warning of the settings keeps nothing from being written', async () => {
  const root = temporaryFolder({
    'menus/_system/site.yaml': 'name: Bar #1\nhome: bar\n',
    'menus/bar.yaml': BAR('Bar'),
  });
  expect(await runCommand(root, 'build')).toMatchObject({ status: 0, err: expect.stringContaining('odd-comment') });
  expect(readFiles(join(root, 'generated'))['site.ts']).toContain("HOME: string = 'bar'");
  for (const command of ['check', 'fmt', 'translations']) {
    expect(await runCommand(root, command)).toMatchObject({ status: 0 });
  }
  expect(await runCommand(root, 'check', '--strict')).toMatchObject({ status: 1 });
});

test.each([
  [1, 'qr', 'bar', '--url', 'https://cartas.example', '--out', 'x'],
  [1, 'print', 'bar', '--url', 'https://cartas.example', '--out', 'x'],
  [1, 'allergens', 'bar', '--out', 'sheet.html'],
  [1, 'inspect', 'menus/bar.yaml'],
  [2, 'new', 'otro'],
])(
  'settings with an error are told by %i %s, which does nothing by the defaults',
  async (status: number, ...command: string[]) => {
    const root = temporaryFolder({
      'menus/_system/site.yaml': 'basePath: /\ncountry: PT\ncontact: hola\n',
      'menus/bar.yaml': BAR('Bar', 'contact: {phone: 213 000 101}\n'),
    });
    const before = readFiles(root);
    const { err, ...rest } = await runCommand(root, ...command);
    expect(rest).toEqual({ status, out: '' });
    expect(err).toContain('menus/_system/site.yaml:3:');
    expect(err).toContain('"hola" is not an e-mail address');
    expect(readFiles(root)).toEqual(before);
  },
);
