import type { Browser } from 'playwright-core';
import { compare, type ComparedPage, type NamedPage } from '../figures/compare.ts';
import type { Run } from '../figures/metrics.ts';
import { measureQuietLoad } from './quiet-load.ts';
import { measureTappedLoad } from './tapped-load.ts';
import type { LoadOptions } from './throttled-page.ts';

export type RoundOptions = LoadOptions & {
  /** Rounds to take medians of, after one to warm up. */
  readonly rounds: number;
  readonly onProgress: (text: string) => void;
};

/**
 * Loads all pages in turn, round after round, each time with an empty profile, so that what disturbs the machine disturbs all of them; each
 * round starts with another page.
 */
export async function measureRounds(
  browser: Browser,
  pages: readonly NamedPage[],
  options: RoundOptions,
): Promise<ComparedPage[]> {
  const measured = pages.map((page) => ({ ...page, runs: [] as Run[] }));
  for (let round = 0; round <= options.rounds; round++) {
    for (const page of [...measured.slice(round % measured.length), ...measured.slice(0, round % measured.length)]) {
      options.onProgress(`${round === 0 ? 'warm-up' : `round ${round}/${options.rounds}`} ${page.name}`);
      const { goal } = options;
      const quiet = await measureQuietLoad(browser, page.url, options);
      const tapped = goal && (await measureTappedLoad(browser, page.url, { ...options, goal }));
      if (round > 0) page.runs.push({ ...quiet, ...tapped });
    }
  }
  return compare(measured);
}
