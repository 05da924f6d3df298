import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { RowShape } from './row-shape.ts';

/** What a row's text needs so that it is cut. */
const CUT: Readonly<Record<NonNullable<RowShape['cut']>, string | undefined>> = {
  above: undefined,
  beside: 'flex',
  tagged: 'flex flex-wrap',
};

type RowTextProps = {
  readonly className?: string | false;
  readonly words: ReactNode;
  /** How the words are cut to what the row has room for. */
  readonly cut: RowShape['cut'];
  /** The row's popup has all of them; where none has, a touch unfolds them. */
  readonly inPopup?: boolean | undefined;
  /** What closes the text. */
  readonly children: ReactNode;
};

/** The text of a row. */
export function RowText({ className, words, cut, inPopup, children }: RowTextProps) {
  return (
    <div className={classNames('text', className, cut && CUT[cut])}>
      {cut ? <Cut inPopup={inPopup}>{words}</Cut> : words}
      {children}
    </div>
  );
}

function Cut({ inPopup, children }: { readonly inPopup: boolean | undefined; readonly children: ReactNode }) {
  if (inPopup) return <div className="cut">{children}</div>;
  return (
    <details>
      <summary className="cut">{children}</summary>
    </details>
  );
}
