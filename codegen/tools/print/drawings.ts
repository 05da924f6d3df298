import { readFile } from 'node:fs/promises';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import { type Mark, MARKS } from '../../../src/terms/marks.ts';
import { slug } from '../../resolve/slug.ts';
import { type Document, upright } from '../paper/document.ts';

/** What is drawn: an allergen, that there are none of the 14, that nothing is declared; or a mark of what a dish is. */
export type Sign = Allergen | 'none' | 'undeclared' | Mark;

/** The path of each sign, on a field of 16 units. */
export type Drawings = ReadonlyMap<Sign, string>;

const FIELD = 16;
/** The line of what may be contained, in units of the field. */
const OUTLINE = 1.1;

const FOLDER = new URL('../../../menus/img/_system/', import.meta.url);

/** The drawings of the signs, the same that the page makes its font of. */
export async function readDrawings(): Promise<Drawings> {
  const allergens: readonly Sign[] = [...ALLERGENS, 'none', 'undeclared'];
  const drawings = await Promise.all(
    [...allergens, ...MARKS].map(async (sign): Promise<[Sign, string]> => {
      const folder = allergens.includes(sign) ? 'allergens' : 'marks';
      const file = new URL(`${folder}/${slug(sign)}.svg`, FOLDER);
      const [, path] = / d="([^"]+)"/.exec(await readFile(file, 'utf8')) ?? [];
      if (path === undefined) throw new Error(`${file.pathname} has no path.`);
      return [sign, path];
    }),
  );
  return new Map(drawings);
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
