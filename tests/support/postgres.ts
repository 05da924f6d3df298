import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ensurePostgres } from './install-postgres.ts';

export type Postgres = {
  /** An address whose tables are this test's own. */
  readonly url: string;
  /** Removes what the test made. */
  readonly stop: () => Promise<void>;
};

/** A database whose server the test may stop. */
export type PrivatePostgres = Postgres & {
  /** The server is gone, its connections broken. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
};

/** A real PostgreSQL: a schema in the database that `DATABASE_URL` names, else a private cluster. Fails when there is none. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['DATABASE_URL'];
  return given ? inOwnSchema(given) : startPrivatePostgres();
}

async function inOwnSchema(given: string): Promise<Postgres> {
  const schema = `carta_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: given });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create schema ${schema}`);
  const url = new URL(given);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, stop: () => run(`drop schema ${schema} cascade`) };
}

/** A cluster in a temporary folder, on a free port, with Debian's programs. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const programs = ensurePostgres();
  const account = findAccount();
  const folder = mkdtempSync(join(tmpdir(), 'carta-postgres-'));
  const data = join(folder, 'data');
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'carta', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = `postgres://carta@127.0.0.1:${port}/postgres`;

  let server: ChildProcess | undefined;
  const kill = (): void => void server?.kill('SIGQUIT');
  process.once('exit', kill);

  async function resume(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    let said = '';
    started.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
    while (!(await answers(url))) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      await wait(100);
    }
  }

  async function halt(): Promise<void> {
    const stopping = server;
    server = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const exit = once(stopping, 'exit');
    // Fast shutdown: open transactions are rolled back and connections closed.
    stopping.kill('SIGINT');
    await exit;
  }

  await resume();
  return {
    url,
    halt,
    resume,
    async stop() {
      await halt();
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
