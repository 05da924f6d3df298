/** What is used here of a library that brings no types. */
declare module 'fontkit' {
  /** Reads a font (TTF, OTF, WOFF, WOFF2). */
  export function create(font: Buffer): {
    /** The letters that it has, as code points. */
    readonly characterSet: readonly number[];
    readonly glyphForCodePoint: (point: number) => { readonly path: { toSVG(): string } };
  };
}
