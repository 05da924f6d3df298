import { PUBLIC_URL } from '../src/terms/house.ts';
import { readConfig, type Config } from './config.ts';

/** The configuration, with the compiled settings of the site as fallbacks. Throws an ExplainedError that lists every invalid variable. */
export function readSiteConfig(environment: Parameters<typeof readConfig>[0]): Config {
  const config = readConfig(environment);
  return { ...config, publicUrl: config.publicUrl ?? (PUBLIC_URL || undefined) };
}
