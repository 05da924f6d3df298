import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installPackages } from '../../install-packages.ts';
import { ensureProgram } from '../../../support/programs.ts';
import { median } from '../figures/statistics.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const COMMAND = `${FOLDER}node_modules/lighthouse/cli/index.js`;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's scores of a page, 0 to 100, and the audits that were not perfect in the last run. */
export type Scores = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly imperfect: readonly string[];
};

type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Report = {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};

/** Lighthouse as it is, for a phone: medians of so many runs, since its performance score is noisy. */
export async function runLighthouse(url: string, runs: number): Promise<Scores> {
  installPackages(FOLDER);
  const reports: Report[] = [];
  for (let round = 0; round < runs; round++) reports.push(await report(url));
  const score = (category: Category): number =>
    Math.round((median(reports.map(({ categories }) => categories[category].score)) ?? 0) * 100);
  const last = reports.at(-1);
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<Category, number>,
    imperfect: last === undefined ? [] : imperfectAudits(last),
  };
}

async function report(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      COMMAND,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run',
    ],
    { env: { ...process.env, CHROME_PATH: ensureProgram('chromium') }, maxBuffer: 64 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as Report;
  if (result.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${result.runtimeError.message}`);
  return result;
}

function imperfectAudits({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score === 1) return [];
      return [
        `${category}: ${audit.title} (${id}), score ${audit.score}${audit.displayValue ? `, ${audit.displayValue}` : ''}`,
      ];
    }),
  );
}
