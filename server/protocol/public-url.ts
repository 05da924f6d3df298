import { ExplainedError } from './explained-error.ts';

/**
 * The fault of a public address, as a message to follow the variable's name; undefined for `https://cartas.example`: scheme, host
 * and port, nothing after them. Build and server check `PUBLIC_URL` with it.
 */
export function faultOfPublicUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text)) {
    return 'must be an http or https address such as https://cartas.example';
  }
  const { pathname, search, hash, username, password } = new URL(text);
  const isOrigin = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isOrigin ? undefined : 'must end after the host: the base path is added to it';
}

/** The origin in `PUBLIC_URL`, without a slash at its end; undefined if empty. Throws an ExplainedError for an invalid value. */
export function publicUrlOf({ PUBLIC_URL }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const fault = faultOfPublicUrl(PUBLIC_URL);
  if (fault !== undefined) throw new ExplainedError(`PUBLIC_URL ${fault}`);
  return new URL(PUBLIC_URL).origin;
}
