import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '../../src/terms/is-running.ts';

const PACKAGE_FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** Prefix of temporary folders of installations; the process id follows. */
const UNDER_WAY = 'installing-';

/** Polling interval while another process installs, in milliseconds. */
const LOOK_AGAIN = 500;

/** The file that npm writes at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether all packages of the lock file in `folder` are installed. */
export async function isInstalled(folder: string): Promise<boolean> {
  const [wanted, found] = await Promise.all([
    versionIn(join(folder, 'package-lock.json')),
    versionIn(join(folder, INSTALLED)),
  ]);
  return found !== undefined && found === wanted;
}

/** Installs the packages of the lock file in `folder`, first in a temporary folder; waits for other processes. Throws npm's error. */
export async function install(folder: string, signal: AbortSignal): Promise<void> {
  while (await isUnderWay(folder)) await wait(LOOK_AGAIN, undefined, { signal });
  if (await isInstalled(folder)) return;
  const place = join(folder, `${UNDER_WAY}${process.pid}`);
  try {
    await mkdir(place, { recursive: true });
    await Promise.all(PACKAGE_FILES.map((file) => copyFile(join(folder, file), join(place, file))));
    await runNpm(place, signal);
    await rm(join(folder, 'node_modules'), { recursive: true, force: true });
    await rename(join(place, 'node_modules'), join(folder, 'node_modules'));
  } catch (error) {
    // Another process may have been faster.
    if (!(await isInstalled(folder))) throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function versionIn(file: string): Promise<string | undefined> {
  try {
    const { packages } = JSON.parse(await readFile(file, 'utf8')) as {
      packages: Record<string, { version: string } | undefined>;
    };
    return packages['node_modules/firebase-tools']?.version;
  } catch {
    return undefined;
  }
}

/** Whether another process is installing; removes leftovers of a killed one. */
async function isUnderWay(folder: string): Promise<boolean> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNDER_WAY)) continue;
    if (isRunning(Number(name.slice(UNDER_WAY.length)))) return true;
    await rm(join(folder, name), { recursive: true, force: true });
  }
  return false;
}

/** Runs `npm ci` with the npm that started this program, else the one in PATH, with short timeouts for a missing network. */
async function runNpm(folder: string, signal: AbortSignal): Promise<void> {
  const parameters = ['ci', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];
  const npm = process.env['npm_execpath'];
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] satisfies StdioOptions, signal };
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...parameters], options)
    : spawn('npm', parameters, { ...options, shell: process.platform === 'win32' });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [status] = (await once(child, 'close').catch((cause: unknown) => {
    throw new Error(`npm could not be started: ${String(cause)}`, { cause });
  })) as [number | null];
  if (status !== 0) throw new Error(faultOf(said) ?? `npm ended with status ${status}`);
}

/** The line of npm's output with the actual error; codes precede it, advice follows. */
const faultOf = (said: string): string | undefined =>
  /^npm error (?!code |errno |syscall |type )(?<fault>.+)$/m.exec(said)?.groups?.['fault'];
