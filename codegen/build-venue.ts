import type { VenueSummary } from '../src/menu/route.ts';
import { compileMenu, type CompiledMenu } from './resolve/compile-venue.ts';
import type { GeneratedFile } from './emit/print-module.ts';
import { generateVenue, summarize } from './emit/generate-venue.ts';
import type { MenuFile } from './read/read-source.ts';
import type { Sources } from './read/sources.ts';

/** What is made of one venue's file. With an error in it there is neither summary nor module. */
export type BuiltVenue = Omit<CompiledMenu, 'venue'> & {
  readonly id: string;
  readonly summary?: VenueSummary;
  readonly files: readonly GeneratedFile[];
};

/** One venue through all phases: read, compile (parse, validate, resolve), emit. */
export function buildVenue(menu: MenuFile, sources: Sources): BuiltVenue {
  const { venue, ...compiled } = compileMenu(menu, sources);
  const made = { id: menu.id, ...compiled };
  return venue
    ? { ...made, summary: summarize(venue, sources.site), files: generateVenue(venue, sources.site) }
    : { ...made, files: [] };
}
