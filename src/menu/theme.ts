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

/** How the style sheet mixes what lies between the ground and the ink (`base.css`), for the reckoning of contrasts. */
const MIXED = { surface: 0.05, muted: 0.68, tint: 0.1 } as const;

/**
 * The colours of a page: the three of a theme, and those of the mixed ones that would not be legible as the style sheet mixes them.
 */
function colours({ accent, background, text }: Colours): string[] {
  const surface = mix(background, text, MIXED.surface);
  const on = [background, surface, mix(background, accent, MIXED.tint)];
  const legibly = { on, towards: text, wanted: LEGIBLE };
  const accentInk = legible(accent, legibly);
  const scheme = isLight(background) ? 'light' : 'dark';
  return [
    `color-scheme:${scheme}`,
    `--ground:${background}`,
    `--ink:${text}`,
    `--accent:${accent}`,
    `--pen:${legible(PEN[scheme], legibly)}`,
    `--muted:${legible(mix(background, text, MIXED.muted), legibly)}`,
    ...(accentInk === accent ? [] : [`--accent-ink:${accentInk}`]),
    ...(contrast('#ffffff', accent) >= LEGIBLE ? [] : ['--on-accent:#000']),
  ];
}

const MUTED = /^--muted:(.*)$/;

/** More than `base.css` says, whatever the order. What every row has is said by value: each variable is resolved for each element anew. */
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
    return rule([...colours(HOUSE.light), ...declarations]) + atNight(nightColours(HOUSE.dark, HOUSE.light)) + faces;
  }
  const chosen = completedColours(theme);
  const day = rule([...colours(chosen), ...declarations]) + faces;
  return isLight(chosen.background) ? day + atNight(nightColours(darkened(chosen), chosen)) : day;
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

/** The values of the style sheet for what a look may say itself. */
const MIXTURES: Readonly<Record<string, string>> = {
  '--accent-ink': 'var(--accent)',
  '--on-accent': '#fff',
};

/** A night's colours, with the style sheet's own where only the day had another. */
function nightColours(night: Colours, day: Colours): string[] {
  const said = colours(night);
  const isSaid = (name: string): boolean => said.some((declaration) => declaration.startsWith(`${name}:`));
  const back = colours(day)
    .map((declaration) => declaration.slice(0, declaration.indexOf(':')))
    .filter((name) => name in MIXTURES && !isSaid(name));
  return [...said, ...back.map((name) => `${name}:${MIXTURES[name]}`)];
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
