import type { DinerSocket } from './diner-socket.ts';

/** How long a socket may be open without `registerUser`, in milliseconds. */
const REGISTERS_WITHIN = 10_000;

/** The admitted sockets of this process, by user. */
export class OpenSockets {
  readonly #ofUsers = new Map<string, Set<DinerSocket>>();

  add(socket: DinerSocket): void {
    const { uid } = socket.data.user;
    const sockets = this.#ofUsers.get(uid);
    if (sockets) sockets.add(socket);
    else this.#ofUsers.set(uid, new Set([socket]));
  }

  remove(socket: DinerSocket): void {
    const { uid } = socket.data.user;
    const sockets = this.#ofUsers.get(uid);
    if (sockets?.delete(socket) && sockets.size === 0) this.#ofUsers.delete(uid);
  }

  *all(): Generator<DinerSocket> {
    for (const sockets of this.#ofUsers.values()) yield* sockets;
  }

  of(uid: string): readonly DinerSocket[] {
    return [...(this.#ofUsers.get(uid) ?? [])];
  }

  /** A user's registered sockets, which receive events. */
  registeredOf(uid: string): readonly DinerSocket[] {
    return this.of(uid).filter(({ data }) => data.registered);
  }

  showing(): readonly DinerSocket[] {
    return [...this.all()].filter(({ data }) => data.shown !== undefined);
  }

  /** Whether any socket of this user shows their card of this bar. */
  isShown(uid: string, barID: string): boolean {
    return this.of(uid).some(({ data }) => data.shown?.barID === barID);
  }

  /** Sockets whose token has expired, and those that did not register in time. */
  overdue(now: number): readonly DinerSocket[] {
    return [...this.all()].filter(
      ({ data }) => data.user.expires <= now || (!data.registered && data.admitted + REGISTERS_WITHIN <= now),
    );
  }
}
