/** The project of the Auth emulator. Firebase takes a name that begins with 'demo-' for one that exists nowhere. */
export const DEMO_PROJECT = 'demo-carta';

/** Headers of a call that the emulator takes for one of the project's owner. */
export const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Where the emulator at an origin has the accounts of the project. */
export const accountsAt = (origin: string): string =>
  `${origin}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
