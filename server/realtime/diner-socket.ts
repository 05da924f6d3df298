import type { Socket } from 'socket.io';
import type { User } from '../auth/user.ts';
import type { ClientEvents, ServerEvents } from '../protocol/realtime.ts';
import type { Allowance } from './allowance.ts';

/** What the server knows of an admitted socket. */
export type SocketData = {
  user: User;
  /** The name that the page gave itself; undefined: none. */
  page: string | undefined;
  /** When it was admitted, in milliseconds since 1970. */
  admitted: number;
  /** `registerUser` was answered: it hears what concerns its user. */
  registered: boolean;
  /** The card it shows, and the showing that this belongs to. */
  shown: { readonly barID: string; readonly showing: string } | undefined;
  /** How many events it may still send. */
  events: Allowance;
};

export type DinerSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Closes the connection as if lost: the phone comes back with a new token, which socket.io's own `disconnect` forbids. */
export function drop(socket: Pick<DinerSocket, 'conn'>): void {
  socket.conn.close();
}
