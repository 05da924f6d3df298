import { LEGIBLE, legible, mix } from '../terms/colour.ts';
import { completedColours, HOUSE, isLight, rolesOf, type Colours } from '../terms/house-colours.ts';
import type { Theme } from '../terms/resolved-venue.ts';
import { VOICES } from '../terms/voices.ts';
import { fontsCss } from './fonts.ts';

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

/** The colours of a page, and what else its root says. What every row has is said by value: each variable is resolved for each element anew. */
function look(colours: Colours, declarations: readonly string[] = []): string {
  const roles = rolesOf(colours);
  const said = Object.entries(roles).map(([name, colour]) => `${name}:${colour}`);
  const scheme = `color-scheme:${isLight(colours.background) ? 'light' : 'dark'}`;
  return `:root{${[scheme, ...said, ...declarations].join(';')}}:where(.text,.detail,.signs){color:${roles['--muted']}}`;
}

const atNight = (colours: Colours): string => `@media screen and (prefers-color-scheme:dark){${look(colours)}}`;

/**
 * A venue's look as CSS. A light one has a dark side for phones that are dark, made of its own colours; a dark one stays as it is.
 * Without colours of its own a venue has the house's.
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
