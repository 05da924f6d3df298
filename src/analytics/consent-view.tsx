import { inLanguage } from '../i18n/in-language.ts';
import type { ConsentTexts } from '../i18n/texts.ts';
import type { Answer, Consent, ConsentState } from './consent.ts';
import { fill } from '../terms/fill.ts';
import { type LoadTexts, type ShownTexts, useShownTexts } from '../i18n/use-shown-texts.ts';
import { layers } from '../page/layers.ts';
import { SheetHead } from '../ui/sheet-head.tsx';
import { isFocusLost } from '../ui/is-focus-lost.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

type AnswersProps = {
  readonly texts: ConsentTexts['consent'];
  /** The current state, whose answer is marked. */
  readonly state: ConsentState;
  readonly onAnswer: (answer: Answer) => void;
};

const ANSWER = 'button px-2 hyphens-none aria-pressed:border-2 aria-pressed:border-accent-ink aria-pressed:bg-tint';

/** The two answers, alike in size and look: refusing is as easy as accepting. */
function Answers({ texts, state, onAnswer }: AnswersProps) {
  return (
    <div className="consent-answers grid flex-[1_1_16rem] grid-cols-[repeat(auto-fit,minmax(min(100%,6.75rem),1fr))] gap-3">
      <button type="button" className={ANSWER} aria-pressed={state === 'refused'} onClick={() => onAnswer('refused')}>
        {texts.refuse}
      </button>
      <button type="button" className={ANSWER} aria-pressed={state === 'accepted'} onClick={() => onAnswer('accepted')}>
        {texts.accept}
      </button>
    </div>
  );
}

/** The id of the settings, which buttons open with `popovertarget`. */
const SETTINGS = 'consent_settings';
const TITLE = 'consent_title';

type ConsentPartProps = {
  readonly consent: Consent;
  readonly shown: ShownTexts<ConsentTexts['consent']>;
  /** The element that holds the question, or held it. */
  readonly place: HTMLElement;
};

type ConsentSettingsProps = ConsentPartProps & { readonly state: ConsentState };

/** The settings: what is measured, what is stored, the current answer, and the buttons that change it. */
function ConsentSettings({ consent, state, shown: { language, texts }, place }: ConsentSettingsProps) {
  const host = window.location.hostname;
  const sheet = useRef<HTMLDialogElement>(null);
  // A reload may find the settings open in the history's entry, before they exist for `page/sheets.ts`: open them now.
  useEffect(() => {
    if (layers.get().includes(SETTINGS)) sheet.current?.showPopover();
  }, []);
  return (
    <dialog
      ref={sheet}
      id={SETTINGS}
      className="sheet consent-settings hyphens-auto [&>*]:mb-3"
      popover="auto"
      {...inLanguage(language)}
      aria-labelledby={TITLE}
      onToggle={({ newState, currentTarget }) => {
        // An answer removes the question, and with it the button that opened the settings.
        if (newState === 'closed' && isFocusLost(currentTarget)) place.focus({ preventScroll: true });
      }}
    >
      <SheetHead id={TITLE} title={texts.title} close={texts.close} closes={SETTINGS} />
      <output className="font-semibold">{state === 'accepted' ? texts.on : texts.off}</output>
      {state === 'signalled' ? (
        <p>{texts.signalled}</p>
      ) : (
        <Answers texts={texts} state={state} onAnswer={consent.answer} />
      )}
      <p>{fill(texts.measurement, { host })}</p>
      <p>{texts.choice}</p>
      <h3 className="text-name font-semibold">{texts.kept}</h3>
      <ul className="list-disc ps-5">
        {texts.keptItems
          .trim()
          .split('\n')
          .map((item) => (
            <li key={item}>{item}</li>
          ))}
      </ul>
      <p>{texts.keptNote}</p>
    </dialog>
  );
}

/** The question, a part of the page that a reader can pass by. */
function ConsentQuestion({ consent, shown: { language, texts }, place }: ConsentPartProps) {
  const answer = (given: Answer): void => {
    // The focus would be lost with the question; keyboard users go on from here.
    if (place.contains(document.activeElement)) place.focus({ preventScroll: true });
    consent.answer(given);
  };
  return (
    <fieldset
      className="consent my-3 flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 border-y py-4 text-body hyphens-auto print:hidden"
      {...inLanguage(language)}
      aria-label={texts.title}
    >
      <p className="flex-[3_1_18rem]">
        {fill(texts.request, { host: window.location.hostname })}{' '}
        <button type="button" className="consent-more -my-3 py-3 underline underline-offset-4" popoverTarget={SETTINGS}>
          {texts.more}
        </button>
      </p>
      <Answers texts={texts} state="open" onAnswer={answer} />
    </fieldset>
  );
}

type ConsentViewProps = Omit<ConsentPartProps, 'shown'> & {
  readonly first: ShownTexts<ConsentTexts['consent']>;
  readonly loadTexts: LoadTexts<ConsentTexts['consent']>;
};

/** Everything that the visitor sees: the question until it is answered, and the settings with the link that opens them. */
export function ConsentView({ consent, first, loadTexts, place }: ConsentViewProps) {
  const state = useSyncExternalStore(consent.subscribe, consent.getState);
  const shown = useShownTexts(first, loadTexts);
  return (
    <>
      {state === 'open' && createPortal(<ConsentQuestion consent={consent} shown={shown} place={place} />, place)}
      <button
        type="button"
        className="min-h-11 text-label text-muted underline print:hidden"
        {...inLanguage(shown.language)}
        popoverTarget={SETTINGS}
      >
        {shown.texts.title}
      </button>
      <ConsentSettings consent={consent} state={state} shown={shown} place={place} />
    </>
  );
}
