import { decodeProtectedHeader, type ProtectedHeaderParameters } from 'jose';
import { BadToken } from './user.ts';

/** The longest ID token, in characters. Firebase allows 1,000 for a project's own claims; the rest needs fewer than that. */
const LONGEST_TOKEN = 4_096;

/** Headers that bring a key along, or tell where to fetch one: a token does not choose the key it is verified with. */
const BROUGHT_KEYS = ['jwk', 'jku', 'x5u', 'x5c'];

/**
 * The header of a token. Nothing has been verified yet.
 *
 * @throws {BadToken} when the token is too long, is none, or brings its own key
 */
export function headerOf(token: string): ProtectedHeaderParameters {
  if (token.length > LONGEST_TOKEN) throw new BadToken('longer than any ID token');
  const header = decoded(token);
  if (BROUGHT_KEYS.some((name) => name in header)) throw new BadToken('brings its own key');
  return header;
}

function decoded(token: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new BadToken('no token', { cause });
  }
}
