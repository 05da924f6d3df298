import { PUBLIC_URL } from '../src/terms/house.ts';
import { readConfig, type Config } from './config.ts';

/** The configuration, else what the compiled settings of the site say. Throws an ExplainedError with every wrong variable. */
export function readSiteConfig(environment: Parameters<typeof readConfig>[0]): Config {
  const config = readConfig(environment);
  return { ...config, publicUrl: config.publicUrl ?? (PUBLIC_URL || undefined) };
}
