import { inLanguage } from '../../i18n/in-language.ts';
import { type MouseEventHandler, useState, useSyncExternalStore } from 'react';
import type { LoyaltyTexts } from '../../i18n/texts.ts';
import { type LoadTexts, type ShownTexts, useShownTexts } from '../../i18n/use-shown-texts.ts';
import { fill } from '../../terms/fill.ts';
import { PROFILE_ADDRESS } from '../../ui/profile-address.ts';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { CodePopup } from '../code/code-popup.tsx';
import type { CodeStore } from '../code/code-store.ts';
import type { StampCardState, StampCardStore } from '../stamp-card-store.ts';
import { useSecondsUntil } from '../card/countdown.ts';
import { ACTION, CardFace } from './card-face.tsx';

type Texts = LoyaltyTexts['loyalty'];

type MemberPanelProps = {
  readonly barID: string;
  readonly store: StampCardStore;
  readonly code: CodeStore;
  readonly first: ShownTexts<Texts>;
  readonly loadTexts: LoadTexts<Texts>;
  readonly onClose: MouseEventHandler;
  /** Called when a person whose session is over wants to sign in again. */
  readonly onSignIn: () => void;
};

/** The panel's content for signed-in diners. Others get nothing from it: the page itself invites them to sign in. */
export function MemberPanel({ barID, store, code, first, loadTexts, onClose, onSignIn }: MemberPanelProps) {
  const shown = useShownTexts(first, loadTexts);
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { language, texts } = shown;
  if (state.step === 'signed-out') return null;
  return (
    <div ref={takeFocus} className="member grid grid-cols-1 justify-items-center gap-2" {...inLanguage(language)}>
      <SheetHead title={texts.title} close={texts.close} closes={onClose} />
      <PanelBody state={state} shown={shown} store={store} code={code} onSignIn={onSignIn} />
      <a className="stamp-cards link" href={PROFILE_ADDRESS}>
        {texts.allCards}
      </a>
      <CodePopup barID={barID} code={code} shown={shown} />
    </div>
  );
}

/** Gives the focus to the close button where the panel opened before it had one. */
const takeFocus = (content: HTMLElement | null): void =>
  content?.closest(':popover-open')?.querySelector<HTMLElement>('.member .close')?.focus();

type PanelBodyProps = Pick<MemberPanelProps, 'store' | 'code' | 'onSignIn'> & {
  readonly state: Exclude<StampCardState, { step: 'signed-out' }>;
  readonly shown: ShownTexts<Texts>;
};

function PanelBody({ state, shown, store, code, onSignIn }: PanelBodyProps) {
  const { texts } = shown;
  switch (state.step) {
    case 'loading':
      return (
        <>
          <div className="skeleton motion-safe:animate-[card-wait_1.2s_ease-in-out_infinite_alternate]" />
          <output className="sr-only">{texts.loading}</output>
        </>
      );
    case 'ended':
      return <p className="stamp-note py-4 text-center">{texts.ended}</p>;
    case 'session-over':
      return (
        <div className="stamp-note grid w-full gap-4 py-4 text-center" role="alert">
          <p>{texts.sessionOver}</p>
          <button type="button" className={ACTION} onClick={onSignIn}>
            {texts.signInAgain}
          </button>
        </div>
      );
    case 'failed':
      return <Failed key={state.until} state={state} texts={texts} store={store} code={code} />;
    case 'card':
      return (
        <CardFace
          card={state.card}
          asOf={state.asOf}
          outlasts={state.outlasts === true}
          shown={shown}
          renewing={state.renewing}
          onShow={() => code.open(state.uid)}
          onRenew={() => void store.renew()}
        />
      );
    // No default
  }
}

type FailedProps = Pick<MemberPanelProps, 'store' | 'code'> & {
  readonly state: StampCardState & { step: 'failed' };
  readonly texts: Texts;
};

/** Says why there is no card, and in how many seconds the server takes another call where it takes none now. */
function Failed({ state: { uid, tooMany, until = 0 }, texts, store, code }: FailedProps) {
  const left = useSecondsUntil(until);
  // Screen readers would announce each second.
  const [first] = useState(left);
  const again = useFocusAfter<HTMLButtonElement>(true, null);
  const tooManyText = first > 0 ? fill(texts.tooManyFor, { seconds: first }) : texts.tooMany;
  return (
    <div className="stamp-note grid w-full gap-4 py-4 text-center" role="alert">
      <p>{tooMany ? tooManyText : texts.failed}</p>
      <button
        ref={again}
        type="button"
        className={`stamp-action ${ACTION} aria-disabled:opacity-60`}
        aria-disabled={left > 0 || undefined}
        onClick={() => void store.retry()}
      >
        {texts.retry}
        {left > 0 && <span aria-hidden="true" className="numerals">{` (${left})`}</span>}
      </button>
      {uid !== undefined && (
        <button type="button" className="link justify-center" onClick={() => code.open(uid)}>
          {texts.showAnyway}
        </button>
      )}
    </div>
  );
}
