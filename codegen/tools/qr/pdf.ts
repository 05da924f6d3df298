import { bytesOf, createDocument, mm, type Document } from '../paper/document.ts';
import { modulesAcross, type Code, QUIET_ZONE } from './code.ts';

/** Draws a code of a width in points, including its margin, at its upper left corner. */
export function drawCode(document: Document, code: Code, x: number, y: number, width: number): void {
  document
    .save()
    .translate(x, y)
    .scale(width / modulesAcross(code))
    .path(outline(code))
    .fill('even-odd')
    .restore();
}

/** A PDF of one page that is as large as the code, for a layout program or a print shop. Its width is in millimetres. */
export async function pdfOf(code: Code, size: number, title: string, language: string): Promise<Buffer> {
  const document = createDocument({ title, language });
  document.addPage({ size: [mm(size), mm(size)], margin: 0 });
  drawCode(document, code, 0, 0, mm(size));
  return bytesOf(document);
}

/** Right, down, left, up: the directions of an edge, each a turn to the right of the one before. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The black of a code as one even-odd path, in modules from the corner of the margin. Separate squares would show seams in print. */
export function outline(code: Code): string {
  const edges = edgesOf(code);
  const loops: string[] = [];
  for (const [start, directions] of edges) {
    for (let first = directions.pop(); first !== undefined; first = directions.pop()) {
      loops.push(trace(edges, start, first, modulesAcross(code)));
    }
  }
  return loops.join('');
}

/** The edges between black and white by the point they start from, each with the black on its right. */
function edgesOf({ modules, isDark }: Code): Map<number, number[]> {
  const across = modules + 2 * QUIET_ZONE;
  const edges = new Map<number, number[]>();
  const add = (column: number, row: number, direction: number): void => {
    const point = (row + QUIET_ZONE) * across + column + QUIET_ZONE;
    edges.set(point, [...(edges.get(point) ?? []), direction]);
  };
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      if (!isDark(column, row)) continue;
      if (!isDark(column, row - 1)) add(column, row, 0);
      if (!isDark(column + 1, row)) add(column + 1, row, 1);
      if (!isDark(column, row + 1)) add(column + 1, row + 1, 2);
      if (!isDark(column - 1, row)) add(column, row + 1, 3);
    }
  }
  return edges;
}

/** Follows a loop from a point until it is closed, and removes its edges. Collinear edges are merged. */
function trace(edges: Map<number, number[]>, start: number, first: number, across: number): string {
  let path = `M${start % across} ${Math.floor(start / across)}`;
  let [point, direction, length] = [start, first, 0];
  const draw = (): void => {
    const [x, y] = STEPS[direction % 4] ?? [0, 0];
    path += x === 0 ? `v${y * length}` : `h${x * length}`;
  };
  for (;;) {
    const [x, y] = STEPS[direction % 4] ?? [0, 0];
    point += y * across + x;
    length += 1;
    if (point === start) break;
    const next = edges.get(point)?.pop();
    if (next === undefined) throw new Error('The outline of a code has a gap.');
    if (next === direction) continue;
    draw();
    [direction, length] = [next, 0];
  }
  return `${path}z`;
}
