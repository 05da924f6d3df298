import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commit, type Changes } from '../output/commit.ts';
import { withLock } from '../output/lock.ts';
import { lastSummaries } from '../output/last-summaries.ts';
import { recover, stagingOf, outputFolder } from '../output/output-folder.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runPipeline, type Outcome } from '../pipeline.ts';
import { newsInWords } from '../tools/changes/news/news-report.ts';
import { PARTIALS } from '../read/menus-folder.ts';
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
  /** Where the last build is remembered (`codegen/output/last-build.ts`). */
  memory?: string | undefined;
};

const NOTHING: Changes = { written: [], removed: [] };

/** Writes all of the output or nothing; with `keepGoing`, wrong venues keep their last output. Reports tonight's news that it drops (T6). */
export async function build(options: BuildOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const place = resolve(io.cwd, options.out);
  return withLock(place, async () => {
    recover(place);
    const out = outputFolder(place, options.out, root);
    const staging = stagingOf(out);
    try {
      const keepGoing = options.keepGoing === true;
      const outcome = await runPipeline({ root, label, out, staging, keepGoing, memory: options.memory });
      const { diagnostics, files, kept } = outcome;
      const goesOn = keepGoing && outcome.complete;
      const broken = goesOn ? outcome.broken : [];
      const isRight = passes(goesOn ? blocking(outcome, broken, label) : diagnostics, options.strict);
      const news = isRight ? await reportNews(options, () => editionOf(root, label, out)) : undefined;
      const passed = isRight && !isRefused(news, options);
      const { written, removed } = passed ? commit(out, staging, files) : NOTHING;
      if (options.format === 'json') {
        io.out(
          `${JSON.stringify({ diagnostics, written, removed, ...(keepGoing && { broken, kept }), ...(news && { news }) }, undefined, 2)}\n`,
        );
      } else {
        printDiagnostics(diagnostics, io, io.err);
        if (passed)
          for (const id of broken) io.err(`${FATES[io.language][kept.includes(id) ? 'kept' : 'absent'](id)}\n`);
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

/** The errors that keep the output from being written. Those of venues that keep their last output or are left out do not, nor those of unused partials. */
function blocking(
  { diagnostics, venues }: Pick<Outcome, 'diagnostics' | 'venues'>,
  broken: readonly string[],
  label: string,
): readonly Diagnostic[] {
  const contentsOf = (some: typeof venues): Set<string> =>
    new Set(some.flatMap((venue) => venue.diagnostics).map((diagnostic) => JSON.stringify(diagnostic)));
  const ofRight = contentsOf(venues.filter(({ id }) => !broken.includes(id)));
  const ofBroken = contentsOf(venues.filter(({ id }) => broken.includes(id)));
  return diagnostics.filter((diagnostic) => {
    const content = JSON.stringify(diagnostic);
    return ofRight.has(content) || !(ofBroken.has(content) || diagnostic.file.startsWith(`${label}/${PARTIALS}/`));
  });
}

const FATES = {
  en: {
    kept: (id: string) => `${id} is wrong and KEEPS ITS LAST GOOD PAGE`,
    absent: (id: string) => `${id} is wrong and HAS NO PAGE: it never had a good one`,
  },
  es: {
    kept: (id: string) => `${id} tiene errores y SIGUE CON SU ÚLTIMA PÁGINA BUENA`,
    absent: (id: string) => `${id} tiene errores y NO TIENE PÁGINA: nunca tuvo una buena`,
  },
};

function summary(out: string, { written, removed }: Changes): string {
  if (written.length === 0 && removed.length === 0) return `${out} is up to date: nothing was written.\n`;
  const removal = removed.length === 0 ? '' : `, ${removed.length} removed`;
  return `${out}: ${written.length} files written${removal}.\n`;
}
