import { Slot } from '../ui/slot.tsx';
import { PopupShell } from './popup-shell.tsx';

const TITLE = 'picture_title';

/** The plain overlay with the picture of an item that has no popup (specification, point 2). */
export function ImageOverlay() {
  return (
    <PopupShell name="picture" titleId={TITLE}>
      <Slot as="div" name="picture" />
      <Slot as="h2" name="name" id={TITLE} />
    </PopupShell>
  );
}
