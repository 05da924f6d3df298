/** Types of the used parts of libraries that have none. */
declare module 'opentype.js' {
  type Path = { readonly commands: readonly unknown[] };
  type Glyph = { readonly name: string };

  /** How a drawing becomes units of a font: `scale` units for one of its own, turned upside down in a field of `minY` to `maxY`. */
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
  /** A font (TTF, OTF, WOFF, WOFF2) with nothing but what a text needs, or with all its letters and no text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: {
      readonly keepAllGlyphs?: true;
      readonly targetFormat?: 'woff2' | 'truetype';
      /** OpenType's layout features to keep, by their tags; all where it is left out. */
      readonly keepFeatures?: readonly string[];
      /** Axes to keep, and how much of them. */
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
