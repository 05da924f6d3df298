import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useEveryLanguage, useInterface } from '../i18n/interface-context.tsx';
import { lastVenue } from '../ui/last-venue.ts';
import { PageHead } from '../ui/page-head.tsx';

/** Nothing tells of a change: another page makes it. */
const never = () => () => {};

/** The diner's profile; the way back leads to the venue that was visited last. */
export function ProfilePage() {
  useEveryLanguage();
  const { profile, notFound } = useInterface();
  const venue = useSyncExternalStore(never, lastVenue, () => undefined);
  return (
    <main className="message">
      <PageHead title={profile.title} description={profile.signedOut} />
      <h1>{profile.title}</h1>
      <p>{profile.signedOut}</p>
      {!venue && <p>{profile.noLastVenue}</p>}
      <Link className="button" reloadDocument to={venue ?? '/'}>
        {venue ? profile.backToMenu : notFound.home}
      </Link>
    </main>
  );
}
