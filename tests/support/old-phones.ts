import type { BrowserContext } from 'playwright-core';
import { BASE_PATH } from '../../src/terms/house.ts';

/**
 * What a browser at the floor of decision 45 lacks. `without`: built-ins, as paths of properties from the global object. `unread`: spellings of HTML,
 * CSS and selectors, each with one that no browser knows.
 */
type OldPhone = { readonly without: readonly string[]; readonly unread: readonly (readonly [RegExp, string])[] };

const NEWEST = [
  ...['groupBy', 'getOrInsert'].map((name) => `Map.${name}`),
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(
    (name) => `Set.prototype.${name}`,
  ),
  'Object.groupBy',
  'Array.fromAsync',
  'Promise.withResolvers',
  'Promise.try',
  'URL.canParse',
  'Iterator',
  'AbortSignal.any',
  'scheduler',
  'Element.prototype.moveBefore',
  ...['showPopover', 'hidePopover', 'togglePopover'].map((name) => `HTMLElement.prototype.${name}`),
];
const COPIES = ['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`);
const WELL_FORMED = ['String.prototype.isWellFormed', 'String.prototype.toWellFormed'];
/** Of no Safari of these. */
const APPLE = ['requestIdleCallback', 'Element.prototype.checkVisibility', 'navigation', 'BarcodeDetector'];
const REFLECTED = ['ariaLabel', 'ariaBusy', 'ariaPressed', 'ariaCurrent', 'ariaHidden', 'role'];

const POPOVERS = [/popover/g, 'popovr'] as const;
const NEW_STYLE = [
  POPOVERS,
  [/@starting-style/g, '@starting-stile'],
  [/calc-size\(/g, 'calc-sise('],
  [/animation-timeline/g, 'animation-tymeline'],
] as const;
const ALT_TEXT = [/content:(?=[^;}]* \/ "")/g, 'kontent:'] as const;
const SCRIPTING = [/\(scripting/g, '(skripting'] as const;
const VISIBILITY = [/content-visibility/g, 'content-visibilit'] as const;

const SAFARI_16: OldPhone = {
  without: [...NEWEST, ...APPLE],
  unread: [...NEW_STYLE, ALT_TEXT, SCRIPTING, VISIBILITY],
};

/** By name. The short form of the tests takes the first two. */
export const OLD_PHONES = {
  'Safari 15.6': {
    without: [
      ...SAFARI_16.without,
      ...COPIES,
      ...WELL_FORMED,
      'AbortSignal.timeout',
      'CSSStyleSheet',
      'Document.prototype.adoptedStyleSheets',
      'Navigator.prototype.wakeLock',
      'PerformanceResourceTiming.prototype.serverTiming',
    ],
    unread: [
      ...SAFARI_16.unread,
      // Look-behind, which ends the whole file.
      [/\(\?<(?=[=!])/g, '(?<-'],
      [/\((width|height)(?=[<>])/g, '(no$1'],
      [/color-mix\(/g, 'color-mux('],
      [/(overflow(?:-[xy])?): ?clip/g, '$1:clyp'],
    ],
  },
  'Chrome 107': {
    without: [...NEWEST, ...COPIES, ...WELL_FORMED],
    unread: [...NEW_STYLE, SCRIPTING, [/(\d)dvh/g, '$1dvx'], [/color-mix\(/g, 'color-mux(']],
  },
  'Firefox 115': {
    without: [
      ...NEWEST,
      ...WELL_FORMED,
      'Element.prototype.checkVisibility',
      ...REFLECTED.map((name) => `Element.prototype.${name}`),
    ],
    unread: [...NEW_STYLE, ALT_TEXT, VISIBILITY, [/:has\(/g, ':hass(']],
  },
  'Safari 16.6': SAFARI_16,
} satisfies Record<string, OldPhone>;

export type OldPhoneName = keyof typeof OLD_PHONES;

/** Makes a phone as old as its name says. Its pages must not be held to their security policies (`bypassCSP`): their styles are others. */
export async function makeOld(context: BrowserContext, name: OldPhoneName): Promise<void> {
  const { without, unread }: OldPhone = OLD_PHONES[name];
  await context.addInitScript((paths: readonly string[]) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<object | undefined>((of, each) => of && (Reflect.get(of, each) as object), globalThis);
      if (owner) Reflect.deleteProperty(owner, last);
    }
  }, without);
  await context.route(new RegExp(`${BASE_PATH}(/|$)`), async (route) => {
    if (!['document', 'stylesheet', 'script', 'fetch'].includes(route.request().resourceType()))
      return route.fallback();
    const response = await route.fetch();
    if (!/html|css|javascript/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const body = unread.reduce((text, [known, unknown]) => text.replaceAll(known, unknown), await response.text());
    return route.fulfill({ response, body });
  });
}
