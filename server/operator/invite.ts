import { BASE_PATH, TIME_ZONE } from '../../src/terms/house.ts';
import { readSiteConfig } from '../site-config.ts';
import { barsOf, invitationLink } from '../loyalty/bars.ts';
import { type Role } from '../protocol/calls.ts';
import { addressesOf } from '../start/addresses.ts';
import { storeLocation } from '../config.ts';
import { withStore } from '../store/open-store.ts';
import { terminalCode } from '../start/welcome.ts';
import { ExplainedError } from '../protocol/explained-error.ts';
import type { Io } from './io.ts';

/** Creates an invitation to a bar's staff (L16), and prints its link, also as a QR code. */
export async function invite(barID: string, { role }: { role: Role }, io: Io): Promise<void> {
  const { venues } = await import('../../generated/venues.ts');
  const bars = barsOf(venues);
  const bar = bars.get(barID);
  if (!bar) {
    const known = [...bars.values()].map(({ barID: id, name }) => `  ${id.padEnd(24)}${name}`).toSorted();
    throw new ExplainedError(`There is no bar called ${barID}. These are known:\n${known.join('\n')}`);
  }
  const { token, expires } = await withStore(storeLocation(readSiteConfig(io.environment), io.root), (store) =>
    store.invite({ by: undefined, barID, role, now: io.clock() }),
  );
  const link = invitationLink(siteOf(io), token);
  const lines = [
    '',
    `  ${bar.name}: an invitation as ${role === 'owner' ? 'owner' : 'staff'}, for one person, until ${siteTime(expires)}.`,
    '  Whoever opens it signs in and takes it. Hand it to nobody else:',
    '',
    `  ${link}`,
    '',
    ...(await terminalCode(link, io)),
    '',
  ];
  io.out(`${lines.join('\n')}\n`);
}

/** The public address of the site, as far as the environment shows it. */
function siteOf({ environment }: Io): string {
  const { publicUrl, host, port } = readSiteConfig(environment);
  if (publicUrl !== undefined) return `${publicUrl}${BASE_PATH}`;
  const { network, local } = addressesOf({ host, port, base: BASE_PATH });
  return (network ?? local).replace(/\/$/, '');
}

const siteTime = (instant: number): string =>
  new Date(instant).toLocaleString('en-GB', {
    timeZone: TIME_ZONE,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
