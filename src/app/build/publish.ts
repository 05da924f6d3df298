import { rename, rm } from 'node:fs/promises';

/**
 * Puts a finished folder in the place of another. Until then the old one stays whole, and should the last step fail, it
 * comes back.
 */
export async function publish(finished: string, place: string): Promise<void> {
  const old = `${finished}.old`;
  const hadOld = await rename(place, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(finished, place);
  } catch (error) {
    if (hadOld) await rename(old, place);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
