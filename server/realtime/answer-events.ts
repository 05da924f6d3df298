import type { ZodType } from 'zod';
import {
  registerUserSchema,
  showedQrSchema,
  type ClientEvents,
  type Hidden,
  type Refused,
  type Registered,
  type Shown,
} from '../protocol/realtime.ts';
import { Denied } from '../store/store.ts';
import type { LoyaltyService } from '../loyalty/service.ts';
import { drop, type DinerSocket } from './diner-socket.ts';
import type { InOrder } from './in-order.ts';
import type { OpenSockets } from './open-sockets.ts';
import { refusalOf } from '../refusals.ts';
import { tellScanned } from './tell-notices.ts';
import { barSchema } from '../protocol/qr.ts';
import { iso } from '../loyalty/site-day.ts';

export type Parts = Pick<LoyaltyService, 'store' | 'clock'> & {
  readonly sockets: OpenSockets;
  readonly inOrder: InOrder;
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
};

type Answer = (given: Registered | Shown | Hidden | Refused) => void;
type Work = (answer: Answer) => Promise<void>;
/** Undefined: the event is malformed. */
type Handler = (parts: Parts, socket: DinerSocket, payload: unknown) => Work | undefined;

/** Returns a handler that validates an event's payload first. */
const event =
  <Payload>(
    schema: ZodType<Payload>,
    handle: (parts: Parts, socket: DinerSocket, payload: Payload, answer: Answer) => Promise<void>,
  ): Handler =>
  (parts, socket, payload) => {
    const read = schema.safeParse(payload);
    return read.success ? (answer) => handle(parts, socket, read.data, answer) : undefined;
  };

const HANDLERS: ReadonlyMap<unknown, Handler> = new Map<keyof ClientEvents, Handler>([
  ['registerUser', event(registerUserSchema, registerUser)],
  ['showedQR', event(showedQrSchema, showQr)],
  ['hidQR', event(barSchema, hideQr)],
]);

/** Handles a socket's events. An unknown or malformed event, or too many, closes the socket. */
export function answerEvents(parts: Parts, socket: DinerSocket): void {
  socket.onAny((name: unknown, payload: unknown, ...rest: unknown[]) => {
    const work = rest.length > 1 ? undefined : HANDLERS.get(name)?.(parts, socket, payload);
    if (work === undefined || !socket.data.events.take(parts.clock())) return drop(socket);
    const [callback] = rest;
    const answer = typeof callback === 'function' ? (callback as Answer) : () => undefined;
    void parts.inOrder.run(socket.data.user.uid, () => attempt(parts, socket, work, answer));
  });
}

async function attempt({ report }: Parts, socket: DinerSocket, work: Work, answer: Answer): Promise<void> {
  try {
    await work(answer);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused.code === 'internal') report(error);
    answer(refused);
    drop(socket);
  }
}

async function registerUser({ store, clock }: Parts, socket: DinerSocket, uid: string, answer: Answer): Promise<void> {
  if (uid !== socket.data.user.uid) throw new Denied('bad-token');
  const now = clock();
  const [{ loyaltyCards }, missed] = await Promise.all([store.userData(uid, now), store.missed({ uid, now })]);
  // Notices wait in the user's queue: later commits are sent after this answer.
  socket.data.registered = true;
  answer({ ok: true, now: iso(now), cards: loyaltyCards, ...(missed && { missed }) });
  // Sent as `qrScanned`, too: only that event is acknowledged by the phone.
  if (missed?.stampID !== undefined) tellScanned(store, [socket], missed);
}

async function showQr(
  parts: Parts,
  socket: DinerSocket,
  { barID, userID }: { barID: string; userID: string },
  answer: Answer,
): Promise<void> {
  const { uid } = socket.data.user;
  if (userID !== uid || !socket.data.registered) throw new Denied('bad-token');
  if (socket.data.shown !== undefined && socket.data.shown.barID !== barID) await stopShowing(parts, socket);
  const { showing, ends, typed, scanned } = await parts.store.show({ uid, barID, now: parts.clock() });
  socket.data.shown = { barID, showing };
  // A card has one open showing: showings of it on other devices of this user are over.
  for (const { data } of parts.sockets.of(uid)) {
    if (data.shown?.barID === barID && data.shown.showing !== showing) data.shown = undefined;
  }
  answer({ ok: true, ends: iso(ends), code: typed, ...(scanned && { scanned }) });
}

async function hideQr(parts: Parts, socket: DinerSocket, { barID }: { barID: string }, answer: Answer): Promise<void> {
  if (socket.data.shown?.barID === barID) await stopShowing(parts, socket);
  // The socket that showed it was lost; this one only reports the end of the showing.
  else if (!parts.sockets.isShown(socket.data.user.uid, barID)) await hide(parts, socket, barID);
  answer({ ok: true });
}

/** Ends the showing, unless another device of this user shows the same card. */
async function stopShowing(parts: Parts, socket: DinerSocket): Promise<void> {
  const { shown, user } = socket.data;
  socket.data.shown = undefined;
  if (shown !== undefined && !parts.sockets.isShown(user.uid, shown.barID)) await hide(parts, socket, shown.barID);
}

const hide = ({ store, clock }: Parts, { data }: DinerSocket, barID: string): Promise<void> =>
  store.hide({ uid: data.user.uid, barID, now: clock() });

/** Handles a closed socket: its showing stays open for a while (L6), unless another socket shows the same card. */
export function answerLoss({ store, sockets, inOrder, clock, report }: Parts, socket: DinerSocket): void {
  const { user } = socket.data;
  // In the user's queue: a showing may just be opening on this socket.
  void inOrder.run(user.uid, async () => {
    const { shown } = socket.data;
    if (shown === undefined || sockets.isShown(user.uid, shown.barID)) return;
    await store.loseShowing({ showing: shown.showing, now: clock() }).catch(report);
  });
}
