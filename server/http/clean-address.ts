/** What no address of the product holds: empty and dotted segments, backslashes, control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNCLEAN = /\/\/|[\\\u0000-\u001f]|(^|\/)\.\.?(\/|$)/;

/** Tells whether a request's address can be one of the product's: well encoded, and the same however it is read. */
export function isCleanAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return !UNCLEAN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
