import { Command, CommanderError, Option } from 'commander';
import type { Io } from './commands/io.ts';
import { OutputError } from './output/output-error.ts';
import { UsageError } from './usage-error.ts';

/** Exit status: all is well. */
const OK = 0;
/** Errors in the menus, or output that is out of date. */
const FAILED = 1;
/** The command was used in a wrong way. */
const MISUSED = 2;

/** Runs one command and gives its exit status. A command's own code is loaded when it is called for. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let failed = false;
  const finish = (succeeded: boolean): void => {
    failed = !succeeded;
  };
  try {
    await program(io, finish).parseAsync(argv, { from: 'user' });
    return failed ? FAILED : OK;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : MISUSED;
    if (!(error instanceof UsageError || error instanceof OutputError)) throw error;
    io.err(`carta: ${error.message}\n`);
    return error instanceof UsageError ? MISUSED : FAILED;
  }
}

const menus = () => new Option('--menus <folder>', 'folder of the menus').default('menus');
const out = () => new Option('--out <folder>', 'folder of the generated files').default('generated');
const format = () => new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');
const strict = () => new Option('--strict', 'treat warnings as errors').default(false);
const example = (line: string): string => `\nExample:\n  npm run carta -- ${line}\n`;

function program(io: Io, finish: (succeeded: boolean) => void): Command {
  const carta = new Command('carta')
    .description('Compiles the menus in menus/ into the pages in generated/.')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .addHelpText('after', example('check --strict'));
  carta
    .command('build')
    .description('write the generated files; nothing is written while any menu has an error')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addOption(strict())
    .addHelpText('after', example('build --menus menus --out generated'))
    .action(async (options) => finish(await (await import('./commands/build.ts')).build(options, io)));
  carta
    .command('check')
    .description('report every problem of the menus and every generated file that is out of date')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addOption(strict())
    .addHelpText('after', example('check --strict --format json'))
    .action(async (options) => finish(await (await import('./commands/check.ts')).check(options, io)));
  carta
    .command('watch')
    .description('build what changed whenever a menu is saved')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addHelpText('after', example('watch'))
    .action(async (options) => finish(await (await import('./commands/watch.ts')).watch(options, io)));
  carta
    .command('inspect')
    .argument('<file>', 'a menu file, anywhere')
    .description('print what the compiler understood of one menu')
    .addOption(menus().default(undefined, "the file's own folder"))
    .addOption(format())
    .addOption(strict())
    .addHelpText('after', example('inspect menus/el-moreno.yaml --format json'))
    .action(async (file, options) => finish(await (await import('./commands/inspect.ts')).inspect(file, options, io)));
  carta
    .command('new')
    .argument('<venue>', 'name of the file and address of the page: lower-case letters, digits and hyphens')
    .description('write a commented menu to start from')
    .addOption(menus())
    .addHelpText('after', example('new bar-pepe'))
    .action(async (venue, options) => finish(await (await import('./commands/new.ts')).newVenue(venue, options, io)));
  return carta;
}
