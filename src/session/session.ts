/** Who is signed in. */
export type SignedIn = {
  readonly uid: string;
  /** The person's name, empty where the account has none. */
  readonly name: string;
  readonly email: string;
  readonly photoURL: string | undefined;
};

/** Specification, point 4: loading until the first authentication state arrives. */
export type SessionState = { readonly loading: boolean; readonly user: SignedIn | null };

/** Who uses this phone, for all of the page. */
export type Session = {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * An ID token that is valid now.
   *
   * @throws {Error} 'No hay usuario logeado' when nobody is signed in, 'Problema con la verificación del Token' when there is none to be
   *   had (specification, point 5)
   */
  readonly token: () => Promise<string>;
  readonly signOut: () => Promise<void>;
};
