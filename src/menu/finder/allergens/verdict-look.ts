/** Of words that say a verdict. Signs say it again, in the manner of the menu: filled what is contained, in outline what may be. */
export const VERDICT =
  'finder-words flex-[1_1_8rem] text-body text-accent-ink data-[verdict=contains]:text-ink data-[verdict=notAmong]:text-muted ' +
  "before:align-bottom before:tracking-[0.25rem] before:text-accent-ink before:content-[attr(data-signs)_/_''] " +
  "before:[font:1rem/1.25rem_'Carta_signs'] data-[verdict=mayContain]:before:[-webkit-text-fill-color:transparent] " +
  'data-[verdict=mayContain]:before:[-webkit-text-stroke:0.07em_var(--accent-ink)] [[data-no-signs]_&]:before:content-none';

/** Of the button beside it, which reaches beyond the line, so that it is no higher than its words. */
export const ASK =
  'finder-ask relative z-1 -my-2.5 min-h-11 min-w-target text-end font-semibold text-accent-ink underline decoration-1 underline-offset-4 print:hidden';
