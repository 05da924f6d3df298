import type { ApiError } from '../../server/protocol/calls.ts';
import { BASE_PATH } from '../terms/house.ts';

/** The longest wait for an answer, in milliseconds. */
export const LONGEST_WAIT = 10_000;

type FailureOptions = ErrorOptions & { readonly isBroken?: boolean; readonly retryAfter?: number | undefined };

/** The error of a call that the server refused or that got no answer. */
export class ApiFailure extends Error {
  /** The status of the answer; 0 when the server's answer did not come: no network, a timeout, or another machine's answer. */
  readonly status: number;
  /** The reason for programs: one of `API_ERRORS`; 'offline', 'timeout' or 'shut' with status 0; 'no-reason' for an error without one. */
  readonly code: string;
  /** Whether the server may have got the call: the connection broke during it. */
  readonly isBroken: boolean;
  /** The seconds after which the server takes the call again (`Retry-After`); undefined where it does not say. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, options?: FailureOptions) {
    super(message, options);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.isBroken = options?.isBroken === true;
    this.retryAfter = options?.retryAfter;
  }
}

/** Whether the call failed because nobody can sign in here: a server without stamp cards, and a static host, answer 404. */
export const isMenusAlone = (cause: unknown): boolean => cause instanceof ApiFailure && cause.status === 404;

/** Whether a call failed because the server's answer did not come. */
export const isUnreached = (cause: unknown): boolean => cause instanceof ApiFailure && cause.status === 0;

/** Whether a call failed because of too many calls in a minute. */
export const isTooMany = (cause: unknown): boolean => cause instanceof ApiFailure && cause.status === 429;

export type ApiRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  /** The parameters of the query; undefined ones are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** The caller's ID token (`Session.token`); absent for an anonymous call. */
  readonly token?: string;
};

/**
 * Calls the API and returns the answer's body; undefined for an empty one (204).
 *
 * @param path below the API's path: '/get-user-data'
 *
 * @throws {ApiFailure} when the server refuses or gives no answer
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await ask(path, request);
  const text = await textOf(response);
  try {
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  } catch (cause) {
    // The answer is another site's page, such as the sign-in page of a hotel's network.
    failUnanswered(cause);
  }
}

/** Fetches a file from the API, with the failures of `callApi`. */
export async function fetchFile(path: string, request: ApiRequest): Promise<Blob> {
  const blob = await (await ask(path, request)).blob().catch((cause) => failUnanswered(cause));
  // Another site's page, see above.
  return blob.type.startsWith('text/html') ? failUnanswered(undefined) : blob;
}

async function ask(path: string, { method = 'GET', body, query = {}, token }: ApiRequest): Promise<Response> {
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  // GET has this header, too (specification, point 7).
  if (body || method === 'GET') headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  // Without network nothing leaves the phone.
  const isBroken = navigator.onLine;
  const response = await fetch(`${BASE_PATH}/api${path}${search}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
    // A person's data never come from a cache.
    cache: token === undefined ? 'default' : 'no-store',
    signal: AbortSignal.timeout?.(LONGEST_WAIT) ?? null,
  }).catch((cause: unknown) => failUnanswered(cause, isBroken));
  if (!response.ok) throw refusalOf(response, await textOf(response));
  return response;
}

const textOf = (response: Response): Promise<string> =>
  response.text().catch((cause: unknown) => failUnanswered(cause, true));

function failUnanswered(cause: unknown, isBroken = false): never {
  throw cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new ApiFailure(0, 'timeout', 'El servicio tarda demasiado en contestar.', { cause })
    : new ApiFailure(0, 'offline', 'Sin conexión.', { cause, isBroken });
}

/** Statuses with which a network's own machine, such as a hotel's, lets nobody through to the server. */
const SHUT = [401, 403, 407, 511];

function refusalOf({ status, headers }: Response, text: string): ApiFailure {
  const retryAfter = Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined;
  try {
    const { code, message } = JSON.parse(text) as Partial<ApiError>;
    if (typeof code === 'string') return new ApiFailure(status, code, message ?? '', { retryAfter });
  } catch {
    // Another machine between phone and server has answered.
  }
  if (SHUT.includes(status)) return new ApiFailure(0, 'shut', 'Sin conexión.');
  return new ApiFailure(status, 'no-reason', `Error ${status}.`, { retryAfter });
}
