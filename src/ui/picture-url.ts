import { BASE_PATH } from './base-path.ts';

/** Address of a picture: an https address as it is, else a path below the image folder ('gottan-granada/la-gordi.jpg'). */
export function pictureUrl(picture: string): string {
  if (picture.startsWith('https://')) return picture;
  return `${BASE_PATH}/img/${picture.split('/').map(encodeURIComponent).join('/')}`;
}

/** Looping, muted videos are told by their ending (specification, point 2). */
export function isVideo(picture: string): boolean {
  return /\.mp4$/i.test(picture);
}
