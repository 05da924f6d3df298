import { vi } from 'vitest';
import type { Session, SessionState, SignedIn } from '../../src/session/session.ts';

export const WAITER: SignedIn = { uid: 'waiter1', name: 'Marta', email: 'marta@example.com', photoURL: undefined };

/** A session that a test signs in and out. */
export function fakeSession(user: SignedIn | null = WAITER): Session & { change: (state: SessionState) => void } {
  let state: SessionState = { loading: false, user };
  const listeners = new Set<() => void>();
  const change = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: async () => 'token',
    signOut: async () => change({ loading: false, user: null }),
    change,
  };
}

/** The API's answers, by method and path below it; what is not there is not found. A number is a status without a body of ours. */
export type Answers = Record<string, object | number | undefined>;

export type FakeServer = { readonly answers: Answers; readonly calls: { call: string; body: unknown }[] };

/** Stands for the server, in the place of `fetch`. */
export function fakeServer(answers: Answers): FakeServer {
  const calls: FakeServer['calls'] = [];
  const answer: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'https://cartas.example');
    const call = `${init?.method ?? 'GET'} ${pathname.slice('/cartasqr/api'.length)}`;
    calls.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const body = answers[call] ?? { code: 'not-found', message: 'No existe.', status: 404 };
    if (typeof body === 'number') return new Response('', { status: body });
    const status = 'status' in body && typeof body.status === 'number' ? body.status : 200;
    return Response.json(body, { status });
  };
  vi.stubGlobal('fetch', answer);
  return { answers, calls };
}
