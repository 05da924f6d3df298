import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Outcome } from '../../../staff/outcome-of.ts';
import { OutcomeSheet } from '../../../staff/outcome-sheet.tsx';
import { type ScannerParts, ScannerStore } from '../../../staff/scanner-store.ts';
import type { SampleProps } from '../part-samples.ts';
import { CARDS, THEN } from './sample-cards.ts';
import { API, InStaff } from './staff-samples.tsx';

/** Every kind of answer to a scan, and a stamp that fills the card. */
const OUTCOMES: { readonly [kind in Outcome['kind'] | 'filled']: Outcome } = {
  stamped: { kind: 'stamped', card: CARDS.half, stampID: '1', undoBy: Date.now() + 300_000 },
  filled: { kind: 'stamped', card: CARDS.full, stampID: '1', undoBy: Date.now() + 300_000 },
  repeated: { kind: 'repeated', card: CARDS.half, stampID: '1', stampedAt: THEN, undoBy: 0 },
  'reward-ready': { kind: 'reward-ready', card: CARDS.full },
  redeemed: { kind: 'redeemed', full: CARDS.full, card: CARDS.empty },
  undone: { kind: 'undone', card: CARDS.half },
  'not-shown': { kind: 'not-shown' },
  refused: { kind: 'refused', why: 'dayLimit' },
  failed: { kind: 'failed', why: 'noNetwork' },
};

const PARTS: ScannerParts = {
  api: API,
  barID: 'sample',
  now: Date.now,
  after: () => () => {},
  readRecent: () => [],
  writeRecent: () => {},
  sound: () => {},
};

const SCREEN = { position: 'relative', height: '42rem', marginBottom: '1rem', contain: 'layout paint' } as const;

/** The answers below each other, each in a box of its own. */
export function Answers({ words }: SampleProps) {
  const [routers] = useState(() =>
    Object.entries(OUTCOMES).map(([name, outcome]) => ({ name, router: routerOf(outcome) })),
  );
  return (
    <InStaff words={words}>
      <h1 className="sr-only">{words.staff.title}</h1>
      {routers.map(({ name, router }) => (
        // An element that fills the screen fills this box instead.
        <div key={name} style={SCREEN}>
          <RouterProvider router={router} />
        </div>
      ))}
    </InStaff>
  );
}

/** A sheet uses the router of its page to notice back navigation, so each needs its own. */
function routerOf(outcome: Outcome) {
  const scanner = new ScannerStore(PARTS);
  const state = { ...scanner.getState(), phase: 'shown' as const, outcome };
  return createMemoryRouter([
    { path: '/', element: <OutcomeSheet scanner={scanner} state={state} outcome={outcome} /> },
  ]);
}
