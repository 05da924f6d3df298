import { capitalized, slug } from '../../parse/slug.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import { words, type Words } from '../../diagnostics/words.ts';

/** A table that gets a card. */
export type Table = {
  /** A number, or the name on the card: 'Terraza 1'. */
  readonly name: number | string;
  /** The last part of its address: `mesa-4`, `terraza-1`. */
  readonly segment: string;
};

const MOST_TABLES = 500;
const LARGEST_NUMBER = 9999;
const LONGEST_NAME = 24;

/** The error for tables that must be written in another way. */
const unclear = (message: Words): UsageError => new UsageError(words('hinted', message, words('tablesExample')));

/** Parses the tables that get a card: a count, or a list of numbers, ranges and names. Throws a UsageError if it is unclear. */
export function readTables(text: string): Table[] {
  const parts = text.split(',').map((part) => part.trim());
  const [only = ''] = parts;
  const tables = parts.length === 1 && /^\d+$/.test(only) ? numbers(1, numberOf(only)) : parts.flatMap(tablesOf);
  if (tables.length > MOST_TABLES) throw new UsageError(words('tooManyTables', tables.length, MOST_TABLES));
  const seen = new Set<string>();
  for (const { name, segment } of tables) {
    if (seen.has(segment)) throw new UsageError(words('tableTwice', String(name)));
    seen.add(segment);
  }
  return tables;
}

function tablesOf(part: string): Table[] {
  if (part === '') throw unclear(words('emptyTable'));
  if (/^\d+$/.test(part)) return [numbered(numberOf(part))];
  const [, from, to] = /^(\d+) ?[-–] ?(\d+)$/.exec(part) ?? [];
  return from === undefined || to === undefined ? [named(part)] : numbers(numberOf(from), numberOf(to));
}

function numbers(from: number, to: number): Table[] {
  if (to < from) throw new UsageError(words('backwards', from, to));
  return Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index));
}

function numberOf(digits: string): number {
  const number = Number(digits);
  if (number >= 1 && number <= LARGEST_NUMBER) return number;
  throw unclear(words('notATable', digits, LARGEST_NUMBER));
}

/** A numbered table. Its address is independent of languages, so that printed codes stay valid when these change. */
const numbered = (number: number): Table => ({ name: number, segment: `mesa-${number}` });

/** Texts that may be a count or several tables, but hardly one name: `1.5`, `1 2 3`, `Barra; Sala`, `12 mesas`. */
const UNCLEAR = /^\P{L}*$|;|^\d+ (?:mesas|tables)$/iu;

function named(text: string): Table {
  const segment = slug(text);
  if (segment === '' || text.length > LONGEST_NAME) {
    throw new UsageError(words('notATableName', text, LONGEST_NAME));
  }
  if (UNCLEAR.test(text)) throw unclear(words('unclearTable', text));
  // `terraza-1` is the form in addresses; the card shows it without hyphens.
  const name = text === segment ? text.replaceAll('-', ' ') : text;
  return { name: capitalized(name), segment };
}
