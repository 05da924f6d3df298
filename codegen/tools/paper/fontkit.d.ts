/** What is used here of a library that brings no types. */
declare module 'fontkit' {
  export type Glyph = { readonly path: { toSVG(): string } };

  export type Font = {
    /** The letters that it has, as code points. */
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(point: number): boolean;
    readonly glyphForCodePoint: (point: number) => Glyph;
    /** A text in its letters, with what lies between them; in units of the font. */
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  };

  /** Reads a font (TTF, OTF, WOFF, WOFF2). */
  export function create(font: Buffer): Font;
}
