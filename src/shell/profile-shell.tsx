import { useEffect, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';
import { useInterface } from '../i18n/interface-context.tsx';
import { BASE_PATH } from '../terms/house.ts';
import { fill } from '../terms/fill.ts';
import { lastVenue } from '../ui/read-last-venue.ts';
import { logFailure } from '../ui/log.ts';
import { MissingApp } from '../ui/missing-app.tsx';
import { ProfilePage } from '../ui/profile-page.tsx';
import { wayHome } from '../ui/way-home.ts';
import { usePageTitle } from '../ui/use-page-title.ts';

/** There are no changes to listen to: only another page writes the last venue. */
const never = () => () => {};

type ProfileShellProps = {
  /** Loads the profile again; absent where it has not failed to load. */
  readonly onAgain?: () => void;
};

/** The profile's placeholder while it loads: its purpose, and the link back to the last visited venue. */
export function ProfileShell({ onAgain }: ProfileShellProps) {
  const texts = useInterface();
  const { profile, controls } = texts;
  usePageTitle(profile.title, profile.about);
  const venue = useSyncExternalStore(never, lastVenue, () => undefined);
  return (
    <ProfilePage
      title={profile.title}
      back={{ href: `${BASE_PATH}${venue ?? '/'}`, text: venue ? profile.backToMenu : wayHome(texts) }}
    >
      <p>{profile.about}</p>
      <noscript>
        <p>{controls.needsScript}</p>
      </noscript>
      <MissingApp
        words={fill(controls.languageFailed, { name: profile.title })}
        again={profile.title}
        onAgain={onAgain}
      />
      {!venue && <p>{profile.noLastVenue}</p>}
    </ProfilePage>
  );
}

const reload = (): void => window.location.reload();

/** The error element of a profile that could not be loaded. It reloads the document, because an old one may name files that are gone. */
export function ProfileMissing() {
  const cause = useRouteError();
  useEffect(() => {
    logFailure('Error loading the profile:', cause);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [cause]);
  return <ProfileShell onAgain={reload} />;
}
