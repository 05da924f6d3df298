import { useOutletContext } from 'react-router-dom';
import type { LoadTexts, ShownTexts } from '../../i18n/use-shown-texts.ts';
import type { Session, SignedIn } from '../../session/session.ts';
import type { ProfileTexts, ProfileVenue } from './profile-words.ts';

/** What the profile begins with. */
export type ProfileData = {
  readonly venues: readonly ProfileVenue[];
  readonly first: ShownTexts<ProfileTexts>;
  readonly loadTexts: LoadTexts<ProfileTexts>;
};

/** What all of it speaks with, signed in or not. */
export type ProfileFrame = Pick<ProfileData, 'venues'> & ShownTexts<ProfileTexts>;

/** What the views of somebody who is signed in have, too. */
export type PersonFrame = ProfileFrame & {
  readonly session: Session;
  readonly user: SignedIn;
  readonly onDeleted: () => void;
};

export const useFrame = (): ProfileFrame => useOutletContext<ProfileFrame>();

export const usePerson = (): PersonFrame => useOutletContext<PersonFrame>();
