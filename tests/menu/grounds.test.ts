import { describe, expect, it, test } from 'vitest';
import { groundsOf, themeCss } from '../../src/menu/theme.ts';

describe('the grounds of a page', () => {
  it('of a light venue are its own, and a dark one for phones that are dark', () => {
    expect(groundsOf({ background: '#ffffff', text: '#000000' })).toEqual([
      { colour: '#000000', scheme: 'dark' },
      { colour: '#ffffff' },
    ]);
  });

  it('of a dark venue is one', () => {
    expect(groundsOf({ background: '#17120f' })).toEqual([{ colour: '#17120f' }]);
  });

  it('of a venue without colours are the house’s', () => {
    expect(groundsOf()).toEqual([{ colour: '#1a1512', scheme: 'dark' }, { colour: '#fcf8f1' }]);
  });
});

test.each([
  [{}],
  [{ background: '#fff8ee', text: '#2a1a12', accent: '#a8321a' }],
  [{ background: '#17120f', text: '#f7efe6' }],
  [{ accent: '#00a86b' }],
])('the browser’s bars are as the page of %j is', (theme) => {
  const grounds = [...themeCss(theme).matchAll(/--ground:(#\w+)/g)].map(([, colour]) => colour);
  expect(
    groundsOf(theme)
      .map(({ colour }) => colour)
      .toReversed(),
  ).toEqual(grounds);
});
