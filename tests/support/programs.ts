/** Programs that tests need in addition to npm's packages: their paths, and the Debian packages that contain them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Program = {
  /** The path of the installed program, if there is one; for PostgreSQL, the folder of its programs. */
  readonly find: () => string | undefined;
  readonly packages: readonly string[];
  /** The tests that are skipped without it, and another way to get it. */
  readonly otherwise: string;
};

/** The newest folder with a version or an architecture in its name that has the file. */
const newestOf = (folder: string, file: string): string | undefined =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .toSorted((one, other) => other.localeCompare(one, undefined, { numeric: true }))
    .map((name) => join(folder, name, file))
    .find((path) => existsSync(path));

const firstOf = (...paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

const onPath = (name: string): string | undefined => (spawnSync(name, ['--help']).error ? undefined : name);

const RELEASE = '/etc/os-release';
const IS_DEBIAN = existsSync(RELEASE) && /^ID=debian$/m.test(readFileSync(RELEASE, 'utf8'));

const CHROMIUM = {
  find: () =>
    firstOf(
      process.env['CHROMIUM'],
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ),
  packages: ['chromium', 'fonts-liberation'],
  otherwise: 'No page is tested in Chromium. Install Chromium or Chrome, or set CHROMIUM to its path.',
};

const PROGRAMS = {
  chromium: CHROMIUM,
  /** Chromium's headless shell, which renders a page with half the work. Only Debian has it as a package; elsewhere the whole Chromium is used. */
  chromiumShell: {
    find: () =>
      firstOf(process.env['CHROMIUM'], '/usr/bin/chromium-headless-shell') ?? (IS_DEBIAN ? undefined : CHROMIUM.find()),
    packages: IS_DEBIAN ? ['chromium-headless-shell'] : CHROMIUM.packages,
    otherwise: CHROMIUM.otherwise,
  },
  firefox: {
    find: () =>
      firstOf(
        process.env['FIREFOX'],
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ),
    packages: ['firefox-esr'],
    otherwise: 'FIREFOX IS NOT TESTED. Install Firefox, or set FIREFOX to its path.',
  },
  webkit: {
    find: () => newestOf('/usr/lib', 'webkit2gtk-4.1/MiniBrowser'),
    packages: ['webkit2gtk-driver'],
    otherwise: 'WEBKIT IS NOT TESTED. Its driver is a package of Debian.',
  },
  webkitDriver: {
    find: () => firstOf('/usr/bin/WebKitWebDriver'),
    packages: ['webkit2gtk-driver'],
    otherwise: 'WEBKIT IS NOT TESTED. Its driver is a package of Debian.',
  },
  screen: {
    find: () => firstOf('/usr/bin/Xvfb'),
    packages: ['xvfb'],
    otherwise: 'WEBKIT IS NOT TESTED. It needs a screen, such as that of Xvfb.',
  },
  postgres: {
    find: () => {
      const program = newestOf('/usr/lib/postgresql', 'bin/initdb');
      return program && dirname(program);
    },
    packages: ['postgresql'],
    otherwise:
      'The store is not tested on PostgreSQL. Install it, or set DATABASE_URL to a database in which tests may make schemas (postgres://user:password@host/database).',
  },
  java: {
    find: () => (spawnSync('java', ['-version']).status === 0 ? 'java' : undefined),
    packages: ['default-jre-headless'],
    otherwise: 'THE HTML OF THE PAGES IS NOT VALIDATED. Install Java 11 or later.',
  },
  zbarimg: {
    find: () => onPath('zbarimg'),
    packages: ['zbar-tools'],
    otherwise: 'Printed codes are not read. Install zbarimg.',
  },
  pdftoppm: {
    find: () => onPath('pdftoppm'),
    packages: ['poppler-utils'],
    otherwise: 'Printed cards are not looked at. Install pdftoppm.',
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

const NAMES = Object.keys(PROGRAMS) as ProgramName[];

/** Programs found by this process, cached because some are found by starting them. */
const found = new Map<ProgramName, string>();

export function findProgram(name: ProgramName): string | undefined {
  const path = found.get(name) ?? PROGRAMS[name].find();
  if (path !== undefined) found.set(name, path);
  return path;
}

/** The path of a program, which is installed where it is missing. Throws an error with instructions if that fails. */
export function ensureProgram(name: ProgramName): string {
  const [problem] = installPrograms([name]);
  const path = findProgram(name);
  if (path === undefined) throw new Error(problem);
  return path;
}

/** Installs missing programs with one call of apt. Returns the programs that are still missing, with consequence and reason. */
export function installPrograms(names: readonly ProgramName[] = NAMES): string[] {
  const isMissing = (name: ProgramName): boolean =>
    findProgram(name) === undefined && !(name === 'postgres' && process.env['DATABASE_URL']);
  const missing = names.filter(isMissing);
  if (missing.length === 0) return [];
  const packages = [...new Set(missing.flatMap((name) => PROGRAMS[name].packages))];
  process.stdout.write(`Installing Debian's ${packages.join(', ')} through apt.\n`);
  const problem = aptInstall(packages) ?? 'apt installed it, but it is not where it should be.';
  return missing.filter(isMissing).map((name) => `${PROGRAMS[name].otherwise} ${problem}`);
}

/** Installs packages of Debian, as root or with a `sudo` without password. Returns the reason of a failure. */
function aptInstall(packages: readonly string[]): string | undefined {
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
