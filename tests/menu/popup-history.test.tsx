import { beforeEach, describe, expect, test } from 'vitest';
import { markedItem, markNew, markNewHere, remark } from '../../src/menu/popup/popup-history.ts';

beforeEach(() => {
  history.replaceState(null, '');
});

describe('what an entry of the history says to be open', () => {
  test('is nothing at first', () => {
    expect(markedItem()).toBeUndefined();
    history.replaceState({ other: 1 }, '');
    expect(markedItem()).toBeUndefined();
  });

  test('is the item that a new entry was made for, the first one as well', () => {
    const { length } = history;
    markNew(0);
    expect(markedItem()).toBe(0);
    expect(history.length).toBe(length + 1);
  });

  test('can be changed and taken back without an entry', () => {
    markNew(2);
    const { length } = history;
    remark(5);
    expect(markedItem()).toBe(5);
    remark(undefined);
    expect(markedItem()).toBeUndefined();
    expect(history.length).toBe(length);
  });

  test('leaves alone what others keep in the same entry', () => {
    history.replaceState({ other: 1 }, '');
    remark(4);
    expect(history.state).toEqual({ other: 1, carta: { item: 4 } });
    markNew(5);
    expect(history.state).toEqual({ carta: { item: 5 } });
  });

  test('new entries leave the scrolling of the way back to the browser', () => {
    history.scrollRestoration = 'auto';
    markNewHere(1);
    expect(markedItem()).toBe(1);
    expect(history.scrollRestoration).toBe('auto');
  });
});
