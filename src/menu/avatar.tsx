import { useInterface } from '../i18n/interface-context.tsx';
import { useKnownPhoto } from '../session/known-user-photo.ts';
import { PROFILE_ADDRESS } from '../ui/profile-address.ts';

/** The way to the profile: the diner's photo, or a sign for those who have none (specification, point 2). */
export function Avatar() {
  const { profile } = useInterface();
  const photo = useKnownPhoto();
  return (
    <a className="avatar" href={PROFILE_ADDRESS} aria-label={profile.title}>
      {photo && <img src={photo} alt="" referrerPolicy="no-referrer" />}
    </a>
  );
}
