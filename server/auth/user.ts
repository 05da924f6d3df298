/** The person of a verified ID token. */
export type User = {
  readonly uid: string;
  /** The name shown to owners: the token's name, else its e-mail, else ''. */
  readonly name: string;
  /** When the token expires, in milliseconds since 1970. */
  readonly expires: number;
};

/** Verifies a Firebase ID token. Throws BadToken if it is invalid, KeysUnavailable if Google's keys cannot be fetched. */
export type VerifyToken = (token: string) => Promise<User>;

export class BadToken extends Error {
  override name = 'BadToken';
}

export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}
