import { expect, test, vi } from 'vitest';
import { completePage } from '../../src/page/complete-page.ts';

const STYLE = '/cartasqr/assets/style-1.css';
const SCRIPT = '/cartasqr/assets/page-1.js';

test.each([
  [
    'the rest of the style and the script of a page',
    `<div id="root" data-script="${SCRIPT}" data-style="${STYLE}">`,
    [`<link rel="stylesheet" href="${STYLE}">`, `<script type="module" src="${SCRIPT}"></script>`],
  ],
  [
    'the script alone, where the head has all of the style',
    `<div id="root" data-script="${SCRIPT}">`,
    [`<script type="module" src="${SCRIPT}"></script>`],
  ],
  ['nothing where a page names nothing', '<div id="root">', []],
])('after the first paint comes, and no sooner: %s', (_what, body, expected) => {
  vi.useFakeTimers();
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  const added = () =>
    Array.from(page.head.children, (element) => element.outerHTML).filter((tag) => tag !== '<title></title>');
  const paint = vi.fn<(draw: FrameRequestCallback) => number>();
  vi.stubGlobal('requestAnimationFrame', paint);
  completePage(page, vi.fn<() => void>());
  expect(vi.getTimerCount()).toBe(0);
  // The frame is drawn after this.
  paint.mock.calls[0]?.[0](0);
  expect(added()).toEqual([]);
  vi.runAllTimers();
  expect(added()).toEqual(expected);
});

test('whoever asks is told that the script could not be loaded', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0));
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<div id="root" data-script="${SCRIPT}">`;
  const miss = vi.fn<() => void>();
  completePage(page, miss);
  vi.runAllTimers();
  expect(miss).not.toHaveBeenCalled();
  page.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(miss).toHaveBeenCalledOnce();
});
