import { layers } from './layers.ts';
import { PLACE } from './layers-place.ts';

/** Closes a layer that the way forward is not to open again. */
export function closeForGood(layer: string): void {
  layers.close(layer);
  history.replaceState({ ...history.state, [PLACE]: layers.get() }, '');
}
