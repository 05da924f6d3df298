import { readStored, removeStored, writeStored } from '../../../ui/storage.ts';
import { type Sign, signOf } from '../../../terms/signs.ts';
import { EARLY_LOOK } from '../finder-keys.ts';
import type { FinderWords } from '../finder-texts.ts';
import { fill } from '../../../terms/fill.ts';
import { type Filter, isActive } from './filter.ts';
import { dietNames, nameOf } from './verdict-words.ts';

/** The rows of dishes, which get verdicts. */
const DISH = '.entries>:is(.item,.panel)';
/** A dish's own signs of allergens, not those of a set menu's dishes. */
const OWN = '.signs:not(.marks,.lines *)';
/** Dishes that cannot declare allergens. */
const MUTE = '.builder,.options';
/** The room of a verdict's line below a row, and the height of a note below a section's title (`finder.css`). */
const ROOM =
  'display:block;clear:both;grid-column:1/-1;box-sizing:border-box;min-height:26px;padding-top:2px;font:400 1rem/1.25rem var(--font-text,system-ui,sans-serif);visibility:hidden';
const NOTE = '28px';
const HIDDEN = 'display:none!important';
/** A text as wide as a verdict's sign. A letter, because a line may break after a space. */
const SIGN = 'Mi';

/** Selectors of elements with at least one of some signs. */
const drawn = (as: 'signs' | 'traces', signs: readonly Sign[]): string[] =>
  signs.map((sign) => `[data-${as}*=${signOf(sign)}]`);

/**
 * The style sheet that applies a filter to a menu's rows by their signs, until the verdicts come (`data-judged`): it hides what the filter hides, reduces
 * a dish that contains one of mine to its struck name, and reserves the room of the verdicts. '' without a filter. It holds at every venue; phones that
 * cannot nest rules ignore it. Safari before 17.2 and Chromium before 120 nest no selector that begins with a type, so those begin with `&`.
 */
export function earlyLook(filter: Filter, words: FinderWords): string {
  if (!isActive(filter)) return '';
  const { chosen, strict, diets = [] } = filter;
  const rules = roomOfVerdicts(filter, words);
  if (chosen.length > 0) {
    const struck = `.entries>.item:has(${OWN}:is(${drawn('signs', chosen).join()}))`;
    rules.push(
      `${struck} :is(h3,.name){text-decoration:line-through 2px}`,
      `${struck} :is(h3,.name,.prices){font-weight:400}`,
      `${struck} :is(.thumb,.reel,.badge,.text,:is(.row,.words)>.signs){${HIDDEN}}`,
    );
    if (strict) {
      const doubts = [...drawn('signs', [...chosen, 'undeclared']), ...drawn('traces', chosen)].join();
      rules.push(
        `${DISH}:is(${MUTE},:has(${OWN}:is(${doubts}))){${HIDDEN}}`,
        ...roomOfNotes(`& section:has(:is(${MUTE}),${OWN}:is(${doubts}))`),
      );
    }
  }
  const says = fill(words.texts.marked, { name: dietNames(diets, words) });
  for (const diet of diets) {
    const marked = `.marks:is(${drawn('signs', diet === 'vegetariano' ? [diet, 'vegano'] : [diet]).join()})`;
    rules.push(
      `& main:has(${marked}){--marked:${JSON.stringify(says)}}`,
      `& main:has(${marked}) ${DISH}:not(:has(${marked})){${HIDDEN}}`,
      // A dish's marks are before its signs. (`:has` cannot be in `:has`.)
      ...roomOfNotes(`& main:has(${marked}) section:has(${MUTE},${OWN}:not(${marked}+*))`),
    );
  }
  return `@media screen{html:not([data-judged]){${rules.join('')}}}`;
}

/** Rules that reserve the lines of verdicts: in each row the same words, put together by the row's signs. */
function roomOfVerdicts({ chosen, diets = [] }: Filter, words: FinderWords): string[] {
  const { texts } = words;
  const own = (signs: readonly string[]): string => `${DISH}:has(${OWN}:is(${signs.join()}))`;
  const set = (parts: Readonly<Record<string, string>>): string =>
    Object.entries(parts)
      .map(([part, text]) => `--${part}:${JSON.stringify(text)};`)
      .join('');
  const each = (part: string): string[] => chosen.map((allergen) => part + signOf(allergen));
  const noSigns = set(Object.fromEntries(each('sign-').map((part) => [part, ''])));
  const name = dietNames(diets, words);
  const parts = [...each('sign-'), 'verdict', ...each('has-'), 'traces', ...each('may-')];
  // Where dishes have none of the marks, each says so.
  const unmarked = JSON.stringify(diets.length > 0 ? fill(texts.notMarked, { name }) : '');
  const content = `${parts.map((part) => `var(--${part},'')`).join('')}var(--marked,${unmarked})`;
  // The button beside it: about half an em for each of its letters. (Padding would take room from a row's name.)
  const width = `calc(100% - max(44px,${texts.ask.length / 2}em) - 0.75rem)`;
  const rules = [`${DISH}::after{${ROOM};width:${width};content:${content}}`];
  if (chosen.length === 0) return rules;
  rules.push(
    `${DISH}{${set({ verdict: texts.notAmong })}}`,
    `:is(${own(drawn('signs', ['undeclared']))},${DISH}:is(${MUTE})){${set({ verdict: SIGN + texts.notDeclared })}}`,
  );
  for (const allergen of chosen) {
    const sign = signOf(allergen);
    const said = { traces: fill(texts.mayContain, { name: '' }), [`may-${sign}`]: `, ${nameOf(allergen, words)}` };
    rules.push(`${own(drawn('traces', [allergen]))}{${set({ verdict: '', ...said, [`sign-${sign}`]: SIGN })}}`);
  }
  rules.push(`${own(drawn('signs', chosen))}{${noSigns}${set({ verdict: fill(texts.contains, { name: '' }) })}}`);
  for (const allergen of chosen) {
    const sign = signOf(allergen);
    const said = { [`has-${sign}`]: `, ${nameOf(allergen, words)}`, [`sign-${sign}`]: SIGN };
    rules.push(`${own(drawn('signs', [allergen]))}{${set(said)}}`);
  }
  return rules;
}

/** Rules that reserve the note of hidden dishes in sections that a selector selects. */
function roomOfNotes(noted: string): string[] {
  const heads = `${noted}>.heads:not(.entries~*)`;
  return [
    `${noted}>.entries:not(.entries~*){margin-top:${NOTE}}`,
    // Below the note, heads of prices are on a line of their own; tablets have none.
    `@media(width<46rem){${heads}{grid-area:auto/1/auto/-1;margin-block:${NOTE} 0}${heads}~.entries{margin-top:0}}`,
  ];
}

/** Stores the style sheet of a filter for the next page (`app/first-screen.ts`), or removes it. */
export function keepEarlyLook(filter: Filter, words: FinderWords): void {
  const look = earlyLook(filter, words);
  if (!look) removeStored('localStorage', EARLY_LOOK);
  else if (look !== readStored('localStorage', EARLY_LOOK)) writeStored('localStorage', EARLY_LOOK, look);
}
