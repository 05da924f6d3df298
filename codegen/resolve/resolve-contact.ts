import { prefixOf, type Site } from '../../src/terms/site.ts';
import type { ResolvedVenue } from './venue.ts';
import { isPhoneNumber } from '../validate/phones.ts';
import type { Located, VenueRecord } from '../validate/values.ts';
import { present } from './context.ts';

type Contact = NonNullable<ResolvedVenue['contact']>;

export function resolveContact(
  contact: NonNullable<VenueRecord['contact']>,
  { country }: Pick<Site, 'country'>,
): Contact | undefined {
  const { phone, address, instagram, facebook } = contact;
  const resolved: Contact = present({
    phone: phone && { text: phone.value, href: phoneLink(phone.value, prefixOf(country)) },
    address: address?.value,
    instagram: instagram && accountLink(instagram, 'https://www.instagram.com/'),
    facebook: facebook && accountLink(facebook, 'https://www.facebook.com/'),
  });
  return Object.keys(resolved).length === 0 ? undefined : resolved;
}

/**
 * A number is called, any other text is an e-mail address (specification, point 2, footer). A number without a prefix has
 * that of the site's country (point 9).
 */
function phoneLink(text: string, prefix: string): string {
  if (!isPhoneNumber(text)) return `mailto:${text}`;
  const digits = text.replaceAll(' ', '');
  return `tel:${digits.startsWith('+') ? digits : `+${prefix}${digits}`}`;
}

function accountLink({ value }: Located<string>, site: string): string {
  return value.startsWith('https://') ? value : site + value.replace(/^@/, '');
}
