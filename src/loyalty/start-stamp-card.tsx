import { createRoot } from 'react-dom/client';
import type { LoyaltyTexts } from '../i18n/texts.ts';
import { type LoadTexts, pageLanguage } from '../i18n/use-shown-texts.ts';
import { ADDED } from '../page/rows.ts';
import { knownUser } from '../session/known-user.ts';
import { forgetCard, keepCard, keptCard } from '../session/remember-user.ts';
import type { Session } from '../session/session.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { isFocusLost } from '../ui/is-focus-lost.ts';
import { whenBack } from '../ui/when-back.ts';
import { CodeStore } from './code/code-store.ts';
import type { openLine } from './line/open-line.ts';
import { loyaltyCalls } from './loyalty-calls.ts';
import { createPanelLine } from './panel-line.ts';
import { MemberPanel } from './panel/member-panel.tsx';
import { StampCardStore } from './stamp-card-store.ts';
import styles from './styles/panel.css?inline';

export type StampCardParts = {
  /** The panel of the page, which names its bar (`data-bar`). */
  readonly panel: HTMLElement;
  readonly openSession: () => Promise<Session>;
  readonly openLine: typeof openLine;
  readonly loadTexts: LoadTexts<LoyaltyTexts['loyalty']>;
};

/** Renders the panel's content for signed-in diners, and keeps its card current for as long as the page lives. */
export async function startStampCard(parts: StampCardParts): Promise<void> {
  const { panel, openSession, openLine, loadTexts } = parts;
  const barID = panel.dataset['bar'] ?? '';
  const language = pageLanguage();
  const first = { language, texts: await loadTexts(language) };
  const store = new StampCardStore({
    barID,
    openSession,
    calls: loyaltyCalls,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    knownUid: () => knownUser()?.uid,
    kept: { read: keptCard, write: keepCard, forget: forgetCard },
    now: Date.now,
  });
  const line = createPanelLine((uid) =>
    openLine({
      uid,
      token: store.token,
      onCard: (card) => store.take(card),
      onNoCard: () => void store.refresh(),
    }),
  );
  const code = new CodeStore({
    barID,
    openShowing: line.show,
    onDone: () => void store.refresh(),
    // Some phones cannot vibrate, and none may vibrate before the first tap.
    vibrate: (pattern) => void navigator.vibrate?.(pattern),
  });
  adoptStyles(styles);
  const place = document.createElement('div');
  place.className = 'stamp-place in-loyalty';
  place.setAttribute(ADDED, '');
  panel.append(place);
  const focusGift = (options?: FocusOptions): void =>
    document.querySelector<HTMLElement>('.gift')?.focus({ preventScroll: true, ...options });
  createRoot(place).render(
    <MemberPanel
      barID={barID}
      store={store}
      code={code}
      first={first}
      loadTexts={loadTexts}
      onClose={({ detail }) => {
        // After a tap the bar may step aside, which it does not under a ring.
        if (detail > 0) focusGift({ focusVisible: false });
        panel.hidePopover();
      }}
      // The page's own link also remembers where to come back to.
      onSignIn={() => void store.signOut().then(() => panel.querySelector<HTMLElement>('.claim a')?.click())}
    />,
  );
  const isOpen = (): boolean => panel.matches(':popover-open');
  const follow = (): void => {
    const state = store.getState();
    const isMember = state.step !== 'signed-out';
    document.documentElement.toggleAttribute('data-member', isMember);
    // Never show the code of a previous person, or of a card that no longer exists (L18).
    if (!isMember || state.step === 'ended' || state.step === 'session-over') code.close();
    if (state.step === 'card') code.follow(state.card.cardID);
    if (!isOpen()) line.follow(undefined);
    else if (state.step !== 'loading') line.follow('uid' in state ? state.uid : undefined);
  };
  store.subscribe(follow);
  // The card is current whenever somebody looks at it (L14).
  const look = (): void => {
    if (document.visibilityState === 'visible') void store.refresh();
  };
  whenBack(look);
  panel.addEventListener('toggle', () => {
    if (isOpen()) look();
    else {
      code.close();
      // Where it has opened by itself nothing had the focus before.
      if (isFocusLost(panel)) focusGift();
    }
    follow();
  });
  await store.start();
}
