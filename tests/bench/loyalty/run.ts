/**
 * `npm run bench:loyalty`: measures scans, sockets, bad networks and tonight's news on this machine's own, prints a Markdown table, writes
 * nothing. `npm run bench:loyalty -- tonight` measures one of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../server/store/open-store.ts';
import { BAR, hire } from '../../support/stamp-programme.ts';
import { startLoyaltyProcess } from '../../support/start-loyalty-process.ts';
import { startTokenAuthority } from '../../support/token-authority.ts';
import { seconds, table, type Row } from '../measure.ts';
import { measureEmits } from './floor-emits.ts';
import { measureTransactions } from './floor-transactions.ts';
import { measureIdleSockets } from './idle-sockets.ts';
import { measureLostLines } from './lost-lines.ts';
import { halfAndMost } from './percentile.ts';
import { measureScans, showCodes } from './scans.ts';
import { measureSlowClients } from './slow-clients.ts';
import { measureOpenMenus, measureTonight, sayMuch } from './tonight-load.ts';

const SOCKETS = 1_000;
const RATES = [100, 500];
const SECONDS = 8;
const IDLE = 10_000;
const LARGEST = 350;
/** Of each kind. */
const SLOW = 500;
const LINES = 100;
const MENUS = 1_000;

const folder = await mkdtemp(join(tmpdir(), 'carta-bench-'));
const authority = await startTokenAuthority();
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** A fresh server over a file in which somebody is staff. */
async function startServer(name: string): Promise<Awaited<ReturnType<typeof startLoyaltyProcess>>> {
  const file = join(folder, `${name}.sqlite`);
  const store = await openStore({ file });
  await hire(store, 'waiter', BAR.barID, Date.now());
  await store.close();
  return startLoyaltyProcess({ file, keysAddress: authority.keysAddress });
}

async function scanRows(): Promise<Row[]> {
  say('bare transactions');
  const transactions = measureTransactions(1_000);
  const server = await startServer('scans');
  say(`${SOCKETS} codes`);
  const diners = await showCodes(server, authority, SOCKETS);
  const waiter = authority.sign('waiter', Date.now());
  const rows: Row[] = [];
  for (const rate of RATES) {
    say(`${rate} scans a second`);
    const { processor: before } = await server.figures();
    const { answered, seen, perSecond } = await measureScans(server, waiter, diners, rate, rate * SECONDS);
    const { processor: after } = await server.figures();
    const perScan = ((after - before) / (rate * SECONDS)).toFixed(1);
    say(`${rate} bare emits a second`);
    const emits = await measureEmits(SOCKETS, rate, rate * SECONDS);
    const given = perSecond.toFixed(0);
    rows.push(
      { what: `${rate} scans/s asked for, ${SOCKETS} sockets: given`, measured: `**${given}/s**`, limit: `${rate}/s` },
      {
        what: `tap to the waiter's answer, half and 99 of 100`,
        measured: halfAndMost(answered),
        limit: `${halfAndMost(transactions)}, a bare transaction`,
      },
      {
        what: `tap to the diner's screen, half and 99 of 100`,
        measured: `**${halfAndMost(seen)}**`,
        limit: `the same, and ${halfAndMost(emits)}, a bare emit`,
      },
      { what: 'processor time of the server for a scan, its showing and hiding', measured: `${perScan} ms`, limit: '' },
    );
  }
  for (const { phone } of diners) phone.close();
  await server.close();
  return rows;
}

async function idleRows(): Promise<Row[]> {
  say(`${IDLE} idle sockets`);
  const server = await startServer('idle');
  const { before, during, lost } = await measureIdleSockets(server, authority, IDLE);
  await server.close();
  return [
    {
      what: `memory with ${IDLE} idle sockets (without any: ${before.toFixed(0)} MB)`,
      measured: `**${during.toFixed(0)} MB**`,
      limit: `${LARGEST} MB`,
    },
    { what: 'of these lost in half a minute', measured: String(lost), limit: '0' },
  ];
}

async function badNetworkRows(): Promise<Row[]> {
  say(`${SLOW} slow headers and ${SLOW} slow bodies`);
  const server = await startServer('slow');
  const { last, page } = await measureSlowClients(server, authority.sign('slow', Date.now()), SLOW);
  await server.close();
  say(`${LINES} lines broken`);
  const seen = await measureLostLines(LINES);
  return [
    {
      what: `${SLOW} slow headers and ${SLOW} slow bodies: the last ended after`,
      measured: `**${seconds(last)}**`,
      limit: '12 s',
    },
    { what: 'the slowest page that somebody else asked for meanwhile', measured: seconds(page), limit: '' },
    {
      what: `${LINES} lines broken around a scan: the slowest stamp seen after return`,
      measured: `**${seconds(seen)}**`,
      limit: '3 s',
    },
  ];
}

async function tonightRows(): Promise<Row[]> {
  say('tonight');
  const file = join(folder, 'tonight.sqlite');
  const store = await openStore({ file });
  await hire(store, 'waiter', BAR.barID, Date.now());
  await sayMuch(store, 'waiter');
  await store.close();
  const server = await startLoyaltyProcess({ file, keysAddress: authority.keysAddress });
  const { news, known, kilobyte, knownFile, bytes } = await measureTonight(server);
  say(`${MENUS} open menus`);
  const { share, idle } = await measureOpenMenus(server, MENUS);
  await server.close();
  const times = (rate: number, floor: number): string => `**${rate.toFixed(0)}/s**, ×${(rate / floor).toFixed(2)}`;
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const limit = (floor: number): string => `×0.70 of a file of 1 KB, ${floor.toFixed(0)}/s`;
  return [
    { what: `\`GET /tonight\`, ${bytes} bytes`, measured: times(news, kilobyte), limit: limit(kilobyte) },
    { what: '`GET /tonight`, 304', measured: times(known, knownFile), limit: `${limit(knownFile)}, 304` },
    {
      what: `${MENUS} open menus: of a core`,
      measured: `**${percent(share)}**, beyond ${percent(idle)} idle`,
      limit: '2 %',
    },
  ];
}

const PARTS = { scans: scanRows, idle: idleRows, network: badNetworkRows, tonight: tonightRows };

const load = loadavg()[0]?.toFixed(1);
const asked = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measure()));
}
const [processor] = cpus();
process.stdout.write(
  `${cpus().length} × ${processor?.model}, load ${load}, Node ${process.versions.node}\n\n${table(rows)}`,
);
await authority.stop();
await rm(folder, { recursive: true });
process.exit(0);
