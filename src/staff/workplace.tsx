import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, Outlet, useLocation, useParams } from 'react-router-dom';
import { isFocusLost } from '../ui/is-focus-lost.ts';
import { rememberBar } from './bars-of-phone.ts';
import { MAIN, PLAIN } from './looks.ts';
import { Waiting } from './problem.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { lookOf, spoken } from './outcome-words.ts';
import { readRecent, writeRecent } from './recent-scans.ts';
import { ScannerStore } from './scanner-store.ts';
import { Sign, type SignName } from './signs.tsx';
import type { StaffBar } from './staff-api.ts';
import { type AtBar, type AtDesk, useDesk, useStaff } from './staff-context.ts';
import { useTonight } from './tonight/use-tonight.ts';

/** The views and their paths below the bar's address. */
const TABS = {
  scan: '.',
  today: 'tonight',
  recent: 'recent',
  team: 'team',
  figures: 'figures',
  more: 'settings',
} as const satisfies Partial<Record<SignName, string>>;
type Tab = keyof typeof TABS;
const ALL = Object.keys(TABS) as readonly Tab[];
const OWNERS_ONLY: readonly Tab[] = ['team', 'figures'];

/** The bar of the address, if the person works there. */
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
    <div className={PLAIN}>
      <h1>{words.title}</h1>
      <p role="alert">{words.notStaff}</p>
      <Link className={MAIN} to="..">
        {words.next}
      </Link>
    </div>
  );
}

/** The page of a person at a bar: the scanner first, the other views one tap away, within reach of the thumb. */
function Work({ desk, bar }: { readonly desk: AtDesk; readonly bar: StaffBar }) {
  const { words, language } = useStaff();
  const scanner = useScanner(desk.uid, bar.barID);
  const state = useSyncExternalStore(scanner.subscribe, scanner.getState);
  const tonight = useTonight(desk.uid, bar);
  const { outcome } = state;
  useEffect(() => rememberBar(bar.barID), [bar.barID]);
  const place = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  const scrolled = useRef(new Map<string, number>());
  const seen = useRef(pathname);
  useEffect(() => {
    const { current } = place;
    if (current && seen.current !== pathname) {
      // Another view starts scrolled to the top, and one in whose place a form was where it was left.
      current.scrollTop = (seen.current.startsWith(pathname) && scrolled.current.get(key)) || 0;
      const head = current.querySelector<HTMLElement>('h2[tabindex]');
      if (isFocusLost()) (head ?? current).focus({ preventScroll: true });
    }
    // A tap on the tab of the view that is shown gives it another key.
    if (current) scrolled.current.set(key, current.scrollTop);
    seen.current = pathname;
  }, [pathname, key]);
  const wasShown = useRef(false);
  useEffect(() => {
    // The focused element is gone.
    if (wasShown.current && !outcome) place.current?.focus({ preventScroll: true });
    wasShown.current = outcome !== undefined;
  }, [outcome]);
  return (
    <>
      <div
        className="@container mx-auto flex h-dvh not-supports-[height:1dvh]:h-screen w-full max-w-[36rem] flex-col lying:grid lying:max-w-none lying:grid-cols-[minmax(0,1fr)_auto] lying:grid-rows-[auto_minmax(0,1fr)]"
        inert={outcome !== undefined}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 lying:py-1">
          <h1 className="title text-name">{words.title}</h1>
          <p className="line-clamp-2 text-muted">{bar.name}</p>
        </header>
        {/* A view longer than the screen can also be scrolled by keyboard. */}
        <div
          ref={place}
          className="min-h-0 flex-1 scroll-pt-16 scroll-pb-[30%] has-[.staff-last]:scroll-pb-[50%] overflow-auto overscroll-contain"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe requires it for scrollable elements.
          tabIndex={0}
          onScroll={({ currentTarget }) => scrolled.current.set(key, currentTarget.scrollTop)}
        >
          <Outlet context={{ ...desk, bar, scanner, state, tonight } satisfies AtBar} />
        </div>
        <nav
          className="staff-tabs flex border-t-2 border-accent pb-[env(safe-area-inset-bottom)] lying:col-start-2 lying:row-span-2 lying:row-start-1 lying:w-[96px] lying:flex-col lying:overflow-auto lying:border-t-0 lying:border-s-2 lying:pb-0"
          aria-label={words.sections}
        >
          {ALL.filter((tab) => bar.role === 'owner' || !OWNERS_ONLY.includes(tab)).map((tab) => (
            <NavLink
              key={tab}
              className="flex min-h-[56px] lying:min-h-[48px] min-w-target flex-auto flex-col items-center justify-center gap-0.5 text-center text-label font-medium text-muted no-underline aria-[current]:bg-accent aria-[current]:text-on-accent forced-colors:aria-[current]:underline"
              to={TABS[tab]}
              end={tab === 'scan'}
            >
              <Sign of={tab} className="size-[1.375rem]" />
              <span className="@max-[18rem]:sr-only @max-[23rem]:text-[0.75rem]/[1.1] lying:@max-[28rem]:sr-only">
                {words[tab]}
              </span>
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

/** A person's scanner at a bar, which survives changes of view. */
function useScanner(uid: string, barID: string): ScannerStore {
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
        readRecent: () => readRecent(uid),
        writeRecent: (scans) => writeRecent(uid, scans),
        sound: signals.give,
      }),
  );
  useEffect(() => scanner.close, [scanner]);
  return scanner;
}
