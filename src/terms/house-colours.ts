import { contrast, LEGIBLE, legible, luminance, mix, over, WHITE } from './colour.ts';

/** The colours of a page, as CSS hex colours. */
export type Colours = { readonly accent: string; readonly background: string; readonly text: string };

/** The colours of a venue that chooses none, in light and dark mode. */
export const HOUSE = {
  light: { accent: '#b23a1e', background: '#fcf8f1', text: '#2b1f17' },
  dark: { accent: '#ff9d6c', background: '#1a1512', text: '#f6ece0' },
} as const satisfies Readonly<Record<'light' | 'dark', Colours>>;

/** Backgrounds with a greater luminance are light. */
const LIGHT = 0.2;

export const isLight = (ground: string): boolean => luminance(ground) > LIGHT;

/**
 * The colours of a venue in light mode: its own, completed from the product's colours of the same brightness. Colours with an alpha are made opaque,
 * so that rows do not show through a bar above them.
 */
export function completedColours({ accent, background: chosen, text }: Chosen): Colours {
  const background = chosen && over(chosen, WHITE);
  const isDark = background ? !isLight(background) : text !== undefined && isLight(text);
  const house = isDark ? HOUSE.dark : HOUSE.light;
  const ground = background ?? house.background;
  return {
    accent: over(accent ?? house.accent, ground),
    background: ground,
    text: over(text ?? house.text, ground),
  };
}

type Chosen = { readonly [colour in keyof Colours]?: string | undefined };

/** The colour of the diner's notes, on light and dark backgrounds, the same at every venue. */
const PEN = { light: '#1d43b8', dark: '#9cc4ff' } as const;

/** The share of the text colour in the roles between background and text, and of the accent in a tint. */
const MIXED = { surface: 0.05, muted: 0.68, line: 0.16, tint: 0.1 } as const;

/** The colour roles of the design system by their properties: a theme's three colours, and those mixed from them with the required contrast. */
export function rolesOf({ accent, background, text }: Colours) {
  const inked = (share: number): string => mix(background, text, share);
  // The text must be as legible on a mixed background as on the page's, where its contrast may be at the limit.
  const ground = (colour: string): string => legible(colour, { on: [text], towards: background, wanted: LEGIBLE });
  const [surface, tint] = [ground(inked(MIXED.surface)), ground(mix(background, accent, MIXED.tint))];
  const legibly = { on: [background, surface, tint], towards: text, wanted: LEGIBLE };
  return {
    '--ground': background,
    '--surface': surface,
    '--tint': tint,
    '--line': inked(MIXED.line),
    '--ink': text,
    '--muted': legible(inked(MIXED.muted), legibly),
    '--accent': accent,
    '--accent-ink': legible(accent, legibly),
    '--on-accent': contrast('#ffffff', accent) >= LEGIBLE ? '#fff' : '#000',
    '--pen': legible(PEN[isLight(background) ? 'light' : 'dark'], legibly),
  };
}
