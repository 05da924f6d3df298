import type { Role } from '../protocol/calls.ts';

/** Everybody's password, no secret: the server that knows these people believes everybody, and is refused in production (decision 17). */
export const DEMO_PASSWORD = 'carta-demo';

export type DemoPerson = {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Undefined: a diner. */
  readonly role: Role | undefined;
};

/** Who can sign in to demo mode from its first start on. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { uid: 'demo-diner', email: 'diner@carta.example', name: 'Dina Demo', role: undefined },
  { uid: 'demo-waiter', email: 'waiter@carta.example', name: 'Walter Demo', role: 'staff' },
  { uid: 'demo-owner', email: 'owner@carta.example', name: 'Olga Demo', role: 'owner' },
];
