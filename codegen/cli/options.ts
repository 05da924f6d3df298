import { Option } from 'commander';
import { DIAGNOSTIC_LANGUAGES } from '../diagnostics/words.ts';
import type { Io } from '../commands/io.ts';

/** What a command runs with: the world around it, and where it says whether all is well. */
export type Running = { readonly io: Io; readonly finish: (succeeded: boolean) => void };

/** Options that several commands have. Commander wants each command's own. */
export const menus = (): Option => new Option('--menus <folder>', 'folder of the menus').default('menus');
export const out = (): Option => new Option('--out <folder>', 'folder of the generated files').default('generated');
export const format = (): Option =>
  new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');
export const strict = (): Option => new Option('--strict', 'treat warnings as errors').default(false);

export const lang = (): Option =>
  new Option('--lang <language>', "language of the diagnostics; unless given, the terminal's").choices(
    DIAGNOSTIC_LANGUAGES,
  );

/** What of tonight's news an edition drops, as the server that serves the menus says them (T6). */
export const news = (): Option =>
  new Option('--news <address>', "ask the site at this address which of tonight's news these menus drop");
export const failOnDroppedNews = (): Option =>
  new Option('--fail-on-dropped-news', 'with --news: fail where news are dropped, or nobody can say').default(false);

/** The end of a command's help. */
export const example = (...lines: readonly string[]): string =>
  `\nExample:\n${lines.map((line) => `  npm run carta -- ${line}\n`).join('')}`;
