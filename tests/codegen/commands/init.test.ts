import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../../codegen/cli/run.ts';
import { KINDS } from '../../../codegen/tools/starters/starter.ts';
import { LANGUAGE_CODES } from '../../../src/terms/house.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';

const DEMO = 'venue: La Demo\nsections:\n  - use: bebidas\n';
const DRINKS = 'sections:\n  - section: Bebidas\n    items:\n      - Agua: 2 []\n';
const SETTINGS = 'name: Carta\nbasePath: /menu\ncontact: hola@cartas.example\n';

const BEFORE = {
  'menus/index.yaml': DEMO,
  'menus/_shared/bebidas.yaml': DRINKS,
  'menus/_system/site.yaml': SETTINGS,
  'menus/img/index/share.jpg': 'a picture',
  'menus/img/_system/icon.svg': '<svg/>',
  'menus/README.md': '# Menus\n',
};

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(BEFORE)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = (): string[] =>
  Object.keys(readFiles(root))
    .filter((file) => !file.startsWith('generated/'))
    .toSorted();

/** Runs it at a terminal where somebody gives these answers; then Enter at whatever is asked. */
async function atTerminal(answers: readonly string[], ...flags: string[]) {
  return atTerminalIn('en', answers, flags);
}

async function atTerminalIn(language: 'en' | 'es', answers: readonly string[], flags: readonly string[] = []) {
  const left = [...answers];
  const asked: string[] = [];
  let err = '';
  let out = '';
  const status = await run(['init', ...flags], {
    cwd: root,
    language,
    out: (text) => (out += text),
    err: (text) => (err += text),
    ask: async (question) => {
      asked.push(question);
      return left.shift() ?? '';
    },
    interrupted: () => Promise.resolve(),
  });
  return { status, asked, out, err };
}

describe('by flags alone', () => {
  const FLAGS = ['--name', 'Casa Núñez: & Hijos', '--languages', 'en es', '--phone', '958 000 101', '--look', 'serif'];

  test('it writes settings and a first menu, and moves the demo aside, whole', async () => {
    const { status, out, err } = await runCommand(root, 'init', ...FLAGS, '--kind', 'cafe', '--yes');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('"npm start" shows Casa Núñez: & Hijos at /menu/, with an example owner, waiter and diner.');
    expect(files()).toEqual(
      [
        ...Object.keys(BEFORE).map((file) => file.replace('menus/', 'menus-demo/')),
        'menus/README.md',
        'menus/_system/site.yaml',
        'menus/casa-nunez-hijos.yaml',
        'menus/img/_system/icon.svg',
      ].toSorted(),
    );
    for (const [file, text] of Object.entries(BEFORE)) expect(read(file.replace('menus/', 'menus-demo/'))).toBe(text);
    expect(read('menus/_system/site.yaml')).toContain(
      '\n\nname: "Casa Núñez: & Hijos"\nbasePath: /menu\ntimeZone: Europe/Madrid\ncountry: ES\nhome: casa-nunez-hijos\n',
    );
    // Nobody asks the demo's address about this bar.
    expect(read('menus/_system/site.yaml')).not.toContain('hola@cartas.example');
    const menu = read('menus/casa-nunez-hijos.yaml');
    expect(menu).toContain('venue: "Casa Núñez: & Hijos"\nlanguages: en es\ncontact:\n  phone: 958 000 101\n');
    expect(menu).toContain('font: serif');
    expect(read('generated/site.ts')).toContain("HOME: string = 'casa-nunez-hijos'");
    expect(await runCommand(root, 'check', '--strict')).toEqual({ status: 0, out: '', err: '' });
  });

  test('it leaves the demo where it is, if that is wanted', async () => {
    expect(await runCommand(root, 'init', ...FLAGS, '--keep-demo', '--yes')).toMatchObject({ status: 0, err: '' });
    expect(files()).toEqual([...Object.keys(BEFORE), 'menus/casa-nunez-hijos.yaml'].toSorted());
    expect(read('menus/_system/site.yaml')).toContain('home: casa-nunez-hijos\ndemo: index\n');
    expect(await runCommand(root, 'check')).toMatchObject({ status: 0 });
  });

  test('it stays beside menus that have no demo', async () => {
    renameSync(join(root, 'menus/index.yaml'), join(root, 'menus/otro.yaml'));
    expect(await runCommand(root, 'init', ...FLAGS, '--keep-demo', '--yes')).toMatchObject({ status: 0, err: '' });
    expect(read('menus/_system/site.yaml')).toContain('home: casa-nunez-hijos\n');
    expect(read('menus/_system/site.yaml')).not.toContain('demo:');
  });

  test('the explanations in its files are in the language of the messages', async () => {
    expect(await runCommand(root, 'init', ...FLAGS, '--yes', '--lang', 'es')).toMatchObject({ status: 0, err: '' });
    const text = read('menus/_system/site.yaml') + read('menus/casa-nunez-hijos.yaml');
    expect(text.match(/# .*/g)).toEqual([
      '# yaml-language-server: $schema=../../generated/site.schema.json',
      '# Lo que vale para todo el sitio. Todo puede faltar; qué es cada cosa: docs/make-it-yours.es.md.',
      '# publicUrl: https://cartas.example',
      '# contact: hola@bar.example',
      '# yaml-language-server: $schema=../generated/menu.schema.json',
      '# Se sirve en /menu/. Todos los campos, con ejemplos: menus/README.md.',
      '# Un plato por línea: nombre, dos puntos, precio, alérgenos.',
      '# [] declara que no lleva ninguno de los 14 alérgenos.',
      '# S.M: según mercado. Un precio que no empieza por una cifra se muestra tal cual.',
      '# Lo mismo en largo, para describir un plato.',
    ]);
  });

  test.each(KINDS.flatMap((kind) => ['es', 'en es', 'de ca gl es fr'].map((languages) => [kind, languages])))(
    'the first menu of a %s in %s is right and in its layout',
    async (kind, languages) => {
      const given = ['--name', 'Pepa', '--kind', kind, '--languages', languages, '--yes'];
      expect(await runCommand(root, 'init', ...given)).toMatchObject({ status: 0, err: '' });
      expect(await runCommand(root, 'check', '--strict')).toEqual({ status: 0, out: '', err: '' });
      expect(await runCommand(root, 'fmt', '--check')).toMatchObject({ status: 0, err: '' });
      expect(read('menus/pepa.yaml')).toContain(`languages: ${languages}\n`);
    },
  );

  test.each([
    ['es gl', 'Croquetas de jamón @* Croquetas de jamón:', '13 texts into gl'],
    ['eu es', 'Croquetas de jamón @es Croquetas de jamón:', '13 texts into eu'],
    ['pt', 'Ham croquettes:', '13 texts into pt'],
    ['es ca', 'Croquetas de jamón @* Croquetas de jamón:', '12 texts into ca'],
    ['pt fr en', 'Ham croquettes @fr Croquettes au jambon @en Ham croquettes:', '13 texts into pt'],
    ['de gl', 'Ham croquettes @* Ham croquettes:', '12 texts into de, 13 texts into gl'],
  ])(
    'in %s, what the menu has no words for is in another of the languages, and is named',
    async (codes, dish, left) => {
      const { out } = await runCommand(root, 'init', '--name', 'Pepa', '--languages', codes, '--yes');
      expect(read('menus/pepa.yaml')).toContain(`- ${dish}`);
      expect(out).toContain(
        `Left to translate in menus/pepa.yaml: ${left}. Until then they are shown in another language.\n`,
      );
    },
  );

  test.each([
    [['--country', 'pt', '--time-zone', 'Europe/Lisbon'], 'timeZone: Europe/Lisbon\ncountry: PT\n'],
    [['--country', 'FR'], 'timeZone: Europe/Paris\ncountry: FR\n'],
    [['--country', 'DE'], 'timeZone: Europe/Berlin\ncountry: DE\n'],
    [['--country', 'PT'], 'timeZone: Europe/Lisbon\ncountry: PT\n'],
    [['--country', 'AR'], 'timeZone: America/Buenos_Aires\ncountry: AR\n'],
    [['--time-zone', 'Atlantic/Canary'], 'timeZone: Atlantic/Canary\ncountry: ES\n'],
    [[], 'timeZone: Europe/Madrid\ncountry: ES\n'],
  ])('the settings name the country and the time zone: %j', async (flags, settings) => {
    expect(await runCommand(root, 'init', '--name', 'Pepa', ...flags, '--yes')).toMatchObject({ status: 0, err: '' });
    expect(read('menus/_system/site.yaml')).toContain(`\n${settings}`);
  });

  test('a site that has a time zone of another country keeps it', async () => {
    const given = 'menus/_system/site.yaml';
    writeFileSync(join(root, given), `${read(given)}\ntimeZone: Europe/Lisbon\n`);
    expect(await runCommand(root, 'init', '--name', 'Pepa', '--yes')).toMatchObject({ status: 0 });
    expect(read(given)).toContain('timeZone: Europe/Lisbon\ncountry: ES\n');
  });

  test('a menu that has words in all its languages has nothing left to translate', async () => {
    const { out } = await runCommand(root, 'init', '--name', 'Pepa', '--languages', 'fr es en', '--yes');
    expect(out).not.toContain('Left to translate');
  });

  test.each([
    [['--yes'], 'give the name of the bar: --name "Bar Pepe"'],
    [[], 'give the name of the bar'],
    [['--name', '···'], 'a name has at least one letter or digit'],
    [['--name', 'Bar\u0007Pepe'], '"Bar?Pepe" is not a name'],
    [['--name', 'Bar @en Pub'], 'it has one of @ < >'],
    [['--name', 'x'.repeat(61)], '60 characters at most'],
    [['--name', '居酒屋'], 'give one with --venue bar-pepe'],
    [['--name', 'Test'], '"test" is an address of the product itself'],
    [['--name', 'Index'], '"index" is the name of the demo'],
    [['--name', 'Pepe', '--venue', 'Bar Pepe'], 'bar-pepe.yaml'],
    [['--name', 'Pepe', '--venue', '../pepe'], 'pepe.yaml'],
    [['--name', 'Pepe', '--languages', 'es xx'], '"xx" is not a language of menus; languages are: es'],
    [['--name', 'Pepe', '--languages', ','], 'name at least one language'],
    [['--name', 'Pepe', '--phone', 'llámame'], '"llámame" is not a phone number: write its digits'],
    [['--name', 'Pepe', '--phone', '12'], '"12" is not a phone number'],
    [['--name', 'Pepe', '--contact', 'pepe'], '"pepe" is not an e-mail address'],
    [['--name', 'Pepe', '--country', 'XX'], '"XX" is not a country that is known here; countries are: AD AE AL AR'],
    [['--name', 'Pepe', '--country', 'Portugal'], '"Portugal" is not a country that is known here'],
    [
      ['--name', 'Pepe', '--country', 'MX'],
      'name one with --time-zone, of America/Bahia_Banderas, America/Cancun, America/Chihuahua',
    ],
    [
      ['--name', 'Pepe', '--time-zone', 'Europe/Canary'],
      '"Europe/Canary" is not a time zone: write one such as Atlantic/Canary',
    ],
    [['--name', 'Pepe', '--time-zone', 'Canarias'], '"Canarias" is not a time zone: write one such as Atlantic/Canary'],
    [['--name', 'Pepe', '--time-zone', 'madrid'], '"madrid" is not a time zone: write one such as Europe/Madrid'],
    [['--name', 'Pepe', '--time-zone', 'aquí'], '"aquí" is not a time zone: write one such as Europe/Madrid'],
    [['--name', 'Pepe', '--look', 'gothic'], '"gothic" is not a look; looks are:'],
    [['--name', 'Pepe', '--kind', 'disco'], '"disco" is not a kind of place; kinds are: bar, restaurant'],
  ])('%j is told what is wrong with it, and nothing is written', async (flags, says) => {
    const before = readFiles(root);
    const { status, out, err } = await runCommand(root, 'init', ...flags);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(readFiles(root)).toEqual(before);
  });
});

describe('a place that is not as it comes', () => {
  const init = (...flags: string[]) => runCommand(root, 'init', '--name', 'Pepa', '--yes', ...flags);

  test('is not begun a second time', async () => {
    await init();
    const before = readFiles(root);
    for (const flags of [[], ['--keep-demo']]) {
      expect(await init(...flags)).toMatchObject({ status: 2, err: expect.stringContaining('names pepa as its home') });
    }
    expect(readFiles(root)).toEqual(before);
  });

  test('with a folder of the demo already keeps that one', async () => {
    mkdirSync(join(root, 'menus-demo'));
    expect(await init()).toMatchObject({ status: 2, err: expect.stringContaining('menus-demo exists already') });
    expect(read('menus/index.yaml')).toBe(DEMO);
  });

  test('a menu that has errors in the currency of another country cannot stay', async () => {
    writeFileSync(join(root, 'menus/_shared/bebidas.yaml'), DRINKS.replace('2 []', '2,50 []'));
    const before = readFiles(root);
    const said = await init('--keep-demo', '--country', 'JP');
    expect(said).toMatchObject({ status: 2, out: '' });
    expect(said.err).toContain(
      'menus/index.yaml cannot stay in a site in JP, because of an error (menus/_shared/bebidas.yaml:4:15): "2,50" has decimals',
    );
    expect(readFiles(root)).toEqual(before);
    expect(await init('--keep-demo', '--country', 'GB')).toMatchObject({ status: 0, err: '' });
  });

  test('with a venue of that name keeps it', async () => {
    const { status, err } = await init('--keep-demo', '--venue', 'index');
    expect([status, err]).toEqual([2, 'carta: menus/index.yaml exists already\n']);
  });

  test('with settings that cannot be read is mended first', async () => {
    writeFileSync(join(root, 'menus/_system/site.yaml'), 'nombre: Carta\n');
    expect(await init()).toMatchObject({ status: 2, err: expect.stringContaining('menus/_system/site.yaml:1: ') });
  });

  test('with changes that git does not have is left alone until git has them', async () => {
    const git = (...words: string[]) =>
      spawnSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words]);
    git('init');
    const before = readFiles(join(root, 'menus'));
    expect(await init()).toMatchObject({ status: 2, err: expect.stringContaining('commit them first') });
    expect(readFiles(join(root, 'menus'))).toEqual(before);
    git('add', '.');
    git('commit', '-m', 'Begin');
    expect(await init()).toMatchObject({ status: 0, err: '' });
  });
});

describe('at a terminal', () => {
  test('it asks for what no flag says, again where an answer will not do', async () => {
    const answers = [
      '',
      'Bar Pepa',
      '',
      'disco',
      'pub',
      'es xx',
      'es',
      'no tengo',
      '',
      'xx',
      'pt',
      'aquí',
      '',
      '',
      '',
      'sí',
    ];
    const { status, asked, err } = await atTerminal(answers);
    expect(status).toBe(0);
    expect(asked.map((question) => question.split(/[:(]/)[0])).toEqual([
      "The bar's name",
      "The bar's name",
      'Name of its file and address ',
      'Kind of place',
      'Kind of place',
      `Languages, the main one first, from ${LANGUAGE_CODES.join(' ')} `,
      `Languages, the main one first, from ${LANGUAGE_CODES.join(' ')} `,
      'Phone, if the menu should show one',
      'Phone, if the menu should show one',
      'Country, in two letters ',
      'Country, in two letters ',
      'Time zone',
      'Time zone',
      'E-mail address for questions about the site, if there is one',
      'Look',
      '\n\nBar Pepa'.slice(1),
    ]);
    expect(err).toContain('  "disco" is not a kind of place; kinds are');
    expect(read('menus/bar-pepa.yaml')).toContain('venue: Bar Pepa\nlanguages: es\nloyalty:');
    expect(read('menus/bar-pepa.yaml')).toContain('font: sans');
    expect(read('menus/_system/site.yaml')).toContain('timeZone: Europe/Lisbon\ncountry: PT\n');
  });

  test('it asks, complains and tells in the language of the terminal, but for the words that it takes', async () => {
    const answers = [
      '',
      'Bar Pepa',
      'Bar Pepa',
      '',
      'disco',
      'pub',
      'es xx',
      'es',
      'no tengo',
      '',
      '',
      '',
      'yo',
      '',
      'gótico',
      '',
    ];
    const { status, asked, err, out } = await atTerminalIn('es', answers);
    expect(status).toBe(0);
    expect(asked.at(-1)).toBe(
      '\nBar Pepa: menus/bar-pepa.yaml, pub, es, sans. Los locales de menus pasan a menus-demo. ¿Se escribe? (sí): ',
    );
    expect(err.split('\n').map((line) => line.split(':')[0])).toEqual([
      '  un nombre tiene al menos una letra o una cifra',
      '  "Bar Pepa.yaml"',
      '  "disco" no es una clase de sitio; las clases son',
      '  "xx" no es un idioma de las cartas; los idiomas son',
      '  "no tengo" no es un teléfono',
      '  "yo" no es un correo',
      '  "gótico" no es un aspecto; los aspectos son',
      '',
    ]);
    expect(out).toContain('menus/_system/site.yaml y menus/bar-pepa.yaml están escritos.\n');
    expect(out).toMatch(/^generated: archivos escritos: \d+\.$/m);
    expect(out).toContain('docs/make-it-yours.es.md');
    const again = await atTerminalIn('es', []);
    expect([again.status, again.err.slice(0, 40)]).toEqual([2, 'carta: Este sitio ya es de alguien: menu']);
  });

  test('nothing is written for who says no in the end', async () => {
    const before = readFiles(root);
    const { status, out } = await atTerminal(
      ['no'],
      '--name',
      'Pepa',
      '--venue',
      'pepa',
      '--kind',
      'bar',
      '--languages',
      'es',
      '--phone',
      '',
      '--country',
      'ES',
      '--time-zone',
      'Europe/Madrid',
      '--contact',
      '',
      '--look',
      'slab',
    );
    expect([status, out]).toEqual([1, 'Nothing was written.\n']);
    expect(readFiles(root)).toEqual(before);
  });
});
