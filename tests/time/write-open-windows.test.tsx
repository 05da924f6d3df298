import { expect, test } from 'vitest';
import { writeOpenWindows } from '../../src/time/write-open-windows.ts';

const html = document.createElement('html');

test('the page says which windows are open, for its style to hide the others', () => {
  writeOpenWindows(html, 18);
  expect(html.getAttribute('data-open')).toBe('day evening');
});

test('none is open where no clock can be read', () => {
  writeOpenWindows(html, undefined);
  expect(html.getAttribute('data-open')).toBe('');
});
