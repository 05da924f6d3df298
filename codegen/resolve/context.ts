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

/** A copy without undefined fields: resolved venues have none. */
export function present<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const result: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) result[key] = value[key];
  return result as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}

/** An object that must have each of these names, and may have others. */
export type Each<Name extends PropertyKey> = Readonly<Record<Name, unknown> & Record<string, unknown>>;
