import { type Command, Option } from 'commander';
import { KINDS } from '../tools/starters/starter.ts';
import { example, menus, out, type Running } from './options.ts';

/** What begins a menu file, and gives it its layout. */
export function addWriteCommands(carta: Command, { io, finish }: Running): void {
  carta
    .command('init')
    .description(
      'make the site your own: settings and a first menu, by questions at a terminal or by flags; the demo moves aside',
    )
    .addOption(menus())
    .addOption(out())
    .option('--name <name>', 'how the bar is called')
    .option('--venue <venue>', 'name of its file and address of its page; unless given, made from its name')
    .option('--languages <languages>', 'its languages, its own first: "es en fr"')
    .option('--phone <phone>', 'the phone that stands on the menu')
    .option('--contact <address>', 'e-mail address for questions about the site')
    .option('--look <font>', 'the voice of the house, as in theme: font')
    .option('--kind <kind>', `kind of place: ${KINDS.join(', ')}`)
    .addOption(new Option('--keep-demo', 'leave the venues that are there where they are').default(false))
    .addOption(new Option('--yes', 'ask nothing: what no flag says is taken as usual').default(false))
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
    .argument('[files...]', 'menu files; all of the menus folder unless given')
    .description('give menu files their one layout: order, indentation, quotes, spaces')
    .addOption(menus())
    .addOption(new Option('--check', 'write nothing; say which files are not in their layout').default(false))
    .addHelpText('after', example('fmt menus/el-moreno.yaml'))
    .action(async (files, options) => finish(await (await import('../commands/fmt.ts')).fmt(files, options, io)));
}
