import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

/** Whether `java` runs here. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** Where there is no Java, which the validator of HTML needs, Debian's is installed through apt. Returns why it is not there. */
export function ensureJava(): string | undefined {
  if (hasJava()) return undefined;
  process.stdout.write("No Java found: installing Debian's package through apt.\n");
  const problem = aptInstall('default-jre-headless');
  if (hasJava()) return undefined;
  return `${problem ?? 'apt installed Java, but it does not run.'} Install Java 11 or later.`;
}
