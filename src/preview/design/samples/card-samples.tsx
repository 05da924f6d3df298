import { type ReactNode, useInsertionEffect, useState } from 'react';
import type { QrScanned } from '../../../../server/protocol/realtime.ts';
import { CodeBox } from '../../../loyalty/code/code-box.tsx';
import { PAPER } from '../../../loyalty/code/code-popup.tsx';
import { type CodeState, CodeStore } from '../../../loyalty/code/code-store.ts';
import { CardFace } from '../../../loyalty/panel/card-face.tsx';
import { MemberPanel } from '../../../loyalty/panel/member-panel.tsx';
import { type StampCardParts, StampCardStore } from '../../../loyalty/stamp-card-store.ts';
import styles from '../../../loyalty/styles/panel.css?inline';
import type { Session } from '../../../session/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import type { SampleProps } from '../part-samples.ts';
import { CARDS, THEN } from './sample-cards.ts';

const UID = 'sample';
const nothing = (): void => {};
const CODE = new CodeStore({
  barID: UID,
  openShowing: () => ({ close: nothing }),
  onDone: nothing,
  vibrate: nothing,
});

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem', padding: '1rem' };

function InLoyalty({ children }: { readonly children: ReactNode }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <main className="in-loyalty" style={COLUMN}>
      {children}
    </main>
  );
}

/** A card in its states, the last as it was when the network was lost. */
export function CardFaces({ words: { language, loyalty } }: SampleProps) {
  const shown = { language, texts: loyalty };
  const common = { outlasts: false, shown, renewing: false, onShow: nothing, onRenew: nothing };
  return (
    <InLoyalty>
      <h1 className="sr-only">{loyalty.title}</h1>
      {Object.entries(CARDS).map(([name, card]) => (
        <CardFace key={name} card={card} asOf={undefined} {...common} />
      ))}
      <CardFace card={CARDS.half} asOf={Date.parse(THEN)} {...common} />
    </InLoyalty>
  );
}

const SESSION: Session = {
  getState: () => ({ loading: false, user: { uid: UID, name: '', email: '', photoURL: undefined } }),
  subscribe: () => nothing,
  token: () => Promise.resolve(''),
  signOut: () => Promise.resolve(),
};

const PARTS: StampCardParts = {
  barID: UID,
  openSession: () => Promise.resolve(SESSION),
  calls: {
    readUserData: () => Promise.resolve({ userFound: true, loyaltyCards: [] }),
    createCard: () => Promise.resolve(),
    readBarServices: () => Promise.resolve({ barID: UID, loyalty: false, programme: null }),
  },
  wait: () => Promise.resolve(),
  knownUid: () => UID,
  kept: { read: () => undefined, write: nothing, forget: nothing },
  now: Date.now,
};

/** The panel in its states without a card. */
const PANELS: Readonly<Record<'loading' | 'over' | 'failed' | 'ended', Partial<StampCardParts>>> = {
  loading: { openSession: () => new Promise(nothing) },
  over: {
    openSession: async () => ({
      ...(await PARTS.openSession()),
      token: () => Promise.reject(new Error(undefined, { cause: { code: 'auth/user-disabled' } })),
    }),
    calls: { ...PARTS.calls, readUserData: (token) => token().catch(() => '') },
  },
  failed: { calls: { ...PARTS.calls, readUserData: () => Promise.resolve(undefined) } },
  ended: {},
};

export function Panels({ words: { language, loyalty } }: SampleProps) {
  const [stores] = useState(() =>
    Object.entries(PANELS).map(([name, parts]) => {
      const store = new StampCardStore({ ...PARTS, ...parts });
      void store.start();
      return { name, store };
    }),
  );
  return (
    <InLoyalty>
      <h1 className="sr-only">{loyalty.title}</h1>
      {stores.map(({ name, store }) => (
        <MemberPanel
          key={name}
          barID={UID}
          store={store}
          code={CODE}
          first={{ language, texts: loyalty }}
          loadTexts={() => Promise.resolve(loyalty)}
          onClose={nothing}
          onSignIn={nothing}
        />
      ))}
    </InLoyalty>
  );
}

const scan = (difference: Partial<QrScanned>): QrScanned => ({ success: true, outcome: 'stamped', ...difference });
const code = (phase: CodeState['phase'], scanned?: QrScanned): CodeState => ({
  uid: UID,
  phase,
  digits: '204815',
  scanned,
});

const CODES: Readonly<Record<string, CodeState>> = {
  connecting: code('connecting'),
  shown: code('shown'),
  offline: code('offline'),
  over: code('over'),
  refused: code('refused'),
  notToday: code('scanned', scan({ success: false, outcome: 'refused', reason: 'day-limit' })),
  stamped: code('scanned', scan({ card: CARDS.half })),
  full: code('scanned', scan({ outcome: 'reward-ready', card: CARDS.full })),
};

const ON_ITS_GROUND = { padding: '1rem', background: 'var(--ground)', color: 'var(--ink)' };

/** The code in all its phases, and after a scan. */
export function Codes({ words: { language, loyalty } }: SampleProps) {
  return (
    <InLoyalty>
      <h1 className="sr-only">{loyalty.codeTitle}</h1>
      {Object.entries(CODES).map(([name, state]) => (
        <div key={name} className={`code-popup ${PAPER}`} style={ON_ITS_GROUND}>
          <CodeBox barID={UID} state={state} texts={loyalty} language={language} titleId={`code_${name}`} code={CODE} />
        </div>
      ))}
    </InLoyalty>
  );
}
