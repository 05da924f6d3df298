import { type Command, Option } from 'commander';
import { example, failOnDroppedNews, menus, news, type Running } from './options.ts';

/** What a change of the menus is for diners. */
export function addDiffCommand(carta: Command, { io, finish }: Running): void {
  carta
    .command('diff')
    .argument('[revision]', 'a commit, a branch or a tag', 'HEAD')
    .argument('[venue]', 'one venue only')
    .description('say in words what changed for diners since a revision; a removed allergen makes it fail')
    .addOption(new Option('--to <revision>', 'compare with this revision, not with the files as they are'))
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'markdown', 'json']).default('text'))
    .addOption(new Option('--allow-allergen-removal', 'do not fail because of removed allergens').default(false))
    .addOption(news())
    .addOption(failOnDroppedNews())
    .addOption(menus())
    .addHelpText(
      'after',
      `${example('diff HEAD gottan-granada', 'diff main --to feria --format markdown')}\n` +
        'It fails when an allergen was removed from a dish that is still there, or a menu as it is now has an error.\n',
    )
    .action(async (revision, venue, options) =>
      finish(await (await import('../commands/diff.ts')).diff(revision, venue, options, io)),
    );
}
