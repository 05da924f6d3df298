import type { ReactNode } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import { COUNTRY } from '../terms/house.ts';
import { type Contact, phonesOf, type Reach, shortAddress } from '../terms/resolved-venue.ts';
import { lawsOf } from '../terms/site.ts';
import { classNames } from '../ui/class-names.ts';
import { type IconName, signed } from '../ui/icon.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { type ShownText, useMenu, useText } from './menu-context.ts';
import { Words } from './words.tsx';

/** The venue's contact details, and the legally required texts. `isFar`: no phone shows it on its first screen. */
export function VenueFooter({ isFar }: { readonly isFar: boolean }) {
  const { finderButtons, footer, page, print } = useInterface();
  const { name, contact } = useMenu();
  return (
    <footer
      className={classNames('venue-footer measure mt-8 grid grid-cols-1 gap-4 hairline pt-6', isFar && 'far')}
      data-print={print.date}
    >
      <h2 className="title text-head">{fill(page.title, { venue: name })}</h2>
      {contact && <ContactLines contact={contact} />}
      <OpeningHours />
      <ul className="legal grid gap-1 text-label text-muted">
        <li>{footer.pricesIncludeTax}</li>
        <li>
          {footer.askAboutAllergens}{' '}
          <button className="link -my-3" data-wants="legend">
            {finderButtons.legend}
          </button>
        </li>
        {lawsOf(COUNTRY).map((law) => (
          <li key={law}>{footer[law]}</li>
        ))}
      </ul>
    </footer>
  );
}

function ContactLines({ contact }: { readonly contact: Contact }) {
  const { footer } = useInterface();
  const text = useText();
  const { name } = useMenu();
  const { email, whatsapp, web, booking, address, map, instagram, facebook, tiktok } = contact;
  return (
    <address className="grid grid-cols-1 not-italic">
      {phonesOf(contact).map((phone, index) => (
        <PhoneLine key={phone.href} phone={phone} label={text('venue', `contact.phones.${index}`)} />
      ))}
      {email && <PhoneLine phone={{ text: email, href: `mailto:${email}` }} />}
      {whatsapp && (
        <Line icon="chat">
          <small className="text-muted">WhatsApp</small>
          <NewTabLink className={`${LINK} whitespace-nowrap`} href={whatsapp.href} name={whatsapp.text}>
            {whatsapp.text}
          </NewTabLink>
        </Line>
      )}
      {web && (
        <NewTabLink
          className={lineOf('globe', 'wrap-anywhere')}
          href={web}
          name={`${footer.web}: ${shortAddress(web)}`}
        >
          {shortAddress(web)}
        </NewTabLink>
      )}
      {booking && (
        <NewTabLink className={lineOf('calendar')} href={booking} name={footer.book}>
          {footer.book}
        </NewTabLink>
      )}
      {(address ?? map) && (
        <NewTabLink
          className={lineOf('pin')}
          href={mapLink(name, contact)}
          name={`${footer.address}: ${address ?? name}`}
        >
          {address ?? name}
        </NewTabLink>
      )}
      {(instagram ?? facebook ?? tiktok) && (
        <ul className="-ms-3 flex" aria-label={footer.follow}>
          {instagram && <SocialLink to="instagram" name="Instagram" href={instagram} />}
          {facebook && <SocialLink to="facebook" name="Facebook" href={facebook} />}
          {tiktok && <SocialLink to="tiktok" name="TikTok" href={tiktok} />}
        </ul>
      )}
    </address>
  );
}

/** The hit area of a link has the whole height of its line. */
const LINK = 'flex min-h-11 min-w-0 items-center';

/** The look of a line, which may be a link as a whole. */
const lineOf = (icon: IconName, look?: string): string | undefined =>
  classNames('flex min-h-11 items-center gap-2', signed(icon), look);

type LineProps = { readonly icon: IconName; readonly children: ReactNode };

function Line({ icon, children }: LineProps) {
  return <p className={lineOf(icon, 'flex-wrap')}>{children}</p>;
}

/** A number or an e-mail address, and its purpose. */
function PhoneLine({
  phone: { text, href },
  label,
}: {
  readonly phone: Reach;
  readonly label?: ShownText | undefined;
}) {
  const { footer } = useInterface();
  const isMail = href.startsWith('mailto:');
  const name = `${isMail ? footer.mail : footer.phone}: ${text}`;
  const look = isMail ? 'wrap-anywhere' : 'whitespace-nowrap';
  if (!label) {
    return (
      <a className={lineOf(isMail ? 'mail' : 'phone', look)} href={href} aria-label={name}>
        {text}
      </a>
    );
  }
  return (
    <Line icon={isMail ? 'mail' : 'phone'}>
      <Words as="small" className="text-muted" of={label} />
      <a className={classNames(LINK, look)} href={href} aria-label={name}>
        {text}
      </a>
    </Line>
  );
}

type SocialLinkProps = {
  readonly to: 'instagram' | 'facebook' | 'tiktok';
  readonly name: string;
  readonly href: string;
};

function SocialLink({ to, name, href }: SocialLinkProps) {
  return (
    <li>
      <NewTabLink className={`grid size-11 place-items-center ${signed(to)}`} href={href} name={name} />
    </li>
  );
}

/** The link to a map: the address in the menu, or a search for the venue's name and address. */
function mapLink(name: string, { map, address }: { readonly map?: string; readonly address?: string }): string {
  return map ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address ?? ''}`)}`;
}
