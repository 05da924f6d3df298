/** The parts of the library in use, which has no types of its own. */
declare module 'fontkit' {
  export type Glyph = { readonly path: { toSVG(): string } };

  export type Font = {
    /** Its characters, as code points. */
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(point: number): boolean;
    readonly glyphForCodePoint: (point: number) => Glyph;
    /** The glyphs and positions of a text, in units of the font. */
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
  };

  /** Reads a font (TTF, OTF, WOFF, WOFF2). */
  export function create(font: Buffer): Font;
}
