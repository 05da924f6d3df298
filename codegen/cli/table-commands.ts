import { type Command, Option } from 'commander';
import { TABLE_HELP } from '../tools/menu-table/help.ts';
import { example, format, menus, type Running, strict } from './options.ts';

/** What goes to and comes from a spreadsheet. */
export function addTableCommands(carta: Command, { io, finish }: Running): void {
  carta
    .command('import')
    .argument('[file]', 'a spreadsheet: .xlsx, or CSV as any spreadsheet program saves it')
    .description(
      'make a menu file of a spreadsheet, or update one; what is unclear is asked in a copy of it, and then nothing is written',
    )
    .option('--venue <name>', 'name of the menu file and address of the page')
    .option('--update [venue]', 'a venue that exists: only what the table says otherwise is changed in its file')
    .option('--sheet <name>', 'the sheet to read, where a workbook has several')
    .addOption(menus())
    .addOption(format())
    .addOption(strict())
    .addHelpText(
      'after',
      `${example('import carta.xlsx --venue bar-pepe', 'import --update bar-pepe carta.xlsx')}\n${TABLE_HELP}`,
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
