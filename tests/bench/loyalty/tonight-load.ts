import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../../server/store/store.ts';
import { BAR } from '../../support/stamp-programme.ts';
import type { LoyaltyProcess } from '../../support/start-loyalty-process.ts';
import { TIME_ZONE } from '../../../src/terms/house.ts';

/** Connections that each ask again as soon as they are answered. */
const CONNECTIONS = 32;
/** How long each kind of request is asked, so often in turn, so that whatever else the machine does falls on all of them. */
const ROUND = 2_000;
const ROUNDS = 3;

/** How often a menu that is looked at asks, in milliseconds. */
const EVERY = 60_000;
const WATCHED = 20_000;

const TONIGHT = `/cartasqr/api/tonight?barID=${BAR.barID}`;
/** 1 KB, from the disk, named by its content. */
const FILE = '/cartasqr/assets/kilobyte-d4e5f6.js';

type Request = { readonly path: string; readonly headers: Record<string, string>; readonly status: number };

/** Has a bar say about as much as a busy evening does, in about 1 KB. */
export async function sayMuch(store: Store, by: string): Promise<void> {
  const at = { by, barID: BAR.barID, zone: TIME_ZONE, now: Date.now(), dish: undefined };
  for (const name of ['Arroz con conejo', 'Boquerones de la lonja', 'Tarta de queso']) {
    const special = {
      name: { es: name, en: `${name}, in other words` },
      price: 14.5,
      allergens: ['gluten', 'pescado'] as ('gluten' | 'pescado')[],
      description: { es: `${name}, como se hace en esta casa desde siempre y para quien llegue a tiempo` },
    };
    await store.changeNews({ ...at, change: { do: 'special', specialID: undefined, special } });
  }
}

/** Answers a second of each kind of request: the news, the news that are known already, a file of 1 KB, the same where it is known. */
export async function measureTonight(server: LoyaltyProcess): Promise<{
  readonly news: number;
  readonly known: number;
  readonly kilobyte: number;
  readonly knownFile: number;
  readonly bytes: number;
}> {
  const first = await fetch(`${server.origin}${TONIGHT}`);
  const bytes = (await first.arrayBuffer()).byteLength;
  const kept = ({ headers }: Response) => ({ 'if-none-match': headers.get('etag') ?? '' });
  const file = await fetch(`${server.origin}${FILE}`);
  const kinds: readonly Request[] = [
    { path: TONIGHT, headers: {}, status: 200 },
    { path: TONIGHT, headers: kept(first), status: 304 },
    { path: FILE, headers: {}, status: 200 },
    { path: FILE, headers: kept(file), status: 304 },
  ];
  const answered = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, kind] of kinds.entries()) answered[index] = (answered[index] ?? 0) + (await ask(server, kind));
  }
  const [news = 0, known = 0, kilobyte = 0, knownFile = 0] = answered.map(
    (count) => (count * 1_000) / (ROUND * ROUNDS),
  );
  return { news, known, kilobyte, knownFile, bytes };
}

/** How many requests are answered in a round. */
async function ask({ port }: LoyaltyProcess, { path, headers, status }: Request): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ROUND;
  let count = 0;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        if (response.statusCode !== status) reject(new Error(`${path} was answered ${response.statusCode}.`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  const askOn = async (): Promise<void> => {
    while (performance.now() < end) {
      await once();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  agent.destroy();
  return count;
}

/** The share of a core that so many open menus cost beyond a server that nobody asks; each asks once a minute and mostly knows the news. */
export async function measureOpenMenus(
  server: LoyaltyProcess,
  menus: number,
): Promise<{ readonly share: number; readonly idle: number }> {
  const etag = (await fetch(`${server.origin}${TONIGHT}`)).headers.get('etag') ?? '';
  const idle = await shareOf(server, () => wait(WATCHED));
  const busy = await shareOf(server, async (begin) => {
    for (let asked = 0; performance.now() < begin + WATCHED; asked += 1) {
      const answer = await fetch(`${server.origin}${TONIGHT}`, { headers: { 'if-none-match': etag } });
      if (answer.status !== 304) throw new Error(`The news were answered ${answer.status}.`);
      await wait(Math.max(0, begin + ((asked + 1) * EVERY) / menus - performance.now()));
    }
  });
  return { share: busy - idle, idle };
}

/** The share of a core that the server takes while something is done. */
async function shareOf(server: LoyaltyProcess, act: (begin: number) => Promise<void>): Promise<number> {
  const { processor: before } = await server.figures();
  const begin = performance.now();
  await act(begin);
  const { processor: after } = await server.figures();
  return (after - before) / (performance.now() - begin);
}
