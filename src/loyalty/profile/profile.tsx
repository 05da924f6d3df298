import { useInsertionEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { useInterface } from '../../i18n/interface-context.tsx';
import { useShownTexts } from '../../i18n/use-shown-texts.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { ProfilePage } from '../../ui/profile-page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { ProfileData, ProfileFrame } from './profile-context.ts';
import styles from './profile.css?inline';
import { useBackLink } from './use-back-link.ts';

/** The frame of the diner's profile: its title, the way back to the menu, and its words for what is below. */
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
