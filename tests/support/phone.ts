import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type {
  ClientEvents,
  QrScanned,
  Refused,
  Registered,
  ServerEvents,
  Shown,
} from '../../server/protocol/realtime.ts';
import { SOCKET_PATH } from '../../server/protocol/socket-path.ts';
import { tokenOf } from './realtime-server.ts';

export type PhoneSocket = Socket<ServerEvents, ClientEvents>;

/** How a connection failed: the server's refusal, or 'closed'. */
export type Refusal = { readonly code: string; readonly message: string } | 'closed';

/** A diner's socket without the app around it. It does not reconnect. */
export class Phone {
  readonly socket: PhoneSocket;
  readonly heard: QrScanned[] = [];
  readonly changed: number[] = [];
  /** Resolves when the connection is gone. */
  readonly gone: Promise<void>;
  /** Resolves when the server closes the connection without a message, before or after it has accepted the phone. */
  readonly lost: Promise<'closed'>;

  constructor(origin: string, auth: object, options: Partial<ManagerOptions & SocketOptions> = {}) {
    this.socket = io(origin, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { ...auth },
      ...options,
    });
    this.gone = new Promise((resolve) => {
      this.socket.on('disconnect', () => resolve());
    });
    this.lost = new Promise((resolve) => {
      // A refusal also closes the connection, and is reported right after.
      this.socket.io.on('close', () => setTimeout(() => resolve('closed')));
    });
    this.socket.on('qrScanned', (scanned, received) => {
      this.heard.push(scanned);
      received?.();
    });
    this.socket.on('cardChanged', ({ card }) => this.changed.push(card.nStamps));
  }

  /** Resolves when connected, or with the refusal. */
  connected(): Promise<'connected' | Refusal> {
    return new Promise((resolve) => {
      this.socket.once('connect', () => resolve('connected'));
      this.socket.once('connect_error', (error: Error & { data?: { code: string; message: string } }) =>
        resolve(error.data ?? 'closed'),
      );
    });
  }

  register(uid: string): Promise<Registered | Refused> {
    return new Promise((resolve) => {
      this.socket.emit('registerUser', uid, resolve);
    });
  }

  show(uid: string, barID: string): Promise<Shown | Refused> {
    return new Promise((resolve) => {
      this.socket.emit('showedQR', { barID, userID: uid }, resolve);
    });
  }

  hide(barID: string): Promise<{ readonly ok: boolean }> {
    return new Promise((resolve) => {
      this.socket.emit('hidQR', { barID }, resolve);
    });
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** A connected phone that has registered its user. */
export async function registeredPhone(origin: string, uid: string, page?: string): Promise<Phone> {
  const phone = new Phone(origin, { token: tokenOf(uid), ...(page !== undefined && { page }) });
  await phone.connected();
  await phone.register(uid);
  return phone;
}
