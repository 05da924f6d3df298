import { QRCodeSVG } from 'qrcode.react';
import type { Language } from '../../i18n/language.ts';
import type { LoyaltyTexts } from '../../i18n/loyalty-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Confirmation } from './confirmation.tsx';
import type { CodeState, CodeStore } from './code-store.ts';
import { qrText } from './qr-text.ts';
import { scanWords } from './scan-words.ts';

/** Specification, point 9. */
const QR_SIZE = 200;

/** A green light, and news that want to be read. */
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

/** The code with the digits below it, and how it stands with it; or, after a successful scan, the confirmation. */
export function CodeBox({ barID, state, texts, language, titleId, code }: CodeBoxProps) {
  const { uid, phase, digits, scanned } = state;
  const isConfirmed = scanned?.success === true;
  const isOver = phase === 'over';
  return (
    <div
      className={classNames(
        'code-box relative m-auto grid w-full max-w-[26rem] grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 text-center',
        'lying:max-w-[44rem] lying:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <CloseButton type="button" className="absolute end-0 top-0" name={texts.close} onClick={() => code.close()} />
      <h2 id={titleId} className="px-[min(3rem,15vw)] py-2.5 text-head font-semibold lying:col-span-full">
        {isConfirmed ? texts.title : texts.codeTitle}
      </h2>
      {!isConfirmed && (
        <div className="code-picture p-[24px] data-[over]:opacity-8 lying:py-2" data-over={isOver || undefined}>
          <QRCodeSVG value={qrText(barID, uid)} size={QR_SIZE} level="L" title={texts.qrLabel} />
        </div>
      )}
      <div
        className={classNames(
          'code-words grid w-full grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3',
          isConfirmed && 'lying:col-span-full',
        )}
      >
        {/* One place for all news, so that it is there to be listened to before they come. */}
        <output className="code-news grid justify-items-center gap-3">
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

/** Where a scan was refused the code is still shown. */
function phaseWords(phase: CodeState['phase'], texts: Texts): string {
  if (phase === 'refused') return texts.notAccepted;
  return phase === 'scanned' ? texts.shown : texts[phase];
}
