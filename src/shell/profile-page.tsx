import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { fill } from '../i18n/fill.ts';
import { useInterface } from '../i18n/interface-context.tsx';
import { BASE_PATH } from '../ui/base-path.ts';
import { lastVenue } from '../ui/last-venue.ts';
import { logFailure } from '../ui/log.ts';
import { usePageTitle } from '../ui/use-page-title.ts';

/** Nothing tells of a change: another page makes it. */
const never = () => () => {};

type ProfilePageProps = {
  /** Loads all that needs a person: the form to sign in, cards, account. It has a way back of its own. */
  readonly loadAccount: () => Promise<ComponentType>;
};

/** The diner's profile; the way back leads to the venue that was visited last. */
export function ProfilePage({ loadAccount }: ProfilePageProps) {
  const { profile, notFound, controls } = useInterface();
  usePageTitle(profile.title, profile.about);
  const venue = useSyncExternalStore(never, lastVenue, () => undefined);
  const [Account, failed] = useAccount(loadAccount);
  return (
    <main className="message profile">
      <h1>{profile.title}</h1>
      {Account ? (
        <Account />
      ) : (
        <>
          <a className="button profile-back" href={`${BASE_PATH}${venue ?? '/'}`}>
            {venue ? profile.backToMenu : notFound.home}
          </a>
          <p>{profile.about}</p>
          <p role="alert">{failed && fill(controls.languageFailed, { name: profile.title })}</p>
          {!venue && <p>{profile.noLastVenue}</p>}
        </>
      )}
    </main>
  );
}

/** The account once it has been loaded, and whether it could not be; the next time that there is a network it is tried again. */
function useAccount(load: ProfilePageProps['loadAccount']): [ComponentType | undefined, boolean] {
  const [account, setAccount] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const tryToLoad = async (): Promise<void> => {
      try {
        const loaded = await load();
        setAccount(() => loaded);
        window.removeEventListener('online', tryToLoad);
      } catch (cause) {
        logFailure('Error loading the profile:', cause);
        setFailed(true);
      }
    };
    void tryToLoad();
    window.addEventListener('online', tryToLoad);
    return () => window.removeEventListener('online', tryToLoad);
  }, [load]);
  return [account, failed];
}
