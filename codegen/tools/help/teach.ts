/** The help of `carta`: an editor's typical day, and a page for each rule of the language. */
import type { Command } from 'commander';
import { hintOfNearest } from '../../diagnostics/nearest.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { words } from '../../diagnostics/words.ts';
import { TOPICS, topicPage } from './topics.ts';

/** Commands by purpose, in the order in which an editor needs them. */
const GROUPS: readonly (readonly [heading: string, commands: readonly string[]])[] = [
  ['Write:', ['init', 'new', 'fmt', 'watch']],
  ['Check:', ['check', 'inspect', 'diff']],
  ['Translate:', ['translations']],
  ['Print:', ['print', 'qr', 'allergens']],
  ['Exchange:', ['import', 'export']],
  ['Publish:', ['build']],
];

/** An editor's typical day. `npm run dev` is no command of carta. */
const DAY: readonly (readonly [line: string, what: string])[] = [
  ['init', 'make the site your own, once: name, languages, a first menu'],
  ['new bar-pepe --kind bar', 'begin a menu: a file with everything explained'],
  ['import carta.xlsx --venue bar-pepe', 'or begin with the spreadsheet that you have'],
  ['check --strict', 'what is wrong, where, and how to correct it'],
  ['translations --venue bar-pepe', 'what is not translated yet'],
  ['fmt', 'tidy the files'],
  ['diff', 'what changes for the diner: prices, dishes, allergens'],
  ['build', 'make the pages'],
  ['qr bar-pepe --url https://cartas.example --tables 12', 'codes for the tables'],
  ['print bar-pepe --url https://cartas.example', 'the menu on paper'],
  ['allergens bar-pepe', 'the allergens of every dish, for the kitchen'],
];

/** Adds groups, the typical day, examples and pages of rules to the help of `carta`. Call it after all commands are added. */
export function teach(carta: Command, out: (text: string) => void): void {
  carta
    .helpCommand(false)
    .command('help')
    .argument('[word]', `a command, or one of: ${Object.keys(TOPICS).join(', ')}`)
    .description('explain a command, or a rule of the menu language on one page')
    .addHelpText('after', '\nExample:\n  npm run carta -- help prices\n')
    .action((word: string | undefined) => {
      if (word === undefined) return carta.outputHelp();
      const command = carta.commands.find((each) => each.name() === word);
      if (command !== undefined) return command.outputHelp();
      if (isTopic(word)) return out(topicPage(word));
      const names = [...carta.commands.map((each) => each.name()), ...Object.keys(TOPICS)];
      const hint = hintOfNearest(word, names) ?? words('helpIsFor', names.join(', '));
      throw new UsageError(words('noHelp', word, hint));
    });
  for (const command of carta.commands) {
    command.helpGroup(GROUPS.find(([, names]) => names.includes(command.name()))?.[0] ?? 'Learn:');
  }
  const order = GROUPS.flatMap(([, names]) => names);
  const rank = (command: Command): number =>
    order.includes(command.name()) ? order.indexOf(command.name()) : order.length;
  carta.configureHelp({
    visibleCommands: ({ commands }) => commands.toSorted((one, other) => rank(one) - rank(other)),
    // Groups in the order of the shown commands, not in that of their registration.
    groupItems: (_added, visible, groupOf) => Map.groupBy(visible, groupOf),
  });
  carta.addHelpText('after', () => `${day(carta)}${pages()}`);
}

function isTopic(word: string): word is keyof typeof TOPICS {
  return Object.hasOwn(TOPICS, word);
}

function day(carta: Command): string {
  const known = new Set(carta.commands.map((command) => command.name()));
  const lines = DAY.filter(([line]) => known.has(line.split(' ')[0] ?? ''));
  const rows = lines.map(([line, what]): [string, string] => [`npm run carta -- ${line}`, what]);
  return table('A day with a menu:', [
    ...rows.slice(0, 1),
    ['npm run dev', 'see it in the browser while you write'],
    ...rows.slice(1),
  ]);
}

function pages(): string {
  return table(
    'The menu language, a page each:',
    Object.entries(TOPICS).map(([name, { summary }]) => [`npm run carta -- help ${name}`, summary]),
  );
}

function table(heading: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return `\n${heading}\n${rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')}`;
}
