import { BASE_PATH } from '../terms/house.ts';
import { wholeOf } from '../terms/pictures.ts';

/** The address of a picture, which is an https address or a path below the image folder ('gottan-granada/la-gordi.jpg'). */
export function pictureUrl(picture: string): string {
  if (picture.startsWith('https://')) return picture;
  return `${BASE_PATH}/img/${wholeOf(picture).split('/').map(encodeURIComponent).join('/')}`;
}
