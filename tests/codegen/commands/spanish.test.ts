/** What the commands say to an editor whose terminal speaks Spanish, except diagnostics. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../codegen/cli/run.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { TWO_BARS } from '../support/two-bars.ts';

beforeEach(() => vi.stubEnv('PUBLIC_URL', ''));
afterEach(() => vi.unstubAllEnvs());

const URL_GIVEN = ['--url', 'https://cartas.example'];

test.each<[argv: string[], message: string]>([
  [['build', '--fast'], "error: no existe la opción '--fast'\n"],
  [['build', '--menu', 'x'], "error: no existe la opción '--menu'\n(¿Querías decir --menus?)\n"],
  [['build', '--menus'], "error: a la opción '--menus <folder>' le falta su valor\n"],
  [['inspect'], "error: falta decir 'file'\n"],
  [['check', 'bar', 'cafe'], 'error: sobran palabras: como mucho 1, y hay 2.\n'],
  [
    ['check', '--format', 'xml'],
    "error: la opción '--format <format>' no puede ser 'xml'. Se puede elegir entre text, json.\n",
  ],
  [['build', '--menus', 'nada'], 'carta: no hay ninguna carpeta de cartas llamada nada; di cuál es con --menus\n'],
  [
    ['build', '--out', 'there.csv'],
    'carta: en there.csv hay cosas que carta no ha escrito; elige con --out una carpeta nueva o vacía\n',
  ],
  [['check', 'baar'], 'carta: no hay ningún local llamado "baar" en menus: ¿querías decir "bar"?\n'],
  [['check', 'restaurante'], 'carta: no hay ningún local llamado "restaurante" en menus: los locales son bar, cafe\n'],
  [['fmt', 'bar'], 'carta: no hay ningún archivo llamado bar: ¿querías decir menus/bar.yaml?\n'],
  [['new', 'bar'], 'carta: menus/bar.yaml ya existe\n'],
  [
    ['new', 'Bar Pepe'],
    'carta: "Bar Pepe.yaml": el nombre de un archivo es su dirección y solo lleva minúsculas, cifras y guiones sueltos: llámalo "bar-pepe.yaml"\n',
  ],
  [['import', 'there.csv'], 'carta: di qué carta es, con --venue o --update\n'],
  [['export', 'bar', '--out', 'bar.ods'], 'carta: bar.ods tiene que acabar en .csv o .xlsx\n'],
  [['print', 'cafe'], 'carta: cafe no tiene carta que imprimir: no está disponible\n'],
  [['diff'], 'carta: las cartas no se guardan con git, así que no hay ninguna anterior con la que comparar\n'],
  [
    ['qr', 'bar', ...URL_GIVEN, '--tables', '0'],
    'carta: "0" no es un número de mesas de 1 a 9999: di cuántas hay (--tables 12) o cuáles son (--tables "1, 2, 5-9, Terraza 1")\n',
  ],
  [
    ['qr', 'bar', ...URL_GIVEN, '--tables', '1', '--name', '上海'],
    'nota: las tarjetas van sin logotipo; no hay ninguno en img/bar/\ncarta: en las tarjetas no se puede imprimir 上 海, que está en el nombre del local (di otro con --name): "上海"\n',
  ],
])('carta --lang es %j says in Spanish what is wrong', async (argv, message) => {
  const [command = '', ...words] = argv;
  expect(await runCommand(temporaryFolder(TWO_BARS), command, '--lang', 'es', ...words)).toEqual({
    status: 2,
    out: '',
    err: message,
  });
});

test.each([
  [
    ['check', '--format', 'xml', '--lang', 'es'],
    "error: la opción '--format <format>' no puede ser 'xml'. Se puede elegir entre text, json.\n",
  ],
  [['chek', '--lang', 'es'], "error: no existe el comando 'chek'\n(¿Querías decir check?)\n"],
  [['check', 'baar', '--lang=es'], 'carta: no hay ningún local llamado "baar" en menus: ¿querías decir "bar"?\n'],
  [
    ['check', 'baar', '--lang', 'en', '--lang', 'es'],
    'carta: no hay ningún local llamado "baar" en menus: ¿querías decir "bar"?\n',
  ],
  [
    ['check', 'baar', '--menus', 'a --lang en b', '--lang=es'],
    'carta: no hay ninguna carpeta de cartas llamada a --lang en b; di cuál es con --menus\n',
  ],
  [['--lang', 'es', 'check', 'baar'], 'carta: no hay ningún local llamado "baar" en menus: ¿querías decir "bar"?\n'],
])('carta %j: --lang holds wherever it stands', async ([command = '', ...words], err) => {
  expect(await runCommand(temporaryFolder(TWO_BARS), command, ...words)).toEqual({ status: 2, out: '', err });
});

test('the language of the terminal holds where no command has begun', async () => {
  let err = '';
  const io = { cwd: temporaryFolder(), language: 'es', out: () => {}, interrupted: async () => {} } as const;
  const status = await run(['chek'], { ...io, err: (text) => (err += text) });
  expect({ status, err }).toEqual({ status: 2, err: "error: no existe el comando 'chek'\n(¿Querías decir check?)\n" });
});

test('what the system refuses is said in Spanish, too', async () => {
  const root = temporaryFolder({ ...TWO_BARS, 'file.txt': '' });
  const written = await runCommand(root, 'export', 'bar', '--out', 'file.txt/bar.csv', '--lang', 'es');
  expect(written.err).toBe(
    'carta: no se puede escribir file.txt/bar.csv: hay un archivo donde tiene que ir una carpeta\n',
  );
});

test.each<[argv: string[], said: string]>([
  [
    ['fmt', '--check'],
    'menus/bar.yaml no está ordenado\npista: ejecuta "npm run carta -- fmt" para ordenar los archivos\n',
  ],
  [['fmt'], 'escrito: menus/bar.yaml\n'],
  [
    ['export', 'cafe', '--out', 'cafe.csv'],
    'cafe.csv está escrito: una fila debajo de los nombres de las columnas.\nCafé Sol: en una hoja de cálculo no cabe el campo "status" del local\n',
  ],
  [['fmt', 'menus/cafe.yaml'], 'Todos los archivos están ordenados.\n'],
  [['export', 'bar', '--out', 'bar.csv'], 'bar.csv está escrito: 3 filas debajo de los nombres de las columnas.\n'],
  [
    ['allergens', 'bar', '--out', 'bar.html'],
    'bar.html está escrito.\n1 de 1 plato no declara nada: sus celdas llevan una interrogación\n',
  ],
  [
    ['print', 'bar', '--paper', 'a5'],
    'nota: la carta va sin logotipo; no hay ninguno en img/bar/\nnota: la carta no lleva código QR; di la dirección pública con --url, o escribe publicUrl en _system/site.yaml\nbar-menu-a5.pdf está escrito: una página de A5.\n',
  ],
  [
    ['qr', 'bar', '--url', 'http://localhost', '--format', 'svg'],
    'aviso: http://localhost es solo este ordenador: ningún móvil encuentra ahí la carta. No imprimas este código.\nbar-qr.svg está escrito: un código de 50 mm.\nLleva a http://localhost/cartasqr/bar\n',
  ],
])('carta --lang es %j says in Spanish what it did', async (argv, said) => {
  const texts: string[] = [];
  const [command = '', ...words] = argv;
  await run([command, '--lang', 'es', ...words], {
    cwd: temporaryFolder(TWO_BARS),
    language: 'en',
    out: (text) => texts.push(text),
    err: (text) => texts.push(text),
    interrupted: async () => {},
  });
  expect(texts.join('')).toBe(said);
});
