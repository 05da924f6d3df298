import { useSyncExternalStore } from 'react';
import { BASE_PATH } from '../ui/base-path.ts';
import { useEveryLanguage, useInterface } from '../i18n/interface-context.tsx';
import { lastVenue } from '../ui/last-venue.ts';
import { usePageTitle } from '../ui/use-page-title.ts';

/** Nothing tells of a change: another page makes it. */
const never = () => () => {};

/** The diner's profile; the way back leads to the venue that was visited last. */
export function ProfilePage() {
  useEveryLanguage();
  const { profile, notFound } = useInterface();
  usePageTitle(profile.title, profile.signedOut);
  const venue = useSyncExternalStore(never, lastVenue, () => undefined);
  return (
    <main className="message">
      <h1>{profile.title}</h1>
      <p>{profile.signedOut}</p>
      {!venue && <p>{profile.noLastVenue}</p>}
      <a className="button" href={`${BASE_PATH}${venue ?? '/'}`}>
        {venue ? profile.backToMenu : notFound.home}
      </a>
    </main>
  );
}
