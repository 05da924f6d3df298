import { slug } from '../../parse/slug.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';

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

const EXAMPLES = 'give how many there are (--tables 12) or which (--tables "1, 2, 5-9, Terraza 1")';

/** Parses the tables that get a card: a count, or a list of numbers, ranges and names. Throws a UsageError if it is unclear. */
export function readTables(text: string): Table[] {
  const parts = text.split(',').map((part) => part.trim());
  const [only = ''] = parts;
  const tables = parts.length === 1 && /^\d+$/.test(only) ? numbers(1, numberOf(only)) : parts.flatMap(tablesOf);
  if (tables.length > MOST_TABLES) {
    throw new UsageError(`these are ${tables.length} tables; cards are made for ${MOST_TABLES} at a time`);
  }
  const seen = new Set<string>();
  for (const { name, segment } of tables) {
    if (seen.has(segment)) throw new UsageError(`table ${name} is named twice: each table has an address of its own`);
    seen.add(segment);
  }
  return tables;
}

function tablesOf(part: string): Table[] {
  if (part === '') throw new UsageError(`a table of the list is empty: ${EXAMPLES}`);
  if (/^\d+$/.test(part)) return [numbered(numberOf(part))];
  const [, from, to] = /^(\d+) ?[-–] ?(\d+)$/.exec(part) ?? [];
  return from === undefined || to === undefined ? [named(part)] : numbers(numberOf(from), numberOf(to));
}

function numbers(from: number, to: number): Table[] {
  if (to < from) throw new UsageError(`tables ${from}-${to} run backwards: write ${to}-${from}`);
  return Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index));
}

function numberOf(digits: string): number {
  const number = Number(digits);
  if (number >= 1 && number <= LARGEST_NUMBER) return number;
  throw new UsageError(`"${digits}" is not a number of tables from 1 to ${LARGEST_NUMBER}: ${EXAMPLES}`);
}

/** A numbered table. Its address is independent of languages, so that printed codes stay valid when these change. */
const numbered = (number: number): Table => ({ name: number, segment: `mesa-${number}` });

/** Texts that may be a count or several tables, but hardly one name: `1.5`, `1 2 3`, `Barra; Sala`, `12 mesas`. */
const UNCLEAR = /^\P{L}*$|;|^\d+ (?:mesas|tables)$/iu;

function named(text: string): Table {
  const segment = slug(text);
  if (segment === '' || text.length > LONGEST_NAME) {
    throw new UsageError(`"${text}" is not a name for a table: write letters or digits, ${LONGEST_NAME} at most`);
  }
  if (UNCLEAR.test(text)) throw new UsageError(`"${text}" is not clear: ${EXAMPLES}`);
  // `terraza-1` is the form in addresses; the card shows it without hyphens.
  const name = text === segment ? text.replaceAll('-', ' ') : text;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), segment };
}
