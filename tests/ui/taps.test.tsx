import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_WANTED } from '../../src/ui/page-events.ts';
import { keepTap, replayTaps, takeTaps, watchWantedApp } from '../../src/ui/taps.ts';
import { startScript } from '../support/start-script.ts';

const PAGE = `
  <div>
    <button data-language="en"><span>flag</span></button>
    <button data-wants="">information</button>
    <button>sections</button>
    <p>text</p>
  </div>`;

const answer = vi.fn();
const wanted = vi.fn();
let ends: (() => void)[];

beforeEach(() => {
  delete window.carta;
  document.body.innerHTML = PAGE;
  vi.clearAllMocks();
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => answer(button));
  ends = [startScript(() => document.addEventListener(APP_WANTED, wanted))];
});

afterEach(() => {
  for (const end of ends) end();
});

const element = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const isBusy = (selector: string): boolean => element(selector).ariaBusy === 'true';

describe('a tap that nobody can answer yet', () => {
  test('shows that it was heard, and is made again when somebody can', () => {
    keepTap(element('button span'));
    expect(isBusy('button[data-language]')).toBe(true);
    replayTaps();
    expect(answer).toHaveBeenCalledExactlyOnceWith(element('button[data-language]'));
    expect(isBusy('button[data-language]')).toBe(false);
  });

  test('is answered in its turn, and once', () => {
    keepTap(element('[data-wants]'));
    keepTap(element('button[data-language]'));
    replayTaps();
    replayTaps();
    expect(answer.mock.calls).toEqual([[element('[data-wants]')], [element('button[data-language]')]]);
  });

  test('on something else is the browser’s own, and not kept', () => {
    keepTap(element('button:not([data-language], [data-wants])'));
    expect(window.carta?.taps).toBeUndefined();
    replayTaps();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a tap on what only the app can answer', () => {
  beforeEach(() => {
    ends.push(startScript(() => watchWantedApp(document)));
  });

  test('calls for the app, which answers it when it is there', () => {
    element('[data-wants]').click();
    expect(wanted).toHaveBeenCalledOnce();
    expect(isBusy('[data-wants]')).toBe(true);
    answer.mockClear();
    takeTaps();
    expect(answer).toHaveBeenCalledExactlyOnceWith(element('[data-wants]'));
    expect(isBusy('[data-wants]')).toBe(false);
  });

  test('that was kept by the inline script calls for it, too', () => {
    keepTap(element('[data-wants]'));
    replayTaps();
    expect(wanted).toHaveBeenCalledOnce();
    expect(isBusy('[data-wants]')).toBe(true);
  });

  test('is left to the app once that is there', () => {
    takeTaps();
    element('[data-wants]').click();
    expect(wanted).not.toHaveBeenCalled();
    expect(isBusy('[data-wants]')).toBe(false);
    expect(answer).toHaveBeenCalledOnce();
  });

  test('is told from all others', () => {
    element('p').click();
    element('button[data-language]').click();
    expect(wanted).not.toHaveBeenCalled();
  });
});
