import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codesOf, pagesOf } from '../../support/read-codes.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const URL_GIVEN = ['--url', 'https://cartas.example'] as const;

const MENUS = {
  'menus/bar.yaml': 'venue: Bar Pepe\nurlPath: true\nsections: []\n',
  'menus/cafe.yaml': 'venue: Café Sol\nlanguages: es en\nsections: []\n',
  'menus/shut.yaml': 'venue: Shut\nstatus: unavailable\n',
};

beforeEach(() => vi.stubEnv('PUBLIC_URL', ''));
afterEach(() => vi.unstubAllEnvs());

const png = (cwd: string, name: string): string[] => codesOf(readFileSync(join(cwd, name)));

describe('the code of a venue', () => {
  test('is written as SVG, PNG and PDF, and all of them are read', async () => {
    const cwd = temporaryFolder(MENUS);
    expect(await runCommand(cwd, 'qr', 'bar', ...URL_GIVEN)).toEqual({
      status: 0,
      out: [
        'bar-qr.svg is written: a code of 50 mm.',
        'bar-qr.png is written: a code of 50 mm.',
        'bar-qr.pdf is written: a code of 50 mm.',
        'All lead to https://cartas.example/cartasqr/bar',
        '',
      ].join('\n'),
      err: '',
    });
    const address = ['https://cartas.example/cartasqr/bar'];
    expect(png(cwd, 'bar-qr.png')).toEqual(address);
    expect(codesOf(await sharp(join(cwd, 'bar-qr.svg'), { density: 300 }).png().toBuffer())).toEqual(address);
    expect(pagesOf(readFileSync(join(cwd, 'bar-qr.pdf')), 300).map(codesOf)).toEqual([address]);
  });

  test('is written in one format, of a width, into a folder that is made', async () => {
    const cwd = temporaryFolder(MENUS);
    const options = ['--format', 'svg', '--size', '35,5', '--out', 'a/b'];
    const { out } = await runCommand(cwd, 'qr', 'bar.yaml', ...URL_GIVEN, ...options);
    expect(out).toBe(
      'a/b/bar-qr.svg is written: a code of 35.5 mm.\nIt leads to https://cartas.example/cartasqr/bar\n',
    );
    expect(readdirSync(join(cwd, 'a/b'))).toEqual(['bar-qr.svg']);
  });

  test('leads to the address of the environment where none is given', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://carta.example/');
    const cwd = temporaryFolder(MENUS);
    expect((await runCommand(cwd, 'qr', '--help')).out).toContain('env: PUBLIC_URL');
    await runCommand(cwd, 'qr', 'cafe', '--format', 'png');
    expect(png(cwd, 'cafe-qr.png')).toEqual(['https://carta.example/cartasqr/cafe']);
  });

  test('is not written twice, and not over another without a word', async () => {
    const cwd = temporaryFolder(MENUS);
    const again = () => runCommand(cwd, 'qr', 'bar', ...URL_GIVEN, '--format', 'svg');
    await again();
    expect((await again()).out).toMatch(/^bar-qr\.svg is up to date: a code of 50 mm\.\n/);
    writeFileSync(join(cwd, 'bar-qr.svg'), 'mine');
    expect((await again()).out).toMatch(/^bar-qr\.svg is written over the one that was there: a code of 50 mm\.\n/);
  });

  test.each([
    ['shut', 'https://cartas.example', 'note: the page of Shut says that it has no menu now\n'],
    [
      'bar',
      'http://192.168.1.20:4000',
      'warning: http://192.168.1.20:4000 is an address inside of a network: only phones in that network find the menu there.\n',
    ],
  ])('is written where few can use it, with a word of it: %s at %s', async (venue, url, err) => {
    const cwd = temporaryFolder(MENUS);
    expect(await runCommand(cwd, 'qr', venue, '--url', url, '--format', 'svg')).toMatchObject({ status: 0, err });
  });
});

describe('cards for tables', () => {
  test('lead to a page for each table where the venue has them', async () => {
    const cwd = temporaryFolder({
      ...MENUS,
      'menus/img/bar/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120"><rect width="360" height="120" fill="#126"/></svg>',
    });
    expect(await runCommand(cwd, 'qr', 'bar', ...URL_GIVEN, '--tables', '2')).toEqual({
      status: 0,
      out: 'bar-tables.pdf is written: 2 cards on A4.\nThe first one leads to https://cartas.example/cartasqr/bar/mesa-1\n',
      err: '',
    });
    const [page = Buffer.alloc(0)] = pagesOf(readFileSync(join(cwd, 'bar-tables.pdf')), 150);
    expect(codesOf(page).toSorted()).toEqual([
      'https://cartas.example/cartasqr/bar/mesa-1',
      'https://cartas.example/cartasqr/bar/mesa-2',
    ]);
  });

  test('lead to one page where the venue has one, and a note says so', async () => {
    const cwd = temporaryFolder(MENUS);
    expect(await runCommand(cwd, 'qr', 'cafe', ...URL_GIVEN, '--tables', '1,2')).toEqual({
      status: 0,
      out: 'cafe-tables.pdf is written: 2 cards on A4.\nAll lead to https://cartas.example/cartasqr/cafe\n',
      err:
        'note: the cards are without a logo; there is none in img/cafe/\n' +
        'note: all codes lead to the same address; with "urlPath: true" in its menu, each table has an address of its own\n',
    });
    const [page = Buffer.alloc(0)] = pagesOf(readFileSync(join(cwd, 'cafe-tables.pdf')), 150);
    expect(codesOf(page)).toEqual(['https://cartas.example/cartasqr/cafe', 'https://cartas.example/cartasqr/cafe']);
  });

  test('are made without a logo that is no picture', async () => {
    const cwd = temporaryFolder({ ...MENUS, 'menus/img/bar/logo.png': 'P3\n600 400\n255\n' });
    const { status, err } = await runCommand(cwd, 'qr', 'bar', ...URL_GIVEN, '--tables', '7-7');
    expect({ status, err }).toEqual({
      status: 0,
      err: 'note: the cards are without a logo; it cannot be read: img/bar/logo.png\n',
    });
  });

  test.each([
    ['index', ''],
    ['taberna', 'taberna/mesa-12'],
    ['parrilla', 'parrilla'],
  ])('are read for %s, with its logo, languages and theme', async (venue, path) => {
    const cwd = temporaryFolder();
    symlinkSync(join(import.meta.dirname, '../../site'), join(cwd, 'menus'));
    await runCommand(cwd, 'qr', venue, ...URL_GIVEN, '--tables', '12-12');
    const pages = pagesOf(readFileSync(join(cwd, `${venue}-tables.pdf`)), 150);
    expect(pages.map(codesOf)).toEqual([[`https://cartas.example/cartasqr/${path}`]]);
  });
});

describe('nothing is written', () => {
  test('for a menu with an error, which is shown', async () => {
    const cwd = temporaryFolder({ ...MENUS, 'menus/bar.yaml': 'venue: Bar\nsections: 5\n' });
    const { status, err } = await runCommand(cwd, 'qr', 'bar', ...URL_GIVEN);
    expect(status).toBe(1);
    expect(err).toMatch(/^menus\/bar\.yaml:2:11: error wrong-type/);
    expect(readdirSync(cwd)).toEqual(['menus']);
  });

  test('where a file stands in the place of the folder', async () => {
    const cwd = temporaryFolder({ ...MENUS, print: 'mine' });
    const { status, err } = await runCommand(cwd, 'qr', 'bar', ...URL_GIVEN, '--out', 'print');
    expect({ status, err }).toEqual({
      status: 1,
      err: 'carta: cannot write print/bar-qr.svg: a file stands where a folder must be\n',
    });
    expect(readFileSync(join(cwd, 'print'), 'utf8')).toBe('mine');
  });

  test('over a folder of that name', async () => {
    const cwd = temporaryFolder(MENUS);
    mkdirSync(join(cwd, 'bar-qr.svg'));
    const { status } = await runCommand(cwd, 'qr', 'bar', ...URL_GIVEN, '--format', 'svg');
    expect(status).toBe(1);
    expect(readdirSync(cwd)).toEqual(['bar-qr.svg', 'menus']);
  });
});
