import { afterEach, expect, test } from 'vitest';
import { chosenBar, rememberBar } from '../../src/staff/chosen-bar.ts';

const MORENO = { barID: 'el-moreno' };
const GOTTAN = { barID: 'gottan-granada' };

afterEach(() => localStorage.clear());

test('somebody who works at one bar is not asked', () => {
  expect(chosenBar([MORENO])).toBe(MORENO);
});

test('somebody who works at several is asked once', () => {
  expect(chosenBar([MORENO, GOTTAN])).toBeUndefined();
  rememberBar('gottan-granada');
  expect(chosenBar([MORENO, GOTTAN])).toBe(GOTTAN);
});

test('a bar where somebody works no more is forgotten', () => {
  rememberBar('ohara');
  expect(chosenBar([MORENO, GOTTAN])).toBeUndefined();
});
