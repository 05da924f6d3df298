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

/** Rules that reserve the lines of verdicts: in each row words as long as its verdict, put together by the row's signs. */
function roomOfVerdicts({ chosen, diets = [] }: Filter, words: FinderWords): string[] {
  const { texts } = words;
  const say = (rows: string, part: string, text: string): string => `${rows}{--${part}:${JSON.stringify(text)}}`;
  /** Rows with at least one of some own signs. Phones look for these children faster than for `OWN`. */
  const own = (signs: string): string => `${DISH}:has(>.signs${signs},>*>.signs${signs})`;
  const anyOf = (signs: readonly string[]): string => own(`:is(${signs.join()})`);
  // Where dishes have none of the marks, each says so.
  const unmarked = diets.length > 0 ? fill(texts.notMarked, { name: dietNames(diets, words) }) : '';
  const names = chosen.map((allergen) => `var(--has-${signOf(allergen)},'')`).join('');
  const content = `var(--verdict,'')var(--traces,'')${names}var(--marked,${JSON.stringify(unmarked)})`;
  // The button beside it: about half an em for each of its letters. (Padding would take room from a row's name.)
  const width = `calc(100% - max(44px,${texts.ask.length / 2}em) - 0.75rem)`;
  const room = `${DISH}::after{${ROOM};width:${width};content:${content}}`;
  if (chosen.length === 0) return [room];
  const [contained, traced] = [drawn('signs', chosen), drawn('traces', chosen)];
  return [
    room,
    say(DISH, 'verdict', texts.notAmong),
    say(`:is(${anyOf(drawn('signs', ['undeclared']))},${DISH}:is(${MUTE}))`, 'verdict', SIGN + texts.notDeclared),
    say(anyOf(traced), 'verdict', ''),
    say(anyOf(traced), 'traces', fill(texts.mayContain, { name: '' })),
    say(anyOf(contained), 'verdict', fill(texts.contains, { name: '' })),
    ...chosen.map((allergen, index) => {
      const rows = [contained[index], traced[index]].map((sign = '') => own(sign)).join();
      return say(rows, `has-${signOf(allergen)}`, `${SIGN}${nameOf(allergen, words)}, `);
    }),
  ];
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
