import type { QrScanned } from '../protocol/realtime.ts';
import type { Store } from '../store/store.ts';
import type { DinerSocket } from './diner-socket.ts';

/**
 * Tells sockets of one user what a scan meant. The first phone that has a stamp's news acknowledges them for all; until one does, they are
 * told again to whoever registers (L14).
 */
export function tellScanned(store: Store, sockets: readonly DinerSocket[], scanned: QrScanned): void {
  const { stampID } = scanned;
  let acknowledged = stampID === undefined;
  for (const socket of sockets) {
    socket.emit('qrScanned', scanned, () => {
      if (acknowledged || stampID === undefined) return;
      acknowledged = true;
      // Where it cannot be noted, the phone is told once more, and knows the stamp by its id.
      store.received({ uid: socket.data.user.uid, stampID }).catch(() => undefined);
    });
  }
}
