import { templateVenue } from '../tools/menu-table/template.ts';
import { venueTable } from '../tools/menu-table/venue-table.ts';
import { cellsCsv } from '../tools/table/csv.ts';
import { writeXlsx } from '../tools/table/write-xlsx.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words, type DiagnosticLanguage } from '../diagnostics/words.ts';
import type { Io } from './io.ts';
import { checkNewFile, writeNewFile } from './write-files.ts';
import { readVenue } from './read-venue.ts';

export type ExportOptions = { menus: string; out?: string; template?: true; language: DiagnosticLanguage };

/** Writes a menu as a table, and reports what the table cannot hold. */
export async function exportTable(name: string | undefined, options: ExportOptions, io: Io): Promise<boolean> {
  const { out, template } = options;
  if ((name === undefined) === (template === undefined)) {
    throw new UsageError(words('exportTakes'));
  }
  if (out !== undefined && !/\.(?:csv|xlsx)$/i.test(out)) throw new UsageError(words('mustEndInTable', out));
  if (out !== undefined) checkNewFile(io.cwd, out);
  const found = name === undefined ? { venue: templateVenue(), partials: [] } : readVenue(name, options.menus, io);
  if (found === undefined) return false;

  const { cells, losses } = venueTable(found.venue, options.language, name !== undefined);
  if (out === undefined) io.out(cellsCsv(cells));
  else {
    const isWorkbook = /\.xlsx$/i.test(out);
    writeNewFile(io.cwd, out, isWorkbook ? await writeXlsx(cells, found.venue.name) : cellsCsv(cells));
    io.out(`${words('writtenNew', out, words('rowsBelow', cells.length - 1))[io.language]}\n`);
  }
  const notes = [
    ...losses.map(({ place, what }) => words('tableCannotHold', place, what)),
    ...found.partials.map((partial) => words('fromPartial', `_shared/${partial}.yaml`)),
  ];
  for (const note of notes) io.err(`${note[io.language]}\n`);
  return true;
}
