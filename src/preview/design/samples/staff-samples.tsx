import { type ReactNode, useInsertionEffect, useState } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Stats } from '../../../../server/protocol/calls.ts';
import type { PeriodData } from '../../../staff/asked.ts';
import { FiguresTab } from '../../../staff/figures-tab.tsx';
import { writeRecent } from '../../../staff/recent-scans.ts';
import { RecentTab } from '../../../staff/recent-tab.tsx';
import { ScanTab } from '../../../staff/scan-tab.tsx';
import { Signals } from '../../../staff/signals.ts';
import type { StaffApi, StaffBar } from '../../../staff/staff-api.ts';
import { type AtDesk, StaffContext } from '../../../staff/staff-context.ts';
import styles from '../../../staff/styles/staff.css?inline';
import { TeamTab } from '../../../staff/team-tab.tsx';
import { DishesTab } from '../../../staff/tonight/dishes-tab.tsx';
import { SpecialView } from '../../../staff/tonight/special-form.tsx';
import { TonightDesk } from '../../../staff/tonight/tonight-desk.tsx';
import { TypedCode } from '../../../staff/typed-code.tsx';
import { Workplace } from '../../../staff/workplace.tsx';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import type { SampleProps } from '../part-samples.ts';
import { CARDS, FIGURES, THEN } from './sample-cards.ts';
import { SAMPLE_MENU } from './sample-menu.ts';
import type { TonightAnswer } from '../../../staff/tonight/tonight-store.ts';

const UID = 'marta';
const { barID, name } = SAMPLE_MENU;

/** A night at the samples' bar, with news of each kind. */
const TONIGHT: TonightAnswer = {
  dishes: {
    barID,
    languages: ['es', 'en'],
    dishes: [
      { id: 'croquetas', name: { es: 'Croquetas de jamón', en: 'Ham croquettes' }, section: 'Para picar', price: 7.5 },
      { id: 'ensaladilla', name: { es: 'Ensaladilla', en: 'Russian salad' }, section: 'Para picar', price: 6 },
      { id: 'rodaballo', name: { es: 'Rodaballo', en: 'Turbot' }, section: 'Pescados', price: 'S.M' },
    ],
  },
  news: {
    barID,
    asOf: '2026-03-08T20:04:00.000Z',
    soldOut: ['croquetas'],
    untilNotice: [],
    prices: [{ id: 'rodaballo', amount: 24.5 }],
    specials: [
      {
        id: 'arroz',
        name: { es: 'Arroz con conejo', en: 'Rice with rabbit' },
        price: 14,
        allergens: ['apio', 'pescado'],
      },
    ],
    notice: { text: { es: 'La cocina cierra a las 23:00' }, until: '2026-03-08T22:00:00.000Z' },
    dropped: [{ id: 'pulpo', name: 'Pulpo a la gallega', what: 'sold-out' }],
    now: '2026-03-08T20:04:00.000Z',
  },
};

const BAR: StaffBar = {
  barID,
  name,
  role: 'owner',
  members: [
    { uid: UID, name: 'Marta', role: 'owner', since: THEN },
    { uid: 'luis', name: 'Luis', role: 'staff', since: THEN },
  ],
};
const DESK: AtDesk = { uid: UID, account: 'marta@example.com', bars: [BAR], isAsking: false };

/** A sample's requests are never answered. */
export const API = new Proxy({} as StaffApi, { get: () => () => new Promise<never>(() => {}) });

const figures: PeriodData<Stats> = {
  period: { from: FIGURES.from, to: FIGURES.to },
  asked: { uid: UID, answer: Promise.resolve(FIGURES), turn: 1 },
};

const tonightQuestion = { uid: UID, answer: Promise.resolve(TONIGHT), turn: 1 };

const VIEWS: RouteObject[] = [
  { index: true, Component: ScanTab },
  { path: 'code', Component: TypedCode },
  { path: 'recent', Component: RecentTab },
  { path: 'team', Component: TeamTab },
  {
    path: 'tonight',
    loader: () => tonightQuestion,
    Component: TonightDesk,
    children: [
      { index: true, Component: DishesTab },
      { path: 'special', Component: SpecialView },
    ],
  },
  { path: 'figures', loader: () => figures, Component: FiguresTab },
];
const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: <Outlet context={DESK} />,
    HydrateFallback: () => null,
    children: [{ path: ':barID', Component: Workplace, children: VIEWS }],
  },
];

type InStaffProps = SampleProps & { readonly children: ReactNode };

/** The frame of every part of the staff's page. */
export function InStaff({ words: { language, account, staff, tonight, marks, allergens }, children }: InStaffProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [signals] = useState(() => new Signals());
  return (
    <main className="in-staff">
      <StaffContext
        value={{
          words: { ...staff, offline: account.offline, linkUnused: account.linkUnused },
          tonight,
          marks,
          allergens,
          language,
          api: API,
          signals,
          signInAgain: () => {},
          signOut: () => {},
        }}
      >
        {children}
      </StaffContext>
    </main>
  );
}

const at = Date.parse(THEN);
const { nStamps, maxStamps, cardID } = CARDS.half;

/** A view of the staff's page for an owner. */
function viewAt(path: string) {
  return function StaffSample({ words }: SampleProps) {
    const [router] = useState(() => {
      writeRecent(UID, [
        { at: at + 2, kind: 'stamped', stampID: '1', undoBy: Date.now() + 300_000, cardID, nStamps, maxStamps },
        { at: at + 1, kind: 'redeemed', undoBy: 0 },
        { at, kind: 'refused', why: 'dayLimit', undoBy: 0 },
      ]);
      return createMemoryRouter(ROUTES, { initialEntries: [`/${barID}${path}`] });
    });
    return (
      <InStaff words={words}>
        <RouterProvider router={router} />
      </InStaff>
    );
  };
}

export const Scan = viewAt('');
export const Code = viewAt('/code');
export const Recent = viewAt('/recent');
export const Tonight = viewAt('/tonight');
export const Special = viewAt('/tonight/special');
export const Team = viewAt('/team');
export const Figures = viewAt('/figures');
