import { expect, test } from 'vitest';
import type { GeneratedFile } from '../../../codegen/emit/generated-file.ts';
import { generateShared } from '../../../codegen/emit/generate-shared.ts';
import { generateVenue } from '../../../codegen/emit/generate-venue.ts';
import { summarize } from '../../../codegen/emit/venue-summary.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { typeErrors, typeProject } from '../support/type-project.ts';
import { venueOf } from '../support/venues.ts';

const VENUE: ResolvedVenue = {
  ...venueOf(
    { kind: 'item', variant: 'simple', id: 'agua', name: { es: 'Agua' }, prices: [{ label: 'copa', amount: 2 }] },
    { kind: 'heading', text: { es: 'Vinos' } },
    { kind: 'item', variant: 'simple', id: 'vino', name: { es: 'Vino' }, allergens: ['sulfitos'] },
  ),
  languages: ['es', 'en'],
};

/** The venue's files, one of them with a fault. */
function withFault(id: string, name: string, from: string, to: string): GeneratedFile[] {
  return generateVenue({ ...VENUE, id }).map((file) => {
    if (!file.path.endsWith(`/${name}`)) return file;
    expect(file.content).toContain(from);
    return { ...file, content: file.content.replace(from, to) };
  });
}

test('what is wrong in a generated module is a type error, and what is right is none', { timeout: 60_000 }, () => {
  const files = [
    ...generateVenue({ ...VENUE, id: 'right' }),
    ...generateVenue({ ...venueOf(), id: 'empty' }),
    ...generateVenue({ ...venueOf(), id: 'closed', status: 'unavailable' }),
    ...withFault('language', 'texts.ts', `en: () => import('./texts/en.ts') `, ''),
    ...withFault('offered', 'menu.ts', `languages: ['es', 'en']`, `languages: ['es', 'fr']`),
    ...withFault('allergen', 'menu.ts', `'sulfitos'`, `'sulfito'`),
    ...withFault('label', 'menu.ts', `copa: 2`, `cpoa: 2`),
    ...withFault('component', 'route.tsx', 'heading: Heading, ', ''),
    ...withFault('kind', 'menu.ts', `kind: 'heading'`, `kind: 'note'`),
  ];
  const errors = typeErrors(typeProject(files));
  const faulty = errors.map((error) => error.replace(/^generated\/venues\/(.*?): .*$/, '$1'));
  expect([...new Set(faulty)].toSorted()).toEqual([
    'allergen/menu.ts',
    'component/route.tsx',
    'kind/menu.ts',
    'label/menu.ts',
    'language/texts.ts',
    'offered/menu.ts',
  ]);
});

test('a language or a text of the interface that is missing is a type error', { timeout: 60_000 }, () => {
  const texts = { es: { page: { title: 'Carta' } } } as unknown as Parameters<typeof generateShared>[2];
  const shared = generateShared(new Map([['bar', summarize(VENUE)]]), [], texts);
  const errors = typeErrors(typeProject([...shared, ...generateVenue({ ...VENUE, id: 'bar' })]));
  expect(errors.map((error) => error.replace(/ from type .*:/, ':'))).toEqual([
    'generated/account.ts: Type \'{ es: () => Promise<typeof import("./account/es.ts")>; }\' is missing the following properties: ca, de, en, fr, it',
    "generated/account/es.ts: Property 'account' is missing in type '{}' but required in type 'AccountTexts'.",
    'generated/consent.ts: Type \'{ es: () => Promise<typeof import("./consent/es.ts")>; }\' is missing the following properties: ca, de, en, fr, it',
    "generated/consent/es.ts: Property 'consent' is missing in type '{}' but required in type 'ConsentTexts'.",
    'generated/interface.ts: Type \'{ es: () => Promise<typeof import("./interface/es.ts")>; }\' is missing the following properties: ca, de, en, fr, it',
    "generated/interface/es.ts: Type '{ title: string; }' is missing the following properties: description, keywords, skipToMenu",
    'generated/later.ts: Type \'{ es: () => Promise<typeof import("./later/es.ts")>; }\' is missing the following properties: ca, de, en, fr, it',
    "generated/later/es.ts: Type '{}' is missing the following properties: demoInformation, finder, offline",
    'generated/loyalty.ts: Type \'{ es: () => Promise<typeof import("./loyalty/es.ts")>; }\' is missing the following properties: ca, de, en, fr, it',
    "generated/loyalty/es.ts: Property 'loyalty' is missing in type '{}' but required in type 'LoyaltyTexts'.",
    "generated/offers.ts: Property 'offer' is missing in type '{}' but required in type 'OfferTexts'.",
    'generated/staff.ts: Type \'{ es: () => Promise<typeof import("./staff/es.ts")>; }\' is missing the following properties: ca, de, en, fr, it',
    "generated/staff/es.ts: Property 'staff' is missing in type '{}' but required in type 'StaffTexts'.",
  ]);
});
