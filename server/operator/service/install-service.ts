import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readSite } from '../../read-site.ts';
import { readSiteConfig } from '../../site-config.ts';
import { ExplainedError } from '../../protocol/explained-error.ts';
import type { Io } from '../io.ts';
import type { ProxyName } from '../cli.ts';
import { STATE_FOLDER, unitsOf } from './units.ts';

type Options = {
  /** A folder to use as the root of the file system; undefined: this machine. */
  readonly prefix?: string;
  readonly proxy: ProxyName;
};

/** A reverse proxy: its rules for an address, their file, and the command that applies them. */
type Proxy = {
  readonly rules: (address: URL, server: string) => Promise<string>;
  readonly to: string;
  readonly next: (address: URL) => string;
};

const PROXIES: Readonly<Record<ProxyName, Proxy>> = {
  caddy: {
    // Without keep-alive, no request is sent on a connection that the server is closing.
    rules: async ({ origin }, server) =>
      `${origin} {\n\treverse_proxy ${server} {\n\t\ttransport http {\n\t\t\tkeepalive off\n\t\t}\n\t}\n}\n`,
    to: '/etc/caddy/carta.caddy',
    next: () =>
      "grep -q carta.caddy /etc/caddy/Caddyfile || echo 'import carta.caddy' >> /etc/caddy/Caddyfile; systemctl reload caddy",
  },
  nginx: {
    rules: async ({ hostname }, server) =>
      (await readFile(new URL('nginx.conf', import.meta.url), 'utf8'))
        .replace('{$CARTA_HOST}', hostname)
        .replace('{$CARTA_SERVER}', server),
    // Debian's nginx reads this folder by itself.
    to: '/etc/nginx/conf.d/carta.conf',
    next: ({ hostname }) => `systemctl reload nginx && certbot --nginx -d ${hostname}`,
  },
};

const UNITS = '/etc/systemd/system';

/** The environment of the service, unless `.env` sets it already. */
const SETTINGS = { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_FOLDER: STATE_FOLDER };

/** Folders that are hidden from the service, or cleared. */
const HIDDEN = /^\/(home|root|run|tmp|var\/tmp)\//;

/** Paths whose characters have no special meaning in a unit. */
const PLAIN_PATH = /^[\w./+@-]+$/;

/**
 * Writes systemd's units of the server and of its daily backup, and the rules of a reverse proxy, and prints the commands that start
 * them. Repeating it changes only what differs.
 *
 * @throws {ExplainedError} if there is no built site, `.env` is invalid, or the service cannot run here
 */
export async function installService({ prefix, proxy }: Options, { root, environment, out }: Io): Promise<void> {
  if (prefix === undefined) await checkMachine([root, process.execPath]);
  for (const path of [root, process.execPath]) {
    if (!PLAIN_PATH.test(path)) throw new ExplainedError(`${path} has signs that systemd reads otherwise. Move it.`);
  }
  await readSite(join(root, 'dist'));
  const envFile = join(root, '.env');
  const said = existsSync(envFile) ? await readFile(envFile, 'utf8') : '';
  checkLines(said);
  const own = parseEnv(said);
  const settings: NodeJS.Dict<string> = { ...SETTINGS, ...own };
  const config = readSiteConfig({ PUBLIC_URL: environment['PUBLIC_URL'], ...settings });
  if (!config.publicUrl?.startsWith('https:')) {
    throw new ExplainedError(
      'Say where guests reach it: publicUrl: https://… in site.yaml, or PUBLIC_URL=https://… in .env.',
    );
  }
  if (config.dataFolder !== STATE_FOLDER || !config.production) {
    throw new ExplainedError(
      `In .env, NODE_ENV has to be production and DATA_FOLDER ${STATE_FOLDER}: move what is in the old one there.`,
    );
  }
  if (isIP(config.host) === 0 || config.port === 0) {
    throw new ExplainedError(
      'In .env, HOST has to be an address such as 127.0.0.1 and PORT a number of its own: systemd listens there.',
    );
  }

  const listen = `${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
  const address = new URL(config.publicUrl);
  const { rules, to, next } = PROXIES[proxy];
  const { PUBLIC_URL } = environment;
  const lines = Object.entries({ ...SETTINGS, ...(PUBLIC_URL && { PUBLIC_URL }) })
    .filter(([name]) => !(name in own))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  const units = unitsOf({ root, node: process.execPath, listen });
  const place = (path: string): string => join(prefix ?? '/', path);
  // It may hold the database's password.
  const separator = lines === '' || said === '' || said.endsWith('\n') ? '' : '\n';
  await writeChanged(envFile, said + separator + lines, 0o600, out);
  for (const [name, unit] of Object.entries(units)) await writeChanged(place(`${UNITS}/${name}`), unit, 0o644, out);
  await writeRules(place(to), await rules(address, listen), out);
  out(`
To start it, and the backup each night:
  systemctl daemon-reload && systemctl enable --now carta.socket carta.service carta-backup.timer
To put ${proxy} before it, for ${address.host}:
  ${next(address)}
To make yourself the owner of a bar, where there are stamp cards:
  npm run server -- invite <bar> --role owner
To upgrade it, without a request lost:
  git pull && npm ci && npm rebuild && npm run build && systemctl restart carta
`);
}

/** A line of `.env` that systemd and Node parse alike: empty, a comment, or a variable with a value without special characters. */
const PLAIN_LINE = /^\s*([#;].*|\w+\s*=\s*("[^"\\]*"|'[^'\\]*'|[^"'`\\#]*)\s*)?$/;

/** @throws {ExplainedError} if the service and the commands would have different environments, and so perhaps different stores */
function checkLines(said: string): void {
  const line = said.split(/\r?\n/).findIndex((text) => !PLAIN_LINE.test(text)) + 1;
  if (line === 0) return;
  throw new ExplainedError(
    `.env, line ${line}: systemd reads it otherwise than commands do. Write NAME=value, without export, and comments on lines of their own.`,
  );
}

/** @throws {ExplainedError} if the service cannot run on this machine, from these paths */
async function checkMachine(paths: readonly string[]): Promise<void> {
  if (process.platform !== 'linux')
    throw new ExplainedError('Services are those of systemd, on Linux. --prefix writes them elsewhere.');
  if (process.getuid?.() !== 0)
    throw new ExplainedError('This writes to /etc: run it as root (sudo npm run server -- install-service).');
  for (const path of paths) {
    if (HIDDEN.test(path) || !(await everybodyReaches(path))) {
      throw new ExplainedError(
        `The service has a user of its own, who does not see ${path}. Have the project in /srv/carta or /opt/carta.`,
      );
    }
  }
}

/** Whether every user of the machine may access a path. */
async function everybodyReaches(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  const parent = dirname(path);
  return (mode & 0o001) !== 0 && (parent === path || everybodyReaches(parent));
}

/** Writes rules of a proxy. Existing rules that differ are kept, since certbot may have changed them; the new ones go beside them. */
async function writeRules(path: string, text: string, out: Io['out']): Promise<void> {
  const differs = existsSync(path) && (await readFile(path, 'utf8')) !== text;
  await writeChanged(differs ? `${path}.new` : path, text, 0o644, out);
  if (differs) out(`${path}: left, since it says something else. What would stand there is beside it.\n`);
}

async function writeChanged(path: string, text: string, mode: number, out: Io['out']): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== text) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode });
  }
  await chmod(path, mode);
  out(`${path}: ${before === text ? 'as it was' : 'written'}\n`);
}
