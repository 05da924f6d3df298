import { describe, expect, test } from 'vitest';
import { rowShape } from '../../src/menu/row-shape.ts';

/** Words of this many letters. */
const words = (count: number, letters = 6): readonly number[] => Array.from({ length: count }, () => letters);

/** A row with a long text, a name of middle length and a price that stands alone. */
const row = { name: 25, signs: 8, prices: 7, text: words(12), tags: 0, hasPicture: false, isLabelled: false };

describe('a row', () => {
  test('that has room for all shows all, its signs behind its text', () => {
    expect(rowShape({ ...row, text: words(6) })).toEqual({ signs: 'text' });
  });

  test('leaves signs that need a third line to a short name', () => {
    expect(rowShape({ ...row, name: 12 })).toEqual({ signs: 'beside' });
  });

  test('has a line more for signs where that is not enough', () => {
    expect(rowShape(row)).toEqual({ signs: 'text', isFull: true });
  });

  test('and for tags, below two lines of text', () => {
    const tagged = { ...row, name: 12, signs: 2, tags: 20 };
    expect(rowShape({ ...tagged, text: words(13) })).toEqual({ signs: 'beside', isFull: true });
    expect(rowShape({ ...tagged, text: words(20) })).toEqual({ signs: 'beside', cut: 'above', isFull: true });
  });

  test('cuts a text that is too long without any signs', () => {
    expect(rowShape({ ...row, signs: 1, text: words(20) })).toEqual({ signs: 'beside', cut: 'above', isFull: false });
    expect(rowShape({ ...row, text: words(20) })).toEqual({ signs: 'text', cut: 'above', isFull: true });
  });

  test('has one line of text below a name of two, and its signs on the same', () => {
    expect(rowShape({ ...row, name: 50, text: words(7) })).toEqual({ signs: 'text', cut: 'beside', isShort: true });
    expect(rowShape({ ...row, name: 50, signs: 1, text: words(6) })).toEqual({ signs: 'text' });
  });

  test('gives a line to tags that leave no room for signs, and cuts the text to one', () => {
    const full = { signs: 'text', isFull: true, isShort: true };
    expect(rowShape({ ...row, tags: 40 })).toEqual({ ...full, cut: 'above' });
    expect(rowShape({ ...row, name: 50, tags: 20 })).toEqual({ ...full, cut: 'tagged' });
  });

  test('has less room beside a picture, and beside prices with labels', () => {
    const short = { ...row, signs: 6, text: words(9) };
    expect(rowShape(short)).toEqual({ signs: 'text' });
    expect(rowShape({ ...short, hasPicture: true })).toEqual({ signs: 'text', isFull: true });
    expect(rowShape({ ...short, prices: 20, isLabelled: true })).toEqual({ signs: 'text', isFull: true });
  });

  test('without a text has its signs beside a short name, behind a long one, and below it beside a picture', () => {
    const bare = { ...row, name: 12, signs: 4, text: [] };
    expect(rowShape(bare)).toEqual({ signs: 'beside' });
    expect(rowShape({ ...bare, name: 30 })).toEqual({ signs: 'name' });
    expect(rowShape({ ...bare, hasPicture: true })).toEqual({ signs: 'text' });
  });
});
