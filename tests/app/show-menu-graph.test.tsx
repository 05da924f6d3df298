import { afterEach, expect, it, vi } from 'vitest';
import { showMenuGraph } from '../../src/app/show-menu-graph.ts';

const whenIdle = vi.fn<typeof requestIdleCallback>();

afterEach(() => {
  vi.unstubAllGlobals();
  whenIdle.mockReset();
});

/** Tells whether a browser with this network would fetch the menu a second time. */
function isShownOn(connection: object | undefined): boolean {
  vi.stubGlobal('navigator', connection === undefined ? {} : { connection });
  vi.stubGlobal('requestIdleCallback', whenIdle);
  showMenuGraph();
  return whenIdle.mock.calls.length > 0;
}

it.each([
  ['a fast network', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g', saveData: false }, false],
  ['slow 2g', { effectiveType: 'slow-2g', saveData: false }, false],
  ['a diner who saves data', { effectiveType: '4g', saveData: true }, false],
  ['a browser that does not tell', undefined, false],
])('on %s', (_case, connection, isShown) => {
  expect(isShownOn(connection)).toBe(isShown);
});
