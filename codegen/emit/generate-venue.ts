import type { Menu, EntryKind, Entry, EntryOf, Price, RowKind } from '../../src/menu/model.ts';
import { type Site, SITE_DEFAULTS } from '../../src/terms/site.ts';
import { type GeneratedFile, printModule, type Import, genericType } from './print-module.ts';
import { Code, quoted, Call, propertyName, type Value } from './literal.ts';
import { ON_PAGE } from '../kinds/on-page.ts';
import type { ResolvedVenue } from '../resolve/venue.ts';
import { emitMenu } from './venue-menu.ts';
import type { Language } from '../../src/terms/language.ts';
import type { TextTable } from './text-table.ts';
import type { Programme, VenueSummary } from '../../src/menu/route.ts';
import { present } from '../resolve/context.ts';

/** The page of an open venue. It imports only the components that the menu uses. */
function routeModule(menu: Menu<string>, { demo }: Pick<Site, 'demo'>): GeneratedFile {
  const kinds = kindsOf(menu);
  const info = menu.info ? (['InfoCard'] as const) : [];
  const prompt = menu.id === demo ? (['DemoPrompt'] as const) : [];
  const overlays = overlaysOf(menu);
  const components = ['VenuePage' as const, ...kinds.map(componentOf), ...overlays, ...info, ...prompt];
  return printModule(`venues/${menu.id}/route.tsx`, {
    source: `${menu.id}.yaml`,
    imports: [
      ...components.map(componentImport),
      { name: 'menu', from: './menu.ts' },
      { name: 'texts', from: './texts.ts' },
    ],
    constants: [
      {
        name: 'entries',
        value: Object.fromEntries(kinds.map((kind) => [kind, new Code(componentOf(kind))])),
        exported: false,
      },
    ],
    component: {
      name: 'VenuePage',
      attributes: {
        menu: '{menu}',
        texts: '{texts}',
        entries: '{entries}',
        ...(menu.info ? { info: '{InfoCard}' } : {}),
        ...(prompt.length > 0 ? { prompt: '{DemoPrompt}' } : {}),
      },
      children: overlays.map((name) => ({ name })),
    },
  });
}

/** The page of a venue whose status is `unavailable`. */
function unavailableRouteModule(venue: { id: string; name: string }): GeneratedFile {
  // A plain attribute has no escapes, and `&` would begin an entity.
  const name = /^[^"&\\\p{C}]*$/u.test(venue.name) ? `"${venue.name}"` : `{${quoted(venue.name)}}`;
  return printModule(`venues/${venue.id}/route.tsx`, {
    source: `${venue.id}.yaml`,
    imports: [componentImport('UnavailablePage')],
    component: { name: 'UnavailablePage', attributes: { venue: name } },
  });
}

/** The kinds of entry in a menu, sorted. */
function kindsOf(menu: Menu<string>): EntryKind[] {
  return [...new Set(menu.sections.flatMap(({ entries }) => entries.map(({ kind }) => kind)))].toSorted();
}

function componentOf(kind: EntryKind): string {
  return ON_PAGE[kind].component;
}

/** The overlay components that the menu needs. */
export function overlaysOf(menu: Menu<string>): string[] {
  const entries = menu.sections.flatMap((section) => section.entries);
  const popup = entries.some((entry) => 'detailedPopup' in entry);
  const overlay = entries.some((entry) => ON_PAGE[entry.kind].isRow && 'image' in entry && !('detailedPopup' in entry));
  return [...(popup ? ['DetailPopup'] : []), ...(overlay ? ['ImageOverlay'] : [])];
}

/** The import of a component: `SetMenu` from `src/menu/set-menu.tsx`. */
function componentImport(name: string): Import {
  const file = name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return { name, from: `../../../src/menu/${file}.tsx` };
}

/** The structure of a menu. Its type names the languages and kinds of entry, so that the page must support both. */
function menuModule(menu: Menu<string>): GeneratedFile {
  // The functions of src/menu/menu-rows.ts that the module calls.
  const rows = kindsOf(menu).filter((kind) => ON_PAGE[kind].isRow);
  return printModule(`venues/${menu.id}/menu.ts`, {
    source: `${menu.id}.yaml`,
    imports: [
      { name: 'Menu', from: '../../../src/menu/model.ts', typeOnly: true },
      ...(rows.length > 0 ? [{ name: rows.join(', '), from: '../../../src/menu/menu-rows.ts' }] : []),
    ],
    constants: [{ name: 'menu', type: genericType('Menu', menu.languages, kindsOf(menu)), value: withRows(menu) }],
  });
}

type Item = EntryOf<RowKind>;

/** The menu with its items as calls: `simple('agua', 2, ['sulfitos'])`. */
function withRows(menu: Menu<string>): Value {
  const sections = menu.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry): Value => (isItem(entry) ? itemCall(entry) : entry)),
  }));
  return { ...menu, sections };
}

function isItem(entry: Entry): entry is Item {
  return ON_PAGE[entry.kind].isRow;
}

function itemCall({ kind, id, prices, allergens, mayContain, ...more }: Item): Call {
  // One list cannot express 'contains none' together with traces.
  const apart = allergens?.length === 0 && mayContain !== undefined;
  const listed = apart ? allergens : allergenList(allergens, mayContain);
  const rest = apart ? { mayContain, ...more } : more;
  const parameters = [id, pricesParameter(prices), listed, Object.keys(rest).length > 0 ? rest : undefined];
  const count = parameters.findLastIndex((parameter) => parameter !== undefined) + 1;
  return new Call(
    kind,
    parameters.slice(0, count).map((parameter) => parameter ?? new Code('undefined')),
  );
}

function pricesParameter(prices: readonly Price[] | undefined): Value | undefined {
  const [first, ...others] = prices ?? [];
  if (first && others.length === 0 && Object.keys(first).length === 1) return first.amount;
  const labels = prices?.map(({ label }) => label) ?? [];
  const byLabel = prices?.every((price) => price.label !== undefined && Object.keys(price).length === 2);
  const isPlain = byLabel && new Set(labels).size === labels.length;
  return isPlain ? Object.fromEntries(prices?.map(({ label, amount }) => [label, amount]) ?? []) : prices;
}

function allergenList(contained: readonly string[] | undefined, traces: readonly string[] | undefined) {
  if (!contained && !traces) return undefined;
  return [...(contained ?? []), ...(traces ?? []).map((key) => `~${key}`)];
}

/** The modules of one venue. A pure function: the same venue gives the same bytes. */
export function generateVenue(venue: ResolvedVenue, site: Site = SITE_DEFAULTS): GeneratedFile[] {
  if (venue.status === 'unavailable') return [unavailableRouteModule(venue)];
  const { menu, texts } = emitMenu(venue, site);
  return [routeModule(menu, site), menuModule(menu), ...textModules(menu, texts)];
}

/** The texts of a menu: one module per language, and an index with the first language that loads the others on demand. */
function textModules({ id, languages }: Menu<string>, texts: TextTable): GeneratedFile[] {
  const [first = 'es', ...others] = languages;
  const all = texts.ofFirst(first);
  const modules = others.map((language) => {
    const imported = { name: 'Texts', from: `./${first}.ts`, typeOnly: true };
    const value = texts.of(language);
    const type = value.size === all.size ? 'Texts' : 'Partial<Texts>';
    return languageModule(id, language, [imported], { type, value });
  });
  return [textIndex(id, languages), firstModule(id, first, all), ...modules];
}

function textIndex(id: string, [first = 'es', ...others]: readonly Language[]): GeneratedFile {
  const loaders = others.map((language) => [language, new Code(`() => import('./texts/${language}.ts')`)]);
  return printModule(`venues/${id}/texts.ts`, {
    source: `${id}.yaml`,
    imports: [
      { name: 'LanguageTexts', from: '../../../src/menu/model.ts', typeOnly: true },
      { name: `texts as ${first}`, from: `./texts/${first}.ts` },
    ],
    constants: [
      {
        name: 'texts',
        type: genericType('LanguageTexts', [first, ...others]),
        value: { [first]: new Code(first), ...Object.fromEntries(loaders) },
      },
    ],
  });
}

/** The texts of the first language, and their type: it has every key, and the other languages have no other. */
function firstModule(id: string, language: Language, value: ReturnType<TextTable['of']>): GeneratedFile {
  const keys = [...value.keys()].map((key) => `  ${propertyName(key)}: Words;\n`);
  const imported = { name: 'Words', from: '../../../../src/menu/model.ts', typeOnly: true };
  const rest = `export type Texts = {\n${keys.join('')}};\n`;
  return languageModule(id, language, keys.length === 0 ? [] : [imported], { type: 'Texts', value }, rest);
}

function languageModule(
  id: string,
  language: Language,
  imports: Import[],
  texts: { type: string; value: Value },
  rest = '',
): GeneratedFile {
  const constants = [{ name: 'texts', ...texts }];
  return printModule(`venues/${id}/texts/${language}.ts`, { source: `${id}.yaml`, imports, constants, rest });
}

/** The summary of a venue, for the registry and the route table. */
export function summarize(venue: ResolvedVenue, { home }: Pick<Site, 'home'> = SITE_DEFAULTS): VenueSummary {
  const { id, name, barID, status, urlPath, languages, loyalty } = venue;
  return present({
    name,
    barID,
    path: id === home ? '' : id,
    status,
    urlPath,
    languages,
    loyalty: loyalty && programme(loyalty),
  });
}

const UNITS = { day: 'days', month: 'months', year: 'years' } as const;

function programme({ stamps, reward, validity, perDay }: NonNullable<ResolvedVenue['loyalty']>): Programme {
  const [, amount, unit] = /^(\d+) (day|month|year)s?$/.exec(validity ?? '') ?? [];
  return present({
    stamps,
    reward,
    validity: unit === undefined ? undefined : { amount: Number(amount), unit: UNITS[unit as keyof typeof UNITS] },
    perDay,
  });
}
