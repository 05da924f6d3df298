import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commit, type Changes } from '../output/commit.ts';
import { withLock } from '../output/lock.ts';
import { lastSummaries } from '../output/last-summaries.ts';
import { recover, stagingOf } from '../output/neighbours.ts';
import { outputFolder } from '../output/output-folder.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runPipeline, type Outcome } from '../pipeline.ts';
import { newsInWords } from '../tools/changes/news/news-report.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import type { Format, Io } from './io.ts';
import { passes, printDiagnostics } from './print-diagnostics.ts';
import { type Edition, isRefused, type NewsOptions, reportNews } from './report-news.ts';

export type BuildOptions = NewsOptions & {
  menus: string;
  out: string;
  format: Format;
  strict: boolean;
  keepGoing?: boolean;
};

const NOTHING: Changes = { written: [], removed: [] };

/**
 * Writes the output, all of it or nothing. With `keepGoing`, venues that are wrong keep what the output has of them, and the others
 * are written. Where a server is asked of its news, those that this edition drops are told (T6).
 */
export async function build(options: BuildOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const place = resolve(io.cwd, options.out);
  return withLock(place, async () => {
    recover(place);
    const out = outputFolder(place, options.out, root);
    const staging = stagingOf(out);
    try {
      const keepGoing = options.keepGoing === true;
      const outcome = await runPipeline({ root, label, out, staging, keepGoing });
      const { diagnostics, files, kept } = outcome;
      const broken = keepGoing && outcome.complete ? outcome.broken : [];
      const isRight = passes(withoutBroken(diagnostics, outcome, broken), options.strict);
      const news = isRight ? await reportNews(options, () => editionOf(root, label, out)) : undefined;
      const passed = isRight && !isRefused(news, options);
      const { written, removed } = passed ? commit(out, staging, files) : NOTHING;
      if (options.format === 'json') {
        io.out(
          `${JSON.stringify({ diagnostics, written, removed, ...(keepGoing && { broken, kept }), ...(news && { news }) }, undefined, 2)}\n`,
        );
      } else {
        printDiagnostics(diagnostics, io, io.err);
        if (passed) for (const id of broken) io.err(`${id} is wrong and ${fateOf(id, kept)}\n`);
        if (news) io.err(`${newsInWords(news).join('\n')}\n`);
        const why = isRight ? ' because of the news of tonight (--fail-on-dropped-news)' : '';
        io.out(passed ? summary(slashes(options.out), { written, removed }) : `Nothing was written${why}.\n`);
      }
      return passed;
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  });
}

/** The menus, and what is taken to be served until now: what the output has of them. */
async function editionOf(root: string, label: string, out: string): Promise<Edition> {
  const { readMenus } = await import('../tools/changes/read-menus.ts');
  return { served: lastSummaries(out), edition: readMenus(root, label) };
}

/** What stands in the way of writing: not what was found in venues that stay as they are, or stay away. */
function withoutBroken(
  diagnostics: readonly Diagnostic[],
  { venues }: Pick<Outcome, 'venues'>,
  broken: readonly string[],
): readonly Diagnostic[] {
  const excused = venues.filter(({ id }) => broken.includes(id)).flatMap((venue) => venue.diagnostics);
  const known = new Set(excused.map((diagnostic) => JSON.stringify(diagnostic)));
  return diagnostics.filter((diagnostic) => !known.has(JSON.stringify(diagnostic)));
}

function fateOf(id: string, kept: readonly string[]): string {
  return kept.includes(id) ? 'KEEPS ITS LAST GOOD PAGE' : 'HAS NO PAGE: it never had a good one';
}

function summary(out: string, { written, removed }: Changes): string {
  if (written.length === 0 && removed.length === 0) return `${out} is up to date: nothing was written.\n`;
  const removal = removed.length === 0 ? '' : `, ${removed.length} removed`;
  return `${out}: ${written.length} files written${removal}.\n`;
}
