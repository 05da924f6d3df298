import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, Outlet, useParams } from 'react-router-dom';
import { rememberBar } from './chosen-bar.ts';
import { Waiting } from './not-there.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { lookOf, spoken } from './outcome-words.ts';
import { readRecent, writeRecent } from './recent-scans.ts';
import { ScannerStore } from './scanner-store.ts';
import { Sign, type SignName } from './signs.tsx';
import type { StaffBar } from './staff-api.ts';
import { type AtBar, type AtDesk, useDesk, useStaff } from './staff-context.ts';

/** The views, and where each is, below the bar's address. */
const TABS = {
  scan: '.',
  recent: 'recent',
  team: 'team',
  figures: 'figures',
  more: 'settings',
} as const satisfies Partial<Record<SignName, string>>;
type Tab = keyof typeof TABS;
const ALL = Object.keys(TABS) as readonly Tab[];
const OWNERS_ONLY: readonly Tab[] = ['team', 'figures'];

/** The bar of the address, where the person works there. */
export function Workplace() {
  const desk = useDesk();
  const { barID } = useParams();
  const bar = desk.bars.find((each) => each.barID === barID);
  if (bar) return <Work key={bar.barID} desk={desk} bar={bar} />;
  return desk.isAsking ? <Waiting /> : <NotHere />;
}

function NotHere() {
  const { words } = useStaff();
  return (
    <div className="staff-plain">
      <h1>{words.title}</h1>
      <p role="alert">{words.notStaff}</p>
      <Link className="staff-wide staff-main" to="..">
        {words.next}
      </Link>
    </div>
  );
}

/** A person at work at a bar: the scanner first, all else a tap away, within reach of the thumb. */
function Work({ desk, bar }: { readonly desk: AtDesk; readonly bar: StaffBar }) {
  const { words, language } = useStaff();
  const scanner = useScanner(bar.barID);
  const state = useSyncExternalStore(scanner.subscribe, scanner.getState);
  const { outcome } = state;
  useEffect(() => rememberBar(bar.barID), [bar.barID]);
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
          <Outlet context={{ ...desk, bar, scanner, state } satisfies AtBar} />
        </div>
        <nav className="staff-tabs" aria-label={words.sections}>
          {ALL.filter((tab) => bar.role === 'owner' || !OWNERS_ONLY.includes(tab)).map((tab) => (
            <NavLink key={tab} to={TABS[tab]} end={tab === 'scan'}>
              <Sign of={tab} />
              {words[tab]}
            </NavLink>
          ))}
        </nav>
      </div>
      <p className="sr-only" role="alert">
        {outcome && spoken(lookOf(outcome, words, language), words)}
      </p>
      {outcome && <OutcomeSheet key={state.turn} scanner={scanner} state={state} outcome={outcome} />}
    </>
  );
}

/** The scanner of a bar, which outlasts the change of views. */
function useScanner(barID: string): ScannerStore {
  const { api, signals } = useStaff();
  const [scanner] = useState(
    () =>
      new ScannerStore({
        api,
        barID,
        now: Date.now,
        after: (milliseconds, act) => {
          const timer = setTimeout(act, milliseconds);
          return () => clearTimeout(timer);
        },
        readRecent,
        writeRecent,
        sound: signals.give,
      }),
  );
  useEffect(() => scanner.close, [scanner]);
  return scanner;
}
