import { QRCodeSVG } from 'qrcode.react';
import type { Language } from '../../i18n/language.ts';
import type { LoyaltyTexts } from '../../i18n/loyalty-texts.ts';
import { Confirmation } from './confirmation.tsx';
import type { CodeState, CodeStore } from './code-store.ts';
import { qrText } from './qr-text.ts';
import { scanWords } from './scan-words.ts';

/** Specification, point 9. */
const QR_SIZE = 200;

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
    <div className="code-box">
      <button type="button" className="close" aria-label={texts.close} onClick={() => code.close()}>
        ✕
      </button>
      <h2 id={titleId}>{isConfirmed ? texts.title : texts.codeTitle}</h2>
      {!isConfirmed && (
        <div className="code-picture" data-over={isOver || undefined}>
          <QRCodeSVG value={qrText(barID, uid)} size={QR_SIZE} level="L" title={texts.qrLabel} />
        </div>
      )}
      <div className="code-words">
        {/* One place for all news, so that it is there to be listened to before they come. */}
        <output className="code-news">
          {scanned?.success && <Confirmation scanned={scanned} texts={texts} language={language} />}
          {scanned && !scanned.success && <p className="code-refusal">{scanWords(scanned, texts)}</p>}
          {!isConfirmed && <p className={`code-phase ${phase}`}>{phaseWords(phase, texts)}</p>}
        </output>
        {isOver && (
          <button type="button" className="code-again" onClick={() => code.open(uid)}>
            {texts.showAgain}
          </button>
        )}
        {digits !== undefined && !isConfirmed && !isOver && (
          <p className="code-typed">
            {texts.typedCode} <strong>{`${digits.slice(0, 3)} ${digits.slice(3)}`}</strong>
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
