import type { PreviewData } from '../../src/preview/preview-data.ts';
import type { WatchedVenue } from './workshop.ts';

/** What the preview shows: the venues by name, and what is missing in one of them; in the first where there is none of that file. */
export function previewData(watched: readonly WatchedVenue[], chosen: string): PreviewData<string> {
  const venues = watched
    .map(({ id, missing, summary }) => ({
      id,
      name: summary?.name ?? id,
      ...(summary && { path: summary.path }),
      languages: summary?.languages ?? [],
      errors: missing.errors,
      missing: missing.places.length,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es') || (one.id < other.id ? -1 : 1));
  const { id } = venues.find((venue) => venue.id === chosen) ?? venues[0] ?? {};
  return { venues, places: watched.find((venue) => venue.id === id)?.missing.places ?? [] };
}
