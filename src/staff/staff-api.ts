import type { Accepted, Invitation, Role, StaffAnswer, Stats } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import type { ScanAnswer, ScanRequest } from '../../server/protocol/scan.ts';
import type { BarDishes, History, SpecialAnswer, StaffNews } from '../../server/protocol/tonight.ts';
import { type ApiRequest, callApi, fetchFile } from '../session/call-api.ts';
import { type Session, withToken } from '../session/session.ts';
import type { TonightAnswer } from './tonight/tonight-store.ts';
import { requestOf, type Wish } from './tonight/wish.ts';

/** A bar at which the signed-in person is staff. */
export type StaffBar = StaffAnswer['bars'][number];

/** Days in the site's time zone, 'YYYY-MM-DD', both included. */
export type Period = { readonly from: string; readonly to: string };

/** A period of which the server chooses the undefined days: its clock knows today, and phones' clocks are wrong by hours. */
export type AskedPeriod = { readonly [Day in keyof Period]: string | undefined };

/**
 * The API as the signed-in person may call it (server/protocol/calls.ts). Calls that outlive the person's session fail: the next person on this phone
 * neither sends what waits nor gets the answer.
 */
export function staffApi(session: Session, person = session.getState().user?.uid) {
  const ownOnly = <Got>(got: Got): Got => {
    if (session.getState().user?.uid !== person) throw new Error('Another person is signed in, or nobody');
    return got;
  };
  const tokenOf = async (isRenewed?: boolean): Promise<string> => ownOnly(await session.token(isRenewed));
  const call = async <Answer>(path: string, request: ApiRequest = {}): Promise<Answer> =>
    ownOnly(await withToken(tokenOf, (token) => callApi<Answer>(path, { ...request, token })));
  const post = <Answer>(path: string, body: object): Promise<Answer> => call(path, { method: 'POST', body });
  return {
    scan: (request: ScanRequest) => post<ScanAnswer>('/scan-loyalty-card', request),
    undo: (stampID: string) => post<Card>('/undo-stamp', { stampID }),
    /** Resolves to the new card (L9). */
    redeem: (cardID: string, qr: string) => post<Card>('/redeem-reward', { cardID, qr }),
    bars: async (): Promise<readonly StaffBar[]> => (await call<StaffAnswer>('/staff')).bars,
    accept: (token: string) => post<Accepted>('/invitations/accept', { token }),
    invite: (barID: string, role: Role) => post<Invitation>('/invitations', { barID, role }),
    remove: (barID: string, uid: string) =>
      call<void>(`/staff/${encodeURIComponent(uid)}`, { method: 'DELETE', query: { barID } }),
    stats: (barID: string, period: AskedPeriod) => call<Stats>(ofBar(barID, 'stats'), { query: period }),
    /** The figures as a CSV file. */
    csv: (barID: string, period: Period): Promise<Blob> =>
      withToken(tokenOf, (token) => fetchFile(ofBar(barID, 'stats'), { query: { ...period, format: 'csv' }, token })),
    tonight: async (barID: string): Promise<TonightAnswer> => {
      const [dishes, news] = await Promise.all([
        call<BarDishes>(ofBar(barID, 'dishes')),
        call<StaffNews>(ofBar(barID, 'tonight')),
      ]);
      return { dishes, news };
    },
    /** Resolves to the resulting news, and to the id of a new special. */
    say: (barID: string, wish: Wish) => {
      const { path, ...request } = requestOf(wish);
      return call<StaffNews & Partial<Pick<SpecialAnswer, 'specialID'>>>(ofBar(barID, `tonight/${path}`), request);
    },
    history: (barID: string, period: AskedPeriod) => call<History>(ofBar(barID, 'tonight/history'), { query: period }),
  };
}

const ofBar = (barID: string, path: string): string => `/bars/${encodeURIComponent(barID)}/${path}`;

/** All calls of the page. Each rejects with an error for `failureOf`. */
export type StaffApi = ReturnType<typeof staffApi>;

/** The calls of the scanner. */
export type ScanApi = Pick<StaffApi, 'scan' | 'undo' | 'redeem'>;
