import { watchFile, unwatchFile } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './protocol/site.ts';
import { readSite } from './read-site.ts';

/** How often the folder is looked at, in milliseconds. It is asked and not listened to: what is watched is replaced, not changed. */
const INTERVAL = 500;

type Following = {
  /** The folder of the built site. */
  readonly folder: string;
  /** Takes a new build over. */
  readonly take: (site: Site) => void | Promise<void>;
  /** Hears why one could not be taken. */
  readonly failed: (error: unknown) => void;
  readonly interval?: number;
};

/** Looks whether a new build has taken the place of a site, and reads it. Returns what ends that. */
export function followSite({ folder, take, failed, interval = INTERVAL }: Following): () => void {
  const file = join(folder, 'pages.json');
  // One after the other: an older build never comes after a newer one.
  let last = Promise.resolve();
  const look = ({ ino, mtimeMs }: { ino: number; mtimeMs: number }, before: { ino: number; mtimeMs: number }): void => {
    // Between two folders there is none for a moment.
    if (ino === 0 || (ino === before.ino && mtimeMs === before.mtimeMs)) return;
    last = last.then(async () => take(await readSite(folder))).catch(failed);
  };
  watchFile(file, { interval, persistent: false }, look);
  return () => unwatchFile(file, look);
}
