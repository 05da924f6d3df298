import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import type { Io } from '../commands/io.ts';
import { printable } from '../diagnostics/format.ts';
import { DIAGNOSTIC_LANGUAGES, words, type DiagnosticLanguage, type Words } from '../diagnostics/words.ts';
import { UsageError, WordedError } from '../diagnostics/usage-error.ts';
import { reasonOf } from '../output/output-error.ts';
import { examples, teach } from '../tools/help/teach.ts';
import { tableHelp } from '../tools/menu-table/help.ts';
import type { PaperName } from '../tools/print/paper.ts';
import { KINDS } from '../tools/starters/starter.ts';
import { helpInSpanish, inSpanish } from './in-spanish.ts';

/** Exit status: all is well. */
const OK = 0;
/** Errors in the menus, or output that is out of date. */
const FAILED = 1;
/** The command was used in a wrong way. */
const MISUSED = 2;

/** Runs one command and returns its exit status. The code of a command is loaded on demand. */
export async function run(argv: readonly string[], given: Io): Promise<number> {
  // Messages quote files that others may have written.
  const err = (text: string): void => given.err(text.split('\n').map(printable).join('\n'));
  const io: Io = { ...given, err, language: languageIn(argv) ?? given.language };
  let failed = false;
  const finish = (succeeded: boolean): void => {
    failed = !succeeded;
  };
  try {
    await program({ io, finish, example: (...lines) => examples(io.language, ...lines) }).parseAsync(argv, {
      from: 'user',
    });
    return failed ? FAILED : OK;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : MISUSED;
    const message = error instanceof WordedError ? error.words : refusalIn(error, io.cwd);
    if (message === undefined) throw error;
    io.err(`carta: ${message[io.language]}\n`);
    return error instanceof UsageError ? MISUSED : FAILED;
  }
}

/** The language after the last `--lang`, wherever it stands, so that a mistake before it is reported in that language, too. */
function languageIn(argv: readonly string[]): DiagnosticLanguage | undefined {
  const word = /^--lang(?:=|$)/;
  const at = argv.findLastIndex((each) => word.test(each));
  const language = argv[at]?.replace(word, '') || argv[at + 1];
  return at === -1 ? undefined : DIAGNOSTIC_LANGUAGES.find((code) => code === language);
}

/** What the system refused, in words: `menus: permission denied`; undefined for an error that is a bug. */
function refusalIn(error: unknown, cwd: string): Words | undefined {
  const { path } = error as NodeJS.ErrnoException;
  const reason = reasonOf(error);
  return path === undefined || reason === undefined ? undefined : words('hinted', relative(cwd, path) || '.', reason);
}

function program(running: Running): Command {
  const { io } = running;
  const carta = new Command('carta')
    .description('Compiles the menus in menus/ into the pages in generated/.')
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) => write(io.language === 'es' ? inSpanish(text) : text),
    });
  addCompileCommands(carta, running);
  addWriteCommands(carta, running);
  addDiffCommand(carta, running);
  addTranslateCommands(carta, running);
  addPrintCommands(carta, running);
  addTableCommands(carta, running);
  teach(carta, io.language, io.out);
  for (const command of [carta, ...carta.commands]) command.addOption(lang());
  if (io.language === 'es') helpInSpanish(carta);
  return carta;
}

/** The environment of a command, the callback with which it reports success, and the end of its help: lines to type. */
type Running = {
  readonly io: Io;
  readonly finish: (succeeded: boolean) => void;
  readonly example: (...lines: readonly string[]) => string;
};

/** Options of several commands. Commander needs a new instance for each command. */
const menus = (): Option => new Option('--menus <folder>', 'folder of the menus').default('menus');
const out = (): Option => new Option('--out <folder>', 'folder of the generated files').default('generated');
const format = (): Option => new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');
const strict = (): Option => new Option('--strict', 'treat warnings as errors').default(false);

const lang = (): Option =>
  new Option('--lang <language>', "language of the messages (default: the terminal's)").choices(DIAGNOSTIC_LANGUAGES);

/** Options for reporting which of tonight's news the menus drop, according to the server (T6). */
const news = (): Option =>
  new Option('--news <address>', "ask the site at this address which of tonight's news these menus drop");
const failOnDroppedNews = (): Option =>
  new Option(
    '--fail-on-dropped-news',
    'with --news: fail if these menus drop news, or the site does not answer',
  ).default(false);

/** The file in which builds of a project record the previous one; undefined outside of a project. */
function memoryIn(folder: string): string | undefined {
  const packages = join(folder, 'node_modules');
  return existsSync(packages) ? join(packages, '.cache/carta/menus.json') : undefined;
}

/** Commands that compile and check menus. */
function addCompileCommands(carta: Command, { io, finish, example }: Running): void {
  carta
    .command('build')
    .description('write the generated files; nothing is written while any menu has an error')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addOption(strict())
    .option('--keep-going', 'write the venues that are right; those with errors keep their last good pages', false)
    .addOption(news())
    .addOption(failOnDroppedNews())
    .addHelpText(
      'after',
      example('build --menus menus --out generated', 'build --keep-going', 'build --news https://cartas.example'),
    )
    .action(async (options) => {
      const { build } = await import('../commands/build.ts');
      return finish(await build({ ...options, memory: memoryIn(io.cwd) }, io));
    });
  carta
    .command('check')
    .argument('[venue]', 'check only this venue (default: all of them)')
    .description('report every problem of the menus and every generated file that is out of date')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addOption(strict())
    .addHelpText('after', example('check --strict --format json', 'check el-moreno'))
    .action(async (venue, options) => finish(await (await import('../commands/check.ts')).check(venue, options, io)));
  carta
    .command('watch')
    .description('build what changed whenever a menu is saved')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addHelpText('after', example('watch'))
    .action(async (options) => finish(await (await import('../commands/watch.ts')).watch(options, io)));
  carta
    .command('inspect')
    .argument('<file>', 'a menu file, anywhere')
    .description('print what the compiler understood of one menu')
    .addOption(menus().default(undefined, "the file's own folder"))
    .addOption(format())
    .addOption(strict())
    .addHelpText('after', example('inspect menus/el-moreno.yaml --format json'))
    .action(async (file, options) => finish(await (await import('../commands/inspect.ts')).inspect(file, options, io)));
}

/** Commands that create and format menu files. */
function addWriteCommands(carta: Command, { io, finish, example }: Running): void {
  carta
    .command('init')
    .description(
      'make the site your own: settings and a first menu, by questions at a terminal or by flags; the demo moves aside',
    )
    .addOption(menus())
    .addOption(out())
    .option('--name <name>', 'the name of the bar')
    .option('--venue <venue>', 'name of its file and address of its page (default: made from the name of the bar)')
    .option('--languages <languages>', 'its languages, the main one first: "es en fr"')
    .option('--phone <phone>', 'the phone number on the menu')
    .option('--country <code>', 'its country in two letters, for the currency and the prefix of phones')
    .option('--time-zone <zone>', 'its time zone, such as Europe/Madrid or Atlantic/Canary')
    .option('--contact <address>', 'e-mail address for questions about the site')
    .option('--look <font>', 'the font of the menu, as in theme: font')
    .option('--kind <kind>', `kind of place: ${KINDS.join(', ')}`)
    .option('--keep-demo', 'do not move the venues that are there already', false)
    .option('--yes', 'ask nothing; use the default for what no flag says', false)
    .addHelpText(
      'after',
      example('init', 'init --name "Bar Pepe" --languages "es en" --phone "958 000 101" --kind bar --yes'),
    )
    .action(async (options) => finish(await (await import('../commands/init.ts')).init(options, io)));
  carta
    .command('new')
    .argument('<venue>', 'name of the file and address of the page: lower-case letters, digits and hyphens')
    .description('write a commented menu to start from')
    .addOption(menus())
    .addOption(new Option('--kind <kind>', 'kind of place').choices(KINDS).default('bar'))
    .addHelpText('after', example('new bar-pepe', 'new la-trattoria --kind pizzeria'))
    .action(async (venue, options) => finish(await (await import('../commands/new.ts')).newVenue(venue, options, io)));
  carta
    .command('fmt')
    .argument('[files...]', 'menu files (default: all in the menus folder)')
    .description('format menu files: order, indentation, quotes, spaces')
    .addOption(menus())
    .option('--check', 'write nothing; list the files that are not formatted', false)
    .addHelpText('after', example('fmt menus/el-moreno.yaml'))
    .action(async (files, options) => finish(await (await import('../commands/fmt.ts')).fmt(files, options, io)));
}

/** Commands for translating menus. */
function addTranslateCommands(carta: Command, { io, finish, example }: Running): void {
  carta
    .command('translations')
    .description('list what is missing in each language, and what is older than the text it translates')
    .addOption(menus())
    .option('--venue <name>', 'only what this venue shows')
    .option('--language <language>', 'only this language')
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json', 'csv']).default('text'))
    .option('--all', 'with json and csv, list complete texts too', false)
    .addOption(
      new Option('--delimiter <delimiter>', 'of csv: what a Spanish spreadsheet program opens, or an English one')
        .choices(['semicolon', 'comma'])
        .default('semicolon'),
    )
    .option('--strict', 'fail while anything is missing or old', false)
    .option('--out <file>', 'file to write; without it, the list is printed')
    .option('--fill <file.csv>', 'write the translations of a table into the menus, all of them or none')
    .addHelpText(
      'after',
      `${example('translations --venue el-moreno --format csv --out el-moreno.csv')}${TRANSLATIONS_HELP[io.language]}`,
    )
    .action(async (options) => finish(await (await import('../commands/translations.ts')).translations(options, io)));
}

const TRANSLATIONS_HELP: Words = {
  en: `
Fill the empty cells of the table in a spreadsheet program, save it as CSV, and write it back:
  npm run carta -- translations --fill el-moreno.csv

A translation is old when the text that it translates was changed in a later commit. If it is right as it is, say so in a
commit of the file: the last line "Translations: reviewed" in its message holds for every translation in the files it changes.
`,
  es: `
Rellena las celdas vacías de la tabla en una hoja de cálculo, guárdala como CSV y pásala a las cartas:
  npm run carta -- translations --fill el-moreno.csv

Una traducción es antigua cuando el texto que traduce se cambió en un commit posterior. Si está bien como está, dilo en un
commit del archivo: "Translations: reviewed", en la última línea de su mensaje, vale para todas las traducciones de sus archivos.
`,
};

/** Commands for printing: the menu, codes for the tables, a sheet for the kitchen. */
function addPrintCommands(carta: Command, { io, finish, example }: Running): void {
  carta
    .command('print')
    .argument('<venue>', 'name of the menu file')
    .description('write the menu itself as PDF, to print')
    .addOption(menus())
    .addOption(new Option('--paper <size>', 'only this size of paper').choices(PAPERS))
    .option('--language <language>', 'language of the menu (default: its first)')
    .addOption(
      new Option('--url <address>', 'the address that diners reach the site at, for the code').env('PUBLIC_URL'),
    )
    .addOption(new Option('--out <folder>', 'folder of the files').default('.', 'this folder'))
    .addHelpText(
      'after',
      PRINT_HELP[io.language] +
        example('print el-moreno --url https://cartas.example', 'print el-moreno --paper a5 --language en --out print'),
    )
    .action(async (venue, options) => finish(await (await import('../commands/print.ts')).print(venue, options, io)));
  carta
    .command('qr')
    .argument('<venue>', 'name of the menu file')
    .description('write the code of a menu to print, or a card with one for each table')
    .addOption(menus())
    .addOption(new Option('--url <address>', 'the address that diners reach the site at').env('PUBLIC_URL'))
    .addOption(new Option('--format <format>', 'only this kind of file').choices(['svg', 'png', 'pdf']))
    .option('--size <mm>', 'width of a code with its white margin (default: 50, on a card 54)')
    .option('--tables <tables>', 'a PDF of table cards: how many, or which: "1, 2, 5-9, Terraza 1"')
    .option('--name <text>', "the venue's name as the cards show it")
    .addOption(new Option('--out <folder>', 'folder of the files').default('.', 'this folder'))
    .addHelpText(
      'after',
      QR_HELP[io.language] +
        example(
          'qr el-moreno --url https://cartas.example',
          'qr el-moreno --url https://cartas.example --tables 12',
          'qr el-moreno --url https://cartas.example --tables "1-8, Terraza 1, Barra" --out print',
        ),
    )
    .action(async (venue, options) => finish(await (await import('../commands/qr.ts')).qr(venue, options, io)));
  carta
    .command('allergens')
    .argument('<venue>', 'name of the menu file')
    .description('print the dishes and their allergens as a sheet for the kitchen')
    .addOption(new Option('--format <format>', 'a page to print, or a table').choices(['html', 'csv']).default('html'))
    .option('--language <language>', "language of the sheet (default: the menu's first)")
    .option('--out <file>', 'file to write; without it, the sheet is printed')
    .addOption(menus())
    .addHelpText('after', example('allergens el-moreno --language es --out alergenos.html'))
    .action(async (venue, options) =>
      finish(await (await import('../commands/allergens.ts')).allergens(venue, options, io)),
    );
}

/** The names of `codegen/tools/print/paper.ts`, which is loaded only on demand. */
const PAPERS = ['a4', 'a5'] as const satisfies readonly PaperName[];

const PRINT_HELP: Words = {
  en: `
Without --paper, it writes two files: A4 and A5. Both have two columns, the signs of allergens with their legend, the notices that the law
requires, and the date. With --url, the code of the page stands at the end.
`,
  es: `
Sin --paper escribe dos archivos: A4 y A5. Los dos tienen dos columnas, los dibujos de los alérgenos con su leyenda, los avisos que pide la
ley y la fecha. Con --url, el código de la página va al final.
`,
};

const QR_HELP: Words = {
  en: `
Without --format, it writes three files: SVG and PDF for a layout or a print shop, PNG for a word processor.
A phone reads a code from ten times its width: 50 mm on a table, 150 mm or more in a window.
If the menu has "urlPath: true", each table's code has an address of its own, such as /el-moreno/mesa-4.
`,
  es: `
Sin --format escribe tres archivos: SVG y PDF para maquetar o para la imprenta, PNG para un procesador de textos.
Un móvil lee un código desde diez veces su ancho: 50 mm en una mesa, 150 mm o más en un escaparate.
Si la carta tiene "urlPath: true", el código de cada mesa tiene su propia dirección, como /el-moreno/mesa-4.
`,
};

/** Commands for spreadsheets. */
function addTableCommands(carta: Command, { io, finish, example }: Running): void {
  carta
    .command('import')
    .argument('[file]', 'a spreadsheet: .xlsx, or CSV as any spreadsheet program saves it')
    .description(
      'make a menu file from a spreadsheet, or update one; if a cell is unclear, no menu is written, and a copy of the spreadsheet asks about it',
    )
    .option('--venue <name>', 'name of the menu file and address of the page')
    .option('--update [venue]', 'an existing venue: change only what differs in the table')
    .option('--sheet <name>', 'the sheet to read, if a workbook has several')
    .addOption(menus())
    .addOption(format())
    .addOption(strict())
    .addHelpText(
      'after',
      `${example('import carta.xlsx --venue bar-pepe', 'import --update bar-pepe carta.xlsx')}\n${tableHelp(io.language)}`,
    )
    .action(async (file, options) =>
      finish(await (await import('../commands/import.ts')).importTable(file, options, io)),
    );
  carta
    .command('export')
    .argument('[venue]', 'name of the menu file')
    .description('write a menu as a table, to edit it in a spreadsheet program; what a row cannot hold is listed')
    .option('--out <file>', 'a file that ends in .csv or .xlsx; without it, CSV is printed')
    .option('--template', 'an example table instead of a menu, to start from')
    .addOption(
      new Option('--language <language>', 'language of the names of columns').choices(['es', 'en']).default('es'),
    )
    .addOption(menus())
    .addHelpText('after', example('export el-moreno --out el-moreno.xlsx', 'export --template --out carta.xlsx'))
    .action(async (venue, options) =>
      finish(await (await import('../commands/export.ts')).exportTable(venue, options, io)),
    );
}

/** The command that shows what changed for diners. */
function addDiffCommand(carta: Command, { io, finish, example }: Running): void {
  carta
    .command('diff')
    .argument('[revision]', 'a commit, a branch or a tag', 'HEAD')
    .argument('[venue]', 'one venue only')
    .description('say in words what changed for diners since a revision; a removed allergen makes it fail')
    .option('--to <revision>', 'compare with this revision, not with the files as they are')
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'markdown', 'json']).default('text'))
    .option('--allow-allergen-removal', 'do not fail because of removed allergens', false)
    .addOption(news())
    .addOption(failOnDroppedNews())
    .addOption(menus())
    .addHelpText(
      'after',
      `${example('diff HEAD gottan-granada', 'diff main --to feria --format markdown')}\n` +
        {
          en: 'It fails if an allergen was removed from a dish that is still there, or if a menu has an error now.\n',
          es: 'Falla si se ha quitado un alérgeno a un plato que sigue ahí, o si una carta tiene ahora un error.\n',
        }[io.language],
    )
    .action(async (revision, venue, options) =>
      finish(await (await import('../commands/diff.ts')).diff(revision, venue, options, io)),
    );
}
