/** From `_system/site.yaml` to the settings of the whole site. */
import { isMap } from 'yaml';
import { SITE_DEFAULTS, type Site } from '../../src/terms/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { Report } from '../diagnostics/report.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { fixing, words } from '../diagnostics/words.ts';
import { startOf, textOf } from '../parse/nodes.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { listFiles, type ListedMenus, SITE } from '../read/menus-folder.ts';
import { sourceOf } from '../read/read-source.ts';
import type { Source } from '../parse/source-file.ts';
import { readRecord } from '../validate/record.ts';
import { SITE_FIELDS } from '../validate/site-fields.ts';
import { TYPE_READERS } from '../validate/type-readers.ts';
import type { Located, RecordOf } from '../validate/values.ts';

/** The files of a menus folder, and the settings of its site. */
export type MenusFolder = Omit<ListedMenus, 'site'> & { readonly site: Site };

/** Lists a menus folder and reads the settings of its site. `label` is the folder as given to the command. */
export function listMenus(root: string, label: string): MenusFolder {
  const { site: settings, ...listed } = listFiles(root, label);
  if (!settings) return { ...listed, site: SITE_DEFAULTS };
  const read = sourceOf(settings, listed.languages.languages);
  const venues = listed.venues.map(({ id }) => id);
  const { site, diagnostics } =
    'problem' in read ? { site: SITE_DEFAULTS, diagnostics: [read.problem] } : compileSite(read.source, venues);
  return { ...listed, site, diagnostics: [...listed.diagnostics, ...diagnostics] };
}

/** The errors of the site's settings, because of which the defaults apply. */
export function errorsOfSite({ diagnostics }: Pick<MenusFolder, 'diagnostics'>): Diagnostic[] {
  return diagnostics.filter(({ file, severity }) => severity === 'error' && file.endsWith(`/${SITE}`));
}

export type CompiledSite = {
  /** The settings, with defaults for those that are absent; only defaults if the file has an error. */
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
};

/** Reads the settings of a site. `venues` are the ids that `home` and `demo` can name. */
export function compileSite(source: Source, venues: readonly string[]): CompiledSite {
  const report = new Report();
  const parsed = parseYaml(source, report, (word, field) => field === undefined && Object.hasOwn(SITE_FIELDS, word));
  const record = parsed && readSite(parsed, report);
  for (const venue of [record?.home, record?.demo]) if (venue) checkVenue(venue, venues, report);
  const diagnostics = sortDiagnostics(report.diagnostics);
  if (record === undefined || report.failed) return { site: SITE_DEFAULTS, diagnostics };
  const written = Object.entries<Located<string>>(record).map(([name, field]) => [name, field.value] as const);
  return { site: { ...SITE_DEFAULTS, ...Object.fromEntries(written) }, diagnostics };
}

type SiteRecord = Partial<RecordOf<typeof SITE_FIELDS>>;

function readSite({ source, root }: NonNullable<ReturnType<typeof parseYaml>>, report: Report): SiteRecord {
  if (isMap(root)) return readRecord({ source, report, language: 'es', types: TYPE_READERS }, root, SITE_FIELDS);
  // Every field is optional, so the file may be empty.
  if (root === null || textOf(root) === '') return {};
  report.add(source, 'wrong-type', startOf(root), words('fileHoldsFields'), words('beginWith', 'name'));
  return {};
}

function checkVenue({ value, source, at }: Located<string>, venues: readonly string[], report: Report): void {
  if (venues.includes(value)) return;
  const meant = nearest(value, venues);
  const hint =
    meant === undefined
      ? words('venuesAre', venues)
      : fixing({ from: at, to: at + value.length, text: meant }, words('didYouMean', meant));
  report.add(source, 'bad-link', at, words('noSuchVenue', value), hint);
}
