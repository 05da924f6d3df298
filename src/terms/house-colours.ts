import { contrast, LEGIBLE, legible, luminance, mix, over, WHITE } from './colour.ts';

/** What a page is painted with, as CSS hex colours. */
export type Colours = { readonly accent: string; readonly background: string; readonly text: string };

/** The colours of a venue that chooses none, by day and by night. */
export const HOUSE = {
  light: { accent: '#b23a1e', background: '#fcf8f1', text: '#2b1f17' },
  dark: { accent: '#ff9d6c', background: '#1a1512', text: '#f6ece0' },
} as const satisfies Readonly<Record<'light' | 'dark', Colours>>;

/** Grounds of a greater luminance are light. */
const LIGHT = 0.2;

export const isLight = (ground: string): boolean => luminance(ground) > LIGHT;

/**
 * The colours of a venue by day: its own, and those that an editor left out from the house's look of the same brightness. What has an alpha
 * is made opaque: a bar over the rows lets none of them shine through.
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

/** The ink of what the guest writes, on light and on dark grounds, the same at every venue. */
const PEN = { light: '#1d43b8', dark: '#9cc4ff' } as const;

/** How much ink is in what lies between the ground and the ink, and accent in a tint. */
const MIXED = { surface: 0.05, muted: 0.68, line: 0.16, tint: 0.1 } as const;

/** The roles of colour of the design system by their properties: the three of a look, and those mixed from them, as legible as they must be. */
export function rolesOf({ accent, background, text }: Colours) {
  const inked = (share: number): string => mix(background, text, share);
  // The text must be as legible there as on the ground, which it may hardly be.
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
