import { type Command, Option } from 'commander';
import { example, menus, type Running } from './options.ts';

/** What brings menus into other languages. */
export function addTranslateCommands(carta: Command, { io, finish }: Running): void {
  carta
    .command('translations')
    .description('list what is missing in each language, and what is older than the text it translates')
    .addOption(menus())
    .option('--venue <name>', 'only what this venue shows')
    .addOption(new Option('--language <language>', 'only this language'))
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json', 'csv']).default('text'))
    .option('--all', 'with json and csv, list complete texts too', false)
    .addOption(
      new Option('--delimiter <delimiter>', 'of csv: what a Spanish spreadsheet program opens, or an English one')
        .choices(['semicolon', 'comma'])
        .default('semicolon'),
    )
    .option('--strict', 'fail while anything is missing or old', false)
    .option('--fill <file.csv>', 'write the translations of a table into the menus, all of them or none')
    .addHelpText(
      'after',
      `${example('translations --venue el-moreno --format csv > el-moreno.csv')}${TRANSLATIONS_HELP}`,
    )
    .action(async (options) => finish(await (await import('../commands/translations.ts')).translations(options, io)));
}

const TRANSLATIONS_HELP = `
Fill the empty cells of the table in a spreadsheet program, save it as CSV, and write it back:
  npm run carta -- translations --fill el-moreno.csv

A translation is old when the text that it translates was changed in a later commit. Where it is right as it stands, say so in a
commit of the file: the last line "Translations: reviewed" in its message holds for every translation in the files it changes.
`;
