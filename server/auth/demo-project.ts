/** The project of the Auth emulator. Firebase treats a name that begins with 'demo-' as a project without real resources. */
export const DEMO_PROJECT = 'demo-carta';

/** Headers with which the emulator accepts a call as the project owner's. */
export const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** The URL of the project's accounts at an emulator's origin. */
export const accountsAt = (origin: string): string =>
  `${origin}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
