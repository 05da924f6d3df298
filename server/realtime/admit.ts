import type { VerifyToken } from '../auth/user.ts';
import type { ApiErrorCode } from '../protocol/errors.ts';
import { handshakeSchema } from '../protocol/realtime.ts';
import { type Allowance, createAllowance, type Rate } from './allowance.ts';
import { drop, type DinerSocket } from './diner-socket.ts';
import type { Parts as EventParts } from './answer-events.ts';
import { codeOf, errorOf } from '../refusals.ts';

/** Limit of open sockets per user in this process. */
const SOCKETS_OF_USER = 10;

/** Rate limit of connections per user. A phone with a bad network tries about once a second. */
const ATTEMPTS: Rate = { burst: 30, perSecond: 2 };

/** Rate limit of events per socket. A showing needs three. */
const EVENTS: Rate = { burst: 20, perSecond: 1 };

type Parts = Pick<EventParts, 'sockets' | 'clock' | 'report'> & { readonly verifyToken: VerifyToken };

/** Decides whether a socket may open: its token must be valid, and the user within the limits. */
export class Admission {
  readonly #parts: Parts;
  readonly #attempts = new Map<string, Allowance>();
  readonly #seen = new WeakSet<DinerSocket['conn']>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** socket.io's middleware: refuses with `{code, message}` as the error's data, and closes the connection after it. */
  readonly admit = async (socket: DinerSocket, next: (error?: Error) => void): Promise<void> => {
    const refused = await this.#check(socket).catch((error: unknown) => this.#codeOf(error));
    socket.handshake.auth = {};
    if (refused === undefined) return next();
    const data = errorOf(refused);
    next(Object.assign(new Error(data.message), { data }));
    setImmediate(() => drop(socket));
  };

  /** Forgets users who have not connected for a while. */
  forget(now: number): void {
    for (const [uid, attempts] of this.#attempts) if (attempts.isWhole(now)) this.#attempts.delete(uid);
  }

  /** Fills in the socket's data. Returns the code of the refusal, if it is refused. */
  async #check(socket: DinerSocket): Promise<ApiErrorCode | undefined> {
    // One attempt per connection, else a client could try many tokens on one.
    if (this.#seen.has(socket.conn)) return 'bad-request';
    this.#seen.add(socket.conn);
    const { sockets, verifyToken, clock } = this.#parts;
    const given = handshakeSchema.safeParse(socket.handshake.auth);
    if (!given.success) return 'not-signed-in';
    const { token, page } = given.data;
    const user = await verifyToken(token);
    const now = clock();
    if (!this.#attemptsOf(user.uid, now).take(now)) return 'too-many-requests';
    const others = sockets.of(user.uid).filter(({ data }) => page === undefined || data.page !== page);
    if (others.length >= SOCKETS_OF_USER) return 'too-many-requests';
    const events = createAllowance(EVENTS, now);
    socket.data = { user, page, admitted: now, registered: false, shown: undefined, events };
    return undefined;
  }

  #codeOf(error: unknown): ApiErrorCode {
    const code = codeOf(error);
    if (code === 'internal') this.#parts.report(error);
    return code;
  }

  #attemptsOf(uid: string, now: number): Allowance {
    const attempts = this.#attempts.get(uid) ?? createAllowance(ATTEMPTS, now);
    this.#attempts.set(uid, attempts);
    return attempts;
  }
}
