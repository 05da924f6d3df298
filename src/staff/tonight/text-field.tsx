import { inLanguage } from '../../i18n/in-language.ts';
import { useId } from 'react';
import { FIELD, INPUT } from '../looks.ts';
import { Problem } from '../problem.tsx';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  /** In characters. */
  readonly longest?: number;
  readonly onChange: (value: string) => void;
  /** The language of the input, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly problem?: string | undefined;
  readonly inputMode?: 'decimal';
  readonly type?: 'time';
  /** It is the first input of the form, and gets the focus. */
  readonly isFirst?: true;
};

/** A text input with its label and error message. */
export function TextField({ label, longest, onChange, lang, problem, isFirst, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={FIELD}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${INPUT} aria-invalid:border-2 aria-invalid:border-accent-ink`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The form is the only purpose of its view.
        autoFocus={isFirst === true}
        autoComplete="off"
        maxLength={longest}
        {...inLanguage(lang)}
        {...input}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}
