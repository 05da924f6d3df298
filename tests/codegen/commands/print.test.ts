import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codesOf, pagesOf, runOn } from '../../support/read-codes.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120"><rect width="360" height="120" fill="#126"/></svg>';
const MENUS = {
  'menus/bar.yaml':
    'venue: Bar Pepe\nlanguages: es en\nsections:\n  - section: Tapas @en Tapas\n    items:\n      - Agua @en Water: 2\n',
  'menus/shut.yaml': 'venue: Shut\nstatus: unavailable\n',
  'menus/bare.yaml': 'venue: Bare\nsections: []\n',
  'menus/winter.yaml': 'venue: Winter\nsections:\n  - section: Tapas\n    items:\n      - Agua: 2 [] hidden\n',
  'menus/img/bar/logo.svg': LOGO,
};
const URL_GIVEN = ['--url', 'https://cartas.example'] as const;

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', '');
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const read = (cwd: string, name: string): Buffer => readFileSync(join(cwd, name));

describe('a menu to print', () => {
  test('is written on A4 and A5, with the code of its page and the day of Madrid', async () => {
    const cwd = temporaryFolder(MENUS);
    expect(await runCommand(cwd, 'print', 'bar', ...URL_GIVEN)).toEqual({
      status: 0,
      out: 'bar-menu-a4.pdf is written: a page of A4.\nbar-menu-a5.pdf is written: a page of A5.\n',
      err: '',
    });
    for (const name of ['bar-menu-a4.pdf', 'bar-menu-a5.pdf']) {
      expect(pagesOf(read(cwd, name), 200).map(codesOf)).toEqual([['https://cartas.example/cartasqr/bar']]);
      expect(runOn('pdftotext', ['-', '-'], read(cwd, name))).toContain('23 de noviembre de 2026');
    }
  });

  test('is written on one paper, in another language, into a folder that is made', async () => {
    const cwd = temporaryFolder(MENUS);
    const { out } = await runCommand(cwd, 'print', 'bar.yaml', '--paper', 'a5', '--language', 'en', '--out', 'a/b');
    expect(out).toBe('a/b/bar-menu-a5-en.pdf is written: a page of A5.\n');
    expect(readdirSync(join(cwd, 'a/b'))).toEqual(['bar-menu-a5-en.pdf']);
    expect(runOn('pdftotext', ['-', '-'], read(cwd, 'a/b/bar-menu-a5-en.pdf'))).toContain('23 November 2026');
  });

  test('is without a code where no address is known, and without a logo where there is none, and says so', async () => {
    // A browser draws it, and what draws for paper does not.
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><path d=M0></svg>';
    const cwd = temporaryFolder({ ...MENUS, 'menus/img/bar/logo.svg': logo });
    const { status, err } = await runCommand(cwd, 'print', 'bar', '--paper', 'a4');
    expect({ status, err }).toEqual({
      status: 0,
      err:
        'note: the menu is without a logo; it cannot be read: img/bar/logo.svg\n' +
        'note: the menu has no QR code; give the public address with --url, or write publicUrl in _system/site.yaml\n',
    });
    expect(pagesOf(read(cwd, 'bar-menu-a4.pdf'), 100).map(codesOf)).toEqual([[]]);
  });

  test('says which letters it is without, and where its code does not lead', async () => {
    const bar = MENUS['menus/bar.yaml'].replace('Agua', 'Agua 🌶️').replace('Water', 'Water 🌶️');
    const cwd = temporaryFolder({ ...MENUS, 'menus/bar.yaml': bar });
    const { err } = await runCommand(cwd, 'print', 'bar', '--paper', 'a4', '--url', 'http://localhost:4000');
    expect(err).toBe(
      'warning: http://localhost:4000 is this computer only: no phone finds the menu there. Do not print this code.\n' +
        'warning: the fonts have no 🌶, so the menu is printed without\n',
    );
  });

  test('is not written twice, and not over another without a word', async () => {
    const cwd = temporaryFolder(MENUS);
    const again = () => runCommand(cwd, 'print', 'bar', '--paper', 'a4', ...URL_GIVEN);
    await again();
    expect((await again()).out).toBe('bar-menu-a4.pdf is up to date: a page of A4.\n');
    writeFileSync(join(cwd, 'bar-menu-a4.pdf'), 'mine');
    expect((await again()).out).toBe('bar-menu-a4.pdf is written over the one that was there: a page of A4.\n');
  });
});

test.each<[argv: string[], status: number, message: RegExp]>([
  [['print'], 2, /missing required argument 'venue'/],
  [['print', 'baar'], 2, /^carta: there is no venue called "baar" in menus: did you mean "bar"\?\n$/],
  [['print', 'bar', '--paper', 'a3'], 2, /'a3' is invalid. Allowed choices are a4, a5/],
  [['print', 'bar', '--language', 'pt'], 2, /^carta: bar has no menu in "pt"; its languages are es, en\n$/],
  [['print', 'bar', '--language', 'fr'], 2, /^carta: bar has no menu in "fr"; its languages are es, en\n$/],
  [['print', 'shut'], 2, /^carta: shut has no menu to print: it is unavailable\n$/],
  [['print', 'bare'], 2, /^carta: bare has no menu to print: nothing is on it\n$/],
  [['print', 'winter'], 2, /^carta: winter has no menu to print: nothing is on it\n$/],
  [['print', 'bar', '--url', 'cartas'], 2, /^carta: "cartas" is no address that a code can lead to/],
  [['print', 'bar', '--menus', 'nada'], 2, /^carta: there is no folder of menus called nada/],
  [['print', 'wrong'], 1, /^menus\/wrong\.yaml:2:11: error wrong-type/],
])('carta %j is refused, and nothing is written', async (argv, expected, message) => {
  const cwd = temporaryFolder({ ...MENUS, 'menus/wrong.yaml': 'venue: Bar\nsections: 5\n' });
  const { status, err } = await runCommand(cwd, ...argv);
  expect(status).toBe(expected);
  expect(err).toMatch(message);
  expect(readdirSync(cwd)).toEqual(['menus']);
});

test('nothing is written where a file stands in the place of the folder', async () => {
  const cwd = temporaryFolder({ ...MENUS, there: 'mine' });
  const { status, err } = await runCommand(cwd, 'print', 'bar', ...URL_GIVEN, '--out', 'there');
  expect({ status, err }).toEqual({
    status: 1,
    err: 'carta: cannot write there/bar-menu-a4.pdf: a file stands where a folder must be\n',
  });
  expect(readFileSync(join(cwd, 'there'), 'utf8')).toBe('mine');
});
