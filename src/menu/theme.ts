import { LEGIBLE, legible, mix } from '../terms/colour.ts';
import { completedColours, HOUSE, isLight, rolesOf, type Colours } from '../terms/house-colours.ts';
import type { Theme } from '../terms/resolved-venue.ts';
import { VOICES } from '../terms/voices.ts';
import { fontsCss } from './fonts.ts';

/** The CSS of a font: one of the voices, or a family name with the system font as its fallback. */
function voiceCss(font: string | undefined): { readonly declarations: string[]; readonly faces: string } {
  const voice = font === undefined ? undefined : VOICES[font];
  // The name is an editor's text: remove characters that could end a declaration.
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

/** The colours of a page, and further declarations for its root. Properties of every row have plain values, because each variable is resolved for each element. */
function look(colours: Colours, declarations: readonly string[] = []): string {
  const roles = rolesOf(colours);
  const said = Object.entries(roles).map(([name, colour]) => `${name}:${colour}`);
  const scheme = `color-scheme:${isLight(colours.background) ? 'light' : 'dark'}`;
  return `:root{${[scheme, ...said, ...declarations].join(';')}}:where(.text,.detail,.signs){color:${roles['--muted']}}`;
}

const atNight = (colours: Colours): string => `@media screen and (prefers-color-scheme:dark){${look(colours)}}`;

/**
 * A venue's theme as CSS. A light theme gets a dark variant, made from its own colours, for phones in dark mode; a dark one stays as it is. A venue
 * without colours of its own has the product's.
 */
export function themeCss(theme: Theme = {}): string {
  const { declarations, faces } = voiceCss(theme.font);
  if (!hasColours(theme)) {
    return look(HOUSE.light, declarations) + atNight(HOUSE.dark) + faces;
  }
  const chosen = completedColours(theme);
  const day = look(chosen, declarations) + faces;
  return isLight(chosen.background) ? day + atNight(darkened(chosen)) : day;
}

/** A page's background colour; with `scheme`, only for phones in that mode. */
export type Ground = { readonly colour: string; readonly scheme?: 'dark' };

/** The background colours that `themeCss` gives the page, for the browser's own bars; the last is the one in light mode. */
export function groundsOf(theme: Theme = {}): readonly Ground[] {
  const day = completedColours(theme);
  const night = hasColours(theme) ? darkened(day) : HOUSE.dark;
  const ground = { colour: day.background };
  return isLight(day.background) ? [{ colour: night.background, scheme: 'dark' }, ground] : [ground];
}

const hasColours = ({ accent, background, text }: Theme): boolean => Boolean(accent ?? background ?? text);

/** The dark variant of a light theme: text and background colours swapped, the accent as bright as needed. */
function darkened({ accent, background, text }: Colours): Colours {
  const ground = mix(text, '#000000', 0.45);
  const ink = mix(background, '#ffffff', 0.3);
  return {
    accent: legible(accent, { on: [ground], towards: ink, wanted: LEGIBLE }),
    background: ground,
    text: ink,
  };
}
