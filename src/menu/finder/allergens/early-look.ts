import { readStored, removeStored, writeStored } from '../../../ui/storage.ts';
import { type Sign, signOf } from '../../../terms/signs.ts';
import { EARLY_LOOK } from '../finder-keys.ts';
import type { FinderWords } from '../finder-texts.ts';
import { type Filter, isActive } from './filter.ts';

/** The rows of dishes, which get verdicts. */
const DISH = '.entries>:is(.item,.panel)';
/** A dish's own signs of allergens, not those of a set menu's dishes. */
const OWN = '.signs:not(.marks,.lines *)';
/** Dishes that cannot declare allergens. */
const MUTE = '.builder,.options';
/** The room of a verdict's line below a row, and the height of a note below a section's title (`finder.css`). */
const ROOM =
  'display:block;clear:both;grid-column:1/-1;box-sizing:border-box;min-height:26px;padding-top:2px;font:600 1rem/1.25rem var(--font-text,system-ui,sans-serif);visibility:hidden';
const NOTE = '28px';
const HIDDEN = 'display:none!important';

/** Selectors of elements with at least one of some signs. */
const drawn = (as: 'signs' | 'traces', signs: readonly Sign[]): string[] =>
  signs.map((sign) => `[data-${as}*=${signOf(sign)}]`);

/**
 * The style sheet that applies a filter to a menu's rows by their signs, until the verdicts come (`data-judged`): it hides what the filter hides, reduces
 * a dish that contains one of mine to its struck name, and reserves the room of the verdicts. '' without a filter. It holds at every venue; phones that
 * cannot nest rules ignore it. Safari before 17.2 and Chromium before 120 nest no selector that begins with a type, so those begin with `&`.
 */
export function earlyLook({ chosen, strict, diets = [] }: Filter, { texts }: Pick<FinderWords, 'texts'>): string {
  if (!isActive({ chosen, strict, diets })) return '';
  const rules = [`${DISH}::after{content:'';${ROOM}}`];
  if (chosen.length > 0) {
    const struck = `.entries>.item:has(${OWN}:is(${drawn('signs', chosen).join()}))`;
    const doubts = [...drawn('signs', [...chosen, 'undeclared']), ...drawn('traces', chosen)].join();
    const inDoubt = `:is(${MUTE},:has(${OWN}:is(${doubts})))`;
    rules.push(
      // The longest verdict has two lines in some fonts.
      `${DISH}:not(${inDoubt})::after{content:${JSON.stringify(`${texts.notAmong} ${texts.ask}`)}}`,
      `${struck} :is(h3,.name){text-decoration:line-through 2px}`,
      `${struck} :is(h3,.name,.prices){font-weight:400}`,
      `${struck} :is(.thumb,.reel,.badge,.text,:is(.row,.words)>.signs){${HIDDEN}}`,
    );
    if (strict) {
      rules.push(`${DISH}${inDoubt}{${HIDDEN}}`);
      const noted = `& section:has(:is(${MUTE}),${OWN}:is(${doubts}))`;
      const heads = `${noted}>.heads:not(.entries~*)`;
      rules.push(
        `${noted}>.entries:not(.entries~*){margin-top:${NOTE}}`,
        // Below the note, heads of prices are on a line of their own; tablets have none.
        `@media(width<46rem){${heads}{grid-area:auto/1/auto/-1;margin-block:${NOTE} 0}${heads}~.entries{margin-top:0}}`,
      );
    }
  }
  for (const diet of diets) {
    const marked = `.marks:is(${drawn('signs', diet === 'vegetariano' ? [diet, 'vegano'] : [diet]).join()})`;
    rules.push(`& main:has(${marked}) ${DISH}:not(:has(${marked})){${HIDDEN}}`);
  }
  return `@media screen{html:not([data-judged]){${rules.join('')}}}`;
}

/** Stores the style sheet of a filter for the next page (`app/first-screen.ts`), or removes it. */
export function keepEarlyLook(filter: Filter, words: FinderWords): void {
  const look = earlyLook(filter, words);
  if (!look) removeStored('localStorage', EARLY_LOOK);
  else if (look !== readStored('localStorage', EARLY_LOOK)) writeStored('localStorage', EARLY_LOOK, look);
}
