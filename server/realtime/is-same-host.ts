import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of this host opens the socket, or something that is no page and names no origin. `publicUrl` is the origin that diners use
 * where a proxy calls the server by another name.
 */
export function isSameHost({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | undefined): boolean {
  if (headers.origin === undefined || headers.origin === publicUrl) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
