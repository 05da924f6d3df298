import { CloseButton } from './close-button.tsx';

type SheetHeadProps = {
  readonly title: string;
  /** By which the sheet is named after its title. */
  readonly id?: string;
  /** A paragraph, where it is no heading of the page. */
  readonly as?: 'h2' | 'p';
  /** The name of the button that closes. */
  readonly close: string;
  /** What it closes: a sheet of the browser's own, by its id, or by this call. */
  readonly closes: string | (() => void);
};

/** The title of a sheet and its button, which stay in sight while the sheet is scrolled. */
export function SheetHead({ title, id, as: Title = 'h2', close, closes }: SheetHeadProps) {
  const how =
    typeof closes === 'string'
      ? ({ popoverTarget: closes, popoverTargetAction: 'hide' } as const)
      : ({ type: 'button', onClick: closes } as const);
  return (
    <div className="sheet-head">
      <Title id={id} className="title">
        {title}
      </Title>
      <CloseButton name={close} {...how} />
    </div>
  );
}
