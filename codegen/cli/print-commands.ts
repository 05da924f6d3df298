import { type Command, Option } from 'commander';
import type { PaperName } from '../tools/print/paper.ts';
import { example, menus, type Running } from './options.ts';

/** What is printed: the menu, codes for the tables, a sheet for the kitchen. */
export function addPrintCommands(carta: Command, { io, finish }: Running): void {
  carta
    .command('print')
    .argument('<venue>', 'name of the menu file')
    .description('write the menu itself as PDF, to print')
    .addOption(menus())
    .addOption(new Option('--paper <size>', 'only this size of paper').choices(PAPERS))
    .addOption(new Option('--language <language>', 'language of the menu; its first unless given'))
    .addOption(
      new Option('--url <address>', 'the address that diners reach the site at, for the code').env('PUBLIC_URL'),
    )
    .addOption(new Option('--out <folder>', 'folder of the files').default('.', 'this folder'))
    .addHelpText('after', PRINT_HELP)
    .action(async (venue, options) => finish(await (await import('../commands/print.ts')).print(venue, options, io)));
  carta
    .command('qr')
    .argument('<venue>', 'name of the menu file')
    .description('write the code of a menu to print, or a card with one for each table')
    .addOption(menus())
    .addOption(new Option('--url <address>', 'the address that diners reach the site at').env('PUBLIC_URL'))
    .addOption(new Option('--format <format>', 'only this kind of file').choices(['svg', 'png', 'pdf']))
    .addOption(new Option('--size <mm>', 'width of a code with its white margin (default: 50, on a card 54)'))
    .addOption(new Option('--tables <tables>', 'a PDF of table cards: how many, or which: "1, 2, 5-9, Terraza 1"'))
    .addOption(new Option('--name <text>', "the venue's name as the cards show it"))
    .addOption(new Option('--out <folder>', 'folder of the files').default('.', 'this folder'))
    .addHelpText('after', QR_HELP)
    .action(async (venue, options) => finish(await (await import('../commands/qr.ts')).qr(venue, options, io)));
  carta
    .command('allergens')
    .argument('<venue>', 'name of the menu file')
    .description('print the dishes and their allergens as a sheet for the kitchen')
    .addOption(new Option('--format <format>', 'a page to print, or a table').choices(['html', 'csv']).default('html'))
    .addOption(new Option('--language <language>', "language of the sheet; the menu's first unless given"))
    .option('--out <file>', 'file to write; without it, the sheet is printed')
    .addOption(menus())
    .addHelpText('after', example('allergens el-moreno --language es --out alergenos.html'))
    .action(async (venue, options) =>
      finish(await (await import('../commands/allergens.ts')).allergens(venue, options, io)),
    );
}

/** The names of `codegen/tools/print/paper.ts`, which is loaded when it is called for. */
const PAPERS = ['a4', 'a5'] as const satisfies readonly PaperName[];

const PRINT_HELP = `
Without --paper, it writes two files: A4 and A5. Both have two columns, the signs of allergens with their legend, what the law wants
said, and the day. With --url, the code of the page stands at the end.

Examples:
  npm run carta -- print el-moreno --url https://cartas.example
  npm run carta -- print el-moreno --paper a5 --language en --out print
`;

const QR_HELP = `
Without --format, it writes three files: SVG and PDF for a layout or a print shop, PNG for a word processor.
A phone reads a code from ten times its width: 50 mm on a table, 150 mm or more in a window.
Where the menu says "urlPath: true", each table's code has an address of its own, such as /el-moreno/mesa-4.

Examples:
  npm run carta -- qr el-moreno --url https://cartas.example
  npm run carta -- qr el-moreno --url https://cartas.example --tables 12
  npm run carta -- qr el-moreno --url https://cartas.example --tables "1-8, Terraza 1, Barra" --out print
`;
