import { describe, expect, test } from 'vitest';
import { groundsOf, themeCss } from '../../src/menu/theme.ts';
import { contrast, legible, luminance, mix } from '../../src/terms/colour.ts';
import type { Theme } from '../../src/terms/resolved-venue.ts';

type Rgb = readonly number[];

const NIGHT = /@media screen and \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/;

const declarations = (rule = ''): Record<string, string> =>
  Object.fromEntries(
    rule
      .split(';')
      .filter((declaration) => declaration.includes(':'))
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
      }),
  );

const firstRule = (css: string): Record<string, string> => declarations(/:root\s*\{([^}]*)\}/.exec(css)?.[1]);

/** The properties of the root element of a page with this theme, by day or by night, as the cascade gives them. */
function rootProperties(css: string, { night }: { readonly night: boolean }): Record<string, string> {
  const [dayRules = ''] = css.split('@media');
  return {
    ...firstRule(dayRules),
    ...(night && declarations(NIGHT.exec(css)?.[1])),
  };
}

/** The colour of a property: `#rrggbb` or `#rgb`. */
function colourOf(properties: Readonly<Record<string, string>>, name: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(properties[name] ?? '')?.[1];
  if (digits === undefined) throw new Error(`No colour: ${name}`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

/** As `#rrggbb`. */
const printed = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const day = (theme?: Theme): Record<string, string> => rootProperties(themeCss(theme), { night: false });
const night = (theme?: Theme): Record<string, string> => rootProperties(themeCss(theme), { night: true });

describe('colours', () => {
  test('luminance goes from black to white', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1, 6);
    expect(luminance('#fff')).toBeCloseTo(1, 6);
  });

  test('contrast is that of WCAG, whichever comes first', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 6);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  test('mix takes a share of the second', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#ff0000');
  });

  test('legible keeps a colour that is, and darkens one that is not', () => {
    expect(legible('#b23a1e', { on: ['#ffffff'], towards: '#000000', wanted: 4.5 })).toBe('#b23a1e');
    const shown = legible('#ffd400', { on: ['#ffffff', '#dddddd'], towards: '#000000', wanted: 4.5 });
    expect(contrast(shown, '#dddddd')).toBeGreaterThanOrEqual(4.5);
    expect(shown).not.toBe('#000000');
  });
});

/** Themes as editors write them: dark, light, pale accents, accents as dark as the ground, half of one, greys that are hardly read, texts that are just legible on their grounds, alphas. */
const THEMES: readonly Theme[] = [
  { accent: '#ff8a3d', background: '#17120f', text: '#f7efe6', font: 'condensed' },
  { accent: '#9c2f1f', background: '#fbf6ec', text: '#2b1d14', font: 'serif' },
  { accent: '#1f5c4a', background: '#fdfaf3', text: '#1d2420', font: 'slab' },
  { accent: '#ffe600', background: '#ffffff', text: '#000000' },
  { accent: '#222222', background: '#111111', text: '#eeeeee' },
  { accent: '#767676', background: '#ffffff', text: '#595959' },
  { accent: '#0000ff', background: '#ffffcc', text: '#0b3d0b' },
  { accent: '#00a86b' },
  { background: '#101820' },
  { background: '#ffd1dc' },
  { text: '#f0f0f0' },
  { text: '#1a2b6d' },
  { background: '#ffffff', text: '#767676' },
  { accent: '#c7f194', background: '#235591', text: '#d9cc16' },
  { accent: '#a8321a80', background: '#fff8', text: '#000c' },
  {},
];

/** What the style sheet writes on what. */
const TEXTS = ['--ink', '--muted', '--accent-ink', '--pen'];
const GROUNDS = ['--ground', '--surface', '--tint'];

function illegible(properties: Record<string, string>): string[] {
  const colour = (name: string): string => printed(colourOf(properties, name));
  const pairs = [...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])), ['--on-accent', '--accent']];
  return pairs
    .map(([text = '', ground = '']) => ({ text, ground, ratio: contrast(colour(text), colour(ground)) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);
}

test.each(THEMES)('with %o all text is legible (WCAG 2.2 AA), by day and by night', (theme) => {
  expect({ day: illegible(day(theme)), night: illegible(night(theme)) }).toEqual({ day: [], night: [] });
});

describe('themeCss', () => {
  const LIGHT = { accent: '#9c2f1f', background: '#fbf6ec', text: '#2b1d14' };
  const colours = (shown: Record<string, string>) =>
    ['color-scheme', '--accent', '--ground', '--ink'].map((name) => shown[name]);

  test('a light look has the editor’s colours by day, and a dark side with its own hues', () => {
    expect(colours(day(LIGHT))).toEqual(['light', '#9c2f1f', '#fbf6ec', '#2b1d14']);
    expect(colours(night(LIGHT))).toEqual(['dark', '#b96c5e', '#18100b', '#fcf9f2']);
  });

  test('a colour with an alpha is opaque, as it looks on the ground', () => {
    const theme = { accent: '#f008', background: '#00000080', text: '#000' };
    expect(colours(day(theme))).toEqual(['light', '#c33b3b', '#7f7f7f', '#000000']);
  });

  test('a dark look stays as it is by night', () => {
    const theme = { accent: '#ff8a3d', background: '#17120f', text: '#f7efe6' };
    expect(colours(day(theme))).toEqual(['dark', '#ff8a3d', '#17120f', '#f7efe6']);
    expect(night(theme)).toEqual(day(theme));
    expect(themeCss(theme)).not.toContain('@media');
  });

  test('the house has a look of its own by day and by night, also for a venue that chooses a font only', () => {
    expect([day()['--ground'], night()['--ground']]).toEqual(['#fcf8f1', '#1a1512']);
    expect(night({ font: 'mono' })['--ground']).toBe('#1a1512');
  });

  test('what the day must say of a mixed colour does not stay by night', () => {
    // The pale accent cannot be text on white, but can on black.
    const theme = { accent: '#ffe600', background: '#ffffff', text: '#000000' };
    expect(day(theme)['--accent-ink']).not.toBe(day(theme)['--accent']);
    expect(night(theme)['--accent-ink']).toBe(night(theme)['--accent']);
  });

  test('paper has the look of the day', () => {
    expect(themeCss({ background: '#ffffff' })).toContain('@media screen and (prefers-color-scheme:dark)');
  });

  test('a font is one of six voices, or a family before that of the phone', () => {
    expect(day({ font: 'condensed' })['--title-case']).toBe('uppercase');
    expect(day({ font: 'mono' })['--title-spacing']).toBe('-.03em');
    expect(day({ font: 'Gill Sans' })['--font-title']).toMatch(/^"Gill Sans",system-ui/);
  });

  test('a family name cannot end the declaration', () => {
    expect(themeCss({ font: 'a"; } </style><b>' })).not.toMatch(/[<>]|a"/);
  });
});

describe('the grounds of a page, which the browser’s bars take', () => {
  test.each<[venue: string, theme: Theme | undefined, light: string, dark?: string]>([
    ['a light venue', { background: '#ffffff', text: '#000000' }, '#ffffff', '#000000'],
    ['a dark venue', { background: '#17120f' }, '#17120f'],
    ['a venue without colours', undefined, '#fcf8f1', '#1a1512'],
    ['a venue that chooses a light accent', { accent: '#00a86b' }, '#fcf8f1', '#18110d'],
    [
      'a venue that chooses all colours',
      { background: '#fff8ee', text: '#2a1a12', accent: '#a8321a' },
      '#fff8ee',
      '#170e0a',
    ],
  ])('of %s are as its style sheet has them', (_venue, theme, light, dark) => {
    expect(groundsOf(theme)).toEqual([...(dark ? [{ colour: dark, scheme: 'dark' }] : []), { colour: light }]);
    expect([day(theme)['--ground'], night(theme)['--ground']]).toEqual([light, dark ?? light]);
  });
});
