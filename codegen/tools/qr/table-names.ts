import { slug } from '../../parse/slug.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';

/** A table that gets a card. */
export type Table = {
  /** A number, or the name as cards show it: 'Terraza 1'. */
  readonly name: number | string;
  /** The last part of its address: `mesa-4`, `terraza-1`. */
  readonly segment: string;
};

const MOST_TABLES = 500;
const LARGEST_NUMBER = 9999;
const LONGEST_NAME = 24;

const EXAMPLES = 'give how many there are (--tables 12) or which (--tables "1, 2, 5-9, Terraza 1")';

/** Reads which tables get a card: how many, or a list of numbers, ranges and names. Throws a UsageError where that is unclear. */
export function readTables(text: string): Table[] {
  const parts = text.split(',').map((part) => part.trim());
  const [only = ''] = parts;
  const tables = parts.length === 1 && /^\d+$/.test(only) ? numbers(1, numberOf(only)) : parts.flatMap(tablesOf);
  if (tables.length > MOST_TABLES) {
    throw new UsageError(`these are ${tables.length} tables; cards are made for ${MOST_TABLES} at a time`);
  }
  const seen = new Set<string>();
  for (const { name, segment } of tables) {
    if (seen.has(segment)) throw new UsageError(`table ${name} is named twice: no two tables share an address`);
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
  throw new UsageError(`"${digits}" is no number of tables, which is 1 to ${LARGEST_NUMBER}: ${EXAMPLES}`);
}

/** The address has the same word in every language, so that a code stays right when a venue's languages change. */
const numbered = (number: number): Table => ({ name: number, segment: `mesa-${number}` });

/** How many, or several tables, but hardly the name of one: `1.5`, `1 2 3`, `Barra; Sala`, `12 mesas`. */
const UNCLEAR = /^\P{L}*$|;|^\d+ (?:mesas|tables)$/iu;

function named(text: string): Table {
  const segment = slug(text);
  if (segment === '' || text.length > LONGEST_NAME) {
    throw new UsageError(`"${text}" is no name of a table: it needs letters or digits, ${LONGEST_NAME} at most`);
  }
  if (UNCLEAR.test(text)) throw new UsageError(`"${text}" is not clear: ${EXAMPLES}`);
  // `terraza-1` is how an address writes it, not how a card does.
  const name = text === segment ? text.replaceAll('-', ' ') : text;
  return { name: name.charAt(0).toUpperCase() + name.slice(1), segment };
}
