import { inLanguage } from '../../i18n/in-language.ts';
import { QRCodeSVG } from 'qrcode.react';
import type { LoyaltyTexts } from '../../i18n/texts.ts';
import type { Language } from '../../terms/house.ts';
import { classNames } from '../../ui/class-names.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import type { CodeState, CodeStore } from './code-store.ts';
import type { QrScanned } from '../../../server/protocol/realtime.ts';
import { fill } from '../../terms/fill.ts';
import { rewardText } from '../card/reward-text.ts';
import type { LoyaltyQr } from '../../../server/protocol/qr.ts';

/** The width of the code, in CSS pixels (specification, point 9). */
const QR_SIZE = 200;

/** The looks of a phase: a green light, or bold for news that should be read. */
const LIGHT =
  "before:me-2 before:inline-block before:size-2.5 before:rounded-full before:bg-[#0a7a3b] before:content-['']";
const BOLD = 'font-semibold';
const PHASES = { connecting: '', shown: LIGHT, scanned: LIGHT, offline: BOLD, over: BOLD, refused: BOLD } as const;

type Texts = LoyaltyTexts['loyalty'];

type CodeBoxProps = {
  readonly barID: string;
  readonly state: CodeState;
  readonly texts: Texts;
  readonly language: Language;
  readonly titleId: string;
  readonly code: CodeStore;
};

/** The code with the digits below it and its phase in words; after a successful scan the confirmation. */
export function CodeBox({ barID, state, texts, language, titleId, code }: CodeBoxProps) {
  const { uid, phase, digits, scanned } = state;
  const isConfirmed = scanned?.success === true;
  const isOver = phase === 'over';
  const news = useFocusAfter<HTMLOutputElement>(isOver);
  return (
    <div
      className={classNames(
        'code-box relative m-auto grid w-full max-w-[26rem] grid-cols-1 content-center justify-items-center gap-3 text-center',
        'lying:max-w-[44rem] lying:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <CloseButton type="button" className="absolute end-0 top-0" name={texts.close} onClick={() => code.close()} />
      <h2 id={titleId} className="px-[min(3rem,15vw)] py-2.5 text-head font-semibold lying:col-span-full">
        {isConfirmed ? texts.title : texts.codeTitle}
      </h2>
      {!isConfirmed && (
        <div
          className="code-picture forced-color-adjust-none bg-ground p-[24px] data-[over]:opacity-8 lying:py-2"
          data-over={isOver || undefined}
        >
          <QRCodeSVG value={qrText(barID, uid)} size={QR_SIZE} level="L" title={texts.qrLabel} />
        </div>
      )}
      <div
        className={classNames(
          'code-words grid w-full grid-cols-1 content-center justify-items-center gap-3',
          isConfirmed && 'lying:col-span-full',
        )}
      >
        {/* Screen readers announce what is added to an existing live region. */}
        <output ref={news} tabIndex={-1} className="code-news grid justify-items-center gap-3">
          {scanned?.success && <Confirmation scanned={scanned} texts={texts} language={language} />}
          {scanned && !scanned.success && (
            <p className="code-refusal border-2 border-[#b00020] px-4 py-3 font-semibold text-[#8c0019]">
              {scanWords(scanned, texts)}
            </p>
          )}
          {!isConfirmed && <p className={classNames('code-phase', phase, PHASES[phase])}>{phaseWords(phase, texts)}</p>}
        </output>
        {isOver && (
          <button type="button" className="code-again button solid px-6" onClick={() => code.open(uid)}>
            {texts.showAgain}
          </button>
        )}
        {digits !== undefined && !isConfirmed && !isOver && (
          <p className="code-typed text-muted">
            {texts.typedCode}{' '}
            <strong className="numerals block text-[min(3rem,16vw)] leading-tight font-semibold tracking-wider text-ink">{`${digits.slice(0, 3)} ${digits.slice(3)}`}</strong>
          </p>
        )}
      </div>
    </div>
  );
}

/** A phase in words. After a refused scan the code is still shown. */
function phaseWords(phase: CodeState['phase'], texts: Texts): string {
  if (phase === 'refused') return texts.notAccepted;
  return phase === 'scanned' ? texts.shown : texts[phase];
}

type ConfirmationProps = Pick<CodeBoxProps, 'texts' | 'language'> & { readonly scanned: QrScanned };

/** The confirmation that replaces the code after a successful scan (specification, point 4). */
function Confirmation({ scanned, texts, language }: ConfirmationProps) {
  const { card } = scanned;
  const reward = card?.state === 'full' ? rewardText(card, language) : undefined;
  return (
    <span className="confirmation grid justify-items-center gap-2 py-6 text-head lying:py-0">
      <svg
        className="w-[200px] max-w-full lying:w-28 motion-safe:transition-[scale] motion-safe:duration-350 motion-safe:starting:scale-40"
        viewBox="0 0 96 96"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="48" cy="48" r="46" fill="#0a7a3b" />
        <path d="m27 50 14 14 29-31" stroke="#fff" strokeWidth="9" strokeLinecap="square" />
      </svg>
      <strong className="text-special font-semibold">{scanWords(scanned, texts)}</strong>
      {card && <span>{fill(texts.stamps, { count: card.nStamps, total: card.maxStamps })}</span>}
      {reward && <span {...inLanguage(reward.lang)}>{reward.text}</span>}
    </span>
  );
}

/** The text of the diner's QR: these four fields, in this order (specification, point 7). */
export function qrText(barID: string, cardOwnerID: string): string {
  return JSON.stringify({ qr: 'cartasqr', service: 'loyalty', barID, cardOwnerID } satisfies LoyaltyQr);
}

/** The result of a scan in words for the diner. */
export function scanWords({ outcome, reason, card }: QrScanned, texts: Texts): string {
  if (outcome === 'refused') return refusalWords(reason, texts);
  if (outcome === 'reward-ready' || card?.state === 'full') return texts.rewardReady;
  return outcome === 'repeated' ? texts.repeated : texts.stamped;
}

function refusalWords(reason: QrScanned['reason'], texts: Texts): string {
  if (reason === 'expired') return texts.refusedExpired;
  if (reason === 'day-limit') return texts.refusedDayLimit;
  if (reason === 'unshown-limit') return texts.refusedUnshownLimit;
  return texts.refusedOther;
}
