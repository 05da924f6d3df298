import { useFinderWords } from '../finder-texts.ts';
import { VERDICT } from '../allergens/verdict-look.ts';
import type { Verdict } from '../allergens/verdict-of.ts';
import { sentencesOf, signsOf } from '../allergens/verdict-words.ts';

/** What a verdict says. Its look differs by shape, not by colour alone. */
export function ResultVerdict({ verdict }: { readonly verdict: Verdict }) {
  const words = useFinderWords();
  return (
    <p className={`${VERDICT} col-span-full`} data-verdict={verdict.kind} data-signs={signsOf(verdict)}>
      {sentencesOf(verdict, words).join('. ')}
    </p>
  );
}
