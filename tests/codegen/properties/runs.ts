import { LONG } from '../../support/long.ts';

type Runs = { readonly numRuns: number; readonly seed: number; readonly endOnFailure: true };

/**
 * On how many menus a property is tried, and from which seed. The long form tries a thousand, and other ones each time; a
 * failure prints its seed and the menu, and `CARTA_SEED` brings it back. The menu is not made smaller: that takes longer
 * than to read it.
 */
export function runs(short: number): Runs {
  const seed = Number(process.env['CARTA_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 5));
  return { numRuns: LONG ? 1000 : short, endOnFailure: true, seed };
}
