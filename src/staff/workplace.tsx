import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FiguresTab } from './figures-tab.tsx';
import { MoreTab } from './more-tab.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { lookOf, spoken } from './outcome-words.ts';
import { RecentTab } from './recent-tab.tsx';
import { ScanTab } from './scan-tab.tsx';
import type { ScannerStore } from './scanner-store.ts';
import { Sign, type SignName } from './signs.tsx';
import type { StaffBar } from './staff-api.ts';
import { useStaff } from './staff-context.ts';
import { TeamTab } from './team-tab.tsx';

const TABS = ['scan', 'recent', 'team', 'figures', 'more'] as const satisfies readonly SignName[];
type Tab = (typeof TABS)[number];
const OWNERS_ONLY: readonly Tab[] = ['team', 'figures'];

type WorkplaceProps = {
  readonly scanner: ScannerStore;
  readonly bars: readonly StaffBar[];
  readonly bar: StaffBar;
  readonly user: { readonly uid: string; readonly account: string };
  readonly onBar: (barID: string) => void;
  /** Who is staff of what has changed. */
  readonly onChanged: () => void;
};

/** A person at work at a bar: the scanner first, all else a tap away, within reach of the thumb. */
export function Workplace({ scanner, bars, bar, user, onBar, onChanged }: WorkplaceProps) {
  const { words, language } = useStaff();
  const state = useSyncExternalStore(scanner.subscribe, scanner.getState);
  const [tab, setTab] = useState<Tab>('scan');
  const { outcome } = state;
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    // The focus was on what has gone.
    if (wasShown.current && !outcome) place.current?.focus({ preventScroll: true });
    wasShown.current = outcome !== undefined;
  }, [outcome]);
  return (
    <>
      <div className="staff-work" inert={outcome !== undefined}>
        <header className="staff-head">
          <h1>{words.title}</h1>
          <p>{bar.name}</p>
        </header>
        {/* What is longer than the screen can be scrolled by keyboard, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As axe asks of what scrolls. */}
        <div ref={place} className="staff-place" tabIndex={0}>
          {tab === 'scan' && <ScanTab scanner={scanner} isSending={state.phase === 'sending'} />}
          {tab === 'recent' && <RecentTab scanner={scanner} state={state} />}
          {tab === 'team' && <TeamTab bar={bar} uid={user.uid} onChanged={onChanged} />}
          {tab === 'figures' && <FiguresTab barID={bar.barID} />}
          {tab === 'more' && <MoreTab bars={bars} bar={bar} account={user.account} onBar={onBar} />}
        </div>
        <nav className="staff-tabs" aria-label={words.sections}>
          {TABS.filter((each) => bar.role === 'owner' || !OWNERS_ONLY.includes(each)).map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === tab ? 'page' : undefined}
              onClick={() => setTab(each)}
            >
              <Sign of={each} />
              {words[each]}
            </button>
          ))}
        </nav>
      </div>
      <p className="sr-only" role="alert">
        {outcome && spoken(lookOf(outcome, words, language), words)}
      </p>
      {outcome && (
        <OutcomeSheet key={state.turn} scanner={scanner} state={state} outcome={outcome} onGone={onChanged} />
      )}
    </>
  );
}
