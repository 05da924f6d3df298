import type { MouseEventHandler } from 'react';
import { CloseButton } from './close-button.tsx';

type SheetHeadProps = {
  readonly title: string;
  /** The id of the title, for the sheet's `aria-labelledby`. */
  readonly id?: string;
  /** The element of the title: a paragraph where it is no heading of the page. */
  readonly as?: 'h2' | 'p';
  /** The name of the button that closes. */
  readonly close: string;
  /** The id of the popover that the button closes, or the function that closes the sheet. */
  readonly closes: string | MouseEventHandler;
};

/** The title of a sheet and its close button, which stay in view while the sheet is scrolled. */
export function SheetHead({ title, id, as: Title = 'h2', close, closes }: SheetHeadProps) {
  const how =
    typeof closes === 'string'
      ? ({ popoverTarget: closes, popoverTargetAction: 'hide' } as const)
      : ({ type: 'button', onClick: closes } as const);
  const button = <CloseButton name={close} {...how} />;
  // A paragraph does not name the sheet, so it may contain the button.
  if (Title === 'p') {
    return (
      <p className="sheet-head title">
        {title}
        {button}
      </p>
    );
  }
  return (
    <div className="sheet-head">
      <Title id={id} className="title">
        {title}
      </Title>
      {button}
    </div>
  );
}
