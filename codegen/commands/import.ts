import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { counted, countedProblems } from '../diagnostics/counted.ts';
import { importMenu } from '../tools/menu-table/import-menu.ts';
import { checkNames } from '../read/file-names.ts';
import { listMenus } from '../read/menus-folder.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { Sources } from '../read/sources.ts';
import { nameOfSlug } from '../resolve/slug.ts';
import { formatProblem, placeName, type TableProblem } from '../tools/table/problem.ts';
import { MOST_TABLE_BYTES, readTable } from '../tools/table/read-table.ts';
import { UsageError } from '../usage-error.ts';
import type { Format, Io } from './io.ts';
import { checkNewFile, writeNewFile } from './new-file.ts';

export type ImportOptions = { venue: string; menus: string; sheet?: string; format: Format; strict: boolean };

/** Makes a menu file of a spreadsheet. With an error, and with `strict` a warning, nothing is written; never writes over a file. */
export async function importTable(file: string, options: ImportOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const id = options.venue.replace(/\.yaml$/, '');
  const target = { id, file: `${label}/${id}.yaml`, path: join(root, `${id}.yaml`), root };
  const [problem] = checkNames([`${id}.yaml`], 'venue', () => target).diagnostics;
  if (problem) throw new UsageError(`${problem.message.replace(/\.$/, '')}: ${problem.hint}`);
  checkNewFile(io.cwd, target.file);

  const table = await readTable(bytesOf(resolve(io.cwd, file), file), options.sheet);
  const schema = slashes(relative(root, resolve(io.cwd, 'generated/menu.schema.json')));
  const sources = new Sources(root, listMenus(root, label));
  const imported = importMenu(table, { ...target, name: nameOfSlug(id), schema }, sources);
  const { problems, text } = imported;
  const isWritten = text !== undefined && !(options.strict && problems.length > 0);
  if (isWritten) writeNewFile(io.cwd, target.file, text);
  if (options.format === 'json')
    io.out(`${JSON.stringify(toJson(problems, isWritten ? target.file : undefined), undefined, 2)}\n`);
  else {
    const name = slashes(basename(file));
    for (const each of problems) io.err(`${formatProblem(name, each)}\n`);
    if (problems.length > 0) io.err(`${countedProblems(problems)}\n`);
    const { sections, entries } = imported;
    io.out(
      isWritten
        ? `${target.file} is written: ${counted(sections, 'section')}, ${entries === 1 ? '1 entry' : `${entries} entries`}.\n`
        : 'Nothing was written.\n',
    );
  }
  return isWritten;
}

function bytesOf(path: string, given: string): Uint8Array {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) throw new UsageError(`there is no file called ${given}`);
  if (!status.isFile()) throw new UsageError(`${given} is not a file`);
  // What is too large is not read at all.
  if (status.size > MOST_TABLE_BYTES)
    throw new UsageError(`${given} has ${status.size} bytes: no table of a menu is as large`);
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(`${given} may not be read`);
  }
}

function toJson(problems: readonly TableProblem[], written: string | undefined): unknown {
  return {
    problems: problems.map((problem) => ({ cell: placeName(problem), ...problem })),
    ...(written === undefined ? {} : { written }),
  };
}
