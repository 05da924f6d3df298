import type { Language } from '../../src/terms/language.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Pictures } from './pictures.ts';
import type { Texts } from './texts.ts';

/** What resolving an entry needs of its venue. */
export type VenueContext = {
  readonly texts: Texts;
  readonly pictures: Pictures;
  readonly report: Report;
  readonly languages: readonly Language[];
};

/** A value without what is absent, as resolved venues hold it. */
export function present<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const result: Record<string, unknown> = {};
  for (const key in value) if (value[key] !== undefined) result[key] = value[key];
  return result as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}

/** Something under each of these names, so that none of them is forgotten, and under others. */
export type Each<Name extends PropertyKey> = Readonly<Record<Name, unknown> & Record<string, unknown>>;
