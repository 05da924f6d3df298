import type { ApiError } from '../../server/protocol/calls.ts';
import { BASE_PATH } from '../ui/base-path.ts';

/** After so many milliseconds without an answer a call has failed. */
const LONGEST_WAIT = 10_000;

/** A call that was not answered as hoped: the server's refusal, or no answer at all. */
export class ApiFailure extends Error {
  /** Of the answer; 0 when none of ours came: no network, too slow, or something on the way that answered instead. */
  readonly status: number;
  /** For programs: one of `API_ERRORS`; 'offline' or 'timeout' with status 0; 'no-reason' for an error that gives none. */
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
  }
}

export type ApiRequest = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  /** What is undefined is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** The ID token of who calls (`Session.token`); without it nobody does. */
  readonly token?: string;
};

/**
 * Calls the API and answers what it says; undefined where it answers nothing (204).
 *
 * @param path below the API's path: '/get-user-data'
 *
 * @throws {ApiFailure} whenever there is no good answer
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await ask(path, request);
  const text = await response.text().catch((cause: unknown) => Promise.reject(unanswered(cause)));
  if (!response.ok) throw refusalOf(response.status, text);
  try {
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  } catch (cause) {
    // The sign-in page of a hotel's network, for one.
    throw new ApiFailure(0, 'offline', 'Sin conexión.', { cause });
  }
}

async function ask(path: string, { method = 'GET', body, query = {}, token }: ApiRequest): Promise<Response> {
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  // Reading says so, too (specification, point 7). The server wants a body where it is said of anything else.
  if (body || method === 'GET') headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  try {
    return await fetch(`${BASE_PATH}/api${path}${search}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      // What is a person's is never answered from a cache.
      cache: token === undefined ? 'default' : 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
  } catch (cause) {
    throw unanswered(cause);
  }
}

function unanswered(cause: unknown): ApiFailure {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new ApiFailure(0, 'timeout', 'El servicio tarda demasiado en contestar.', { cause })
    : new ApiFailure(0, 'offline', 'Sin conexión.', { cause });
}

function refusalOf(status: number, text: string): ApiFailure {
  try {
    const { code, message } = JSON.parse(text) as Partial<ApiError>;
    if (typeof code === 'string') return new ApiFailure(status, code, message ?? '');
  } catch {
    // Something between us and the server has spoken.
  }
  return new ApiFailure(status, 'no-reason', `Error ${status}.`);
}
