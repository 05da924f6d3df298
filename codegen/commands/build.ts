import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commit, type Changes } from '../output/commit.ts';
import { withLock } from '../output/lock.ts';
import { lastSummaries } from '../output/last-summaries.ts';
import { recover, stagingOf, outputFolder } from '../output/output-folder.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { words } from '../diagnostics/words.ts';
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
  /** The file that records the previous build (`codegen/output/last-build.ts`). */
  memory?: string | undefined;
};

const NOTHING: Changes = { written: [], removed: [] };

/** Writes all of the output or nothing; with `keepGoing`, broken venues keep their previous output. Reports dropped news of tonight (T6). */
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
          for (const id of broken)
            io.err(`${words(kept.includes(id) ? 'keepsItsPage' : 'hasNoPage', id)[io.language]}\n`);
        if (news) for (const line of newsInWords(news)) io.err(`${line[io.language]}\n`);
        const to = slashes(options.out);
        const isSame = written.length + removed.length === 0;
        const done = isSame ? words('outputUpToDate', to) : words('filesWritten', to, written.length, removed.length);
        const said = passed ? done : words(isRight ? 'nothingForNews' : 'nothingWritten');
        io.out(`${said[io.language]}\n`);
      }
      return passed;
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  });
}

/** The new menus, and those served until now, as far as the output shows them. */
async function editionOf(root: string, label: string, out: string): Promise<Edition> {
  const { readMenus } = await import('../tools/changes/read-menus.ts');
  return { served: lastSummaries(out), edition: readMenus(root, label) };
}

/** The errors that prevent writing the output: not those of venues that keep their previous output or are left out, nor of unused partials. */
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
