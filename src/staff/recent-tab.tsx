import { fill } from '../i18n/fill.ts';
import type { RecentScan } from './recent-scans.ts';
import type { ScannerState, ScannerStore } from './scanner-store.ts';
import { Sign, type SignName } from './signs.tsx';
import { useBar, useStaff, type Words } from './staff-context.ts';
import { UndoButton } from './undo-button.tsx';
import { timeOf } from './when.ts';

/** What each kind of scan is called in the list, and its sign. */
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

/** What this phone has scanned, the last on top; a stamp can be taken back from here, too (L10). */
export function RecentTab() {
  const { words } = useStaff();
  const { scanner, state } = useBar();
  return (
    <div className="staff-panel">
      <h2>{words.recentTitle}</h2>
      {state.recent.length === 0 ? (
        <p>{words.recentNone}</p>
      ) : (
        <ol className="staff-list">
          {state.recent.map((scan) => (
            <li key={scan.at}>
              <Scan scanner={scanner} state={state} scan={scan} />
            </li>
          ))}
        </ol>
      )}
      <p className="staff-note">{words.recentNote}</p>
    </div>
  );
}

type ScanProps = { readonly scanner: ScannerStore; readonly state: ScannerState; readonly scan: RecentScan };

function Scan({ scanner, state, scan }: ScanProps) {
  const { words, language } = useStaff();
  const [sign, title] = KINDS[scan.kind];
  const { at, why, nStamps, maxStamps, stampID, undoBy } = scan;
  const hasCount = nStamps !== undefined && maxStamps !== undefined && scan.kind !== 'undone';
  return (
    <>
      <Sign of={sign} />
      <div>
        <strong>{words[title]}</strong> <small>{timeOf(at, language)}</small>
        {hasCount && <p>{fill(words.ofStamps, { n: nStamps, m: maxStamps })}</p>}
        {why && <p>{words[why]}</p>}
        {stampID !== undefined && state.problem?.undo === stampID && (
          <p className="staff-problem" role="alert">
            {words[state.problem.why]}
          </p>
        )}
      </div>
      {stampID !== undefined && scan.kind === 'stamped' && (
        <UndoButton scanner={scanner} state={state} scan={{ stampID, undoBy }} />
      )}
    </>
  );
}
