/** The drawings of the signs, from which the page's font and the signs on paper are made. */

import { MARKS } from './marks.ts';
import { type Sign, SIGNS } from './signs.ts';

/** The width and the height of a drawing, in its units. */
export const FIELD = 16;

const FOLDER = 'menus/img/_system';

/** The path of a sign, and a separate one for its outline where lines would merge. */
export type Drawing = { readonly filled: string; readonly outlined?: string };

/** Node's functions for files: this module knows only their types. */
type Files = {
  readonly readdir: (folder: string) => Promise<readonly string[]>;
  readonly readFile: (file: string, encoding: 'utf8') => Promise<string>;
};

/** Reads the drawings of all signs, in their order, from the project's folder. */
export async function readDrawings(project: string, files: Files): Promise<ReadonlyMap<Sign, Drawing>> {
  const outlines = await files.readdir(`${project}/${FOLDER}/outlines`);
  const drawings = SIGNS.map(async (sign): Promise<[Sign, Drawing]> => {
    const kind = MARKS.some((mark) => mark === sign) ? 'marks' : 'allergens';
    const filled = await readPath(project, `${kind}/${sign}`, files);
    if (!outlines.includes(`${sign}.svg`)) return [sign, { filled }];
    return [sign, { filled, outlined: await readPath(project, `outlines/${sign}`, files) }];
  });
  return new Map(await Promise.all(drawings));
}

/**
 * Reads the one path of a drawing, which is named by its folder and its file: `glyphs/star`. Rejects with a complete sentence where the file has
 * another content, or is not there.
 */
export async function readPath(project: string, name: string, { readFile }: Files): Promise<string> {
  const file = `${FOLDER}/${name}.svg`;
  const text = await readFile(`${project}/${file}`, 'utf8').catch(() => '');
  const [shape = '', ...others] = text.match(/<(?:path|circle|ellipse|rect|line|poly\w+)\b[^>]*/g) ?? [];
  const [, path] = /\sd="([MLHVCQZ\d\s.,-]+)"/i.exec(shape) ?? [];
  if (path === undefined || others.length > 0) {
    throw new Error(`${file} must have one path, of M, L, H, V, C, Q and Z: menus/img/README.md`);
  }
  return path;
}
