import { useFinderWords } from '../finder-texts.ts';
import type { Verdict } from './verdict-of.ts';
import { sentencesOf, signsOf } from './verdict-words.ts';

/** The look of a verdict's words and signs. As on the menu, signs are filled for contained allergens and in outline for traces. */
export const VERDICT =
  'finder-words flex-[1_1_8rem] text-balance text-body text-accent-ink data-[verdict=contains]:text-ink data-[verdict=notAmong]:text-muted ' +
  "before:align-bottom before:tracking-[0.25rem] before:text-accent-ink before:content-[attr(data-signs)_/_''] " +
  "before:[font:1rem/1.25rem_'Carta_signs'] data-[verdict=mayContain]:before:[-webkit-text-fill-color:transparent] " +
  'data-[verdict=mayContain]:before:uppercase data-[verdict=mayContain]:before:[-webkit-text-stroke:0.07em_var(--accent-ink)] [[data-no-signs]_&]:before:content-none';

/** The look of the button beside a verdict. Its hit area is larger than the line, which stays as high as its text. */
export const ASK =
  'finder-ask relative z-1 -my-2.5 min-h-11 min-w-target text-end font-semibold text-accent-ink underline decoration-1 underline-offset-4 print:hidden';

/** The words of a verdict. Verdicts differ by shape, not by colour alone. */
export function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const words = useFinderWords();
  return (
    <p className={`${VERDICT} col-span-full`} data-verdict={verdict.kind} data-signs={signsOf(verdict)}>
      {sentencesOf(verdict, words).join('. ')}
    </p>
  );
}
