import { Command, CommanderError } from 'commander';
import {
  addCompileCommands,
  addDiffCommand,
  addPrintCommands,
  addTableCommands,
  addTranslateCommands,
  addWriteCommands,
  lang,
  type Running,
} from './commands.ts';
import type { Io } from '../commands/io.ts';
import type { DiagnosticLanguage } from '../diagnostics/words.ts';
import { teach } from '../tools/help/teach.ts';
import { OutputError } from '../output/output-error.ts';
import { UsageError } from '../diagnostics/usage-error.ts';

type Writable<Of> = { -readonly [Name in keyof Of]: Of[Name] };

/** Exit status: all is well. */
const OK = 0;
/** Errors in the menus, or output that is out of date. */
const FAILED = 1;
/** The command was used in a wrong way. */
const MISUSED = 2;

/** Runs one command and returns its exit status. The code of a command is loaded on demand. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let failed = false;
  const finish = (succeeded: boolean): void => {
    failed = !succeeded;
  };
  try {
    await program({ io, finish }).parseAsync(argv, { from: 'user' });
    return failed ? FAILED : OK;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : MISUSED;
    if (!(error instanceof UsageError || error instanceof OutputError)) throw error;
    io.err(`carta: ${error.message}\n`);
    return error instanceof UsageError ? MISUSED : FAILED;
  }
}

function program(given: Running): Command {
  const io: Writable<Io> = { ...given.io };
  const running = { ...given, io };
  const carta = new Command('carta')
    .description('Compiles the menus in menus/ into the pages in generated/.')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err });
  addCompileCommands(carta, running);
  addWriteCommands(carta, running);
  addDiffCommand(carta, running);
  addTranslateCommands(carta, running);
  addPrintCommands(carta, running);
  addTableCommands(carta, running);
  for (const command of carta.commands) command.addOption(lang());
  carta.hook('preAction', (_, command) => {
    io.language = command.opts<{ lang?: DiagnosticLanguage }>().lang ?? io.language;
  });
  teach(carta, io.out);
  return carta;
}
