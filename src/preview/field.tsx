import type { ReactNode } from 'react';

/** A band of choices. */
export const CHOICES = 'flex flex-wrap gap-x-6 gap-y-3 border-b border-line bg-ground py-3';

/** What is chosen from, written into, or pressed. */
export const CONTROL = 'min-h-11 border border-muted bg-surface px-2.5 text-ink [font:inherit]';

/** One of some choices, and how it is marked when it is on. */
export const OPTION = 'flex min-h-11 cursor-pointer items-center gap-2 border border-line px-2.5';
export const CHOSEN =
  'has-checked:border-accent has-checked:bg-tint aria-[current]:border-accent aria-[current]:bg-tint';

export const TITLE = 'block pb-1 text-label text-muted';

type FieldProps = {
  readonly title: string;
  readonly value: string | number;
  readonly onChoose: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
};

/** A choice of one of many. */
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
