import type { ReactNode } from 'react';

/** The look of a row of fields. */
export const CHOICES = 'flex flex-wrap gap-x-6 gap-y-3 border-b border-line bg-ground py-3';

/** The look of select fields, inputs and buttons. */
export const CONTROL = 'min-h-11 border border-muted bg-surface px-2.5 text-ink [font:inherit]';

/** The looks of an option, and of one that is chosen. */
export const OPTION = 'flex min-h-11 cursor-pointer items-center gap-2 border border-line px-2.5';
export const CHOSEN =
  'has-checked:border-accent has-checked:bg-tint aria-[current]:border-accent aria-[current]:bg-tint';

const TITLE = 'block pb-1 text-label text-muted';

type FieldProps = {
  readonly title: string;
  readonly value: string | number;
  readonly onChoose: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
};

/** A field that chooses one of several options. */
export function Field({ title, value, onChoose, children }: FieldProps) {
  return (
    <label className="max-w-full min-w-0 flex-[1_1_8rem] tablet:flex-none">
      <span className={TITLE}>{title}</span>
      <select
        className={`${CONTROL} w-full tablet:max-w-[22rem]`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </label>
  );
}

type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  /** Shown in smaller type behind the label. */
  readonly detail?: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
};

type CheckGroupProps<Value> = {
  readonly title: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  /** Called with the chosen values, in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
  /** The control that adds an option. */
  readonly children?: ReactNode;
};

/** A group of options of which several can be chosen. */
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
