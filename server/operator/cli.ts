import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ExplainedError } from '../protocol/explained-error.ts';
import { ROLES } from '../protocol/calls.ts';
import type { Io } from './io.ts';

/** Reverse proxies for which rules can be written. */
const PROXY_NAMES = ['caddy', 'nginx'] as const;

export type ProxyName = (typeof PROXY_NAMES)[number];

/** Static hosts for which rules can be written. */
export const HOST_NAMES = ['netlify', 'cloudflare', 'caddy', 'nginx', 'firebase'] as const;

export type HostName = (typeof HOST_NAMES)[number];

/** Exit status: all is well. */
const OK = 0;
/** The command failed, or what it checked is wrong. */
const FAILED = 1;
/** The command was used in a wrong way. */
const MISUSED = 2;

/** Runs one command of the operator and returns its exit status. The code of a command is loaded on demand. */
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
    if (!(error instanceof ExplainedError || isOfTheMachine(error))) throw error;
    io.err(`${error.message}\n`);
    return FAILED;
  }
}

/** An error of a file, folder or database: the system's own message names it and the reason. */
const isOfTheMachine = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || 'errcode' in error);

const example = (line: string): string => `\nExample:\n  npm run server -- ${line}\n`;

function daysOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It is a number of days, 1 to 9999.');
  return Number(text);
}

const WHERE = `
The environment, and .env in the project's folder, name the store: DATABASE_URL a PostgreSQL database, else DATA_FOLDER (data, unless set) the folder of the SQLite file.
All commands but restore may be used while a server runs. docs/operations.md tells more.
`;

function program(io: Io, finish: (succeeded: boolean) => void): Command {
  const server = new Command('server')
    .description("The operator's commands.")
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .addHelpText('after', WHERE);
  server
    .command('serve')
    .description('serve the site that npm run build has built, and the stamp card; ends with Ctrl-C')
    .addHelpText('after', example('serve'))
    .action(async () => (await import('../serve.ts')).serve(io));
  server
    .command('invite')
    .argument('<bar>', "the bar's key, as its menu file has it; an unknown one lists those that there are")
    .addOption(
      new Option('--role <role>', 'owners invite and remove staff and see figures; staff scan')
        .choices(ROLES)
        .default('staff'),
    )
    .description(
      "print a link, also as a QR code, that makes one person part of a bar's staff; it is good for 24 hours",
    )
    .addHelpText('after', example('invite demo --role owner'))
    .action(async (bar, options) => (await import('./invite.ts')).invite(bar, options, io));
  server
    .command('verify')
    .description(
      'compare every card, and the news of every bar, with their ledgers; ends with status 1 when one differs',
    )
    .addHelpText('after', example('verify'))
    .action(async () => finish(await (await import('./backups.ts')).verify(io)));
  server
    .command('backup')
    .argument('[file]', 'a new file')
    .option('--folder <folder>', 'a folder for backups that are named by their time')
    .option('--keep <days>', 'with --folder: remove backups from it that are older', daysOf, 14)
    .description(
      'copy the store of one moment into a file; PostgreSQL has tools of its own, which it names, and with --folder runs',
    )
    .addHelpText('after', example('backup carta-2026-11-22.sqlite') + example('backup --folder data/backups'))
    .action(async (file: string | undefined, { folder, keep }: { folder?: string; keep: number }, command: Command) => {
      if ((file === undefined) === (folder === undefined)) command.error('error: name a new file, or a --folder');
      const backups = await import('./backups.ts');
      await (folder === undefined ? backups.backup(file ?? '', io) : backups.backupDaily(folder, keep, io));
    });
  server
    .command('restore')
    .argument('<file>', 'a file that backup has written')
    .description('put a backup in the place of the store and verify it; end the server first')
    .addHelpText(
      'after',
      `${example('restore carta-2026-11-22.sqlite')}
What was there before is kept beside it. A backup that is damaged, or is none, changes nothing.\n`,
    )
    .action(async (file) => finish(await (await import('./backups.ts')).restore(file, io)));
  server
    .command('hosting')
    .addOption(new Option('--for <host>', 'the host that is to serve it').choices(HOST_NAMES).makeOptionMandatory())
    .description("write the rules of a host of files into dist: addresses, headers and each page's security policy")
    .addHelpText('after', example('hosting --for netlify'))
    .action(async (options: { for: HostName }) =>
      (await import('./hosting/write-hosting.ts')).writeHosting(options.for, io),
    );
  server
    .command('install-service')
    .addOption(new Option('--proxy <proxy>', 'what stands before the server').choices(PROXY_NAMES).default('caddy'))
    .option('--prefix <folder>', 'write below this folder in the place of /, to look at it or to pack it')
    .description(
      "write systemd's units of the server and of a backup each night, and a proxy's rules, and say what starts them",
    )
    .addHelpText('after', example('install-service') + example('install-service --proxy nginx --prefix /tmp/look'))
    .action(async (options: { proxy: ProxyName; prefix?: string }) =>
      (await import('./service/install-service.ts')).installService(options, io),
    );
  return server;
}
