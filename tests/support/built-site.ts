import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveSite } from './serve-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The origin that the built pages name as theirs; tests must not depend on the port they run on. */
export const PUBLIC_URL = 'https://cartas.example';

export type BuiltSite = {
  /** The address of its base path, without a slash at its end. */
  readonly address: string;
  /** Where it was built. */
  readonly folder: string;
  /** Closes the server and removes the files. */
  readonly remove: () => Promise<void>;
};

/** Builds the site into a folder of its own, beside the one that `npm start` builds, and serves it on a free port. */
export async function buildAndServe(name: string, environment: NodeJS.ProcessEnv = {}): Promise<BuiltSite> {
  const folder = `${root}${name}`;
  await promisify(execFile)(process.execPath, ['src/app/build.ts', '--out', name], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL, CARTA_TAG_MANAGER: '', ...environment },
  });
  const { address, close } = await serveSite(folder);
  return {
    address,
    folder,
    remove: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
