import type { AccountTexts, LoyaltyTexts } from '../../i18n/texts.ts';
import { useOutletContext } from 'react-router-dom';
import { useInterface } from '../../i18n/interface-context.tsx';
import { useViewTitle } from '../../ui/use-page-title.ts';
import type { LoadTexts, ShownTexts } from '../../i18n/use-shown-texts.ts';
import type { Session, SignedIn } from '../../session/session.ts';

/** The two tables with the texts of the profile. */
export type ProfileTexts = AccountTexts & LoyaltyTexts;

/** A venue, as the profile shows and links it. */
export type ProfileVenue = {
  readonly barID: string;
  readonly name: string;
  /** The path below the base path, without slashes; empty for the demo venue. */
  readonly path: string;
};

/** The data that the profile's loader gives. */
export type ProfileData = {
  readonly venues: readonly ProfileVenue[];
  readonly first: ShownTexts<ProfileTexts>;
  readonly loadTexts: LoadTexts<ProfileTexts>;
};

/** The context of every view, signed in or not. */
export type ProfileFrame = Pick<ProfileData, 'venues'> & ShownTexts<ProfileTexts>;

/** The context of the views of a signed-in person. */
export type PersonFrame = ProfileFrame & {
  readonly session: Session;
  readonly user: SignedIn;
  readonly onDeleted: () => void;
};

export const useFrame = (): ProfileFrame => useOutletContext<ProfileFrame>();

export const usePerson = (): PersonFrame => useOutletContext<PersonFrame>();

/** Names the document after a view of the profile while it is shown. */
export const useProfileTitle = (view: string): void => useViewTitle(view, useInterface().profile.title);
