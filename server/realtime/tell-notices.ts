import type { Notice, Store } from '../store/store.ts';
import type { Parts } from './answer-events.ts';
import { drop, type DinerSocket } from './diner-socket.ts';
import type { QrScanned } from '../protocol/realtime.ts';

/** How many users are looked up in parallel after lost notices. */
const AT_ONCE = 20;

/** Sends commits of this or another process to the sockets of the person concerned, and to no others (L14). */
export function tellNotices(parts: Parts): (notice: Notice) => void {
  const { store, sockets, inOrder } = parts;
  return (notice) => {
    if (notice.kind === 'gap') return void catchUp(parts);
    // Menu pages poll for news themselves.
    if (notice.kind === 'news') return;
    const { uid } = notice;
    if (notice.kind === 'revoked') return sockets.of(uid).forEach(drop);
    if (sockets.of(uid).length === 0) return;
    void inOrder.run(uid, async () => {
      const registered = sockets.registeredOf(uid);
      if (notice.kind === 'scanned') tellScanned(store, registered, notice.scanned);
      else for (const socket of registered) socket.emit('cardChanged', { card: notice.card });
    });
  };
}

/** Looks up scans during a loss of notices, for phones that show a code. */
async function catchUp({ store, sockets, inOrder, clock, report }: Parts): Promise<void> {
  const uids = [...new Set(sockets.showing().map(({ data }) => data.user.uid))];
  const tellMissed = async (uid: string): Promise<void> => {
    try {
      const missed = await store.missed({ uid, now: clock() });
      if (missed !== undefined) tellScanned(store, sockets.registeredOf(uid), missed);
    } catch (error) {
      report(error);
      // The phones reconnect, and then ask again.
      sockets.of(uid).forEach(drop);
    }
  };
  while (uids.length > 0) {
    await Promise.all(uids.splice(0, AT_ONCE).map((uid) => inOrder.run(uid, () => tellMissed(uid))));
  }
}

/** Sends the result of a scan to sockets of one user. One acknowledgement counts for all; until then each socket that registers gets it (L14). */
export function tellScanned(store: Store, sockets: readonly DinerSocket[], scanned: QrScanned): void {
  const { stampID } = scanned;
  let acknowledged = stampID === undefined;
  for (const socket of sockets) {
    socket.emit('qrScanned', scanned, () => {
      if (acknowledged || stampID === undefined) return;
      acknowledged = true;
      // If recording fails, the phone is told again, and recognises the stamp by its id.
      store.received({ uid: socket.data.user.uid, stampID }).catch(() => undefined);
    });
  }
}
