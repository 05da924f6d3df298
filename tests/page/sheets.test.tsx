import { afterEach, beforeEach, expect, test } from 'vitest';
import { Layers } from '../../src/page/layers.ts';
import { watchPopups } from '../../src/page/popups.ts';
import { watchSheets } from '../../src/page/sheets.ts';
import { letPopoversOpen } from '../support/popovers.ts';
import { startScript } from '../support/page-listeners.ts';
import { AGUA, marked, openItem, preparePopupPage, settled, tapItem } from './popup-page.ts';

preparePopupPage();
letPopoversOpen();

const SHEETS =
  '<nav id="sections" popover="auto"></nav><dialog id="stamp_card" popover="auto"></dialog><p popover="auto"></p>';

let layers: Layers;
let stop: (() => void) | undefined;

/** The page's script comes, in the place of that of the page before. */
function start(): void {
  stop?.();
  stop = startScript(() => {
    layers = new Layers();
    watchPopups(document, layers);
    watchSheets(document, layers);
  });
}
const sheet = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const open = (): string[] => ['sections', 'stamp_card'].filter((id) => sheet(id).matches(':popover-open'));

beforeEach(() => document.body.insertAdjacentHTML('beforeend', SHEETS));
afterEach(async () => {
  for (const id of open()) sheet(id).hidePopover();
  await settled();
});

test('a sheet that opens has an entry in the history, and none when it closes', async () => {
  start();
  const { length } = history;
  sheet('sections').showPopover();
  expect([open(), marked(), history.length - length]).toEqual([['sections'], ['sections'], 1]);
  sheet('sections').hidePopover();
  await settled();
  expect([open(), history.state]).toEqual([[], { other: 1 }]);
});

test('a way back closes it, a way forward and a reload open it', async () => {
  start();
  sheet('sections').showPopover();
  for (const [delta, expected] of [
    [-1, []],
    [1, ['sections']],
  ] as const) {
    history.go(delta);
    await settled();
    expect([open(), layers.get()]).toEqual([expected, expected]);
  }
  document.body.innerHTML = SHEETS;
  start();
  expect(open()).toEqual(['sections']);
});

test('one that was opened before the script came closes on the way back, too', async () => {
  sheet('stamp_card').showPopover();
  start();
  expect(marked()).toEqual(['stamp_card']);
  history.back();
  await settled();
  expect(open()).toEqual([]);
});

test('another sheet takes its place, and one way back closes that', async () => {
  start();
  for (const id of ['stamp_card', 'sections', 'stamp_card']) {
    sheet(id).showPopover();
    expect([open(), layers.get()]).toEqual([[id], [id]]);
  }
  await settled();
  expect(marked()).toEqual(['stamp_card']);
  history.back();
  await settled();
  expect([open(), history.state]).toEqual([[], { other: 1 }]);
});

test('the browser closes it where a dialog opens over it, which alone is left then', async () => {
  start();
  sheet('sections').showPopover();
  tapItem(AGUA);
  expect([open(), openItem(), layers.get()]).toEqual([[], 'Agua', [`item:${AGUA}`]]);
  await settled();
  expect([openItem(), marked()]).toEqual(['Agua', [`item:${AGUA}`]]);
  history.back();
  await settled();
  expect([open(), openItem(), history.state]).toEqual([[], undefined, { other: 1 }]);
});

test('a dialog of a page that is gone closes none', () => {
  start();
  const late = document.querySelector('dialog') as HTMLDialogElement;
  late.remove();
  sheet('sections').showPopover();
  late.showModal();
  expect([open(), layers.get()]).toEqual([['sections'], ['sections']]);
});

test('what has no name is none', () => {
  start();
  document.querySelector<HTMLElement>('p[popover]')?.showPopover();
  expect(layers.get()).toEqual([]);
});
