import type { Language } from '../../../../src/terms/language.ts';
import type { Catalog, CatalogFile, CatalogText } from '../catalog.ts';
import { fingerprint } from '../table.ts';
import { shortened, words, type Words } from '../../../diagnostics/words.ts';
import type { FillProblem, FilledCell, FilledRow } from './read-table.ts';

export type TextChange = { readonly text: CatalogText; readonly cells: ReadonlyMap<Language, FilledCell> };

export type FilePlan = { readonly file: CatalogFile; readonly changes: readonly TextChange[] };

type Found = { readonly text: CatalogText } | { readonly message: Words };

/** Limit of characters of a text in a message. */
const SHOWN = 60;

/** Finds the text of each row, and the cells to write. Cells that agree with the menu are skipped. */
export function planFill(rows: readonly FilledRow[], { files }: Pick<Catalog, 'files'>) {
  const problems: FillProblem[] = [];
  const changes = new Map<CatalogText, { file: CatalogFile; text: CatalogText; cells: Map<Language, FilledCell> }>();
  for (const row of rows) {
    const touched = row.cells.filter(({ language, text }) => row.exported?.get(language) !== fingerprint(text));
    if (touched.length === 0) continue;
    const file = fileOf(row, files);
    if (file === undefined) {
      problems.push({ row: row.row, message: words('noMenuCalled', row.file) });
      continue;
    }
    const found = findText(row, file);
    if ('message' in found) {
      if (!isThere(touched, row, file)) problems.push({ row: row.row, message: found.message });
      continue;
    }
    for (const cell of touched) {
      const message = obstacle(cell, row, found.text, file);
      if (message !== undefined) problems.push({ row: cell.row, column: cell.column, message });
      else if (found.text.text.values[cell.language] !== cell.text) put(file, found.text, cell);
    }
  }
  const byFile = Map.groupBy(changes.values(), ({ file }) => file);
  return { files: [...byFile].map(([file, ofFile]) => ({ file, changes: ofFile })), problems };

  function put(file: CatalogFile, text: CatalogText, cell: FilledCell): void {
    const { cells } = changes.get(text) ?? { cells: new Map<Language, FilledCell>() };
    const earlier = cells.get(cell.language);
    if (earlier !== undefined && earlier.text !== cell.text) {
      problems.push({ row: cell.row, column: cell.column, message: words('otherRow', earlier.row) });
    }
    changes.set(text, { file, text, cells: cells.set(cell.language, cell) });
  }
}

/** The file of a row; the folder in its path may differ from the command's. */
function fileOf({ file }: FilledRow, files: readonly CatalogFile[]): CatalogFile | undefined {
  const named = (candidate: CatalogFile): boolean => {
    const path = candidate.menu.file
      .split('/')
      .slice(candidate.kind === 'venue' ? -1 : -2)
      .join('/');
    return file === path || file.endsWith(`/${path}`);
  };
  // A venue may have the name of a partial.
  const found = files.filter(named);
  return files.find((each) => each.menu.file === file) ?? found.find(({ kind }) => kind !== 'venue') ?? found[0];
}

/** Finds a row's text by its key if the original is unchanged, else by its original at another place. */
function findText(row: FilledRow, file: CatalogFile): Found {
  if (!file.isWhole) return { message: words('seeCheck', file.menu.file) };
  const isSame = ({ original }: CatalogText): boolean =>
    row.exported?.get(original.language) === fingerprint(original.text) || row.original === original.text;
  const named = file.texts.find(({ key }) => key === row.key);
  if (named !== undefined && isSame(named)) return { text: named };
  const [moved, second] = file.texts.filter(isSame);
  if (moved !== undefined && second === undefined) return { text: moved };
  if (moved !== undefined) return { message: words('severalSources', file.menu.file, row.key) };
  if (named === undefined) return { message: words('noTextIn', row.key, file.menu.file) };
  return { message: words('sourceChanged', shortened(named.original.text, SHOWN)) };
}

/** Whether the menu has the row's translations already, so that changes of its original do not matter. */
function isThere(cells: readonly FilledCell[], { key }: FilledRow, { texts }: CatalogFile): boolean {
  const values = texts.find((text) => text.key === key)?.text.values;
  return values !== undefined && cells.every(({ language, text }) => values[language] === text);
}

/** Why a cell cannot be written. */
function obstacle(cell: FilledCell, row: FilledRow, text: CatalogText, { menu }: CatalogFile): Words | undefined {
  const { language } = cell;
  const now = text.text.values[language];
  if (now === cell.text) return undefined;
  if (language === text.original.language) {
    return words('sourceLanguage', menu.file, text.line);
  }
  if (!text.allowed.includes(language)) return words('lacksLanguage', menu.file, language);
  if (cell.text.includes('\n') && !text.original.text.includes('\n')) {
    return words('lineBreakInCell');
  }
  const exported = row.exported?.get(language);
  if (row.exported !== undefined && now !== undefined && fingerprint(now) !== exported) {
    return words('menuChanged', shortened(now, SHOWN));
  }
  return undefined;
}
