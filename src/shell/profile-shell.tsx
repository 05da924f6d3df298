import { useEffect, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';
import { fill } from '../i18n/fill.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { BASE_PATH } from '../ui/base-path.ts';
import { lastVenue } from '../ui/last-venue.ts';
import { logFailure } from '../ui/log.ts';
import { ProfilePage } from '../ui/profile-page.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

/** Nothing tells of a change: another page makes it. */
const never = () => () => {};

type ProfileShellProps = {
  /** Whether the rest could not be loaded. */
  readonly isMissing?: boolean;
};

/** What stands in the profile's place until it is there: what it is for, and the way back to the venue that was visited last. */
export function ProfileShell({ isMissing = false }: ProfileShellProps) {
  const { profile, notFound, controls } = useInterface();
  usePageTitle(profile.title, profile.about);
  const venue = useSyncExternalStore(never, lastVenue, () => undefined);
  return (
    <ProfilePage
      title={profile.title}
      back={{ href: `${BASE_PATH}${venue ?? '/'}`, text: venue ? profile.backToMenu : notFound.home }}
    >
      <p>{profile.about}</p>
      <p role="alert" className="empty:hidden">
        {isMissing && fill(controls.languageFailed, { name: profile.title })}
      </p>
      {!venue && <p>{profile.noLastVenue}</p>}
    </ProfilePage>
  );
}

/** In the place of what could not be loaded: a page of before may ask for files that are no more, so that it is loaded whole. */
export function ProfileMissing() {
  const cause = useRouteError();
  useEffect(() => {
    logFailure('Error loading the profile:', cause);
    const again = (): void => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [cause]);
  return <ProfileShell isMissing />;
}
