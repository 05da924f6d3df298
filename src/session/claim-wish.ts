import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';
import { writeStored } from '../ui/storage.ts';

/** The venue whose card the diner of this tab wants to claim after sign-in. */
export const CLAIM_KEY = 'carta-claim';

/** Remembers that 'Reclamar' was tapped at a venue. `path` is below the base path, with a slash at its end. */
export const wishCard = (path: string): void => writeStored('sessionStorage', CLAIM_KEY, path);

/** Whether the diner returns to this menu to claim its card. */
export const isComingBack = (): boolean => window.location.hash === `#${STAMP_PANEL}`;
