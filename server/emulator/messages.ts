/** An e-mail that the emulator would have sent. */
export type Letter = {
  readonly to: string;
  readonly purpose: 'sign-in' | 'new-password' | 'verify-address' | 'change-address';
  /** What the person has to open. */
  readonly link: string;
};

/** What the emulator's process tells the server's. */
export type EmulatorMessage =
  | { readonly kind: 'installing' }
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'failed'; readonly reason: string };
