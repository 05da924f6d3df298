import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { AccountTexts } from '../../i18n/account-texts.ts';
import { useInterface } from '../../i18n/interface-context.tsx';
import { BASE_PATH } from '../../ui/base-path.ts';
import { lastVenue } from '../../ui/last-venue.ts';
import type { ProfileVenue } from './profile-words.ts';

type BackLink = { readonly href: string; readonly text: string };

/** The way back to the venue that was visited last, by its name; to the demo where there is none. */
export function useBackLink(venues: readonly ProfileVenue[], words: AccountTexts['account']): BackLink {
  const { profile, notFound } = useInterface();
  const [path] = useState(lastVenue);
  const name = venues.find((venue) => venue.path === path?.split('/')[1])?.name;
  const back = name === undefined ? profile.backToMenu : fill(words.backTo, { venue: name });
  return { href: `${BASE_PATH}${path ?? '/'}`, text: path === undefined ? notFound.home : back };
}
