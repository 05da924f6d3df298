import { ExplainedError } from './explained-error.ts';

/**
 * What a public address must be that is none, for a message behind the variable's name; undefined for `https://cartas.example`: scheme, host
 * and port, nothing after them. Build and server read `PUBLIC_URL` by it.
 */
export function faultOfPublicUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text)) {
    return 'must be an http or https address such as https://cartas.example';
  }
  const { pathname, search, hash, username, password } = new URL(text);
  const isOrigin = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isOrigin ? undefined : 'must end after the host: the base path is added to it';
}

/** The origin that `PUBLIC_URL` names, without a slash at its end; undefined where it is empty. Throws an ExplainedError for anything else. */
export function publicUrlOf({ PUBLIC_URL }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const fault = faultOfPublicUrl(PUBLIC_URL);
  if (fault !== undefined) throw new ExplainedError(`PUBLIC_URL ${fault}`);
  return new URL(PUBLIC_URL).origin;
}
