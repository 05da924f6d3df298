import type { Socket } from 'socket.io';
import type { User } from '../auth/user.ts';
import type { ClientEvents, ServerEvents } from '../protocol/realtime.ts';
import type { Allowance } from './allowance.ts';

/** The data of an admitted socket. */
export type SocketData = {
  user: User;
  /** The random name chosen by the page; undefined: none. */
  page: string | undefined;
  /** When it was admitted, in milliseconds since 1970. */
  admitted: number;
  /** Whether `registerUser` was answered: then it receives its user's events. */
  registered: boolean;
  /** The bar whose card it shows, and the showing. */
  shown: { readonly barID: string; readonly showing: string } | undefined;
  /** Its rate limit of events. */
  events: Allowance;
};

export type DinerSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Closes the connection as if lost, so that the phone reconnects with a new token, unlike after socket.io's own `disconnect`. */
export function drop(socket: Pick<DinerSocket, 'conn'>): void {
  socket.conn.close();
}
