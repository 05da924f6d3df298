import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { LONG } from '../../support/long.ts';
import { startPostgres } from '../../support/postgres.ts';
import { createModelStore } from './model-store.ts';
import { createModel, STAFF, type Step } from './model.ts';

const STORIES = LONG ? 100 : 6;
const STEPS = 100;

let stores: Store[];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carta-model-'));
  const postgres = await startPostgres();
  stores = [
    await openStore({ file: join(folder, 'carta.sqlite') }),
    await openStore({ databaseUrl: postgres.url, file: '' }),
  ];
  return async () => {
    await Promise.all(stores.map((store) => store.close()));
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
});

const person = { diner: nat(1), bar: nat(1) };
const waiter = nat(STAFF.length - 1);
const back = nat(2);
const wait = record({
  do: constant('wait' as const),
  seconds: constantFrom(1, 29, 30, 39, 40, 299, 300, 600, 3_599, 3_600, 43_200),
});

/** Any step by anybody. */
const anything: Arbitrary<Step> = oneof(
  record({ do: constantFrom('claim' as const, 'show', 'hide', 'lose', 'keep'), ...person }),
  record({ do: constant('scan' as const), ...person, waiter, unshown: boolean() }),
  record({ do: constant('undo' as const), waiter, back }),
  record({ do: constant('redeem' as const), waiter, back }),
  wait,
);

/** How a visit goes, with a waiter who is staff of both bars. */
const visit: Arbitrary<Step[]> = tuple(record(person), boolean(), boolean()).map(([at, closes, again]) => [
  { do: 'claim', ...at },
  { do: 'show', ...at },
  { do: 'scan', ...at, waiter: 1, unshown: false },
  ...(again ? [{ do: 'scan' as const, ...at, waiter: 1, unshown: closes }] : []),
  ...(closes ? [{ do: 'hide' as const, ...at }] : []),
]);

/** How a visit goes without signal; who has got a stamp that way asks for another. */
const unshownVisit: Arbitrary<Step[]> = tuple(record(person), boolean()).map(([at, again]) => [
  { do: 'claim', ...at },
  { do: 'hide', ...at },
  { do: 'scan', ...at, waiter: 1, unshown: true },
  ...(again ? [{ do: 'scan' as const, ...at, waiter: 1, unshown: true }] : []),
]);

/** Steps that make sense after a visit, and the rest of life. Waits lie at and around each limit of the rules. */
const episode: Arbitrary<Step[]> = oneof(
  { weight: 6, arbitrary: visit },
  { weight: 1, arbitrary: unshownVisit },
  { weight: 3, arbitrary: record({ do: constant('redeem' as const), waiter: constant(1), back }).map((one) => [one]) },
  {
    weight: 2,
    arbitrary: record({ do: constant('undo' as const), waiter: constant(1), back: nat(1) }).map((one) => [one]),
  },
  { weight: 8, arbitrary: anything.map((one) => [one]) },
  { weight: 3, arbitrary: oneof(wait, constant({ do: 'wait' as const, seconds: 86_400 })).map((one) => [one]) },
  { weight: 1, arbitrary: record({ do: constant('delete' as const), diner: nat(9) }).map((one) => [one]) },
);

const story = array(episode, { minLength: STEPS, maxLength: STEPS, size: 'max' }).map((episodes) =>
  episodes.flat().slice(0, STEPS),
);

/** What must have happened in some story, or the stories show nothing. */
const TURNS = [
  'claim: done',
  'scan: stamped',
  'scan: repeated',
  'scan: reward-ready',
  'scan: not-shown',
  'scan: wrong-bar',
  'undo: done',
  'undo: undo-too-late',
  'redeem: done',
  'redeem: card-not-full',
  ...(LONG
    ? [
        'show: unknown-card',
        'scan: no-card',
        'scan: unshown-limit',
        'scan: day-limit',
        'scan: expired',
        'redeem: not-shown',
      ]
    : []),
];

let stories = 0;

it(`L1 to L15: both stores do what the rules say, in ${STORIES} stories of ${STEPS} steps`, async () => {
  const seen = new Set<string>();
  await assert(
    asyncProperty(story, async (steps) => {
      stories += 1;
      const model = createModel();
      const engines = await Promise.all(stores.map((store) => createModelStore(store, `story-${stories}`)));
      for (const [index, taken] of steps.entries()) {
        const told = model.take(taken);
        seen.add(`${taken.do}: ${told.denied ?? told.reason ?? told.outcome ?? 'done'}`);
        const answers = await Promise.all(engines.map((engine) => engine.take(taken)));
        for (const answer of answers) expect({ index, taken, told: answer }).toEqual({ index, taken, told });
      }
      for (const diner of [0, 1]) {
        for (const engine of engines) expect(await engine.cards(diner)).toEqual(model.cards(diner));
      }
    }),
    { seed: 20_260_310, numRuns: STORIES },
  );
  expect([...seen]).toEqual(expect.arrayContaining(TURNS));
  for (const store of stores) expect((await store.verify()).faults).toEqual([]);
});
