import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdTaps } from '../../src/page/just-appeared.ts';

/** A click at a moment of the page's life, in milliseconds; `detail` 0: without a pointer. False where the page has stopped it. */
function clickAt(target: Element, timeStamp: number, detail = 1, clientY = 0): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientY });
  // jsdom tells of another clock.
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  return target.dispatchEvent(click);
}

/** When something appears, in milliseconds of the page's life, and how long it takes no tap. */
const [AT, PAUSE] = [10_000, 400];
/** The `detail` of clicks with a pointer, and without one. */
const [TAP, SECOND_TAP, KEY] = [1, 2, 0];

const element = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const toggle = (newState: string): boolean =>
  element('nav').dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));

const answer = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <button id="before">Secciones</button>
    <dialog><p><button id="inside">Cerrar</button></p></dialog>
    <p hidden><button id="shown">Mostrar</button></p>
    <section inert><button id="uncovered">Siguiente</button></section>
    <nav popover="auto"><a id="link">Postres</a></nav>`;
  vi.spyOn(performance, 'now').mockReturnValue(AT);
  holdTaps(document);
  document.body.addEventListener('click', answer);
  answer.mockReset();
});

const APPEARS: Readonly<Record<string, () => void>> = {
  '#inside': () => element('dialog').setAttribute('open', ''),
  '#shown': () => element('p[hidden]').removeAttribute('hidden'),
  '#uncovered': () => element('section').removeAttribute('inert'),
  '#link': () => toggle('open'),
  '#added': () => element('body').insertAdjacentHTML('beforeend', '<aside><b id="added">Leer</b></aside>'),
};

describe.each(Object.entries(APPEARS))('what has just appeared: %s', (selector, appear) => {
  test.each([
    ['does nothing at a tap at once', TAP, 0, false],
    ['does nothing at the second tap of a double tap', SECOND_TAP, PAUSE - 1, false],
    ['does nothing at a tap that was meant for what was there before', TAP, -50, false],
    ['is tapped later', TAP, PAUSE, true],
    ['answers keys and screen readers at once', KEY, 0, true],
  ])('%s', async (_what, detail, after, isAnswered) => {
    appear();
    // Who watches the page is told.
    await Promise.resolve();
    expect(clickAt(element(selector), AT + after, detail)).toBe(isAnswered);
    expect(answer).toHaveBeenCalledTimes(isAnswered ? 1 : 0);
  });
});

describe.each(Object.entries(APPEARS))('what has just appeared after a tap: %s', (selector, appear) => {
  test.each([
    ['answers a tap at another place at once', 49, 0, true],
    ['does nothing at the second tap of a double tap', 48, 0, false],
    ['answers a tap at another place, also if it appeared late', 49, -999, true],
    ['does nothing at once if the tap was long ago', 49, -1_000, false],
  ])('%s', async (_what, far, before, isAnswered) => {
    vi.mocked(performance.now).mockReturnValueOnce(AT + before);
    clickAt(element('#before'), AT - 2_000, TAP);
    answer.mockReset();
    appear();
    await Promise.resolve();
    expect(clickAt(element(selector), AT, TAP, far)).toBe(isAnswered);
    expect(answer).toHaveBeenCalledTimes(isAnswered ? 1 : 0);
  });
});

test('what was there before answers at once, whatever appears and closes', async () => {
  for (const appear of Object.values(APPEARS)) appear();
  await Promise.resolve();
  expect(clickAt(element('#before'), AT)).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
});

test('what becomes a button answers at once, what is pressed not', async () => {
  const price = element('#before');
  for (const [pressed, isAnswered] of [
    ['false', true],
    ['true', false],
  ] as const) {
    price.ariaPressed = pressed;
    await Promise.resolve();
    expect(clickAt(price, AT, TAP)).toBe(isAnswered);
  }
});

test('what closes has not appeared', () => {
  toggle('closed');
  expect(clickAt(element('#link'), AT)).toBe(true);
});
