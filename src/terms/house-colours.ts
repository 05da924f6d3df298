import { luminance } from './colour.ts';

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

/** The colours of a venue by day: its own, and those that an editor left out from the house's look of the same brightness. */
export function completedColours({ accent, background, text }: Chosen): Colours {
  const isDark = background ? !isLight(background) : text !== undefined && isLight(text);
  const house = isDark ? HOUSE.dark : HOUSE.light;
  return {
    accent: accent ?? house.accent,
    background: background ?? house.background,
    text: text ?? house.text,
  };
}

type Chosen = { readonly [colour in keyof Colours]?: string | undefined };
