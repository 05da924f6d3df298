import type { Language } from '../../src/terms/language.ts';
import { allergenMatrix, type Mark, type MatrixSection } from '../tools/allergens/matrix.ts';
import { sheetHtml, type SheetWords } from '../tools/allergens/sheet.ts';
import { SPREADSHEET, writeCsv } from '../tools/table/csv.ts';
import type { Io } from './io.ts';
import { checkNewFile, writeNewFile } from './write-files.ts';
import { words } from '../diagnostics/words.ts';
import { knownLanguage, readInterface, readVenue, today } from './read-venue.ts';
import { ALLERGENS } from '../../src/terms/allergens.ts';

export type AllergensOptions = { menus: string; format: 'html' | 'csv'; language?: Language; out?: string };

/** Prints the declared allergens of every dish, as a page for the kitchen's wall or as a table. */
export async function allergens(name: string, options: AllergensOptions, io: Io): Promise<boolean> {
  const { out, format } = options;
  if (out !== undefined) checkNewFile(io.cwd, out, format);
  const found = readVenue(name, options.menus, io);
  if (found === undefined) return false;
  const { venue, folder } = found;
  const wanted = knownLanguage(options.language, folder.languages.languages);
  const known = readInterface(folder, io);
  if (known === undefined) return false;
  const { texts, languages } = known;
  const language = wanted ?? venue.languages[0] ?? 'es';
  // The required texts were checked when the interface's file was read.
  const sheet = texts[language] as unknown as SheetWords;
  const sections = allergenMatrix(venue, language);
  const content =
    format === 'csv'
      ? csvOf(sections, sheet)
      : sheetHtml({
          venue: venue.name,
          language,
          direction: languages[language]?.direction ?? 'ltr',
          sections,
          words: sheet,
          date: today(language, venue.timeZone ?? folder.site.timeZone),
        });
  if (out === undefined) io.out(content);
  else {
    writeNewFile(io.cwd, out, content);
    io.out(`${words('written', out)[io.language]}\n`);
  }
  const rows = sections.flatMap((section) => section.rows);
  const open = rows.filter(({ isDeclared }) => !isDeclared).length;
  if (open > 0) io.err(`${words('undeclaredDishes', open, rows.length)[io.language]}\n`);
  return true;
}

/** The signs in allergen columns, which `import` reads back. */
const SIGNS: Record<Mark, string> = { contains: 'X', mayContain: 'T', unlisted: '-', undeclared: '?' };

function csvOf(sections: readonly MatrixSection[], sheet: SheetWords): string {
  const hasCharacter = sections.some(({ rows }) => rows.some(({ character }) => character !== undefined));
  const { section, dish } = sheet.kitchenSheet;
  const names = ALLERGENS.map((key) => sheet.allergens[key]);
  const header = [section, dish, ...names, ...(hasCharacter ? [sheet.finder.marksTitle] : [])];
  const rows = sections.flatMap(({ title, rows: dishes }) =>
    dishes.map(({ name, marks, character = [] }) => [
      title,
      name,
      ...marks.map((mark) => SIGNS[mark]),
      ...(hasCharacter ? [character.map((mark) => sheet.marks[mark]).join(', ')] : []),
    ]),
  );
  return writeCsv([header, ...rows], SPREADSHEET);
}
