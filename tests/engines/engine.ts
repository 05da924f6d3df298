import { expect } from 'vitest';

/** The screen of a phone, in CSS pixels. */
export const SCREEN = { width: 412, height: 915 };
/** What the phone speaks: its owner comes from abroad. */
export const LOCALE = 'en-US';

/** An engine that runs. */
export type Engine = {
  /** A phone on which nothing is stored. */
  readonly openPhone: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

type Place = { readonly x: number; readonly y: number };

/** What each engine does in its own way, on one phone. */
export type Driver = {
  /** Ends when the page has loaded. */
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Runs a function in the page. It stands on its own, and takes and gives what JSON can hold. */
  readonly evaluate: <Given extends readonly unknown[], Found>(
    what: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ) => Promise<Found>;
  readonly press: (place: Place) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  /** The errors that nobody caught, of all pages until now. */
  readonly uncaught: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** A diner's phone. Elements are told by a selector and, where it fits several, by a name: their label, their heading or their text. */
export type Phone = Driver & {
  /** Opens a page, and waits until it answers taps. */
  readonly open: (address: string) => Promise<void>;
  readonly reopen: () => Promise<void>;
  /** Taps an element once it is to be seen and nothing lies over it. */
  readonly tap: (selector: string, name?: string) => Promise<void>;
  /** What an element says; undefined where there is none. */
  readonly text: (selector: string, name?: string) => Promise<string | undefined>;
  readonly texts: (selector: string) => Promise<string[]>;
  readonly isShown: (selector: string, name?: string) => Promise<boolean>;
};

/** A phone, by what its engine does. */
export function phoneWith(driver: Driver): Phone {
  const { evaluate } = driver;
  const answersTaps = async (): Promise<void> => {
    await expect.poll(() => evaluate(() => document.readyState !== 'loading' && document.onclick === null)).toBe(true);
  };
  return {
    ...driver,
    open: async (address) => {
      await driver.goto(address);
      await answersTaps();
    },
    reopen: async () => {
      await driver.reload();
      await answersTaps();
    },
    tap: async (selector, name = '') => {
      let place: Place | string = '';
      const aim = async (): Promise<unknown> => (place = await evaluate(placeOf, selector, name));
      await expect.poll(aim, { message: `${selector} ${name}` }).toBeTypeOf('object');
      await driver.press(place as unknown as Place);
    },
    text: async (selector, name = '') => (await evaluate(look, selector, name))[0]?.text,
    texts: async (selector) => (await evaluate(look, selector, '')).map(({ text }) => text),
    isShown: async (selector, name = '') => (await evaluate(look, selector, name)).some(({ isShown }) => isShown),
  };
}

/** In the page: what the elements of a selector say, and whether they are to be seen; those of a name unless it is empty. */
function look(selector: string, name: string): { text: string; isShown: boolean }[] {
  return [...document.querySelectorAll(selector)].flatMap((each) => {
    const text = each.textContent.replaceAll(/\s+/g, ' ').trim();
    const itsName = each.getAttribute('aria-label') ?? each.querySelector('h2, h3')?.textContent ?? text;
    return name === '' || name === itsName
      ? [{ text, isShown: each.checkVisibility({ visibilityProperty: true }) }]
      : [];
  });
}

/** In the page: scrolls to an element, and says where it stands once it stands still; or why it cannot be tapped yet. */
async function placeOf(selector: string, name: string): Promise<Place | string> {
  // A diner who looks first: what has just appeared takes no tap (`page/just-appeared.ts`).
  const timeStamp = { configurable: true, get: () => performance.now() + 1_000 };
  Object.defineProperty(MouseEvent.prototype, 'timeStamp', timeStamp);
  const target = [...document.querySelectorAll(selector)].find(
    (each) =>
      (name === '' || name === (each.getAttribute('aria-label') ?? each.textContent.trim())) &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  if (!target) return 'is not to be seen';
  let place = { x: 0, y: 0 };
  for (let last = ''; last !== JSON.stringify(place);) {
    last = JSON.stringify(place);
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = target.getBoundingClientRect();
    place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }
  const hit = document.elementFromPoint(place.x, place.y);
  return target.contains(hit) ? place : `lies behind ${hit?.outerHTML.slice(0, 100)}`;
}
