import type { PreviewData } from '../../src/preview/preview-data.ts';
import type { WatchedVenue } from './workshop.ts';

/** The data of the preview: the venues by name, and what the chosen one lacks (the first one if it does not exist). */
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
