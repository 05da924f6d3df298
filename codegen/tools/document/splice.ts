/** A piece of a file that is replaced, and what it is replaced with. */
export type Splice = { readonly from: number; readonly to: number; readonly text: string };

/** A text with its pieces replaced; no two of them overlap. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    result += text.slice(at, splice.from) + splice.text;
    at = splice.to;
  }
  return result + text.slice(at);
}
