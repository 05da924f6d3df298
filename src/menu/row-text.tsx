import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { RowShape } from './row-shape.ts';

/** The layout of a cut text with its tags and signs. */
const CUT: Readonly<Record<NonNullable<RowShape['cut']>, string | undefined>> = {
  above: undefined,
  beside: 'flex',
  tagged: 'flex flex-wrap',
};

type RowTextProps = {
  readonly className?: string | false;
  readonly words: ReactNode;
  /** The row's shape, into which the words must fit. */
  readonly shape: Partial<RowShape>;
  /** The row's popup shows the whole text; without a popup, a tap unfolds it. */
  readonly inPopup?: boolean | undefined;
  /** The signs and tags at the end of the text. */
  readonly children: ReactNode;
};

/** The text of a row. */
export function RowText({ className, words, shape, inPopup, children }: RowTextProps) {
  const { cut, isFull, isShort } = shape;
  return (
    <div className={classNames('text', className, cut && CUT[cut], isFull && 'full', isShort && 'short')}>
      {cut ? <Cut inPopup={inPopup}>{words}</Cut> : words}
      {children}
    </div>
  );
}

function Cut({ inPopup, children }: { readonly inPopup: boolean | undefined; readonly children: ReactNode }) {
  if (inPopup) return <div className="cut">{children}</div>;
  return (
    <details>
      <summary className="cut">
        <span>{children}</span>
      </summary>
    </details>
  );
}
