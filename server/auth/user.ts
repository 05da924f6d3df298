/** Who a verified ID token is about. */
export type User = {
  readonly uid: string;
  /** How the person appears to owners: the token's name, else its e-mail, else nothing. */
  readonly name: string;
  /** When the token ends, in milliseconds since 1970. */
  readonly expires: number;
};

/** Verifies a Firebase ID token. Throws BadToken when it proves nothing, KeysUnavailable when Google's keys cannot be had. */
export type VerifyToken = (token: string) => Promise<User>;

export class BadToken extends Error {
  override name = 'BadToken';
}

export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}
