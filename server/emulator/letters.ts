import { DEMO_PROJECT } from '../auth/demo-project.ts';
import type { Letter } from './messages.ts';

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string };

const PURPOSES: Readonly<Record<string, Letter['purpose']>> = {
  EMAIL_SIGNIN: 'sign-in',
  PASSWORD_RESET: 'new-password',
  VERIFY_EMAIL: 'verify-address',
  VERIFY_AND_CHANGE_EMAIL: 'change-address',
};

/** Tells of each e-mail that the emulator would have sent, once. */
export function watchLetters(origin: string, tell: (letter: Letter) => void): () => Promise<void> {
  const told = new Set<string>();
  return async () => {
    const answer = await fetch(`${origin}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
    const { oobCodes = [] } = (await answer.json()) as { oobCodes?: OobCode[] };
    for (const { email, requestType, oobCode, oobLink } of oobCodes) {
      const purpose = PURPOSES[requestType];
      if (told.has(oobCode) || purpose === undefined) continue;
      told.add(oobCode);
      tell({ to: email, purpose, link: oobLink });
    }
  };
}
