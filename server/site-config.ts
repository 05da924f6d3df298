import { PUBLIC_URL } from '../src/terms/house.ts';
import { readConfig, type Config } from './config.ts';

/** The configuration, with the site's compiled settings as fallbacks. Throws an ExplainedError with every invalid variable. */
export function readSiteConfig(environment: Parameters<typeof readConfig>[0]): Config {
  const config = readConfig(environment);
  return { ...config, publicUrl: config.publicUrl ?? (PUBLIC_URL || undefined) };
}
