import type { Driver } from './driver.ts';
import type { Store } from './store.ts';
import type { Answer } from './operations.ts';

/** The store over an engine. */
export function createStore({ run, onNotice, close }: Driver): Store {
  return {
    userData: (uid, now) => run('userData', { uid, now }),
    claim: (given) => run('claim', given),
    scan: (given) => run('scan', given),
    undo: (given) => run('undo', given),
    async redeem({ bars, ...given }) {
      const barID = 'typed' in given.code ? await run('barOfCard', given) : given.code.barID;
      return run('redeem', { ...given, programme: barID === undefined ? undefined : bars.get(barID)?.programme });
    },

    show: (given) => run('show', given),
    hide: (given) => run('hide', given),
    keepShowings: (given) => run('keepShowings', given),
    loseShowing: (given) => run('loseShowing', given),
    missed: (given) => run('missed', given),
    received: (given) => run('received', given),

    async staffOf({ uid, bars }) {
      const staff = await run('staffOf', { uid });
      return { bars: staff.map((at) => ({ ...at, name: bars.get(at.barID)?.name ?? at.barID })) };
    },
    roleOf: (given) => run('roleOf', given),
    invite: (given) => run('invite', given),
    accept: (given) => run('accept', given),
    removeStaff: (given) => run('removeStaff', given),
    stats: (given) => run('stats', given),

    newsOf: (given) => run('newsOf', given),
    changeNews: (given) => run('changeNews', given),
    newsHistory: (given) => run('newsHistory', given),

    exportUser: (given) => run('exportUser', given),
    deleteUser: (given) => run('deleteUser', given),

    async verify() {
      const faults: Awaited<ReturnType<Store['verify']>>['faults'] = [];
      let cards = 0;
      for (let after: string | undefined = ''; after !== undefined;) {
        const page: Answer<'verifyPage'> = await run('verifyPage', { after });
        faults.push(...page.faults);
        cards += page.cards;
        after = page.last;
      }
      let bars = 0;
      for (let after: string | undefined = ''; after !== undefined;) {
        const next: Answer<'verifyNews'> = await run('verifyNews', { after });
        faults.push(...next.faults);
        if (next.barID !== undefined) bars += 1;
        after = next.barID;
      }
      return { cards, bars, faults };
    },
    ping: () => run('ping', undefined),
    onNotice,
    close,
  };
}
