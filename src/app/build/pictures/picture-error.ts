/** A picture of the editors cannot be read. The message names it, and is for who builds. */
export class PictureError extends Error {
  override name = 'PictureError';
}
