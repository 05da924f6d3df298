import { describe, expect, test } from 'vitest';
import { venues } from '../../generated/venues.ts';
import { contrast } from '../../src/menu/colour.ts';
import type { Menu, Theme } from '../../src/menu/model.ts';
import { themeCss } from '../../src/menu/theme.ts';
import { colourOf, printed, rootProperties } from '../support/page-colours.ts';

const day = (theme?: Theme): Record<string, string> => rootProperties(themeCss(theme), { night: false });
const night = (theme?: Theme): Record<string, string> => rootProperties(themeCss(theme), { night: true });

/** Themes as editors write them: dark, light, pale accents, accents as dark as the ground, half of one, greys that are hardly read. */
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
  {},
];

/** What the style sheet writes on what. */
const TEXTS = ['--ink', '--muted', '--accent-ink'];
const GROUNDS = ['--ground', '--surface', '--tint'];

function illegible(properties: Record<string, string>): string[] {
  const colour = (name: string): string => printed(colourOf(properties, `var(${name})`));
  const pairs = [...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])), ['--on-accent', '--accent']];
  return pairs
    .map(([text = '', ground = '']) => ({ text, ground, ratio: contrast(colour(text), colour(ground)) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);
}

describe('all text is legible (WCAG 2.2 AA), as the style sheet mixes its colours', () => {
  test.each(THEMES)('of %o by day', (theme) => {
    expect(illegible(day(theme))).toEqual([]);
  });

  test.each(THEMES)('of %o by night', (theme) => {
    expect(illegible(night(theme))).toEqual([]);
  });

  test.each(Object.keys(venues))('of the venue %s, by day and by night', async (venue) => {
    const modules = import.meta.glob<{ menu: Menu }>('../../generated/venues/*/menu.ts');
    const module = await modules[`../../generated/venues/${venue}/menu.ts`]?.();
    expect(illegible(day(module?.menu.theme))).toEqual([]);
    expect(illegible(night(module?.menu.theme))).toEqual([]);
  });
});

describe('themeCss', () => {
  test('the colours that an editor wrote are those of the day', () => {
    const shown = day({ accent: '#9c2f1f', background: '#fbf6ec', text: '#2b1d14' });
    expect([shown['--accent'], shown['--ground'], shown['--ink']]).toEqual(['#9c2f1f', '#fbf6ec', '#2b1d14']);
    expect(shown['color-scheme']).toBe('light');
  });

  test('a light look has a dark side, with its own hues', () => {
    const shown = night({ accent: '#9c2f1f', background: '#fbf6ec', text: '#2b1d14' });
    expect(shown['color-scheme']).toBe('dark');
    expect([shown['--accent'], shown['--ground'], shown['--ink']]).toEqual(['#b96c5e', '#18100b', '#fcf9f2']);
  });

  test('a dark look stays as it is by night', () => {
    const theme = { accent: '#ff8a3d', background: '#17120f', text: '#f7efe6' };
    expect(night(theme)).toEqual(day(theme));
    expect(day(theme)['color-scheme']).toBe('dark');
    expect(themeCss(theme)).not.toContain('@media');
  });

  test('the house has a look of its own by day and by night, also for a venue that chooses a font only', () => {
    expect(day()['--ground']).toBe('#fcf8f1');
    expect(night()['--ground']).toBe('#1a1512');
    expect(night({ font: 'mono' })['--ground']).toBe('#1a1512');
  });

  test('what the day must say of a mixed colour does not stay by night', () => {
    // The pale accent cannot be text on white, but can on black.
    const theme = { accent: '#ffe600', background: '#ffffff', text: '#000000' };
    expect(day(theme)['--accent-ink']).not.toBe('var(--accent)');
    expect(night(theme)['--accent-ink']).toBe('var(--accent)');
  });

  test('paper has the look of the day', () => {
    expect(themeCss({ background: '#ffffff' })).toContain('@media screen and (prefers-color-scheme:dark)');
  });

  test('a font is one of six manners, or a family before the house’s own', () => {
    expect(day({ font: 'condensed' })['--title-case']).toBe('uppercase');
    expect(day({ font: 'mono' })['--font-title']).toBe('ui-monospace,Menlo,monospace');
    expect(day({ font: 'Gill Sans' })['--font-title']).toMatch(/^"Gill Sans",system-ui/);
  });

  test('a family name cannot end the declaration', () => {
    expect(themeCss({ font: 'a"; } </style><b>' })).not.toMatch(/[<>]|a"/);
  });
});
