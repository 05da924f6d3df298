import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The API's answers, by method and path below it; what is not there is not found. A number is a status without a body of ours; a promise is waited for. */
type Answer = object | number;
export type Answers = Record<string, Answer | Promise<Answer>>;

/** Stands for the server, in the place of `fetch`. */
export function fakeServer(answers: Answers) {
  const calls: { call: string; body: unknown }[] = [];
  const searches: string[] = [];
  vi.stubGlobal('fetch', (async (input, init) => {
    const { pathname, search } = new URL(String(input), 'https://cartas.example');
    const call = `${init?.method ?? 'GET'} ${pathname.slice('/cartasqr/api'.length)}`;
    calls.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    if (search !== '') searches.push(search);
    const body = (await answers[call]) ?? { code: 'not-found', message: 'No existe.', status: 404 };
    if (typeof body === 'number') return new Response('', { status: body });
    const status = 'status' in body && typeof body.status === 'number' ? body.status : 200;
    return Response.json(body, { status });
  }) satisfies typeof fetch);
  return { answers, calls, searches };
}

/** Lets what has been begun come to its end. */
export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Does something, and lets it come to its end. */
export async function acting(what: () => unknown): Promise<void> {
  await act(async () => void (await what()));
  await settle();
}
