import type { Accepted, Invitation, Role, StaffAnswer, Stats } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { ScanAnswer, ScanRequest } from '../../server/protocol/scan.ts';
import type { BarDishes, History, SpecialAnswer, StaffNews } from '../../server/protocol/tonight.ts';
import { ApiFailure, type ApiRequest, callApi } from '../session/call-api.ts';
import type { Session } from '../session/session.ts';
import { BASE_PATH } from '../terms/house.ts';
import type { TonightAnswer } from './tonight/tonight-store.ts';
import { requestOf, type Wish } from './tonight/wish.ts';

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
  readonly tonight: (barID: string) => Promise<TonightAnswer>;
  /** Answers the news as they are then, and of a new special what it is called. */
  readonly say: (barID: string, wish: Wish) => Promise<StaffNews & Partial<Pick<SpecialAnswer, 'specialID'>>>;
  readonly history: (barID: string, period: Period) => Promise<History>;
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
    tonight: async (barID) => {
      const [dishes, news] = await Promise.all([
        call<BarDishes>(`/bars/${encodeURIComponent(barID)}/dishes`),
        call<StaffNews>(`/bars/${encodeURIComponent(barID)}/tonight`),
      ]);
      return { dishes, news };
    },
    say: (barID, wish) => {
      const { method, path, body } = requestOf(wish);
      return call(`/bars/${encodeURIComponent(barID)}/tonight/${path}`, { method, ...(body && { body }) });
    },
    history: (barID, period) => call(`/bars/${encodeURIComponent(barID)}/tonight/history`, { query: period }),
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
