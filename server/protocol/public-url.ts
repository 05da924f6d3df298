import { z } from 'zod';
import { EnvironmentError } from './environment-error.ts';

/** `https://cartas.example`: scheme, host and port, nothing after them. Build and server read `PUBLIC_URL` by it. */
export const publicUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://cartas.example', abort: true })
  .refine((text) => isOrigin(text), 'must end after the host: the base path is added to it')
  .transform((text) => new URL(text).origin);

function isOrigin(text: string): boolean {
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}

/** The origin that `PUBLIC_URL` names, without a slash at its end; undefined where it is empty. Throws an EnvironmentError for anything else. */
export function publicUrlOf({ PUBLIC_URL }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const { data, error } = publicUrlSchema.safeParse(PUBLIC_URL);
  if (error) throw new EnvironmentError(`PUBLIC_URL ${error.issues[0]?.message}`);
  return data;
}
