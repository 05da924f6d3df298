/** The help of `carta`: an editor's typical day, and a page for each rule of the language. */
import type { Command } from 'commander';
import { hintOfNearest } from '../../diagnostics/nearest.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { words, type DiagnosticLanguage, type Words } from '../../diagnostics/words.ts';
import { plain } from '../../parse/slug.ts';
import { TOPICS, topicPage, type Topic } from './topics.ts';

/** Commands by purpose, in the order in which an editor needs them. */
const GROUPS: readonly (readonly [heading: Words, commands: readonly string[]])[] = [
  [{ en: 'Write:', es: 'Escribir:' }, ['init', 'new', 'fmt', 'watch']],
  [{ en: 'Check:', es: 'Comprobar:' }, ['check', 'inspect', 'diff']],
  [{ en: 'Translate:', es: 'Traducir:' }, ['translations']],
  [{ en: 'Print:', es: 'Imprimir:' }, ['print', 'qr', 'allergens']],
  [{ en: 'Exchange:', es: 'Intercambiar:' }, ['import', 'export']],
  [{ en: 'Publish:', es: 'Publicar:' }, ['build']],
];

/** An editor's typical day, as lines of a terminal. */
const DAY: readonly (readonly [line: string, what: Words])[] = [
  [
    'carta -- init',
    {
      en: 'make the site your own, once: name, languages, a first menu',
      es: 'hacer tuyo el sitio, una vez: nombre, idiomas, una primera carta',
    },
  ],
  ['dev', { en: 'see it in the browser while you write', es: 'verla en el navegador mientras escribes' }],
  [
    'carta -- new bar-pepe --kind bar',
    { en: 'begin a menu: a file with everything explained', es: 'empezar una carta: un archivo con todo explicado' },
  ],
  [
    'carta -- import carta.xlsx --venue bar-pepe',
    { en: 'or begin with the spreadsheet that you have', es: 'o empezarla con la hoja de cálculo que tienes' },
  ],
  [
    'carta -- check --strict',
    { en: 'what is wrong, where, and how to correct it', es: 'qué está mal, dónde y cómo se corrige' },
  ],
  ['carta -- translations --venue bar-pepe', { en: 'what is not translated yet', es: 'lo que falta por traducir' }],
  ['carta -- fmt', { en: 'tidy the files', es: 'ordenar los archivos' }],
  [
    'carta -- diff',
    {
      en: 'what changes for the diner: prices, dishes, allergens',
      es: 'qué cambia para el cliente: precios, platos, alérgenos',
    },
  ],
  ['carta -- build', { en: 'make the pages', es: 'hacer las páginas' }],
  [
    'carta -- qr bar-pepe --url https://cartas.example --tables 12',
    { en: 'codes for the tables', es: 'códigos para las mesas' },
  ],
  ['carta -- print bar-pepe --url https://cartas.example', { en: 'the menu on paper', es: 'la carta en papel' }],
  [
    'carta -- allergens bar-pepe',
    {
      en: 'the allergens of every dish, for the kitchen',
      es: 'los alérgenos de cada plato, para la cocina',
    },
  ],
];

/** Adds groups, the typical day, examples and pages of rules to the help of `carta`. Call it after all commands are added. */
export function teach(carta: Command, language: DiagnosticLanguage, out: (text: string) => void): void {
  carta
    .helpCommand(false)
    .command('help')
    .argument(
      '[word]',
      `${{ en: 'a command, or one of', es: 'un comando, o una de estas' }[language]}: ${namesIn(language).join(', ')}`,
    )
    .description('explain a command, or a rule of the menu language on one page')
    .addHelpText('after', examples(language, `help ${TOPICS.prices.name[language]}`))
    .action((word: string | undefined) => {
      if (word === undefined) return carta.outputHelp();
      const topic = PAGES.find(({ name }) => name.en === plain(word) || name.es === plain(word));
      const command = carta.commands.find((each) => each.name() === word);
      // `allergens` is a rule and a command.
      if (topic !== undefined) out(`${topicPage(topic, language)}${command === undefined ? '' : '\n'}`);
      command?.outputHelp();
      if (topic !== undefined || command !== undefined) return;
      const names = [...carta.commands.map((each) => each.name()), ...namesIn(language)];
      const hint = hintOfNearest(word, names) ?? words('helpIsFor', names.join(', '));
      throw new UsageError(words('noHelp', word, hint));
    });
  const groups = GROUPS.map(([heading, names]) => [heading[language], names] as const);
  for (const command of carta.commands) {
    const [heading] = groups.find(([, names]) => names.includes(command.name())) ?? [];
    command.helpGroup(heading ?? { en: 'Learn:', es: 'Aprender:' }[language]);
  }
  const order = groups.flatMap(([, names]) => names);
  const rank = (command: Command): number =>
    order.includes(command.name()) ? order.indexOf(command.name()) : order.length;
  carta.configureHelp({
    visibleCommands: ({ commands }) => commands.toSorted((one, other) => rank(one) - rank(other)),
    // Groups in the order of the shown commands, not in that of their registration.
    groupItems: (_added, visible, groupOf) => Map.groupBy(visible, groupOf),
  });
  carta.addHelpText('after', () => day(language) + pages(language));
}

function day(language: DiagnosticLanguage): string {
  const rows = DAY.map(([line, what]) => [`npm run ${line}`, what[language]] as const);
  return table({ en: 'A day with a menu:', es: 'Un día con una carta:' }[language], rows);
}

function pages(language: DiagnosticLanguage): string {
  const heading = { en: 'The menu language, a page each:', es: 'Cómo se escribe una carta, cada regla en una página:' };
  const rows = PAGES.map(
    ({ name, summary }) => [`npm run carta -- help ${name[language]}`, summary[language]] as const,
  );
  return table(heading[language], rows);
}

const PAGES: readonly Topic[] = Object.values(TOPICS);

const namesIn = (language: DiagnosticLanguage): string[] => PAGES.map(({ name }) => name[language]);

/** The end of a command's help: what to type. */
export const examples = (language: DiagnosticLanguage, ...lines: readonly string[]): string =>
  `\n${{ en: 'Example:', es: 'Ejemplo:' }[language]}\n${lines.map((line) => `  npm run carta -- ${line}\n`).join('')}`;

function table(heading: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return `\n${heading}\n${rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')}`;
}
