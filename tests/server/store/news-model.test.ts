import { array, assert, asyncProperty, boolean, constant, constantFrom, nat, oneof, record } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { LONG } from '../../support/long.ts';
import { openBothEngines } from './both-engines.ts';
import { createNewsModelStore } from './news-model-store.ts';
import { createNewsModel, PRICES } from './news-model.ts';

const STORIES = LONG ? 200 : 12;
const STEPS = 80;

let stores: Store[];

beforeAll(async () => {
  const engines = await openBothEngines();
  stores = engines.stores;
  return engines.close;
});

const by = constantFrom(0, 0, 1, 1, 1, 2);
const dish = nat(PRICES.length - 1);
const back = nat(3);
const price = nat(20).map((euros) => euros + 1);
const step = oneof(
  record({ do: constant('mark' as const), by, dish, forLong: boolean() }),
  record({ do: constant('price' as const), by, dish, cents: nat(3).map((more) => 420 + more) }),
  record({ do: constantFrom('unmark' as const, 'unprice' as const), by, dish }),
  { weight: 3, arbitrary: record({ do: constant('write' as const), by, price }) },
  record({ do: constant('rewrite' as const), by, back, price }),
  record({ do: constant('unwrite' as const), by, back }),
  record({
    do: constant('notice' as const),
    by,
    text: nat(1),
    after: constantFrom(-1, 0, 1, 3_600, 6 * 3_600, 64_800),
  }),
  record({ do: constant('unnotice' as const), by }),
  record({ do: constant('wait' as const), seconds: constantFrom(1, 60, 3_599, 3_600, 6 * 3_600) }),
);

/** What must have happened in some story, or the stories show nothing. */
const TURNS = [
  'mark: done',
  'mark: not-owner',
  'mark: not-staff',
  'mark: unknown-dish',
  'price: not-your-price',
  'unprice: done',
  'write: done',
  'rewrite: done',
  'rewrite: unknown-special',
  'unwrite: done',
  'notice: bad-end',
  'notice: done',
  'wait: something ended',
];

let lives = 0;

it(`T1 to T7: both stores do what the rules say, in ${STORIES} stories of ${STEPS} steps`, async () => {
  const seen = new Set<string>();
  await assert(
    asyncProperty(array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      lives += 1;
      const model = createNewsModel();
      const engines = await Promise.all(stores.map((store) => createNewsModelStore(store, `story-${lives}`)));
      let before = 0;
      for (const [index, taken] of steps.entries()) {
        const told = model.take(taken);
        const ended = taken.do === 'wait' && (told.said?.length ?? 0) < before;
        seen.add(`${taken.do}: ${told.denied ?? (ended ? 'something ended' : 'done')}`);
        before = told.said?.length ?? before;
        for (const engine of engines)
          expect({ index, taken, ...(await engine(taken)) }).toEqual({ index, taken, ...told });
      }
    }),
    { seed: 20_260_504, numRuns: STORIES },
  );
  expect([...seen]).toEqual(expect.arrayContaining(TURNS));
  for (const store of stores) expect((await store.verify()).faults).toEqual([]);
});
