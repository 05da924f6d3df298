import { contrast, legible, luminance, mix } from './colour.ts';
import type { Theme } from './model.ts';

/** WCAG 2.2 AA for text. */
const TEXT_CONTRAST = 4.5;

/** Grounds of a greater luminance are light. */
const LIGHT = 0.2;

/** The look of a venue that chooses none, by day and by night. */
const HOUSE_LIGHT = { accent: '#b23a1e', background: '#fcf8f1', text: '#2b1f17' } as const;
const HOUSE_DARK = { accent: '#ff9d6c', background: '#1a1512', text: '#f6ece0' } as const;

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Families that phones have, by the words of the menu language. */
const FONTS: Readonly<Record<string, string>> = {
  sans: SANS,
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Noto Serif", serif',
  rounded:
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, "Arial Rounded MT", Nunito, system-ui, sans-serif',
  condensed:
    '"Avenir Next Condensed", "Roboto Condensed", "Sans Serif Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif',
  mono: 'ui-monospace, "Cascadia Code", Menlo, "Roboto Mono", "DejaVu Sans Mono", monospace',
};

/** The stack of a font: one of the six words, or a family's name before the house's own. */
function fontStack(font: string | undefined): string {
  if (!font) return FONTS['serif'] ?? SANS;
  // A name is text of an editor: what could end a declaration is no part of it.
  return FONTS[font] ?? `"${font.replace(/[^\p{L}\p{N} _-]/gu, '')}", ${SANS}`;
}

/** The colours of a page, those derived from the three of a theme included; all text on them is legible. */
function colours({ accent, background, text }: Required<Pick<Theme, 'accent' | 'background' | 'text'>>): string[] {
  const isLight = luminance(background) > LIGHT;
  const surface = isLight ? mix(background, '#ffffff', 0.6) : mix(background, text, 0.07);
  const tint = mix(background, accent, 0.1);
  const legibly = { on: [background, surface, tint], towards: text, wanted: TEXT_CONTRAST };
  const onAccent = contrast('#ffffff', accent) >= TEXT_CONTRAST ? '#ffffff' : '#000000';
  return [
    `color-scheme: ${isLight ? 'light' : 'dark'}`,
    `--ground: ${background}`,
    `--surface: ${surface}`,
    `--tint: ${tint}`,
    `--line: ${mix(background, text, 0.16)}`,
    `--ink: ${text}`,
    `--muted: ${legible(mix(text, background, 0.35), legibly)}`,
    `--accent: ${accent}`,
    `--accent-ink: ${legible(accent, legibly)}`,
    `--on-accent: ${onAccent}`,
  ];
}

const rule = (declarations: readonly string[]): string => `:root { ${declarations.join('; ')} }`;

/**
 * A venue's look as CSS: every property that a theme can set, so that the next venue's replaces it whole. Without colours of
 * its own a venue has the house's, dark where the phone is.
 */
export function themeCss(theme: Theme = {}): string {
  const font = `--font-title: ${fontStack(theme.font)}`;
  const { accent, background, text } = theme;
  if (accent ?? background ?? text) {
    return rule([...colours(completed({ accent, background, text })), font]);
  }
  const dark = `@media screen and (prefers-color-scheme: dark) { ${rule(colours(HOUSE_DARK))} }`;
  return `${rule([...colours(HOUSE_LIGHT), font])} ${dark}`;
}

type Chosen = { readonly [colour in 'accent' | 'background' | 'text']: string | undefined };

/** Colours that an editor left out, from the house's look of the same brightness. */
function completed({ accent, background, text }: Chosen): Required<Pick<Theme, 'accent' | 'background' | 'text'>> {
  const isDark = background ? luminance(background) <= LIGHT : text !== undefined && luminance(text) > LIGHT;
  const house = isDark ? HOUSE_DARK : HOUSE_LIGHT;
  return {
    accent: accent ?? house.accent,
    background: background ?? house.background,
    text: text ?? house.text,
  };
}
