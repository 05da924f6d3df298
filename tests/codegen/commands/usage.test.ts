import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';
import { TWO_BARS } from '../support/two-bars.ts';

beforeEach(() => vi.stubEnv('PUBLIC_URL', ''));
afterEach(() => vi.unstubAllEnvs());

const FILES = {
  ...TWO_BARS,
  'there.html': 'mine',
};
const URL_GIVEN = ['--url', 'https://cartas.example'];

test.each<[argv: string[], message: RegExp]>([
  [[], /Usage: carta/],
  [['bild'], /unknown command 'bild'/],
  [['chek'], /Did you mean check\?/],
  [['build', '--fast'], /unknown option '--fast'/],
  [['build', '--menus', 'nada'], /there is no folder of menus called nada; name one with --menus/],
  [['check', '--format', 'xml'], /'xml' is invalid. Allowed choices are text, json/],
  [['check', 'bar', 'menus/bar.yaml'], /too many arguments/],
  [['check', 'ovidio'], /there is no venue called "ovidio" in menus/],
  [['check', '--lang', 'fr'], /'fr' is invalid. Allowed choices are en, es/],
  [['build', '--out', 'there.csv'], /^carta: there.csv holds what carta did not write; choose a new or empty folder/],
  [['check', '--menus', 'there.csv'], /there is no folder of menus called there.csv/],
  [['watch', '--menus', 'nada'], /there is no folder of menus called nada/],
  [['inspect'], /missing required argument 'file'/],
  [['inspect', 'nada.yaml'], /there is no file called nada.yaml/],
  [['fmt', 'nada.yaml'], /^carta: there is no file called nada.yaml\n$/],
  // The other commands take a venue by its name.
  [['inspect', 'bar'], /there is no file called bar: did you mean menus\/bar.yaml\?/],
  [['fmt', 'bar'], /^carta: there is no file called bar: did you mean menus\/bar.yaml\?\n$/],
  [['fmt', 'bar.yaml'], /did you mean menus\/bar.yaml\?/],
  [['fmt', 'menus'], /^carta: menus is a folder; name it with --menus\n$/],
  [['help', 'pricse'], /there is no help for "pricse"; did you mean "prices"\?/],
  [['help', 'zzz'], /there is no help for "zzz"; there is help for: build, /],
  [['new', 'bar'], /^carta: menus\/bar.yaml exists already\n$/],
  [['new', 'Bar Pepe'], /takes lower-case letters.*rename it to "bar-pepe.yaml"/],
  [['new', '../bar'], /takes lower-case letters/],
  [['new', 'tres', '--menus', 'there.csv'], /^carta: there is no folder of menus called there.csv/],
  [['new', 'profile'], /"profile" is an address of the product itself/],
  [['new', 'tres', '--kind', 'taberna'], /Allowed choices are bar, restaurant, burger, pub, cafe, pizzeria/],
  [['allergens', 'bra'], /there is no venue called "bra" in menus: did you mean "bar"\?/],
  [['allergens', 'bar', '--out', 'there.html'], /there.html exists already/],
  [
    ['allergens', 'bar', '--language', 'xx'],
    /^carta: "xx" is not a language of menus; languages are: es, en, fr, de, it, ca, /,
  ],
  [['allergens', 'bar', '--format', 'pdf'], /'pdf' is invalid. Allowed choices are html, csv/],
  [['allergens', 'bar', '--out', 'hoja.csv'], /^carta: hoja.csv would hold html: give --format/],
  [['allergens', 'bar', '--out', 'hoja.PDF'], /hoja.PDF would hold html/],
  [['translations', '--out', 'textos.csv'], /textos.csv would hold text/],
  [['export', 'bar', '--out', 'bar.ods'], /bar.ods must end in .csv or .xlsx/],
  [['export', 'bar', '--out', 'there.csv'], /there.csv exists already/],
  [['export', 'bra'], /there is no venue called "bra" in menus: did you mean "bar"\?/],
  [['export'], /export takes the name of a menu, or --template/],
  [['export', 'bar', '--template'], /export takes the name of a menu, or --template/],
  [['import', 'nada.csv', '--venue', 'otro'], /there is no file called nada.csv/],
  [['import', 'menus', '--venue', 'otro'], /menus is not a file/],
  [['import', 'there.csv'], /say which menu, with --venue or --update/],
  [['import', 'there.csv', '--venue', 'bar'], /^carta: menus\/bar.yaml exists already\n$/],
  [['import', 'there.csv', '--venue', 'Bar Pepe'], /rename it to "bar-pepe.yaml"/],
  [['import', 'there.csv', '--venue', '../bar'], /takes lower-case letters/],
  [['import', 'there.csv', '--venue', 'staff'], /"staff" is an address of the product itself/],
  [['translations', '--venue', 'nada'], /there is no venue called "nada" in menus: the venues are bar/],
  [['translations', '--language', 'xx'], /"xx" is not a language of menus/],
  [['translations', '--format', 'xml'], /'xml' is invalid/],
  [['translations', '--fill', 'nada.csv'], /there is no file called nada.csv/],
  [['translations', '--fill', 'menus'], /there is no file called menus/],
  [['translations', '--fill', 'there.csv', '--venue', 'bar'], /leave --venue, --language and --out out/],
  [['translations', '--menus', 'nada'], /there is no folder of menus called nada/],
  [['qr', 'bar'], /^carta: which address does the code lead to\? Give the public one with --url/],
  [['qr', 'bar', '--url', 'http://cartas.example'], /^carta: "http:\/\/cartas\.example" is not safe/],
  [['qr', 'baar', ...URL_GIVEN], /^carta: there is no venue called "baar" in menus: did you mean "bar"\?\n$/],
  [['qr', 'restaurante', ...URL_GIVEN], /: the venues are bar, cafe\n$/],
  [['qr', 'bar', ...URL_GIVEN, '--menus', 'cartas'], /^carta: there is no folder of menus called cartas/],
  [['qr', 'bar', ...URL_GIVEN, '--format', 'jpg'], /Allowed choices are svg, png, pdf/],
  [['qr', 'bar', ...URL_GIVEN, '--size', '5'], /^carta: a code of 5 mm is too small for phones to read/],
  [['qr', 'bar', ...URL_GIVEN, '--size', 'big'], /^carta: "big" is not a width for a code/],
  [['qr', 'bar', ...URL_GIVEN, '--tables', '0'], /^carta: "0" is not a number of tables/],
  [
    ['qr', 'bar', ...URL_GIVEN, '--tables', '2', '--size', '90'],
    /carta: a card has room for a code of \d\d mm at most/,
  ],
  [
    ['qr', 'bar', ...URL_GIVEN, '--tables', '2', '--format', 'png'],
    /carta: table cards are a PDF: leave --format png out\n$/,
  ],
  [['qr', 'bar', ...URL_GIVEN, '--name', 'Pepe'], /^carta: --name is for table cards: give --tables, too\n$/],
  [['qr', 'bar', ...URL_GIVEN, '--tables', '1', '--name', '上海'], /carta: the cards cannot print 上 海/],
])('carta %j is wrong usage, and nothing is written', async (argv, message) => {
  const root = temporaryFolder(FILES);
  const { status, out, err } = await runCommand(root, ...argv);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(message);
  expect(readFiles(root)).toEqual(FILES);
});

test.each('build check watch inspect new fmt help diff translations import export allergens print qr'.split(' '))(
  'the help of %s shows an example',
  async (command) => {
    const { status, out } = await runCommand(temporaryFolder(), command, '--help');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\\n  npm run carta -- ${command}`));
  },
);
