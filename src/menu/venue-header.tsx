import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../i18n/fill.ts';
import { classNames } from '../ui/class-names.ts';
import { pictureUrl } from '../ui/picture-url.ts';
import { Avatar } from './avatar.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { useMenu, useText } from './menu-context.ts';
import { Words } from './words.tsx';

/** Logo, name, subtitle and languages. The name is to be seen where there is no logo, or where it does not load. */
export function VenueHeader() {
  const { logo: logoName } = useInterface().controls;
  const { name, logo, loyalty } = useMenu();
  return (
    <header className="venue-header">
      {logo && <img className="logo" src={pictureUrl(logo)} alt={fill(logoName, { venue: name })} loading="lazy" />}
      {loyalty && <Avatar />}
      <LanguageSelector />
      <h1 className={classNames(logo && 'sr-only')}>{name}</h1>
      <Words as="p" className="subtitle" of={useText()('venue', 'subtitle')} />
    </header>
  );
}
