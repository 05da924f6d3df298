import { describe, expect, test } from 'vitest';
import { contrast, legible, luminance, mix } from '../../src/menu/colour.ts';

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
