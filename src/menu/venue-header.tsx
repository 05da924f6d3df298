import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import { classNames } from '../ui/class-names.ts';
import { LanguageSelector } from './language-selector.tsx';
import { useMenu, useText } from './menu-context.ts';
import { SmallPicture } from './picture.tsx';
import { Words } from './words.tsx';
import { PROFILE_ADDRESS } from '../ui/profile-address.ts';

/** Logo, name, subtitle and languages. The name is shown where there is no logo, or where it does not load. */
export function VenueHeader() {
  const { logo: logoName } = useInterface().controls;
  const { name, logo, loyalty } = useMenu();
  return (
    <header className="venue-header measure flex flex-wrap items-center py-2">
      {logo && (
        <SmallPicture
          of={logo}
          className="logo my-1 h-9 w-29 object-contain object-left rtl:object-right"
          alt={fill(logoName, { venue: name })}
        />
      )}
      <h1 className={classNames(logo ? 'sr-only' : 'title text-special')}>{name}</h1>
      <LanguageSelector />
      {loyalty && <Avatar />}
      <Words as="p" className="subtitle w-full text-body text-muted" of={useText()('venue', 'subtitle')} />
    </header>
  );
}

/** The link to the profile: the diner's photo, or a sign for those without one (specification, point 2; `greetMember`). */
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
