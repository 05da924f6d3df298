import { type Command, Option } from 'commander';
import { KINDS } from '../tools/starters/starter.ts';
import { example, menus, type Running } from './options.ts';

/** What begins a menu file, and gives it its layout. */
export function addWriteCommands(carta: Command, { io, finish }: Running): void {
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
    .argument('[files...]', 'menu files; all of the menus folder unless given')
    .description('give menu files their one layout: order, indentation, quotes, spaces')
    .addOption(menus())
    .addOption(new Option('--check', 'write nothing; say which files are not in their layout').default(false))
    .addHelpText('after', example('fmt menus/el-moreno.yaml'))
    .action(async (files, options) => finish(await (await import('../commands/fmt.ts')).fmt(files, options, io)));
}
