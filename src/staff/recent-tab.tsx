import { fill } from '../terms/fill.ts';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { PANEL } from './looks.ts';
import { CallProblem } from './problem.tsx';
import type { RecentScan } from './recent-scans.ts';
import { Sign, type SignName } from './signs.tsx';
import { useBar, useStaff, type Words } from './staff-context.ts';
import { UndoButton } from './undo-button.tsx';
import { timeOf } from './when.ts';
import { ViewHead } from './view-head.tsx';

/** The sign and the text of each kind of scan. */
const KINDS: Readonly<Record<RecentScan['kind'], readonly [SignName, keyof Words]>> = {
  stamped: ['good', 'stamped'],
  repeated: ['again', 'repeated'],
  'reward-ready': ['gift', 'rewardReady'],
  redeemed: ['gift', 'redeemed'],
  undone: ['undone', 'undone'],
  'not-shown': ['question', 'notShown'],
  refused: ['bad', 'refused'],
  failed: ['noNetwork', 'failed'],
};

/** The recent scans of this phone, the newest first; a stamp can be undone from here, too (L10). */
export function RecentTab() {
  const { words } = useStaff();
  const { recent } = useBar().state;
  return (
    <div className={PANEL}>
      <ViewHead>{words.recentTitle}</ViewHead>
      {recent.length === 0 ? (
        <p>{words.recentNone}</p>
      ) : (
        <ol className="staff-list border-t border-line">
          {recent.map((scan) => (
            <li key={scan.at} className="flex items-start gap-4 border-b border-line py-3">
              <Scan scan={scan} />
            </li>
          ))}
        </ol>
      )}
      <p className="text-muted">{words.recentNote}</p>
    </div>
  );
}

function Scan({ scan }: { readonly scan: RecentScan }) {
  const { scanner, state } = useBar();
  const { words, language } = useStaff();
  // Somebody else has handed the reward over.
  const [sign, title] = scan.why === 'cardClosed' ? (['again', 'redeemed'] as const) : KINDS[scan.kind];
  const { at, why, nStamps, maxStamps, stampID, undoBy } = scan;
  const place = useFocusAfter<HTMLDivElement>(scan.kind);
  const hasCount = nStamps !== undefined && maxStamps !== undefined && scan.kind !== 'undone';
  return (
    <>
      <Sign of={sign} />
      <div ref={place} tabIndex={-1} className="min-w-0 flex-1">
        <strong>{words[title]}</strong> <small className="numerals text-muted">{timeOf(at, language)}</small>
        {hasCount && <p className="text-muted">{fill(words.ofStamps, { n: nStamps, m: maxStamps })}</p>}
        {why && <p className="text-muted">{words[why]}</p>}
        {stampID !== undefined && state.problem?.undo === stampID && <CallProblem why={state.problem.why} />}
        {stampID !== undefined && (
          <UndoButton
            className="link min-h-12 text-start hyphens-auto wrap-anywhere"
            scanner={scanner}
            state={state}
            scan={{ stampID, undoBy }}
          />
        )}
      </div>
    </>
  );
}
