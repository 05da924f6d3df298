import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '../../src/terms/site.ts';
import { isRemoval, type Report } from '../tools/changes/change.ts';
import { compareMenus } from '../tools/changes/compare-menus.ts';
import { printMarkdown, printText } from '../tools/changes/print/print-report.ts';
import { readMenus, type Menus } from '../tools/changes/read-menus.ts';
import { changedPictures, extractMenus, findRevision, type Revision } from '../tools/changes/revision.ts';
import { hintOfNearest } from '../diagnostics/nearest.ts';
import { SITE } from '../read/menus-folder.ts';
import { menusRoot } from '../read/menus-root.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words, type DiagnosticLanguage, type Words } from '../diagnostics/words.ts';
import type { Io } from './io.ts';
import { isRefused, type NewsOptions, reportNews } from './report-news.ts';

export type DiffOptions = NewsOptions & {
  menus: string;
  to?: string;
  format: 'text' | 'markdown' | 'json';
  allowAllergenRemoval: boolean;
};

/** Prints what changed for diners since a revision. Fails for removed allergens, menus that cannot be compared, and dropped news. */
export async function diff(
  revision: string,
  venue: string | undefined,
  options: DiffOptions,
  io: Io,
): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const from = findRevision(root, revision, venueHint(root, revision));
  const to = options.to === undefined ? undefined : findRevision(root, options.to);
  const before = menusOf(root, label, from);
  const after = to === undefined ? readMenus(root, label, before.site) : menusOf(root, label, to, before.site);
  const id = venue === undefined ? undefined : venueNamed(venue, before, after);
  const pictures = changedPictures(root, from, to);

  const { groups, interface: texts } = compareMenus(before, after, (file) => pictures.has(file), id);
  const served = new Map([...before.venues].map(([name, menu]) => [name, { barID: menu.barID, menu }]));
  const news = await reportNews(options, async () => ({ served, edition: after, only: id }));
  const isAsked = ({ file }: { file: string }): boolean =>
    id === undefined || file.endsWith(`/${id}.yaml`) || file.endsWith(`/${SITE}`);
  const report: Report = {
    from,
    ...(to && { to }),
    groups,
    interface: id === undefined ? texts : [],
    leftOut: [
      ...before.leftOut.filter(isAsked).map((each) => ({ ...each, side: 'from' as const })),
      ...after.leftOut.filter(isAsked).map((each) => ({ ...each, side: 'to' as const })),
    ],
    ...(news && { news }),
    allergensRemoved: groups.flatMap(({ changes }) => changes).filter(isRemoval).length,
    removalAllowed: options.allowAllergenRemoval,
  };
  io.out(PRINTERS[options.format](report, io.language));
  const isUnseen = report.leftOut.some(({ side }) => side === 'to');
  return !isUnseen && !isRefused(news, options) && (report.allergensRemoved === 0 || options.allowAllergenRemoval);
}

const PRINTERS: Record<DiffOptions['format'], (report: Report, speaker: DiagnosticLanguage) => string> = {
  text: printText,
  markdown: printMarkdown,
  json: (report) => `${JSON.stringify(report, undefined, 2)}\n`,
};

/** The menus of a revision, compiled from a temporary folder. */
function menusOf(root: string, label: string, revision: Revision, otherwise?: Site): Menus {
  const folder = mkdtempSync(join(tmpdir(), 'carta-diff-'));
  try {
    extractMenus(root, revision, folder);
    return readMenus(folder, `${revision.revision}:${label}`, otherwise);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The hint if a venue was named in place of a revision. */
function venueHint(root: string, given: string): Words | undefined {
  const id = venueId(given);
  return existsSync(join(root, `${id}.yaml`)) ? words('toSeeVenue', id) : undefined;
}

const venueId = (given: string): string => given.replace(/^.*[\\/]/, '').replace(/\.yaml$/, '');

function venueNamed(given: string, before: Menus, after: Menus): string {
  const id = venueId(given);
  const known = [before, after].flatMap(({ venues, broken }) => [...venues.keys(), ...broken]);
  if (known.includes(id)) return id;
  const message = words('noVenueCalled', given);
  const hint = hintOfNearest(id, known);
  throw new UsageError(hint ? words('hinted', message, hint) : message);
}
