import { readdir, readFile } from 'node:fs/promises';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import { type Mark, MARKS } from '../../../src/terms/marks.ts';
import { slug } from '../../resolve/slug.ts';
import { type Document, upright } from '../paper/document.ts';

/** What is drawn: an allergen, that there are none of the 14, that nothing is declared; or a mark of what a dish is. */
export type Sign = Allergen | 'none' | 'undeclared' | Mark;

/** The paths of signs, on a field of 16 units: of each, and those in outline whose lines would close otherwise. */
export type Drawings = { readonly filled: ReadonlyMap<Sign, string>; readonly outlined: ReadonlyMap<Sign, string> };

const FIELD = 16;
/** The line of what may be contained, in units of the field. */
const OUTLINE = 1.1;

const FOLDER = new URL('../../../menus/img/_system/', import.meta.url);

/** The drawings of the signs, the same that the page makes its font of. */
export async function readDrawings(): Promise<Drawings> {
  const allergens: readonly Sign[] = [...ALLERGENS, 'none', 'undeclared'];
  const outlines = await readdir(new URL('outlines', FOLDER));
  const [filled, outlined] = await Promise.all([
    readPaths([...allergens, ...MARKS], (sign) => (allergens.includes(sign) ? 'allergens' : 'marks')),
    readPaths(
      allergens.filter((sign) => outlines.includes(`${slug(sign)}.svg`)),
      () => 'outlines',
    ),
  ]);
  return { filled, outlined };
}

async function readPaths(signs: readonly Sign[], folderOf: (sign: Sign) => string): Promise<ReadonlyMap<Sign, string>> {
  const paths = await Promise.all(
    signs.map(async (sign): Promise<[Sign, string]> => {
      const file = new URL(`${folderOf(sign)}/${slug(sign)}.svg`, FOLDER);
      const [, path] = / d="([^"]+)"/.exec(await readFile(file, 'utf8')) ?? [];
      if (path === undefined) throw new Error(`${file.pathname} has no path.`);
      return [sign, path];
    }),
  );
  return new Map(paths);
}

export type SignStyle = {
  readonly colour: string;
  /** Width and height in points. */
  readonly size: number;
  /** Possible, not certain. */
  readonly isOutline: boolean;
};

/** Draws a sign from its upper left corner. */
export function drawSign(document: Document, path: string, style: SignStyle, x: number, y: number): void {
  upright(document, x, style.size, () => fillSign(document, path, style, x, y));
}

function fillSign(
  document: Document,
  path: string,
  { colour, size, isOutline }: SignStyle,
  x: number,
  y: number,
): void {
  document
    .save()
    .translate(x, y)
    .scale(size / FIELD)
    .path(path);
  if (isOutline) document.lineWidth(OUTLINE).stroke(colour);
  else document.fill(colour);
  document.restore();
}
