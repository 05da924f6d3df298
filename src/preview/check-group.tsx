import type { ReactNode } from 'react';
import { CHOSEN, OPTION, TITLE } from './field.tsx';

type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  /** Said smaller behind the label. */
  readonly detail?: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
};

type CheckGroupProps<Value> = {
  readonly title: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  /** Called with what is chosen now, in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
  /** What adds an option. */
  readonly children?: ReactNode;
};

/** Options of which several may be chosen. */
export function CheckGroup<Value extends string | number>({
  title,
  options,
  chosen,
  onChange,
  children,
}: CheckGroupProps<Value>) {
  const change = (value: Value, isChosen: boolean): void => {
    const values = options.map((option) => option.value);
    onChange(values.filter((each) => (each === value ? isChosen : chosen.includes(each))));
  };
  if (options.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className={TITLE}>{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label, detail, lang }) => (
          <label key={value} className={`${OPTION} ${CHOSEN}`}>
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={chosen.includes(value)}
              onChange={({ target }) => change(value, target.checked)}
            />
            <span lang={lang}>{label}</span>
            {detail !== undefined && <small className="text-muted">{detail}</small>}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
