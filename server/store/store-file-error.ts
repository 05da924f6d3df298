/** A backup or restore that cannot be done; the message tells the operator what to do instead. Nothing has changed. */
export class StoreFileError extends Error {
  override name = 'StoreFileError';
}
