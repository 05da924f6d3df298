import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '../../src/terms/language.ts';
import { menusRoot } from '../read/menus-root.ts';
import { writeCsv, SPREADSHEET } from '../tools/table/csv.ts';
import { readCatalog, type Catalog } from '../tools/translations/catalog.ts';
import { fillMenus } from '../tools/translations/fill/fill-menus.ts';
import { printProblem, type FillProblem } from '../tools/translations/fill/read-table.ts';
import { findOutdated, type History } from '../tools/translations/history/outdated.ts';
import { printSurvey, isOpen, surveyOf, type Survey } from '../tools/translations/survey.ts';
import { tableOf } from '../tools/translations/table.ts';
import { words, type DiagnosticLanguage } from '../diagnostics/words.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { Io } from './io.ts';
import { findVenue, knownLanguage } from './read-venue.ts';
import { listMenus } from '../resolve/compile-site.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';
import { checkNewFile, writeNewFile } from './write-files.ts';

export type TranslationsOptions = {
  menus: string;
  format: 'text' | 'json' | 'csv';
  venue?: string;
  language?: Language;
  delimiter: 'semicolon' | 'comma';
  all: boolean;
  strict: boolean;
  fill?: string;
  out?: string;
};

/** Lists missing and old translations; with `fill` it writes translations from a table into the menus instead. */
export async function translations(options: TranslationsOptions, io: Io): Promise<boolean> {
  const { language, fill, out } = options;
  if (fill !== undefined) return fillFrom(fill, options, io);
  if (out !== undefined) checkNewFile(io.cwd, out, options.format);
  const { root, label } = menusRoot(io.cwd, options.menus);
  const folder = listMenus(root, label);
  const venue = options.venue === undefined ? undefined : findVenue(folder, options.venue, label).id;
  const catalog = readCatalog(root, folder, venue);
  knownLanguage(language, catalog.languages);
  checkOffered(venue, language, catalog);
  const history = await findOutdated(catalog);
  const survey = surveyOf(catalog, history, language);
  const list = printed(survey, history, options, io.language);
  if (out === undefined) io.out(list);
  else {
    writeNewFile(io.cwd, out, list);
    io.out(`${words('written', out)[io.language]}\n`);
  }
  sayWhatIsUnknown(catalog, history, io);
  return passes(catalog.problems, false) && !(options.strict && survey.texts.some(isOpen));
}

/** Throws a UsageError if a venue does not offer the requested language: the list would be empty. */
function checkOffered(venue: string | undefined, language: Language | undefined, { files }: Catalog): void {
  const offered = files.find(({ menu, kind }) => kind === 'venue' && menu.id === venue)?.languages;
  if (language === undefined || offered === undefined || offered.includes(language)) return;
  throw new UsageError(words('noMenuIn', String(venue), language, offered.join(', ')));
}

/** A problem as the JSON has it. */
const inEnglish = (problem: FillProblem): object => ({ ...problem, message: problem.message.en });

/** First bytes of new and old workbooks, and of PDFs. */
const NO_TEXT = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF'];

function fillFrom(table: string, { menus, venue, language, format, out }: TranslationsOptions, io: Io): boolean {
  if (venue !== undefined || language !== undefined || out !== undefined) {
    throw new UsageError(words('fillAlone'));
  }
  const { root, label } = menusRoot(io.cwd, menus);
  const path = resolve(io.cwd, table);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new UsageError(words('noFileCalled', table));
  }
  const bytes = readFileSync(path);
  if (NO_TEXT.includes(bytes.toString('latin1', 0, 4))) {
    throw new UsageError(words('notCsv', table));
  }
  const { written, problems, ignored } = fillMenus(bytes, readCatalog(root, listMenus(root, label)));
  if (format === 'json') io.out(`${JSON.stringify({ written, problems: problems.map(inEnglish) }, undefined, 2)}\n`);
  for (const name of ignored) io.err(`${words('columnNotRead', table, name)[io.language]}\n`);
  if (format === 'json') return problems.length === 0;
  for (const problem of problems) io.err(`${table}: ${printProblem(problem, io.language)}\n`);
  for (const { file, translations: count } of written)
    io.out(`${words('translationsWritten', file, count)[io.language]}\n`);
  if (written.length === 0) io.out(`${words('nothingWritten')[io.language]}\n`);
  return problems.length === 0;
}

function printed(
  survey: Survey,
  history: History,
  { format, delimiter, all }: TranslationsOptions,
  speaker: DiagnosticLanguage,
): string {
  if (format === 'text') return printSurvey(survey, speaker);
  if (format === 'csv')
    return writeCsv(tableOf(survey, all), { ...SPREADSHEET, delimiter: delimiter === 'comma' ? ',' : ';' });
  const texts = survey.texts
    .filter((text) => all || isOpen(text))
    .map((text) => ({
      file: text.file,
      line: text.line,
      column: text.column,
      key: text.key,
      place: text.place,
      source: text.original,
      translations: Object.fromEntries(
        text.wanted.flatMap((code) => (text.text.values[code] === undefined ? [] : [[code, text.text.values[code]]])),
      ),
      missing: text.missing,
      outdated: text.outdated.map(({ language, was, change }) => ({ language, was, ...change })),
    }));
  return `${JSON.stringify({ files: survey.files, texts, history: 'outdated' in history }, undefined, 2)}\n`;
}

/** Prints problems because of which the list of translations is incomplete. */
function sayWhatIsUnknown({ files, problems }: Catalog, history: History, io: Io): void {
  printDiagnostics(problems, io, io.err);
  for (const { menu, hasErrors } of files) {
    if (hasErrors) io.err(`${words('listedInPart', menu.file)[io.language]}\n`);
  }
  if ('reason' in history) io.err(`${words('noHistory', history.reason)[io.language]}\n`);
  else if (history.isShallow) io.err(`${words('shallowHistory')[io.language]}\n`);
}
