import { LAST_VENUE } from './last-venue.ts';
import { readStored } from './storage.ts';

/** The path of the last visited venue below the base path, with a slash at its end. Only the profile asks, so no menu's script has it. */
export function lastVenue(): string | undefined {
  return readStored('localStorage', LAST_VENUE) ?? undefined;
}
