import { layers } from './layers.ts';
import { PLACE } from './layers-place.ts';

/** Closes a layer so that the browser's forward button does not open it again. */
export function closeForGood(layer: string): void {
  layers.close(layer);
  history.replaceState({ ...history.state, [PLACE]: layers.get() }, '');
}
