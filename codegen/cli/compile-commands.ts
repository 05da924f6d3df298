import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { example, failOnDroppedNews, format, menus, news, out, type Running, strict } from './options.ts';

/** Where builds of a project remember the last one. A folder of menus that is no project has no such place. */
function memoryIn(folder: string): string | undefined {
  const packages = join(folder, 'node_modules');
  return existsSync(packages) ? join(packages, '.cache/carta/menus.json') : undefined;
}

/** What makes pages of menus, and says what is wrong with them. */
export function addCompileCommands(carta: Command, { io, finish }: Running): void {
  carta
    .command('build')
    .description('write the generated files; nothing is written while any menu has an error')
    .addOption(menus())
    .addOption(out())
    .addOption(format())
    .addOption(strict())
    .addOption(
      new Option(
        '--keep-going',
        'write the venues that are right; those with errors keep their last good pages',
      ).default(false),
    )
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
    .argument('[venue]', 'name of the one venue to judge; all of them unless given')
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
