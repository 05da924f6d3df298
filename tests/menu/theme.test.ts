import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/menu/colour.ts';
import type { Theme } from '../../src/menu/model.ts';
import { themeCss } from '../../src/menu/theme.ts';

/** The properties of the first rule. */
function properties(theme?: Theme): Record<string, string> {
  const [, rule = ''] = /\{ (.*?) \}/.exec(themeCss(theme)) ?? [];
  return Object.fromEntries(rule.split('; ').map((declaration) => declaration.split(': ') as [string, string]));
}

/** Themes as editors write them: dark, light, pale accents, accents as dark as the ground. */
const THEMES: readonly Theme[] = [
  { accent: '#ff8a3d', background: '#17120f', text: '#f7efe6', font: 'condensed' },
  { accent: '#9c2f1f', background: '#fbf6ec', text: '#2b1d14', font: 'serif' },
  { accent: '#ffe600', background: '#ffffff', text: '#000000' },
  { accent: '#222222', background: '#111111', text: '#eeeeee' },
  { accent: '#00a86b' },
  { background: '#101820' },
  {},
];

describe('themeCss', () => {
  test.each(THEMES)('all text of %o is legible', (theme) => {
    const shown = properties(theme);
    const on = (ink: string, ground: string) => contrast(shown[ink] ?? '', shown[ground] ?? '');
    for (const ground of ['--ground', '--surface', '--tint']) {
      expect(on('--ink', ground), `ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(on('--muted', ground), `muted on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(on('--accent-ink', ground), `accent on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(on('--on-accent', '--accent')).toBeGreaterThanOrEqual(4.5);
  });

  test('a theme sets the same properties as the house, so that none stays from the venue before', () => {
    const house = Object.keys(properties());
    for (const theme of THEMES) expect(Object.keys(properties(theme))).toEqual(house);
  });

  test('the house is dark on a phone that is; a venue keeps the colours that it chose', () => {
    expect(themeCss()).toContain('prefers-color-scheme: dark');
    expect(themeCss({ font: 'mono' })).toContain('prefers-color-scheme: dark');
    expect(themeCss({ accent: '#9c2f1f' })).not.toContain('prefers-color-scheme');
    expect(properties({ background: '#17120f', text: '#ffffff' })['color-scheme']).toBe('dark');
  });

  test('a family name stands first in its stack and cannot end the declaration', () => {
    expect(properties({ font: 'Gill Sans' })['--font-title']).toMatch(/^"Gill Sans", system-ui/);
    expect(themeCss({ font: 'a"; } </style><b>' })).not.toMatch(/[<>]|a"/);
  });
});
