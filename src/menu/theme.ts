import { contrast, LEGIBLE, legible, mix } from '../terms/colour.ts';
import { completedColours, HOUSE, isLight, type Colours } from '../terms/house-colours.ts';
import type { Theme } from '../terms/resolved-venue.ts';
import { VOICES } from '../terms/voices.ts';
import { fontsCss } from './fonts.ts';

/** The ink of what the guest writes, on light and on dark grounds, the same at every venue. */
const PEN = { light: '#1d43b8', dark: '#9cc4ff' } as const;

/** The voice of a font: one of the six words, or a family's name before the house's own. */
function voiceCss(font: string | undefined): { readonly declarations: string[]; readonly faces: string } {
  const voice = font === undefined ? undefined : VOICES[font];
  // A name is text of an editor: what could end a declaration is no part of it.
  const name = font === undefined || voice ? '' : `"${font.replace(/[^\p{L}\p{N} _-]/gu, '')}",`;
  const { titleWeight = 600, titleCase = 'none', titleSpacing = '0', titleStyle = 'normal', ornament } = voice ?? {};
  return {
    declarations: [
      ...(voice ? [] : [`--font-title:${name}system-ui,sans-serif`, '--font-text:system-ui,sans-serif']),
      `--title-weight:${titleWeight}`,
      `--title-style:${titleStyle}`,
      `--title-case:${titleCase}`,
      `--title-spacing:${titleSpacing}`,
      ...(ornament ? [`--ornament:${ornament}`] : []),
    ],
    faces: voice && font !== undefined ? fontsCss(font, voice) : '',
  };
}

/** How much ink is in what lies between the ground and the ink, and accent in a tint. */
const MIXED = { surface: 0.05, muted: 0.68, line: 0.16, tint: 0.1 } as const;

/** The colours of a page: the three of a theme, and those that are mixed from them, as legible as they must be. */
function colours({ accent, background, text }: Colours): string[] {
  const inked = (share: number): string => mix(background, text, share);
  const [surface, tint] = [inked(MIXED.surface), mix(background, accent, MIXED.tint)];
  const legibly = { on: [background, surface, tint], towards: text, wanted: LEGIBLE };
  const scheme = isLight(background) ? 'light' : 'dark';
  return [
    `color-scheme:${scheme}`,
    `--ground:${background}`,
    `--surface:${surface}`,
    `--tint:${tint}`,
    `--line:${inked(MIXED.line)}`,
    `--ink:${text}`,
    `--muted:${legible(inked(MIXED.muted), legibly)}`,
    `--accent:${accent}`,
    `--accent-ink:${legible(accent, legibly)}`,
    `--on-accent:${contrast('#ffffff', accent) >= LEGIBLE ? '#fff' : '#000'}`,
    `--pen:${legible(PEN[scheme], legibly)}`,
  ];
}

const MUTED = /^--muted:(.*)$/;

/** What every row has is said by value: each variable is resolved for each element anew. */
function rule(declarations: readonly string[]): string {
  const [muted] = declarations.flatMap((declaration) => MUTED.exec(declaration)?.[1] ?? []);
  return `:root{${declarations.join(';')}}:where(.text,.detail,.signs){color:${muted}}`;
}

const atNight = (declarations: readonly string[]): string =>
  `@media screen and (prefers-color-scheme:dark){${rule(declarations)}}`;

/**
 * A venue's look as CSS. A light one has a dark side for phones that are dark, made of its own colours; a dark one stays as it is.
 * Without colours of its own a venue has the house's.
 */
export function themeCss(theme: Theme = {}): string {
  const { declarations, faces } = voiceCss(theme.font);
  if (!hasColours(theme)) {
    return rule([...colours(HOUSE.light), ...declarations]) + atNight(colours(HOUSE.dark)) + faces;
  }
  const chosen = completedColours(theme);
  const day = rule([...colours(chosen), ...declarations]) + faces;
  return isLight(chosen.background) ? day + atNight(colours(darkened(chosen))) : day;
}

/** A page's ground; `scheme` where it is the one of phones in that mode only. */
export type Ground = { readonly colour: string; readonly scheme?: 'dark' };

/** The grounds that `themeCss` gives to the page, for what the browser paints around it; the last is the one by day. */
export function groundsOf(theme: Theme = {}): readonly Ground[] {
  const day = completedColours(theme);
  const night = hasColours(theme) ? darkened(day) : HOUSE.dark;
  const ground = { colour: day.background };
  return isLight(day.background) ? [{ colour: night.background, scheme: 'dark' }, ground] : [ground];
}

const hasColours = ({ accent, background, text }: Theme): boolean => Boolean(accent ?? background ?? text);

/** The dark side of a light look: its ink as the ground, its ground as the ink, its accent as bright as it must be. */
function darkened({ accent, background, text }: Colours): Colours {
  const ground = mix(text, '#000000', 0.45);
  const ink = mix(background, '#ffffff', 0.3);
  return {
    accent: legible(accent, { on: [ground], towards: ink, wanted: LEGIBLE }),
    background: ground,
    text: ink,
  };
}
