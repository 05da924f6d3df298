import { createContext } from 'react';
import type { Crop, PictureFormat } from '../terms/pictures.ts';
import { pictureUrl } from '../ui/picture-url.ts';

/** The address of a crop of a picture. */
export const cropUrl = (picture: string, crop: Crop, format: PictureFormat): string =>
  pictureUrl(`${picture}~${crop}.${format}`);

/** The pictures of which crops are made, by their paths below the image folder; in development none. */
export const MadePictures = createContext<ReadonlySet<string>>(new Set());
