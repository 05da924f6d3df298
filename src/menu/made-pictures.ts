import { createContext } from 'react';
import { pictureUrl } from '../ui/picture-url.ts';

/**
 * What is made of a picture, in points: three times the place of a row's, the whole width of a phone's popup, three times the
 * place beside a section's title. `bytes` are the most that a file may have.
 */
export const CROPS = {
  row: { width: 288, height: 192, bytes: 12_000 },
  section: { width: 528, height: 168, bytes: 20_000 },
  popup: { width: 1080, height: 720, bytes: 70_000 },
} as const;

export type Crop = keyof typeof CROPS;

/** In the order in which a browser takes the first that it knows. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof FORMATS)[number];

/** The address of a crop of a picture. */
export const cropUrl = (picture: string, crop: Crop, format: PictureFormat): string =>
  pictureUrl(`${picture}~${crop}.${format}`);

/** The pictures of which crops are made, by their paths below the image folder; in development none. */
export const MadePictures = createContext<ReadonlySet<string>>(new Set());
