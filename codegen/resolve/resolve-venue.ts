import { words } from '../diagnostics/words.ts';
import type { ResolvedSection, ResolvedVenue } from './venue.ts';
import { SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import type { Report } from '../diagnostics/report.ts';
import { startOf } from '../parse/nodes.ts';
import type { VenueFile } from '../validate/files.ts';
import type { Declared, Located, SourceDish, SourceText, VenueRecord } from '../validate/values.ts';
import { type Each, present, type VenueContext } from './context.ts';
import { type ImageFolder, Pictures } from './pictures.ts';
import type { PlacedSection, PlacedEntry } from './placed.ts';
import { checkPrefixes, resolveContact } from './resolve-contact.ts';
import { checkConfirmed, checkHours, checkMarks } from './check-rules.ts';
import { checkShown } from './never-shown.ts';
import { Texts } from './texts.ts';
import { KINDS, type ResolvedEntry } from '../kinds/kinds.ts';
import type { Mark } from '../../src/terms/marks.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Declaration } from '../../src/terms/declaration.ts';
import { declarationOfAll, inclusionsIn, partsIn } from '../kinds/parts.ts';
import { checkIngredients } from './ingredients.ts';
import { putValue, resolveFields } from './resolve-fields.ts';

/** Resolves a venue: texts to its languages, defaults into items, pictures to files. */
export function resolveVenue(
  { source, languagesKnown }: VenueFile,
  fields: VenueRecord,
  sections: readonly PlacedSection[],
  around: ImageFolder & { readonly site?: Site },
  report: Report,
): ResolvedVenue {
  const { languages = ['es'], requiredLanguages: required = [] } = fields;
  const texts = new Texts({ source, languages: languagesKnown ? languages : undefined, required }, report);
  const pictures = new Pictures(around, source.id, report);
  const context: VenueContext = { texts, pictures, report, languages };
  const { site = SITE_DEFAULTS } = around;
  return present({
    id: source.id,
    name: fields.venue?.value ?? '',
    barID: fields.barID?.value ?? source.id,
    status: fields.status?.value === 'unavailable' ? ('unavailable' as const) : ('open' as const),
    urlPath: fields.urlPath?.value ?? false,
    languages,
    requiredLanguages: required.length === 0 ? undefined : required,
    logo: fields.logo?.value,
    logoFile: logoFileOf(fields, pictures),
    subtitle: fields.subtitle && texts.resolve(fields.subtitle),
    contact: fields.contact && resolveContact(fields.contact, site, context),
    loyalty: resolveLoyalty(fields, texts),
    info: resolveInfo(fields, site, context),
    theme: resolveTheme(fields),
    hours: fields.hours?.value,
    closed: fields.closed?.map(({ value }) => value),
    timeZone: fields.timeZone?.value,
    sections: sections.map((section) => resolveSection(section, context)),
  } satisfies Each<Exclude<keyof VenueRecord, 'venue' | 'defaults'>>);
}

function resolveSection(
  { section, id, entries, place, damaged }: PlacedSection,
  context: VenueContext,
): ResolvedSection {
  const { image, hidden, onlyNight, served } = section.fields;
  checkHours(section.fields, context.report);
  if (entries.length === 0 && !damaged) {
    context.report.add(
      place.source,
      'empty-section',
      place.at,
      words('emptySection'),
      words('writeEntries'),
      place.endsAt,
    );
  }
  const shown = present({
    hidden: hidden?.value ?? false,
    onlyNight: onlyNight?.value ?? false,
    served: served?.value,
  });
  return present({
    id,
    title: context.texts.resolve(section.title),
    image: image?.value,
    imageFile: image && context.pictures.picture(image),
    ...shown,
    entries: entries.map((entry) => {
      const resolved = resolveEntry(entry, context);
      checkShown(entry, resolved, shown, context.report);
      return resolved;
    }),
  });
}

const logoFileOf = ({ logo, venue }: VenueRecord, pictures: Pictures): string | undefined =>
  logo ? pictures.small(logo) : venue && pictures.logo(venue);

function resolveLoyalty({ loyalty }: VenueRecord, texts: Texts): ResolvedVenue['loyalty'] {
  if (loyalty?.stamps === undefined || loyalty.reward === undefined) return undefined;
  return present({
    stamps: loyalty.stamps.value,
    reward: texts.resolve(loyalty.reward),
    validity: loyalty.validity?.value,
    perDay: loyalty.perDay?.value,
  } satisfies Each<keyof typeof loyalty>);
}

function resolveInfo(
  { info }: VenueRecord,
  { country }: Pick<Site, 'country'>,
  { texts, report }: Pick<VenueContext, 'texts' | 'report'>,
): ResolvedVenue['info'] {
  checkPrefixes(info?.phones?.map(({ number }) => number) ?? [], country, report);
  return (
    info &&
    present({
      founded: info.founded?.value,
      address: info.address?.value,
      phones: info.phones?.map(({ label, number, kind }) => ({
        label: label === undefined ? {} : texts.resolveUntagged(label),
        number: number?.value ?? '',
        kind: kind?.value === 'whatsapp' ? ('whatsapp' as const) : ('tel' as const),
      })),
    } satisfies Each<keyof typeof info>)
  );
}

function resolveTheme({ theme }: VenueRecord): ResolvedVenue['theme'] {
  return (
    theme &&
    present({
      accent: theme.accent?.value,
      background: theme.background?.value,
      text: theme.text?.value,
      font: theme.font?.value,
    } satisfies Each<keyof typeof theme>)
  );
}

/** Resolves an entry: its fields by their types, or by its kind's own function. */
function resolveEntry(placed: PlacedEntry, context: VenueContext): ResolvedEntry {
  const { entry, id = '', prices } = placed;
  const kind: Kind = KINDS[entry.kind];
  const resolved: { [name: string]: unknown } = { kind: entry.kind };
  // The tables of this kind have given the word and the fields their types.
  if (kind.resolve !== undefined) {
    Object.assign(resolved, kind.resolve(entry.word as never, entry.fields as never, placed, context));
  } else {
    checkDeclared(entry, context);
    if (Object.hasOwn(kind.fields, 'id')) resolved['id'] = id;
    putValue(resolved, kind.holds, entry.word, kind.word, context);
    Object.assign(resolved, resolveFields(kind.fields, entry.fields, context, prices));
  }
  const whole = withParts(kind, resolved);
  checkMarks(marksOf(placed), whole, context.report);
  return whole as ResolvedEntry;
}

/** An entry with the combined declaration of itself and its parts. */
function withParts({ fields }: Kind, resolved: Declaration): object {
  const parts = partsIn(fields, resolved);
  if (parts.length === 0) return resolved;
  const { allergens: _, mayContain: __, ...others } = resolved;
  return { ...others, ...declarationOfAll(fields, resolved, parts) };
}

/** Checks that the texts of an entry, and the texts and marks of its parts, agree with what is declared. */
function checkDeclared({ kind, word, fields }: PlacedEntry['entry'], { languages, report }: VenueContext): void {
  const { fields: table, drinkWith }: Kind = KINDS[kind];
  const { allergens, confirmed, description } = fields as Declaring;
  // Every part has the fields of a dish.
  const parts = partsIn(table, fields) as object[] as SourceDish[];
  for (const { name, allergens: own = {}, marks = [] } of parts) {
    checkIngredients([name], own, confirmed, languages, report);
    checkMarks(marks, { allergens: own.contains ?? [], mayContain: own.mayContain ?? [] }, report);
  }
  // What has a declaration has a name.
  if (allergens === undefined || Array.isArray(word)) return;
  // What the whole contains may be confirmed as absent from one of several parts.
  if (parts.length === 0) checkConfirmed(word, fields as Declaring, report);
  // The entry's own declaration covers every part that declares nothing.
  const declared = [allergens, ...parts.map((part) => part.allergens ?? {})];
  const contains = declared.flatMap((each) => [...(each.contains ?? []), ...(each.mayContain ?? [])]);
  if (drinkWith !== undefined) {
    const { allergen, unlessNamed } = drinkWith;
    const isSettled = [...contains, ...(confirmed?.contains ?? [])].includes(allergen);
    if (!isSettled && !Object.values(word.values).some((name) => unlessNamed.test(name))) {
      const said = words('speaksOf', kind, [allergen]);
      report.add(word.source, 'undeclared-ingredient', startOf(word.node), said, words('declareOrConfirm', [allergen]));
    }
  }
  const silent = parts.filter((part) => part.allergens === undefined).map(({ name }) => name);
  const included = inclusionsIn(table, fields) as object[] as SourceText[];
  const described = drinkWith === undefined ? description : undefined;
  checkIngredients([word, described, ...silent, ...included], { contains }, confirmed, languages, report);
}

type Declaring = { readonly allergens?: Declared; readonly confirmed?: Declared; readonly description?: SourceText };

/** The marks of an entry with their positions. Marks from defaults get the position of the entry. */
function marksOf({ entry, defaults }: PlacedEntry): readonly Located<Mark>[] {
  if ('marks' in entry.fields && entry.fields.marks !== undefined) return entry.fields.marks;
  if (entry.kind !== 'item' && entry.kind !== 'highlight') return [];
  const { marks = [] } = defaults.find((each) => each.marks !== undefined) ?? {};
  return marks.map(({ value }) => ({ value, source: entry.source, at: entry.at }));
}
