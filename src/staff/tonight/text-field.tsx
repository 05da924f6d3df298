import { inLanguage } from '../../i18n/in-language.ts';
import { useId } from 'react';
import { FIELD, INPUT } from '../looks.ts';
import { Problem } from '../problem.tsx';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** The language of what is written, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly problem?: string | undefined;
  readonly inputMode?: 'decimal';
  /** It is what somebody has come to write. */
  readonly isFirst?: true;
};

/** A line to be written, with what is wrong with it. */
export function TextField({ label, value, longest, onChange, lang, problem, inputMode, isFirst }: TextFieldProps) {
  const id = useId();
  return (
    <div className={FIELD}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${INPUT} aria-invalid:border-2 aria-invalid:border-accent-ink`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Where nothing else is to be done.
        autoFocus={isFirst === true}
        autoComplete="off"
        maxLength={longest}
        {...inLanguage(lang)}
        inputMode={inputMode}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}
