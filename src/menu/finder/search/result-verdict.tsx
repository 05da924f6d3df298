import { useFinderWords } from '../finder-texts.ts';
import type { Verdict } from '../allergens/verdict-of.ts';
import { sentencesOf } from '../allergens/verdict-words.ts';

/** What a verdict says. Its look differs by shape, not by colour alone. */
export function ResultVerdict({ verdict }: { readonly verdict: Verdict }) {
  const words = useFinderWords();
  return (
    <p className="finder-words" data-verdict={verdict.kind}>
      {sentencesOf(verdict, words).join('. ')}
    </p>
  );
}
