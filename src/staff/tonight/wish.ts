import type { Role } from '../../../server/protocol/calls.ts';
import type { Special, StaffNews, TonightNotice } from '../../../server/protocol/tonight.ts';

/** A wanted change of tonight's news: a call that can be sent, stored and sent again (T7). */
export type Wish =
  | { readonly do: 'mark'; readonly id: string; readonly until: 'day' | 'notice' }
  | { readonly do: 'unmark'; readonly id: string }
  | { readonly do: 'price'; readonly id: string; readonly amount: number }
  | { readonly do: 'unprice'; readonly id: string }
  /** Without an id: a new special. */
  | { readonly do: 'special'; readonly id?: string; readonly special: Special }
  | { readonly do: 'unspecial'; readonly id: string }
  | { readonly do: 'notice'; readonly notice: TonightNotice }
  | { readonly do: 'unnotice' };

const NEW = 'new ';

/** Whether this is the temporary id of a special that the server does not know yet. */
export const isNewSpecial = (id: string): boolean => id.startsWith(NEW);

/** The subject of a wish: a later wish with the same subject replaces it while it waits. */
export function subjectOf(wish: Wish): string {
  switch (wish.do) {
    case 'mark':
    case 'unmark':
      return `sold-out ${wish.id}`;
    case 'price':
    case 'unprice':
      return `price ${wish.id}`;
    case 'special':
      // Two new specials have different subjects.
      return `special ${idOf(wish)}`;
    case 'unspecial':
      return `special ${wish.id}`;
    case 'notice':
    case 'unnotice':
      return 'notice';
  }
}

const idOf = ({ id, special }: Extract<Wish, { do: 'special' }>): string => id ?? NEW + JSON.stringify(special);

/** The call for a wish, below '/bars/{barID}/tonight/'. */
export function requestOf(wish: Wish): { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object } {
  switch (wish.do) {
    case 'mark':
      return { method: 'PUT', path: `sold-out/${wish.id}`, body: { until: wish.until } };
    case 'unmark':
      return { method: 'DELETE', path: `sold-out/${wish.id}` };
    case 'price':
      return { method: 'PUT', path: `prices/${wish.id}`, body: { amount: wish.amount } };
    case 'unprice':
      return { method: 'DELETE', path: `prices/${wish.id}` };
    case 'special': {
      const { id, special } = wish;
      return id === undefined
        ? { method: 'POST', path: 'specials', body: special }
        : { method: 'PUT', path: `specials/${id}`, body: special };
    }
    case 'unspecial':
      return { method: 'DELETE', path: `specials/${wish.id}` };
    case 'notice':
      return { method: 'PUT', path: 'notice', body: wish.notice };
    case 'unnotice':
      return { method: 'DELETE', path: 'notice' };
  }
}

type UndoContext = {
  readonly role: Role;
  /** The id that a new special has got since. */
  readonly newID?: string | undefined;
};

/** How long a sold-out dish is marked again. Staff cannot mark it until further notice (T1). */
const untilOf = (id: string, { untilNotice }: StaffNews, role: Role): 'day' | 'notice' =>
  role === 'owner' && untilNotice.includes(id) ? 'notice' : 'day';

/** The wish that undoes a wish, given the news before it. */
export function oppositeOf(wish: Wish, before: StaffNews, { role, newID }: UndoContext): Wish | undefined {
  switch (wish.do) {
    case 'mark':
    case 'unmark': {
      const { id } = wish;
      if (before.soldOut.includes(id)) {
        return { do: 'mark', id, until: untilOf(id, before, role) };
      }
      return wish.do === 'mark' ? { do: 'unmark', id } : undefined;
    }
    case 'price':
    case 'unprice': {
      const price = before.prices.find(({ id }) => id === wish.id);
      if (price) return { do: 'price', ...price };
      return wish.do === 'price' ? { do: 'unprice', id: wish.id } : undefined;
    }
    case 'special':
    case 'unspecial': {
      const written = before.specials.find(({ id }) => id === wish.id);
      if (written) {
        const { id, ...special } = written;
        return { do: 'special', id, special };
      }
      const id = wish.id ?? newID;
      return wish.do === 'special' && id !== undefined ? { do: 'unspecial', id } : undefined;
    }
    case 'notice':
    case 'unnotice':
      if (before.notice) return { do: 'notice', notice: before.notice };
      return wish.do === 'notice' ? { do: 'unnotice' } : undefined;
  }
}

/** The news with a wish applied. Parts that cannot be predicted are left to the server's answer. */
export function withWish(news: StaffNews, wish: Wish): StaffNews {
  switch (wish.do) {
    case 'mark':
      return {
        ...news,
        soldOut: [...without(news.soldOut, wish.id), wish.id],
        untilNotice: [...without(news.untilNotice, wish.id), ...(wish.until === 'notice' ? [wish.id] : [])],
      };
    case 'unmark':
      return {
        ...news,
        soldOut: without(news.soldOut, wish.id),
        untilNotice: without(news.untilNotice, wish.id),
        dropped: news.dropped.filter(({ id, what }) => id !== wish.id || what !== 'sold-out'),
      };
    case 'price':
      return { ...news, prices: [...others(news.prices, wish.id), { id: wish.id, amount: wish.amount }] };
    case 'unprice':
      return {
        ...news,
        prices: others(news.prices, wish.id),
        dropped: news.dropped.filter(({ id, what }) => id !== wish.id || what !== 'price'),
      };
    case 'special': {
      const { special } = wish;
      const id = idOf(wish);
      const specials = news.specials.map((each) => (each.id === id ? { id, ...special } : each));
      return {
        ...news,
        specials: specials.some((each) => each.id === id) ? specials : [...specials, { id, ...special }],
      };
    }
    case 'unspecial':
      return { ...news, specials: others(news.specials, wish.id) };
    case 'notice':
      return { ...news, notice: wish.notice };
    case 'unnotice': {
      const { notice: _, ...rest } = news;
      return rest;
    }
  }
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

const others = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => row.id !== id);
