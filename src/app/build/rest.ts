import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from './folders.ts';
import { buildScript } from './script.ts';

/** What follows a page's first paint. */
type RestParts = {
  /** The rest of the style. */
  readonly styles: string;
  /** Addresses of the chunks that menus need beside their own. */
  readonly shared: readonly string[];
};

/**
 * Writes the rest of the style and the second script under one name, made of their content, so that a page need not name both. Returns
 * their path below the base path, without the endings.
 */
export async function writeRest(folders: Folders, { styles, shared }: RestParts): Promise<string> {
  const script = await buildScript(folders, 'src/app/second.ts', { SHARED_CHUNKS: shared });
  const hash = createHash('sha256').update(styles).update(script).digest('base64url').slice(0, 8);
  const path = `assets/rest-${hash}`;
  await mkdir(join(folders.site, 'assets'), { recursive: true });
  await writeFile(join(folders.site, `${path}.css`), styles);
  await writeFile(join(folders.site, `${path}.js`), script);
  return path;
}
