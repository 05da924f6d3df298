import { setTimeout as wait } from 'node:timers/promises';
import type { LoyaltyProcess } from '../../support/start-loyalty-process.ts';
import type { TokenAuthority } from '../../support/token-authority.ts';
import { LightPhone } from './light-phone.ts';

/** Sockets of one user; the server allows no more. */
const OF_USER = 10;
const AT_ONCE = 50;
const WATCHED = 30_000;

const megabytes = async (server: LoyaltyProcess): Promise<number> => (await server.figures()).rss / 1e6;

/** The server's memory before, and at most while so many registered sockets do nothing but answer its pings, in MB. */
export async function measureIdleSockets(
  server: LoyaltyProcess,
  authority: TokenAuthority,
  count: number,
): Promise<{ before: number; during: number; lost: number }> {
  const before = await megabytes(server);
  const tokens = Array.from({ length: count / OF_USER }, (_, user) => authority.sign(`idle${user}`, Date.now()));
  const phones: LightPhone[] = [];
  let next = 0;
  let lost = 0;
  const openMore = async (): Promise<void> => {
    for (let index = next; index < count; index = next) {
      next += 1;
      const user = Math.floor(index / OF_USER);
      // Several addresses, so that no more ports are needed than one has.
      const phone = await LightPhone.open(server.port, tokens[user] ?? '', `127.0.0.${1 + (index % 8)}`);
      phone.onLost = () => (lost += 1);
      await phone.ask('registerUser', `idle${user}`);
      phones.push(phone);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openMore));
  let during = await megabytes(server);
  const end = performance.now() + WATCHED;
  while (performance.now() < end) {
    await wait(1_000);
    during = Math.max(during, await megabytes(server));
  }
  const result = { before, during, lost };
  for (const phone of phones) phone.close();
  return result;
}
