/** Which entry of a menu a row of a table is about: by id, then by name within the section. What is not certain is asked. */
import type { Language } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { plain, slug } from '../../resolve/slug.ts';
import type { TableProblem } from '../table/problem.ts';
import type { Said } from '../table/words.ts';
import { UPDATE } from './update-words.ts';
import type { TableEntry, TableMenu, TableSection } from './read-menu.ts';
import { firstWord, idOf } from './write-menu.ts';

export type Matched<Of> = { readonly row: Of; readonly found: Of | undefined };

export type MatchedMenu = {
  readonly sections: readonly (Matched<TableSection> & { readonly entries: readonly Matched<TableEntry>[] })[];
  /** Entries that no row is about. */
  readonly absent: readonly { readonly section: TableSection; readonly entry: TableEntry }[];
  readonly problems: readonly TableProblem[];
};

/** Matches the rows of a table with a menu that has been made a table, too. */
export function matchRows(table: TableMenu, menu: TableMenu): MatchedMenu {
  const problems: TableProblem[] = [];
  const taken = new Map<TableSection | TableEntry, number>();
  const sectionOf = new Map(
    menu.sections.flatMap((section) => section.entries.map((entry) => [entry, section] as const)),
  );
  const entries = [...sectionOf.keys()];

  const sections = table.sections.map((row) => ({ row, found: findSection(row) }));
  // Who is named exactly takes its entry before anybody is looked for by what is near.
  const exact = sections.map(({ row, found }) => row.entries.map((entry) => findEntry(entry, found)));
  const matched = sections.map(({ row, found }, index) => ({
    row,
    found,
    entries: row.entries.map((entry, at) => ({
      row: entry,
      found: exact[index]?.[at] ?? findInPlace(row, at, exact[index] ?? [], found) ?? askOf(entry, found),
    })),
  }));
  const absent = entries
    .filter((entry) => !taken.has(entry))
    .map((entry) => ({ section: sectionOf.get(entry) ?? never(), entry }));
  return { sections: matched, absent, problems };

  function ask(row: TableSection | TableEntry, said: Said, answer?: 'Id'): void {
    const place = { row: row.row, column: row.column };
    problems.push({ ...place, ...(answer && { answer }), severity: 'error', message: said.message, hint: said.hint });
  }

  function take<Of extends TableSection | TableEntry>(row: TableSection | TableEntry, found: Of): Of {
    const earlier = taken.get(found);
    if (earlier === undefined) taken.set(found, row.row);
    else ask(row, UPDATE.sameEntry(nameOf(found), earlier), 'Id');
    return found;
  }

  function nameOf(one: TableSection | TableEntry): string {
    return firstWord('title' in one ? one.title : one.word, menu.languages);
  }

  function findSection(row: TableSection): TableSection | undefined {
    const id = idOf(row);
    const byId = id === undefined ? undefined : menu.sections.find((each) => idOf(each) === id);
    if (byId !== undefined) return take(row, byId);
    const [found, second] = named(menu.sections, ({ title }) => title, row.title, table.languages);
    if (second !== undefined) ask(row, UPDATE.severalOfName(nameOf(found ?? second)), 'Id');
    else if (found !== undefined) return take(row, found);
    else if (id === undefined) {
      const near = nearest(
        plain(nameOf(row)),
        menu.sections.map((each) => plain(nameOf(each))),
      );
      const meant = menu.sections.find((each) => plain(nameOf(each)) === near);
      if (meant !== undefined)
        ask(row, UPDATE.renamedOrNew(nameOf(row), nameOf(meant), idOf(meant) ?? '', slug(nameOf(row))), 'Id');
    }
    return undefined;
  }

  function findEntry(row: TableEntry, section: TableSection | undefined): TableEntry | undefined {
    const id = idOf(row);
    const byId = id === undefined ? undefined : entries.find((each) => idOf(each) === id);
    if (byId !== undefined) {
      if (byId.kind !== row.kind) ask(row, UPDATE.otherKind(nameOf(byId), KINDS[byId.kind].inTable.es));
      else if (sectionOf.get(byId) !== section)
        ask(row, UPDATE.otherSection(nameOf(byId), nameOf(sectionOf.get(byId) ?? never())));
      return take(row, byId);
    }
    const same = (section?.entries ?? []).filter(({ kind }) => kind === row.kind);
    const [found, second] = named(same, ({ word }) => word, row.word, table.languages);
    if (second !== undefined && 'id' in KINDS[row.kind].fields) {
      ask(row, UPDATE.severalOfName(nameOf(second)), 'Id');
      return take(row, same.find((each) => !taken.has(each)) ?? second);
    }
    return found === undefined
      ? undefined
      : take(row, same.find((each) => each === found && !taken.has(each)) ?? found);
  }

  /** What has no id and other words, in the place of one that has gone: the same neighbours, the same kind. */
  function findInPlace(
    { entries: rows }: TableSection,
    at: number,
    exactly: readonly (TableEntry | undefined)[],
    section: TableSection | undefined,
  ): TableEntry | undefined {
    const row = rows[at];
    if (row === undefined || section === undefined || 'id' in KINDS[row.kind].fields) return undefined;
    const before = at === 0 ? -1 : section.entries.indexOf(exactly[at - 1] ?? never0);
    const candidate = section.entries[before + 1];
    if ((at > 0 && before === -1) || candidate === undefined || taken.has(candidate) || candidate.kind !== row.kind)
      return undefined;
    const isLast = at === rows.length - 1 && before + 2 === section.entries.length;
    const isBetween = exactly[at + 1] !== undefined && exactly[at + 1] === section.entries[before + 2];
    return isLast || isBetween ? take(row, candidate) : undefined;
  }

  /** A row that no entry has the name of: new, unless one is near, or has the name elsewhere. */
  function askOf(row: TableEntry, section: TableSection | undefined): undefined {
    if (!('id' in KINDS[row.kind].fields) || idOf(row) !== undefined) return;
    const free = entries.filter((each) => !taken.has(each) && each.kind === row.kind);
    const here = free.filter((each) => sectionOf.get(each) === section);
    const near = nearest(
      plain(nameOf(row)),
      here.map((each) => plain(nameOf(each))),
    );
    const meant =
      here.find((each) => plain(nameOf(each)) === near) ??
      named(free, ({ word }) => word, row.word, table.languages)[0];
    if (meant === undefined) return;
    ask(row, UPDATE.renamedOrNew(nameOf(row), nameOf(meant), idOf(meant) ?? '', `${slug(nameOf(row))}-2`), 'Id');
  }
}

/** A row that stands for none. */
const never0 = { kind: 'note', row: 0, column: 0, word: {}, fields: [] } as const satisfies TableEntry;

/** Those of a name: to the letter, else but for case and accents. The first language that both have decides. */
function named<Of>(
  all: readonly Of[],
  textOf: (one: Of) => Text,
  wanted: Text,
  languages: readonly Language[],
): readonly Of[] {
  const isSame = (one: Of, form: (text: string) => string): boolean => {
    const text = textOf(one);
    const language = languages.find((code) => text[code] !== undefined && wanted[code] !== undefined);
    return language !== undefined && form(text[language] ?? '') === form(wanted[language] ?? '');
  };
  const exact = all.filter((one) => isSame(one, (text) => text));
  return exact.length > 0 ? exact : all.filter((one) => isSame(one, plain));
}

function never(): never {
  throw new Error('An entry stands in a section.');
}
