import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { ensureProgram } from './programs.ts';

export type Postgres = {
  /** The address of a database whose tables are this test's own. */
  readonly url: string;
  /** Removes the test's data. */
  readonly stop: () => Promise<void>;
};

/** A database whose server the test may stop. */
export type PrivatePostgres = Postgres & {
  /** Stops the server and breaks its connections. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
};

/** Runs a statement on a database that no operation of the store runs. */
export async function execute(url: string, sql: string, values: readonly unknown[] = []): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(sql, [...values]).finally(() => client.end());
  return rowCount ?? 0;
}

let shared: Promise<Postgres> | undefined;

/**
 * A schema of the test's own in a real PostgreSQL: in the database that `DATABASE_URL` names, else in a cluster that lives as long as
 * this process. Fails when there is none.
 */
export async function startPostgres(): Promise<Postgres> {
  const database = process.env['DATABASE_URL'] ?? (await (shared ??= startPrivatePostgres())).url;
  const schema = `carta_test_${randomUUID().replaceAll('-', '')}`;
  await execute(database, `create schema ${schema}`);
  const url = new URL(database);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, stop: async () => void (await execute(database, `drop schema ${schema} cascade`)) };
}

/** Ends the server of a cluster and removes its folder when its standard input is closed. */
const REMOVE = `
  cat
  kill -QUIT "$(head -n 1 data/postmaster.pid)"
  while [ -e data/postmaster.pid ]; do sleep 0.1; done
  rm -rf "$PWD"`;

/** A cluster in a temporary folder, on a free port, with Debian's programs. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const programs = ensureProgram('postgres');
  const account = findAccount();
  const folder = mkdtempSync(join(tmpdir(), 'carta-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', 'data', '-U', 'carta', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  // A process that is killed takes its cluster along.
  const remover = spawn('sh', ['-c', REMOVE], { cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  remover.unref();
  const port = await freePort();

  let server: ChildProcess | undefined;

  async function resume(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', 'data', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    started.unref();
    server = started;
    let said = '';
    for await (const text of started.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += text;
      if (said.includes('ready to accept connections')) return void started.stderr.resume();
    }
    throw new Error(`PostgreSQL did not start: ${said}`);
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

  async function stop(): Promise<void> {
    await halt();
    remover.stdin.end();
    await once(remover, 'exit');
  }

  await resume();
  return { url: `postgres://carta@127.0.0.1:${port}/postgres`, halt, resume, stop };
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
