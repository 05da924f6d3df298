import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { compileMenu } from '../resolve/compile-venue.ts';
import {
  countedProblems,
  DIAGNOSTIC_LANGUAGES,
  type DiagnosticLanguage,
  words,
  type Words,
} from '../diagnostics/words.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { importMenu, proposalOf } from '../tools/menu-table/import-menu.ts';
import { updateMenu } from '../tools/menu-table/update-menu.ts';
import { rewriteMenu } from '../output/replace-file.ts';
import { listMenus } from '../resolve/compile-site.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { sourceOf } from '../read/read-source.ts';
import { Sources } from '../read/sources.ts';
import { nameOfSlug } from '../parse/slug.ts';
import { formatProblem, placeName, type TableProblem } from '../tools/table/cell.ts';
import { MOST_TABLE_BYTES, readTable } from '../tools/table/read-table.ts';
import { TABLE } from '../tools/table/words.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { Format, Io } from './io.ts';
import { checkNewFile, writeNewFile } from './write-files.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { newVenueFile } from './new.ts';
import { findVenue } from './read-venue.ts';

export type ImportOptions = {
  venue?: string;
  /** Updates an existing venue; its name may be given here or as `venue`. */
  update?: string | true;
  menus: string;
  sheet?: string;
  format: Format;
  strict: boolean;
};

/** The result of reading a table: its problems, or the write operation. */
type Outcome = {
  readonly problems: readonly TableProblem[];
  readonly header?: Parameters<typeof proposalOf>[1];
  /** Writes the result, and returns what to print. Absent if there is an error. */
  readonly write?: () => { readonly written: string | undefined; readonly said: Words[]; readonly more?: object };
};

/** Converts a spreadsheet to a menu file, or with `update` changes one. If anything is unclear, it writes a copy with questions instead. */
export async function importTable(file: string | undefined, options: ImportOptions, io: Io): Promise<boolean> {
  const { given, venue } = namesOf(file, options);
  const path = resolve(io.cwd, given);
  const { root, label } = menusRoot(io.cwd, options.menus);
  const id = venue.replace(/\.yaml$/, '');
  const target = { id, file: `${label}/${id}.yaml`, label, root };
  if (options.update === undefined) {
    checkNewFile(io.cwd, newVenueFile(id, target));
  }

  const table = await readTable(bytesOf(path, given), options.sheet);
  const outcome = options.update === undefined ? made() : updated();
  if (outcome === undefined) return false;
  const { problems, header, write } = outcome;
  const blocking = problems.filter(({ severity }) => severity === 'error' || options.strict);
  const done = blocking.length === 0 ? write?.() : undefined;
  const inLanguage = (language: DiagnosticLanguage) => proposalOf(table, header, blocking, language);
  const known = done === undefined ? await Promise.all(DIAGNOSTIC_LANGUAGES.map(inLanguage)) : [];
  const bytes = known[DIAGNOSTIC_LANGUAGES.indexOf(io.language)];
  const proposal = bytes === undefined ? undefined : writeProposal(given, bytes, known, io.cwd);

  if (options.format === 'json') {
    const said = { problems: problems.map(toJson), ...done?.more, written: done?.written, proposal };
    io.out(`${JSON.stringify(said, undefined, 2)}\n`);
    return done !== undefined;
  }
  const name = slashes(basename(given));
  for (const each of problems) io.err(`${formatProblem(name, each, io.language)}\n`);
  if (problems.length > 0) io.err(`${countedProblems(problems, io.language)}\n`);
  const lines = done?.said ?? [words('nothingImported')];
  if (proposal !== undefined)
    lines.push(words('proposal', proposal, blocking.filter(({ row }) => row !== undefined).length));
  for (const each of lines) io.out(`${each[io.language]}\n`);
  return done !== undefined;

  /** The result for a new menu file. */
  function made(): Outcome {
    const schema = slashes(relative(root, resolve(io.cwd, 'generated/menu.schema.json')));
    const sources = new Sources(root, listMenus(root, label));
    const imported = importMenu(table, { ...target, name: nameOfSlug(id), schema }, sources);
    const { text, sections, entries } = imported;
    if (text === undefined) return imported;
    return {
      ...imported,
      write: () => {
        writeNewFile(io.cwd, target.file, text);
        return { written: target.file, said: [words('menuImported', target.file, sections, entries)] };
      },
    };
  }

  /** The result for an existing menu, whose own errors are reported first. */
  function updated(): Outcome | undefined {
    const folder = listMenus(root, label);
    const menu = findVenue(folder, id, label);
    const sources = new Sources(root, folder);
    const read = sourceOf(menu, sources.languages, sources.site.country);
    const compiled = compileMenu(menu, sources);
    if (compiled.venue === undefined || 'problem' in read) {
      printDiagnostics(sortDiagnostics(compiled.diagnostics), io, io.err);
      return undefined;
    }
    const result = updateMenu(table, read.source, compiled.venue, sources);
    const { text, changed, absent, empty, isReordered } = result;
    if (text === undefined) return result;
    return {
      ...result,
      write: () => {
        const isChanged = changed.length > 0;
        if (isChanged) rewriteMenu(menu, text);
        const said = [
          ...changed.map((one) => words('hinted', `${one.cell}: ${one.name}`, one.field ?? words('newRow'))),
          isChanged ? words('menuUpdated', menu.file, changed.length) : words('sameAsTable', menu.file),
          ...(absent.length === 0 ? [] : [words('absentRows', absent.join(', '))]),
          ...(empty.length === 0 ? [] : [words('emptyCells', empty.join(', '))]),
          ...(isReordered ? [words('orderKept')] : []),
        ];
        const more = { changed, left: { absent, empty, isReordered } };
        return { written: isChanged ? menu.file : undefined, said, more };
      },
    };
  }
}

/** `--update VENUE FILE`, `FILE --venue VENUE`, `--update FILE --venue VENUE`: finds out which is which. */
function namesOf(file: string | undefined, { venue, update }: ImportOptions): { given: string; venue: string } {
  const isSwapped = file === undefined && typeof update === 'string' && venue !== undefined;
  const given = isSwapped ? update : file;
  const name = isSwapped || typeof update !== 'string' ? venue : update;
  if (given === undefined) throw new UsageError(words('importTakes'));
  if (name === undefined) throw new UsageError(words('sayWhichMenu'));
  if (!isSwapped && typeof update === 'string' && venue !== undefined && venue !== update) {
    throw new UsageError(words('twoVenues', update, venue));
  }
  return { given, venue: name };
}

/**
 * Writes `carta.propuesta.xlsx` beside `carta.csv`, and returns its name. A file of that name may hold corrections: if its bytes
 * differ, the proposal gets the next number. A proposal as it was written, in any of the languages (`known`), is replaced; if it is the same, nothing is written.
 */
function writeProposal(
  given: string,
  bytes: Uint8Array,
  known: readonly (Uint8Array | undefined)[],
  cwd: string,
): string {
  const base = basename(given).replace(/(?:\.propuesta(?:-\d+)?)?\.[^.]*$/i, '');
  for (let count = 1; ; count++) {
    const name = slashes(join(dirname(given), `${base}.propuesta${count === 1 ? '' : `-${count}`}.xlsx`));
    const path = resolve(cwd, name);
    if (existsSync(path)) {
      if (isFileOf(path, bytes)) return name;
      if (!known.some((each) => each !== undefined && isFileOf(path, each))) continue;
      rmSync(path);
    }
    writeNewFile(cwd, name, bytes);
    return name;
  }
}

function isFileOf(path: string, bytes: Uint8Array): boolean {
  return statSync(path).isFile() && readFileSync(path).equals(bytes);
}

function bytesOf(path: string, given: string): Uint8Array {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) throw new UsageError(words('noFileCalled', given));
  if (!status.isFile()) throw new UsageError(words('notAFile', given));
  // A file that is too large is not read.
  if (status.size > MOST_TABLE_BYTES) throw new UsageError(TABLE.tooManyBytes(status.size, MOST_TABLE_BYTES).message);
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(words('hinted', given, words('permissionDenied')));
  }
}

/** In English, with the same in Spanish, as diagnostics are. */
function toJson(problem: TableProblem): object {
  const { row, column, severity, message, hint } = problem;
  const es = { message: message.es, hint: hint.es };
  return { cell: placeName(problem), row, column, severity, message: message.en, hint: hint.en, es };
}
