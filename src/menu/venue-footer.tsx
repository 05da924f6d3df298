import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../i18n/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useMenu } from './menu-context.ts';
import type { Contact } from './model.ts';

/** How to reach the venue, and what the law wants said. */
export function VenueFooter() {
  const { finderButtons, footer, page, print } = useInterface();
  const { name, contact } = useMenu();
  return (
    <footer className="venue-footer" data-print={print.date}>
      <h2>{fill(page.title, { venue: name })}</h2>
      {contact && <ContactLines contact={contact} />}
      <ul className="legal">
        <li>{footer.pricesIncludeTax}</li>
        <li>
          {footer.askAboutAllergens}{' '}
          <button className="button" data-wants="legend">
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
    <address>
      {phone && (
        <p>
          <Icon of={isMail ? 'mail' : 'phone'} />
          <span className="sr-only">{`${isMail ? footer.mail : footer.phone}: `}</span>
          <a href={phone.href}>{phone.text}</a>
        </p>
      )}
      {address && (
        <p>
          <Icon of="pin" />
          <span className="sr-only">{`${footer.address}: `}</span>
          {address}
        </p>
      )}
      {(instagram ?? facebook) && (
        <ul aria-label={footer.follow}>
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
      <NewTabLink className="round" href={href}>
        <Icon of={to} />
        <span className="sr-only">{name}</span>
      </NewTabLink>
    </li>
  );
}
