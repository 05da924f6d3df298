/** The project of the Auth emulator. Firebase takes a name that begins with 'demo-' for one that exists nowhere. */
export const DEMO_PROJECT = 'demo-carta';
