import type { NamesLanguage } from '../tools/menu-table/header.ts';
import { templateVenue } from '../tools/menu-table/template.ts';
import { venueTable } from '../tools/menu-table/venue-table.ts';
import { cellsCsv } from '../tools/table/csv.ts';
import { writeXlsx } from '../tools/table/write-xlsx.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { Io } from './io.ts';
import { checkNewFile, writeNewFile } from './write-files.ts';
import { readVenue } from './read-venue.ts';

export type ExportOptions = { menus: string; out?: string; template?: true; language: NamesLanguage };

/** Writes a menu as a table, and reports what the table cannot hold. */
export async function exportTable(name: string | undefined, options: ExportOptions, io: Io): Promise<boolean> {
  const { out, template } = options;
  if ((name === undefined) === (template === undefined)) {
    throw new UsageError('export takes the name of a menu, or --template');
  }
  if (out !== undefined && !/\.(?:csv|xlsx)$/i.test(out)) throw new UsageError(`${out} must end in .csv or .xlsx`);
  if (out !== undefined) checkNewFile(io.cwd, out);
  const found = name === undefined ? { venue: templateVenue(), partials: [] } : readVenue(name, options.menus, io);
  if (found === undefined) return false;

  const { cells, losses } = venueTable(found.venue, options.language, name !== undefined);
  if (out === undefined) io.out(cellsCsv(cells));
  else {
    const isWorkbook = /\.xlsx$/i.test(out);
    writeNewFile(io.cwd, out, isWorkbook ? await writeXlsx(cells, found.venue.name) : cellsCsv(cells));
    io.out(`${out} is written: ${cells.length - 1} rows below the names of the columns.\n`);
  }
  for (const { place, what } of losses) io.err(`${place}: a table cannot hold ${what}\n`);
  for (const partial of found.partials) {
    io.err(`_shared/${partial}.yaml: what comes from this partial is in the table as if it were the menu's own\n`);
  }
  return true;
}
