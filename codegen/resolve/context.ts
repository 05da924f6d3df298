import type { Language } from '../../src/terms/language.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Pictures } from './pictures.ts';
import type { Texts } from './texts.ts';

/** The parts of a venue that resolving an entry needs. */
export type VenueContext = {
  readonly texts: Texts;
  readonly pictures: Pictures;
  readonly report: Report;
  readonly languages: readonly Language[];
};

/** An object type without undefined fields. */
type Present<Fields> = { [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key] } & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined>;
};

/** A copy without undefined fields: resolved venues and generated data have none. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const result: Record<string, unknown> = {};
  for (const key in fields) if (fields[key] !== undefined) result[key] = fields[key];
  return result as Present<Fields>;
}

/** An object that must have each of these names, and may have others. */
export type Each<Name extends PropertyKey> = Readonly<Record<Name, unknown> & Record<string, unknown>>;
