import type { Accepted, Invitation, Role, StaffAnswer, Stats } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { ScanAnswer, ScanRequest } from '../../server/protocol/scan.ts';
import { ApiFailure, type ApiRequest, callApi } from '../session/call-api.ts';
import type { Session } from '../session/session.ts';
import { BASE_PATH } from '../ui/base-path.ts';

/** A bar at which the signed-in person is staff. */
export type StaffBar = StaffAnswer['bars'][number];

/** Days of Madrid, 'YYYY-MM-DD', both included. */
export type Period = { readonly from: string; readonly to: string };

/** What the scanner calls. Each throws what `failureOf` puts into words. */
export type ScanApi = {
  readonly scan: (request: ScanRequest) => Promise<ScanAnswer>;
  readonly undo: (stampID: string) => Promise<Card>;
  /** Answers the new card (L9). */
  readonly redeem: (cardID: string, qr: string) => Promise<Card>;
};

/** What the whole page calls. */
export type StaffApi = ScanApi & {
  readonly bars: () => Promise<readonly StaffBar[]>;
  readonly accept: (token: string) => Promise<Accepted>;
  readonly invite: (barID: string, role: Role) => Promise<Invitation>;
  readonly remove: (barID: string, uid: string) => Promise<void>;
  readonly stats: (barID: string, period: Period) => Promise<Stats>;
  /** The same as a file. */
  readonly csv: (barID: string, period: Period) => Promise<Blob>;
};

/** The API as the signed-in person may call it (server/protocol/calls.ts). */
export function staffApi(session: Session): StaffApi {
  const call = async <Answer>(path: string, request: ApiRequest = {}): Promise<Answer> =>
    callApi<Answer>(path, { ...request, token: await session.token() });
  const post = <Answer>(path: string, body: object): Promise<Answer> => call(path, { method: 'POST', body });
  return {
    scan: (request) => post('/scan-loyalty-card', request),
    undo: (stampID) => post('/undo-stamp', { stampID }),
    redeem: (cardID, qr) => post('/redeem-reward', { cardID, qr }),
    bars: async () => (await call<StaffAnswer>('/staff')).bars,
    accept: (token) => post('/invitations/accept', { token }),
    invite: (barID, role) => post('/invitations', { barID, role }),
    remove: (barID, uid) => call(`/staff/${encodeURIComponent(uid)}`, { method: 'DELETE', query: { barID } }),
    stats: (barID, period) => call(`/bars/${encodeURIComponent(barID)}/stats`, { query: period }),
    csv: async (barID, period) => fetchCsv(barID, period, await session.token()),
  };
}

/** `callApi` reads JSON only. */
async function fetchCsv(barID: string, period: Period, token: string): Promise<Blob> {
  const query = new URLSearchParams({ ...period, format: 'csv' });
  const response = await fetch(`${BASE_PATH}/api/bars/${encodeURIComponent(barID)}/stats?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  }).catch((cause: unknown) => {
    throw new ApiFailure(0, 'offline', 'Sin conexión.', { cause });
  });
  if (!response.ok) throw new ApiFailure(response.status, 'no-reason', `Error ${response.status}.`);
  return response.blob();
}
