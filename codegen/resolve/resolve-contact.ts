import { nationalNumber, prefixOf, type Site } from '../../src/terms/site.ts';
import type { ResolvedVenue } from './venue.ts';
import { isPhoneNumber } from '../validate/phones.ts';
import type { Located, SourcePhone, VenueRecord } from '../validate/values.ts';
import { type Each, present, type VenueContext } from './context.ts';
import type { Texts } from './texts.ts';
import { words } from '../diagnostics/words.ts';
import type { Report } from '../diagnostics/report.ts';

type Contact = NonNullable<ResolvedVenue['contact']>;
type Phone = NonNullable<Contact['phones']>[number];

export function resolveContact(
  contact: NonNullable<VenueRecord['contact']>,
  { country }: Pick<Site, 'country'>,
  { texts, report }: Pick<VenueContext, 'texts' | 'report'>,
): Contact | undefined {
  checkAccounts(contact, report);
  const { whatsapp, instagram, facebook, tiktok } = contact;
  checkPrefixes([...(contact.phone ?? []).map(({ phone }) => phone), whatsapp], country, report);
  const phones = contact.phone?.map((phone) => resolvePhone(phone, country, texts)) ?? [];
  const [first] = phones;
  const resolved: Contact = present({
    phone: first && { text: first.text, href: first.href },
    phones: phones.length > 1 || first?.label ? phones : undefined,
    email: contact.email?.value,
    whatsapp: whatsapp && { text: whatsapp.value, href: chatLink(whatsapp.value, country) },
    web: contact.web?.value,
    booking: contact.booking?.value,
    address: contact.address?.value,
    map: contact.map?.value,
    instagram: instagram && accountLink(instagram, 'https://www.instagram.com/'),
    facebook: facebook && accountLink(facebook, 'https://www.facebook.com/'),
    tiktok: tiktok && accountLink(tiktok, 'https://www.tiktok.com/@'),
  } satisfies Each<keyof typeof contact>);
  return Object.keys(resolved).length === 0 ? undefined : resolved;
}

/** A phone with its link: `tel:` for a number, `mailto:` for any other text (specification, point 2, footer). */
function resolvePhone({ label, phone: { value: text } }: SourcePhone, country: string, texts: Texts): Phone {
  return present({
    label: label && texts.resolveUntagged(label),
    text,
    href: isPhoneNumber(text) ? callLink(text, country) : `mailto:${text}`,
  });
}

function accountLink({ value }: Located<string>, site: string): string {
  return value.startsWith('https://') ? value : site + value.replace(/^@/, '');
}

const NETWORKS = {
  instagram: ['instagram.com', 'instagr.am'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  tiktok: ['tiktok.com'],
} as const;
const NAMES = Object.keys(NETWORKS) as (keyof typeof NETWORKS)[];

function checkAccounts(contact: NonNullable<VenueRecord['contact']>, report: Report): void {
  for (const name of NAMES) {
    const account = contact[name];
    const host = account?.value.startsWith('https://') ? new URL(account.value).hostname : '';
    const other = NAMES.find((each) => NETWORKS[each].some((site) => host === site || host.endsWith(`.${site}`)));
    if (account === undefined || other === undefined || other === name) continue;
    const hint = words('writeUnder', other);
    report.add(account.source, 'bad-link', account.at, words('ofOtherNetwork', name, other), hint);
  }
}

/** Least digits of a number after the country's prefix, where they are not nine. */
const NATIONAL: ReadonlyMap<string, number> = new Map(
  [
    '6 AD',
    '7 EE IS LI PA',
    '8 AE AL AT BG BO CR CU CY DE DK EC FI GT HK HN HR HU IE IL LT LV MC ME MT NI NO NZ QA RS SE SG SI SV TW UY XK',
    '10 BR',
  ].flatMap((line) => {
    const [digits, ...countries] = line.split(' ');
    return countries.map((country): [string, number] => [country, Number(digits)]);
  }),
);

/** Reports a prefix without a plus sign: `34 600 123 456` would be called with the prefix twice. */
export function checkPrefixes(
  numbers: readonly (Located<string> | undefined)[],
  country: string,
  report: Report,
): void {
  const prefix = prefixOf(country);
  const least = NATIONAL.get(country) ?? 9;
  for (const number of numbers) {
    const digits = number?.value.replaceAll(' ', '') ?? '';
    if (number === undefined || !/^\d+$/.test(digits)) continue;
    if (!digits.startsWith(prefix) || digits.length < prefix.length + least) continue;
    const hint = words('write', `+${number.value}`);
    report.add(number.source, 'wrong-type', number.at, words('prefixWithoutPlus', number.value, prefix), hint);
  }
}

/** A number in international digits. Without a prefix it belongs to the site's country (specification, point 9). */
function international(number: string, country: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const prefix = prefixOf(country);
  const isAbroad = number.trim().startsWith('+') || digits.startsWith('00');
  if (!isAbroad) return prefix + nationalNumber(digits, country);
  const whole = digits.replace(/^00/, '');
  return whole.startsWith(prefix) ? prefix + nationalNumber(whole.slice(prefix.length), country) : whole;
}

export const callLink = (number: string, country: string): string => `tel:+${international(number, country)}`;

export const chatLink = (number: string, country: string): string => `https://wa.me/${international(number, country)}`;
