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

/** Whether nothing came of a connection: how the server refused it, or 'closed'. */
export type Refusal = { readonly code: string; readonly message: string } | 'closed';

/** A diner's socket without the app around it. It does not come back by itself. */
export class Phone {
  readonly socket: PhoneSocket;
  readonly heard: QrScanned[] = [];
  readonly changed: number[] = [];
  /** Resolves when the connection is gone. */
  readonly gone: Promise<void>;
  /** Resolves when the server closes the connection without a word, before or after it let the phone in. */
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
      // A refusal closes the connection, too, and is told right after.
      this.socket.io.on('close', () => setTimeout(() => resolve('closed')));
    });
    this.socket.on('qrScanned', (scanned, received) => {
      this.heard.push(scanned);
      received?.();
    });
    this.socket.on('cardChanged', ({ card }) => this.changed.push(card.nStamps));
  }

  /** Resolves when connected; says how it was refused if it was. */
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

/** A phone that is connected and has said whose it is. */
export async function registeredPhone(origin: string, uid: string, page?: string): Promise<Phone> {
  const phone = new Phone(origin, { token: tokenOf(uid), ...(page !== undefined && { page }) });
  await phone.connected();
  await phone.register(uid);
  return phone;
}
