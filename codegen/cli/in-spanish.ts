import { Help, type Argument, type Command, type Option } from 'commander';
import { KINDS } from '../tools/starters/starter.ts';

/** Commander's errors, which it has in English only. Each is a sentence; some have a second one. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/unknown option '(.*)'/, "no existe la opción '$1'"],
  [/unknown command '(.*)'/, "no existe el comando '$1'"],
  [/missing required argument '(.*)'/, "falta decir '$1'"],
  [/option '(.*)' argument missing/, "a la opción '$1' le falta su valor"],
  [/option '(.*)' argument '(.*)' is invalid\./, "la opción '$1' no puede ser '$2'."],
  [/Allowed choices are (.*)\./, 'Se puede elegir entre $1.'],
  [
    /too many arguments(?: for '(?:.*)')?\. Expected (\d+) arguments? but got (\d+)\./,
    'sobran palabras: como mucho $1, y hay $2.',
  ],
  [/\(Did you mean (?:one of )?(.*)\?\)/, '(¿Querías decir $1?)'],
];

/** An error of commander in Spanish. What is not known here stays English. */
export function inSpanish(text: string): string {
  return SENTENCES.reduce((said, [sentence, spanish]) => said.replace(sentence, spanish), text);
}

/** The titles that commander gives the parts of a help. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Palabras:',
  'Options:': 'Opciones:',
};

/** What commander adds to a description: choices, the default, the environment variable. */
const ADDITIONS: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/\bchoices:/, 'a elegir:'],
  [/ \(default: false\)/, ''],
  [/\bdefault:/, 'si falta:'],
  [/\benv:/, 'entorno:'],
  [/\bthis folder\b/, 'esta carpeta'],
  [/\bthe file's own folder\b/, 'la del archivo'],
];

/** The descriptions of commands, words and options. */
const PHRASES: Readonly<Record<string, string>> = {
  'Compiles the menus in menus/ into the pages in generated/.':
    'Compila las cartas de menus/ en las páginas de generated/.',
  'write the generated files; nothing is written while any menu has an error':
    'escribe los archivos generados; no escribe nada mientras alguna carta tenga un error',
  'report every problem of the menus and every generated file that is out of date':
    'dice todos los problemas de las cartas y los archivos generados que no están al día',
  'build what changed whenever a menu is saved': 'rehace lo que ha cambiado cada vez que se guarda una carta',
  'print what the compiler understood of one menu': 'enseña lo que el compilador ha entendido de una carta',
  'make the site your own: settings and a first menu, by questions at a terminal or by flags; the demo moves aside':
    'hace tuyo el sitio: ajustes y una primera carta, con preguntas en el terminal o con opciones; la demostración se aparta',
  'write a commented menu to start from': 'escribe una carta comentada para empezar',
  'format menu files: order, indentation, quotes, spaces':
    'ordena los archivos de las cartas: orden, sangría, comillas, espacios',
  'list what is missing in each language, and what is older than the text it translates':
    'enumera lo que falta en cada idioma, y lo que es más antiguo que el texto que traduce',
  'write the menu itself as PDF, to print': 'escribe la carta misma en PDF, para imprimirla',
  'write the code of a menu to print, or a card with one for each table':
    'escribe el código de una carta para imprimirlo, o una tarjeta con uno para cada mesa',
  'print the dishes and their allergens as a sheet for the kitchen':
    'saca los platos y sus alérgenos en una hoja para la cocina',
  'make a menu file from a spreadsheet, or update one; if a cell is unclear, no menu is written, and a copy of the spreadsheet asks about it':
    'hace una carta de una hoja de cálculo, o la pone al día; si una celda no está clara, no escribe ninguna carta, y una copia de la hoja pregunta por ella',
  'write a menu as a table, to edit it in a spreadsheet program; what a row cannot hold is listed':
    'escribe una carta como tabla, para editarla en una hoja de cálculo; enumera lo que no cabe en una fila',
  'say in words what changed for diners since a revision; a removed allergen makes it fail':
    'dice con palabras qué ha cambiado para el cliente desde una revisión; falla si se ha quitado un alérgeno',
  'explain a command, or a rule of the menu language on one page':
    'explica un comando, o una regla de cómo se escribe una carta, en una página',

  'check only this venue (default: all of them)': 'comprueba solo este local (si falta: todos)',
  'a menu file, anywhere': 'el archivo de una carta, en cualquier sitio',
  'name of the file and address of the page: lower-case letters, digits and hyphens':
    'nombre del archivo y dirección de la página: letras minúsculas, cifras y guiones',
  'menu files (default: all in the menus folder)': 'archivos de cartas (si faltan: todos los de la carpeta)',
  'name of the menu file': 'nombre del archivo de la carta',
  'a spreadsheet: .xlsx, or CSV as any spreadsheet program saves it':
    'una hoja de cálculo: .xlsx, o CSV como lo guarda cualquier programa',
  'a commit, a branch or a tag': 'un commit, una rama o una etiqueta',
  'one venue only': 'un solo local',

  'folder of the menus': 'carpeta de las cartas',
  'folder of the generated files': 'carpeta de los archivos generados',
  'folder of the files': 'carpeta de los archivos',
  'how to print': 'cómo se escribe',
  'treat warnings as errors': 'trata los avisos como errores',
  "language of the messages (default: the terminal's)": 'idioma de los mensajes (si falta: el del terminal)',
  'write the venues that are right; those with errors keep their last good pages':
    'escribe los locales que están bien; los que tienen errores conservan sus últimas páginas buenas',
  "ask the site at this address which of tonight's news these menus drop":
    'pregunta al sitio de esta dirección qué novedades de hoy dejan fuera estas cartas',
  'with --news: fail if these menus drop news, or the site does not answer':
    'con --news: falla si estas cartas dejan fuera novedades, o si el sitio no contesta',
  'the name of the bar': 'el nombre del bar',
  'name of its file and address of its page (default: made from the name of the bar)':
    'nombre de su archivo y dirección de su página (si falta: sale del nombre del bar)',
  'its languages, the main one first: "es en fr"': 'sus idiomas, el principal primero: "es en fr"',
  'the phone number on the menu': 'el teléfono de la carta',
  'its country in two letters, for the currency and the prefix of phones':
    'su país en dos letras, del que salen la moneda y el prefijo de los teléfonos',
  'its time zone, such as Europe/Madrid or Atlantic/Canary': 'su zona horaria, como Europe/Madrid o Atlantic/Canary',
  'e-mail address for questions about the site': 'correo para preguntas sobre el sitio',
  'the font of the menu, as in theme: font': 'la letra de la carta, como en theme: font',
  'do not move the venues that are there already': 'deja donde están los locales que ya hay',
  'ask nothing; use the default for what no flag says':
    'no pregunta nada; para lo que no dice ninguna opción toma lo de siempre',
  'kind of place': 'clase de local',
  [`kind of place: ${KINDS.join(', ')}`]: `clase de local: ${KINDS.join(', ')}`,
  'write nothing; list the files that are not formatted': 'no escribe nada; enumera los archivos sin formatear',
  'only what this venue shows': 'solo lo que enseña este local',
  'only this language': 'solo este idioma',
  'with json and csv, list complete texts too': 'con json y csv, enumera también los textos completos',
  'of csv: what a Spanish spreadsheet program opens, or an English one':
    'del csv: el que abre una hoja de cálculo en español, o una en inglés',
  'fail while anything is missing or old': 'falla mientras falte algo o sea antiguo',
  'file to write; without it, the list is printed': 'archivo que se escribe; sin él, la lista sale en el terminal',
  'file to write; without it, the sheet is printed': 'archivo que se escribe; sin él, la hoja sale en el terminal',
  'write the translations of a table into the menus, all of them or none':
    'escribe en las cartas las traducciones de una tabla, todas o ninguna',
  'only this size of paper': 'solo este tamaño de papel',
  'language of the menu (default: its first)': 'idioma de la carta (si falta: el primero)',
  "language of the sheet (default: the menu's first)": 'idioma de la hoja (si falta: el primero de la carta)',
  'the address that diners reach the site at, for the code':
    'la dirección en la que los clientes encuentran el sitio, para el código',
  'the address that diners reach the site at': 'la dirección en la que los clientes encuentran el sitio',
  'only this kind of file': 'solo esta clase de archivo',
  'width of a code with its white margin (default: 50, on a card 54)':
    'ancho de un código con su margen blanco (si falta: 50, en una tarjeta 54)',
  'a PDF of table cards: how many, or which: "1, 2, 5-9, Terraza 1"':
    'un PDF con tarjetas de mesa: cuántas o cuáles: "1, 2, 5-9, Terraza 1"',
  "the venue's name as the cards show it": 'el nombre del local como sale en las tarjetas',
  'a page to print, or a table': 'una página para imprimir, o una tabla',
  'name of the menu file and address of the page': 'nombre del archivo de la carta y dirección de la página',
  'an existing venue: change only what differs in the table':
    'un local que ya existe: cambia solo lo que en la tabla es otro',
  'the sheet to read, if a workbook has several': 'la hoja que se lee, si el libro tiene varias',
  'a file that ends in .csv or .xlsx; without it, CSV is printed':
    'un archivo que acaba en .csv o .xlsx; sin él, sale CSV en el terminal',
  'an example table instead of a menu, to start from': 'una tabla de ejemplo en vez de una carta, para empezar',
  'language of the names of columns': 'idioma de los nombres de las columnas',
  'compare with this revision, not with the files as they are':
    'compara con esta revisión, no con los archivos como están',
  'do not fail because of removed allergens': 'no falla por los alérgenos quitados',
};

const say = (text: string): string => PHRASES[text] ?? text;

/** A described word or option, with what commander adds to its description. */
function described({ description }: Option | Argument, whole: string): string {
  const added = whole.slice(description.length);
  return say(description) + ADDITIONS.reduce((said, [english, spanish]) => said.replace(english, spanish), added);
}

/** Makes the help of a program and its commands Spanish. What is not known here stays English. */
export function helpInSpanish(carta: Command): void {
  const english = new Help();
  for (const command of [carta, ...carta.commands]) {
    command.helpOption('-h, --help', 'enseña esta ayuda').configureHelp({
      ...command.configureHelp(),
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[opciones]').replace('[command]', '[comando]'),
      subcommandTerm: (each) => english.subcommandTerm(each).replace('[options]', '[opciones]'),
      commandDescription: (each) => say(each.description()),
      subcommandDescription: (each) => say(each.description()),
      optionDescription: (each) => described(each, english.optionDescription(each)),
      argumentDescription: (each) => described(each, english.argumentDescription(each)),
    });
  }
}
