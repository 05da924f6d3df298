/** Matches rows of a table with entries of a menu: by id, then by name within the section. Uncertain matches become questions. */
import type { Language } from '../../../src/terms/language.ts';
import type { Text, ResolvedPrice } from '../../../src/terms/resolved-venue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { plain, slug } from '../../parse/slug.ts';
import type { TableProblem } from '../table/cell.ts';
import type { Said } from '../table/words.ts';
import { UPDATE } from './words.ts';
import type { TableEntry, TableMenu, TableSection, TableField } from './read-menu.ts';
import { idOf } from './write-menu.ts';
import { wordIn } from '../../kinds/entry-text.ts';
import { isDeepStrictEqual } from 'node:util';
import { impliedBy } from '../../../src/terms/marks.ts';
import { markOf } from '../../validate/marks.ts';
import type { Change } from './edit-entry.ts';
import { never } from '../../parse/nodes.ts';

type Matched<Of> = { readonly row: Of; readonly found: Of | undefined };

export type MatchedMenu = {
  readonly sections: readonly (Matched<TableSection> & { readonly entries: readonly Matched<TableEntry>[] })[];
  /** Entries without a row. */
  readonly absent: readonly TableEntry[];
  readonly problems: readonly TableProblem[];
};

/** Matches the rows of a table with a menu in table form. */
export function matchRows(table: TableMenu, menu: TableMenu): MatchedMenu {
  const problems: TableProblem[] = [];
  const taken = new Map<TableSection | TableEntry, number>();
  const sectionOf = new Map(
    menu.sections.flatMap((section) => section.entries.map((entry) => [entry, section] as const)),
  );
  const entries = [...sectionOf.keys()];

  const sections = table.sections.map((row) => ({ row, found: findSection(row) }));
  // Rows with an exact match take their entries first, before near names are looked for.
  const exact = sections.map(({ row, found }) => row.entries.map((entry) => findEntry(entry, found)));
  const matched = sections.map(({ row, found }, index) => ({
    row,
    found,
    entries: row.entries.map((entry, at) => ({
      row: entry,
      found: exact[index]?.[at] ?? findInPlace(row, at, exact[index] ?? [], found) ?? askOf(entry, found),
    })),
  }));
  return { sections: matched, absent: entries.filter((entry) => !taken.has(entry)), problems };

  function ask(row: TableSection | TableEntry, said: Said, answer?: 'Id'): void {
    const place = { row: row.row, column: row.column };
    problems.push({ ...place, ...(answer && { answer }), severity: 'error', ...said });
  }

  function take<Of extends TableSection | TableEntry>(row: TableSection | TableEntry, found: Of): Of {
    const earlier = taken.get(found);
    if (earlier === undefined) taken.set(found, row.row);
    else ask(row, UPDATE.sameEntry(nameOf(found), earlier), 'Id');
    return found;
  }

  function nameOf(one: TableSection | TableEntry): string {
    return wordIn(one.word, menu.languages);
  }

  function findSection(row: TableSection): TableSection | undefined {
    const id = idOf(row);
    const byId = id === undefined ? undefined : menu.sections.find((each) => idOf(each) === id);
    if (byId !== undefined) return take(row, byId);
    const [found, second] = ofName(menu.sections, row.word, table.languages);
    if (second !== undefined) ask(row, UPDATE.severalOfName(nameOf(found ?? second)), 'Id');
    else if (found !== undefined) return take(row, found);
    else if (id === undefined) {
      askIfRenamed(row, nearName(row, menu.sections), slug(nameOf(row)));
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
    const [found, second] = ofName(same, row.word, table.languages);
    if (second !== undefined && 'id' in KINDS[row.kind].fields) {
      ask(row, UPDATE.severalOfName(nameOf(second)), 'Id');
      return take(row, same.find((each) => !taken.has(each)) ?? second);
    }
    return found && take(row, found);
  }

  /** The entry for a changed row of a kind without ids: an unmatched one of the kind, with the same neighbours. */
  function findInPlace(
    { entries: rows }: TableSection,
    at: number,
    exactly: readonly (TableEntry | undefined)[],
    section: TableSection | undefined,
  ): TableEntry | undefined {
    const row = rows[at];
    if (row === undefined || section === undefined || 'id' in KINDS[row.kind].fields) return undefined;
    const before = at === 0 ? -1 : section.entries.findIndex((each) => each === exactly[at - 1]);
    const candidate = section.entries[before + 1];
    if ((at > 0 && before === -1) || candidate === undefined || taken.has(candidate) || candidate.kind !== row.kind)
      return undefined;
    const isLast = at === rows.length - 1 && before + 2 === section.entries.length;
    const isBetween = exactly[at + 1] !== undefined && exactly[at + 1] === section.entries[before + 2];
    return isLast || isBetween ? take(row, candidate) : undefined;
  }

  /** Checks a row without a match. It is new, unless an entry has a similar name, or has the name elsewhere: then it asks. */
  function askOf(row: TableEntry, section: TableSection | undefined): undefined {
    if (!('id' in KINDS[row.kind].fields) || idOf(row) !== undefined) return;
    const free = entries.filter((each) => !taken.has(each) && each.kind === row.kind);
    const here = free.filter((each) => sectionOf.get(each) === section);
    const meant = nearName(row, here) ?? ofName(free, row.word, table.languages)[0];
    askIfRenamed(row, meant, `${slug(nameOf(row))}-2`);
  }

  function nearName<Of extends TableSection | TableEntry>(row: Of, all: readonly Of[]): Of | undefined {
    const names = all.map((each) => plain(nameOf(each)));
    const near = nearest(plain(nameOf(row)), names);
    return all.find((_, index) => names[index] === near);
  }

  function askIfRenamed<Of extends TableSection | TableEntry>(row: Of, meant: Of | undefined, fresh: string): void {
    if (meant !== undefined) ask(row, UPDATE.renamedOrNew(nameOf(row), nameOf(meant), idOf(meant) ?? '', fresh), 'Id');
  }
}

/** Elements with a name: exact matches, else without regard to case and accents. The first common language decides. */
function ofName<Of extends TableSection | TableEntry>(
  all: readonly Of[],
  wanted: Text,
  languages: readonly Language[],
): readonly Of[] {
  const isSame = ({ word: text }: Of, form: (text: string) => string): boolean => {
    const language = languages.find((code) => text[code] !== undefined && wanted[code] !== undefined);
    return language !== undefined && form(text[language] ?? '') === form(wanted[language] ?? '');
  };
  const exact = all.filter((one) => isSame(one, (text) => text));
  return exact.length > 0 ? exact : all.filter((one) => isSame(one, plain));
}

/** The differences of a row from the menu, its name first. */
export function changesOf<Of extends TableEntry | TableSection>(
  row: Of,
  found: Of,
  problems: TableProblem[],
): Change[] {
  const named = ({ word }: Of): TableField => ({ name: row.kind, column: row.column, type: 'text', text: word });
  return fieldChanges([named(row), ...row.fields], [named(found), ...found.fields], row, problems);
}

export function fieldChanges(
  wanted: readonly TableField[],
  before: readonly TableField[],
  { row }: { readonly row: number },
  problems: TableProblem[],
): Change[] {
  return wanted.flatMap((field): Change[] => {
    const say = (said: Said, severity: 'error' | 'warning' = 'error'): void => {
      problems.push({ row, column: field.column, severity, ...said });
    };
    const was = before.find(({ name }) => name === field.name);
    const after = joined(field, was, say);
    if (isDeepStrictEqual(after && valueOf(after), was && valueOf(was))) return [];
    if (after?.type === 'mark' && !after.on && was === undefined) return [];
    if (was?.type === 'allergens') {
      const left = after?.type === 'allergens' ? all(after.declared) : [];
      const gone = all(was.declared).filter((allergen) => !left.includes(allergen));
      if (gone.length > 0) say(UPDATE.losesAllergens(gone.join(', ')), 'warning');
    }
    return [{ name: field.name, column: field.column, ...(was && { before: was }), ...(after && { after }) }];
  });

  function all({ contains = [], mayContain = [] }: { contains?: string[]; mayContain?: string[] }): string[] {
    return [...contains, ...mayContain];
  }
}

/** The new value of a field: the menu's value overridden by the table's cells. Undefined if it is removed. */
export function joined(
  field: TableField,
  was: TableField | undefined,
  say: (said: Said) => void,
): TableField | undefined {
  switch (field.type) {
    case 'text': {
      const text = overlaid(field.text, was?.type === 'text' ? was.text : {});
      return Object.keys(text).length === 0 ? undefined : { ...field, text };
    }
    case 'texts': {
      const texts = joinedTexts(field.texts, was?.type === 'texts' ? was.texts : [], say);
      return texts.length === 0 ? undefined : { ...field, texts };
    }
    case 'plain':
      return field.value === '' ? undefined : field;
    case 'allergens':
      return field.declared.contains === undefined && field.declared.mayContain === undefined ? undefined : field;
    case 'mark':
      return field;
    case 'prices': {
      const prices = joinedPrices(field, was?.type === 'prices' ? was.prices : [], say);
      return prices.length === 0 ? undefined : { ...field, prices };
    }
  }
}

/** The new texts. Cells with another number of lines replace all, so none of their languages may be missing. */
function joinedTexts(texts: readonly Text[], had: readonly Text[], say: (said: Said) => void): readonly Text[] {
  if (had.length === texts.length) return texts.map((text, index) => overlaid(text, had[index] ?? {}));
  const hasLanguage = (code: string): boolean => texts.some((text) => text[code as Language]);
  const isWhole = had.every((text) => Object.keys(text).every(hasLanguage));
  if (texts.length > 0 && !isWhole) say(UPDATE.otherLines(had.length));
  return texts;
}

function overlaid(text: Text, had: Text): Text {
  return Object.fromEntries(Object.entries({ ...had, ...text }).filter(([, written]) => written !== ''));
}

type Label = NonNullable<ResolvedPrice['label']>;

/** The new prices. Cells in columns with labels change only these; a cell with labels, or an unlabelled price, replaces all. */
function joinedPrices(
  { prices, isWhole = false, without = [] }: Extract<TableField, { type: 'prices' }>,
  had: readonly ResolvedPrice[],
  say: (said: Said) => void,
): readonly ResolvedPrice[] {
  const known = prices.map((price) => {
    const same = had.find(({ label }) => label !== undefined && isSameLabel(label, price.label));
    return same?.label === undefined ? price : { ...price, label: same.label };
  });
  const isLabelled = (list: readonly ResolvedPrice[]): boolean => list.some(({ label }) => label !== undefined);
  if (isWhole || had.length === 0) return known;
  const rest = had.filter(({ label }) => !without.some((one) => isSameLabel(one, label)));
  if (known.length > 0 && isLabelled(known) !== isLabelled(had)) {
    say(UPDATE.otherPrices(had.map(({ amount, label }) => [amount, labelWord(label)].join(' ').trim()).join(' / ')));
    return had;
  }
  if (!isLabelled(known)) return known.length > 0 ? known : rest;
  const changed = rest.map((price) => known.find(({ label }) => isDeepStrictEqual(label, price.label)) ?? price);
  return [...changed, ...known.filter(({ label }) => !rest.some((price) => isDeepStrictEqual(label, price.label)))];
}

function labelWord(label: Label | undefined): string {
  return typeof label === 'object' ? (Object.values(label)[0] ?? '') : (label ?? '');
}

/** Whether two labels have a common word, without regard to case and accents. */
function isSameLabel(one: Label, other: Label | undefined): boolean {
  const words = (label: Label): string[] => (typeof label === 'string' ? [label] : Object.values(label).map(plain));
  return other !== undefined && words(one).some((word) => words(other).includes(word));
}

/** The value of a field without its position. */
export function valueOf(field: TableField): unknown {
  if (field.type === 'prices') return field.prices;
  if (field.type === 'plain' && field.name === 'marks') return marksIn(field.value);
  const { name: _name, column: _column, ...value } = field;
  return value;
}

/** The marks of a cell with implied ones; the cell itself if a word is no mark. */
function marksIn(cell: string): unknown {
  const marks = cell.split(',').map((word) => markOf(word.trim()));
  return marks.includes(undefined) ? cell : impliedBy(marks.flatMap((mark) => mark ?? []));
}
