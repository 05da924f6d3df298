import { spawnSync } from 'node:child_process';

/** Installs packages of Debian through apt, as root or by a `sudo` that asks nothing. Returns why that could not be. */
export function aptInstall(...packages: string[]): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const [program = '', ...args] = [...sudo, ...command];
    const { status, error } = spawnSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return `\`${command.join(' ')}\` failed${error ? ` (${error.message})` : ''}.`;
  }
  return undefined;
}
