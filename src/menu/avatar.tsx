import { useInterface } from '../i18n/interface-context.tsx';
import { PROFILE_ADDRESS } from '../ui/profile-address.ts';

/** The way to the profile: the diner's photo, or a sign for those who have none (specification, point 2; `greetMember`). */
export function Avatar() {
  const { profile } = useInterface();
  return (
    <a
      className="avatar sign relative ms-auto grid size-11 [--at:10] place-items-center"
      href={PROFILE_ADDRESS}
      aria-label={profile.title}
      data-island=""
    />
  );
}
