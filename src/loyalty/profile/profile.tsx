import { useInsertionEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { wayHome } from '../../ui/way-home.ts';
import { useInterface } from '../../i18n/interface-context.tsx';
import { useShownTexts } from '../../i18n/use-shown-texts.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { ProfilePage } from '../../ui/profile-page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { ProfileData, ProfileFrame, ProfileVenue } from './profile-context.ts';
import styles from './profile.css?inline';
import type { AccountTexts } from '../../i18n/texts.ts';
import { BASE_PATH } from '../../terms/house.ts';
import { fill } from '../../terms/fill.ts';
import { lastVenue } from '../../ui/read-last-venue.ts';

/** The frame of the diner's profile: its title, the link back to the menu, and the texts for its views. */
export function Profile() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { venues, first, loadTexts } = useLoaderData<ProfileData>();
  const frame: ProfileFrame = { venues, ...useShownTexts(first, loadTexts) };
  const { title, about } = useInterface().profile;
  usePageTitle(title, about);
  return (
    <ProfilePage title={title} back={useBackLink(venues, frame.texts.account)}>
      <Outlet context={frame} />
      <ScrollRestoration />
    </ProfilePage>
  );
}

/** The link back to the venue that was visited last, with its name; to the venue at the base path where there is none. */
function useBackLink(venues: readonly ProfileVenue[], words: AccountTexts['account']) {
  const texts = useInterface();
  const [path] = useState(lastVenue);
  const name = venues.find((venue) => venue.path === path?.split('/')[1])?.name;
  const back = name === undefined ? texts.profile.backToMenu : fill(words.backTo, { venue: name });
  return { href: `${BASE_PATH}${path ?? '/'}`, text: path === undefined ? wayHome(texts) : back };
}
