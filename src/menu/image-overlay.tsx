import { PopupShell } from './popup-shell.tsx';

/** The plain overlay with the picture of an item that has no popup (specification, point 2); the style sheet hides the rest of the item. */
export function ImageOverlay() {
  return <PopupShell name="picture" />;
}
