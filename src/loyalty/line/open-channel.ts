import { io, type Socket } from 'socket.io-client';
import type {
  ClientEvents,
  ServerEvents,
  QrScanned,
  Refused,
  Registered,
  Shown,
} from '../../../server/protocol/realtime.ts';
import { SOCKET_PATH } from '../../../server/protocol/socket-path.ts';
import type { Card } from '../../../server/protocol/card.ts';

/** The longest waits, in milliseconds. */
const TIMES = { connect: 6_000, answer: 8_000, goodbye: 1_000 };

/** The pauses before the attempts, in milliseconds, each varied by a fifth, so that the phones of a full room do not reconnect at once. */
const DELAYS = [600, 1_200, 1_650];

/** The events that this side sends, always with a callback for the answer. */
type Asked = { [Event in keyof ClientEvents]: (...given: Required<Parameters<ClientEvents[Event]>>) => void };

type Options = {
  /** The scheme and host of the server. */
  readonly origin: string;
  /** The name of this page (`handshakeSchema`). */
  readonly page: string;
  /** Gives an ID token that is valid now; called before each attempt. `isRenewed`: a new one, because the server refused the last. */
  readonly token: (isRenewed: boolean) => Promise<string>;
};

/** Connects, and reconnects after each loss, until the channel is closed or refused. */
export function openChannel({ origin, page, token }: Options, listener: ChannelListener): Channel {
  const socket: Socket<ServerEvents, Asked> = io(origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    // The library's own attempts do not wait for tokens, and end when the server refuses one.
    reconnection: false,
    timeout: TIMES.connect,
  });
  let closed = false;
  let renewing = false;
  /** Since the last connection: whether the server has refused a token, and whether a new one came after that. */
  let standing: 'known' | 'refused' | 'renewed' = 'known';
  let tries = 0;
  let latest = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const connect = async (): Promise<void> => {
    clearTimeout(waiting);
    latest += 1;
    const mine = latest;
    const valid = await token(standing === 'refused').catch(() => undefined);
    if (closed || mine !== latest) return;
    if (valid === undefined) return fail();
    if (standing === 'refused') standing = 'renewed';
    socket.auth = { token: valid, page };
    socket.connect();
  };

  const fail = (): void => {
    if (closed || renewing) return;
    listener.lost();
    const delay = DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0;
    tries += 1;
    clearTimeout(waiting);
    waiting = setTimeout(() => void connect(), delay * (0.8 + 0.4 * Math.random()));
  };

  const reconnect = (): void => {
    if (closed) return;
    renewing = true;
    socket.disconnect();
    renewing = false;
    void connect();
  };

  const close = (): void => {
    closed = true;
    clearTimeout(waiting);
    socket.disconnect();
  };

  socket.on('connect', () => {
    standing = 'known';
    listener.connected();
  });
  socket.on('disconnect', fail);
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    const code = error.data?.code;
    if (code === undefined || isPassing(code)) return fail();
    if (code === 'bad-token' && standing === 'known') {
      standing = 'refused';
      return void connect();
    }
    close();
    listener.refused();
  });
  socket.on('qrScanned', (scanned, received) => {
    received?.();
    listener.scanned(scanned);
  });
  socket.on('cardChanged', ({ card }) => listener.cardChanged(card));
  void connect();

  /** Passes an answer on. If it does not arrive in time, the connection counts as dead. */
  const answered =
    <Given extends { readonly ok: boolean }>(answer: (given: Given) => void) =>
    (error: Error | null, given: Given): void => {
      if (closed) return;
      if (error === null) {
        if (given.ok) tries = 0;
        answer(given);
      } else if (socket.connected) reconnect();
    };

  return {
    // Without a connection the library would queue the event and send it first on the next one.
    register: (uid, answer) => {
      if (socket.connected) socket.timeout(TIMES.answer).emit('registerUser', uid, answered(answer));
    },
    show: (shown, answer) => {
      if (socket.connected) socket.timeout(TIMES.answer).emit('showedQR', shown, answered(answer));
    },
    hide: (hidden, answer) => {
      if (socket.connected) socket.timeout(TIMES.goodbye).emit('hidQR', hidden, answer);
      else answer();
    },
    reconnect,
    close,
  };
}

/** The connection to the server, which reconnects by itself. An answer comes over the connection of its request, or never. */
export type Channel = {
  readonly register: (uid: string, answer: (given: Registered | Refused) => void) => void;
  readonly show: (shown: { barID: string; userID: string }, answer: (given: Shown | Refused) => void) => void;
  readonly hide: (hidden: { barID: string }, answer: () => void) => void;
  /** Reconnects at once: a connection may have died unnoticed while the phone slept. */
  readonly reconnect: () => void;
  /** Closes the connection; the listener is not called again. */
  readonly close: () => void;
};

export type ChannelListener = {
  /** Called at each connection. The server knows nothing of this phone then. */
  readonly connected: () => void;
  readonly lost: () => void;
  /** Called when the server refuses this person. There are no further attempts. */
  readonly refused: () => void;
  readonly scanned: (scanned: QrScanned) => void;
  readonly cardChanged: (card: Card) => void;
};

/** The codes of temporary refusals. */
const PASSING = new Set(['unavailable', 'internal', 'too-many-requests']);

export const isPassing = (code: string): boolean => PASSING.has(code);
