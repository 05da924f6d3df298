import { PUBLIC_URL } from '../src/terms/house.ts';
import { readConfig, type Config } from './config.ts';

/**
 * The configuration, and where the environment says nothing what the site's settings say. They are compiled from the menus: `readConfig`
 * alone checks an environment before that.
 *
 * @throws {ConfigError} with every variable that is wrong
 */
export function readSiteConfig(environment: Parameters<typeof readConfig>[0]): Config {
  const config = readConfig(environment);
  return { ...config, publicUrl: config.publicUrl ?? (PUBLIC_URL || undefined) };
}
