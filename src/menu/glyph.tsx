import { GLYPHS } from '../terms/signs.ts';

type GlyphProps = { readonly of: keyof typeof GLYPHS; readonly className?: string | undefined };

/** A symbol without accessible name, in reserved space: the font loads after the first paint (`styles/signs-font.css`). */
export function Glyph({ of, className = '' }: GlyphProps) {
  return <i className={`glyph w-4 ${className}`.trim()} data-signs={GLYPHS[of]} aria-hidden="true" />;
}
