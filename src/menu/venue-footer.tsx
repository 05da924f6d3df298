import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import type { Contact } from '../terms/resolved-venue.ts';
import { classNames } from '../ui/class-names.ts';
import { signed } from '../ui/icon.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { useMenu } from './menu-context.ts';

/** How to reach the venue, and what the law wants said. */
export function VenueFooter() {
  const { finderButtons, footer, page, print } = useInterface();
  const { name, contact } = useMenu();
  return (
    <footer
      className="venue-footer measure mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 hairline pt-6"
      data-print={print.date}
    >
      <h2 className="title text-head">{fill(page.title, { venue: name })}</h2>
      {contact && <ContactLines contact={contact} />}
      <OpeningHours />
      <ul className="legal grid gap-1 text-label text-muted">
        <li>{footer.pricesIncludeTax}</li>
        <li>
          {footer.askAboutAllergens}{' '}
          <button className="link" data-wants="legend">
            {finderButtons.legend}
          </button>
        </li>
        <li>{footer.leftovers}</li>
        <li>{footer.tapWater}</li>
      </ul>
    </footer>
  );
}

function ContactLines({ contact: { phone, address, instagram, facebook } }: { readonly contact: Contact }) {
  const { footer } = useInterface();
  const isMail = phone?.href.startsWith('mailto:');
  return (
    <address className="grid grid-cols-[minmax(0,1fr)] not-italic">
      {phone && (
        <a
          className={classNames(
            'flex min-h-11 items-center gap-2 justify-self-start',
            signed(isMail ? 'mail' : 'phone'),
            isMail ? 'wrap-anywhere' : 'whitespace-nowrap',
          )}
          href={phone.href}
          aria-label={`${isMail ? footer.mail : footer.phone}: ${phone.text}`}
        >
          {phone.text}
        </a>
      )}
      {address && (
        <p className={`flex min-h-11 items-center gap-2 ${signed('pin')}`}>
          <span className="sr-only">{`${footer.address}: `}</span>
          {address}
        </p>
      )}
      {(instagram ?? facebook) && (
        <ul className="flex gap-1" aria-label={footer.follow}>
          {instagram && <SocialLink to="instagram" name="Instagram" href={instagram} />}
          {facebook && <SocialLink to="facebook" name="Facebook" href={facebook} />}
        </ul>
      )}
    </address>
  );
}

type SocialLinkProps = { readonly to: 'instagram' | 'facebook'; readonly name: string; readonly href: string };

function SocialLink({ to, name, href }: SocialLinkProps) {
  return (
    <li>
      <NewTabLink className={`grid size-11 place-items-center ${signed(to)}`} href={href} name={name} />
    </li>
  );
}
