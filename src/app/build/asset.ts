import { BASE_PATH } from '../../terms/house.ts';
import { digestOf } from './digest.ts';

const DIGITS = 8;

/** A digest of contents, in eight characters. */
export const hashOf = (...contents: readonly string[]): string => digestOf(contents.join('\0')).slice(0, DIGITS);

/** The address of a file with a digest in its name, so that browsers may cache it for good. */
export const assetAddress = (name: string, ending: string, content: string | Uint8Array): string =>
  `${BASE_PATH}/assets/${name}-${digestOf(content).slice(0, DIGITS)}${ending}`;
