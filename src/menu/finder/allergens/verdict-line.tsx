import { fill } from '../../../i18n/fill.ts';
import { useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { useFinderWords } from '../finder-texts.ts';
import { plainText } from '../plain-text.ts';
import { dropOut } from './row-marks.ts';
import type { Verdict } from './verdict-of.ts';
import { hiddenWords, sentencesOf } from './verdict-words.ts';

/** What a verdict says. Its look differs by shape, not by colour alone. */
export function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  const words = useFinderWords();
  return (
    <p className="finder-words" data-verdict={verdict.kind}>
      {sentencesOf(verdict, words).join('. ')}
    </p>
  );
}

type VerdictLineProps = { readonly entry: Entry; readonly verdict: Verdict };

/** The verdict in a dish's row, never without the way to the staff. */
export function VerdictLine({ entry, verdict }: VerdictLineProps) {
  const { texts } = useFinderWords();
  const name = plainText(useText()(entry.id)?.words);
  return (
    <div className="finder-line" ref={verdict.hidden ? dropOut : undefined}>
      <VerdictWords verdict={verdict} />
      <button
        type="button"
        className="finder-ask"
        data-wants={`waiter:${entry.id}`}

        aria-label={fill(texts.askAbout, { name })}
      >
        {texts.ask}
      </button>
    </div>
  );
}

type SectionLineProps = { readonly hidden: number; readonly all: boolean };

/** Says below a section's title what the filter hides of it. */
export function SectionLine({ hidden, all }: SectionLineProps) {
  const words = useFinderWords();
  return <p className="finder-section">{all ? words.texts.sectionHidden : hiddenWords(hidden, words)}</p>;
}
