/** Types of the used parts of libraries that have none. */
declare module 'opentype.js' {
  type Path = { readonly commands: readonly unknown[] };
  type Glyph = { readonly name: string };

  /** How a drawing is converted to units of a font: multiplied by `scale`, and flipped vertically between `minY` and `maxY`. */
  type Drawing = { readonly flipY: boolean; readonly scale: number; readonly minY: number; readonly maxY: number };

  const library: {
    readonly Path: { new (): Path; fromSVG(data: string, drawing: Drawing): Path };
    readonly Glyph: new (parts: {
      readonly name: string;
      readonly unicodes: readonly number[];
      readonly advanceWidth: number;
      readonly path: Path;
    }) => Glyph;
    readonly Font: new (parts: {
      readonly familyName: string;
      readonly styleName: string;
      readonly unitsPerEm: number;
      readonly ascender: number;
      readonly descender: number;
      readonly glyphs: readonly Glyph[];
    }) => { toArrayBuffer(): ArrayBuffer };
  };
  export default library;
}

declare module 'subset-font' {
  /** A font (TTF, OTF, WOFF, WOFF2) reduced to the glyphs of a text, or with all its letters where no text is given. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: {
      readonly keepAllGlyphs?: true;
      readonly targetFormat?: 'woff2' | 'truetype';
      /** OpenType's layout features to keep, by their tags; all where it is left out. */
      readonly keepFeatures?: readonly string[];
      /** Values or ranges of the axes to keep. */
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
