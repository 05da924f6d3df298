/** Texts of the profile and of signing in, in one language; generated like `InterfaceTexts`, but loaded by `/profile` and the staff page only. */
export type AccountTexts = {
  readonly account: {
    readonly signOut: string;
  };
};
