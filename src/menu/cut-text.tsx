import type { ReactNode } from 'react';
import type { RowShape } from './row-shape.ts';

/** What a row's text needs so that it is cut. */
export const CUT: Readonly<Record<NonNullable<RowShape['cut']>, string | undefined>> = {
  above: undefined,
  beside: 'flex',
  tagged: 'flex flex-wrap',
};

type CutTextProps = {
  /** The item's popup has all of it. */
  readonly inPopup: boolean | undefined;
  readonly children: ReactNode;
};

/** A text of which a row shows what it has room for. Where no popup has the rest, a touch unfolds it. */
export function CutText({ inPopup, children }: CutTextProps) {
  if (inPopup) return <div className="cut">{children}</div>;
  return (
    <details>
      <summary className="cut">{children}</summary>
    </details>
  );
}
