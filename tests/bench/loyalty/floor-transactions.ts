import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * How long a transaction takes that does to SQLite what a scan does (five reads, one row more, two rows changed) and nothing else, each
 * waiting for the disk. In milliseconds.
 */
export function measureTransactions(count: number): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'carta-floor-'));
  const database = new DatabaseSync(join(folder, 'floor.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table cards (id text primary key, stamps integer)');
  database.exec('create table showings (id text primary key, stamp text)');
  database.exec('create table ledger (seq integer primary key, id text unique, card text, at integer)');
  database.exec("insert into cards values ('card', 0); insert into showings values ('showing', null)");
  const read = database.prepare('select * from cards where id = ?');
  const append = database.prepare('insert into ledger (id, card, at) values (?, ?, ?)');
  const stamp = database.prepare('update cards set stamps = stamps + 1 where id = ?');
  const show = database.prepare('update showings set stamp = ? where id = ?');
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begin = performance.now();
    database.exec('begin immediate');
    for (let reads = 0; reads < 5; reads += 1) read.get('card');
    append.run(`stamp ${index}`, 'card', index);
    stamp.run('card');
    show.run(`stamp ${index}`, 'showing');
    database.exec('commit');
    times.push(performance.now() - begin);
  }
  database.close();
  rmSync(folder, { recursive: true });
  return times;
}
