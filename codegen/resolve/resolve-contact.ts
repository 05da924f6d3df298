import { prefixOf, type Site } from '../../src/terms/site.ts';
import type { ResolvedVenue } from './venue.ts';
import { isPhoneNumber } from '../validate/phones.ts';
import type { Located, SourcePhone, VenueRecord } from '../validate/values.ts';
import { checkAccounts } from './check-accounts.ts';
import { present, type VenueContext } from './context.ts';
import { callLink, chatLink } from './phone-link.ts';
import type { Texts } from './texts.ts';

type Contact = NonNullable<ResolvedVenue['contact']>;
type Phone = NonNullable<Contact['phones']>[number];

export function resolveContact(
  contact: NonNullable<VenueRecord['contact']>,
  { country }: Pick<Site, 'country'>,
  { texts, report }: Pick<VenueContext, 'texts' | 'report'>,
): Contact | undefined {
  checkAccounts(contact, report);
  const { whatsapp, instagram, facebook, tiktok } = contact;
  const prefix = prefixOf(country);
  const phones = contact.phone?.map((phone) => resolvePhone(phone, prefix, texts)) ?? [];
  const [first] = phones;
  const resolved: Contact = present({
    phone: first && { text: first.text, href: first.href },
    phones: phones.length > 1 || first?.label ? phones : undefined,
    email: contact.email?.value,
    whatsapp: whatsapp && { text: whatsapp.value, href: chatLink(whatsapp.value, prefix) },
    web: contact.web?.value,
    booking: contact.booking?.value,
    address: contact.address?.value,
    map: contact.map?.value,
    instagram: instagram && accountLink(instagram, 'https://www.instagram.com/'),
    facebook: facebook && accountLink(facebook, 'https://www.facebook.com/'),
    tiktok: tiktok && accountLink(tiktok, 'https://www.tiktok.com/@'),
  });
  return Object.keys(resolved).length === 0 ? undefined : resolved;
}

/** A number is called, any other text is an e-mail address (specification, point 2, footer). */
function resolvePhone({ label, phone: { value: text } }: SourcePhone, prefix: string, texts: Texts): Phone {
  return present({
    label: label && texts.resolveUntagged(label),
    text,
    href: isPhoneNumber(text) ? callLink(text, prefix) : `mailto:${text}`,
  });
}

function accountLink({ value }: Located<string>, site: string): string {
  return value.startsWith('https://') ? value : site + value.replace(/^@/, '');
}
