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
import type { Store } from '../../../server/store/store.ts';
import { LONG } from '../../support/long.ts';
import { openBothEngines } from './both-engines.ts';
import { createModelStore } from './model-store.ts';
import { createModel, STAFF, type Step, type Told } from './model.ts';

const STORIES = LONG ? 100 : 6;
const STEPS = 100;

let stores: Store[];

beforeAll(async () => {
  const engines = await openBothEngines();
  stores = engines.stores;
  return engines.close;
});

let lives = 0;

/** Does the steps by the model and in both stores, at bars of their own; what the model was told, where all were told the same. */
async function live(steps: readonly Step[]): Promise<Told[]> {
  lives += 1;
  const model = createModel();
  const engines = await Promise.all(stores.map((store) => createModelStore(store, `story-${lives}`)));
  const heard: Told[] = [];
  for (const [index, taken] of steps.entries()) {
    const told = model.take(taken);
    heard.push(told);
    const answers = await Promise.all(engines.map((engine) => engine.take(taken)));
    for (const answer of answers) expect({ index, taken, told: answer }).toEqual({ index, taken, told });
  }
  for (const diner of [0, 1]) {
    for (const engine of engines) expect(await engine.cards(diner)).toEqual(model.cards(diner));
  }
  return heard;
}

/**
 * A step in words. The waiter is the one of both bars unless another is named: 0 is of the first bar alone, 2 of the second, 3 of none.
 * The first bar's card takes two stamps.
 */
function stepOf(words: string): Step {
  const [, waiter = '1', what = '', rest = '0'] = /^(?:waiter (\d): )?(\w+)(?: (\w+))?$/.exec(words) ?? [];
  const person = { diner: 0, bar: 0 };
  switch (what) {
    case 'wait':
      return { do: what, seconds: Number(rest) };
    case 'scan':
      return { do: what, ...person, waiter: Number(waiter), unshown: rest === 'unshown' };
    case 'undo':
    case 'redeem':
      return { do: what, waiter: Number(waiter), back: Number(rest) };
    default:
      return { do: what as 'claim' | 'show' | 'hide' | 'lose' | 'keep', ...person };
  }
}

/** What a step was answered, in words: a refusal, or an outcome and the stamps of its card. */
function wordsOf({ denied, reason, outcome, card }: Told): string {
  const said = denied ?? reason;
  if (said !== undefined) return ` → ${said}`;
  return card ? ` → ${outcome ?? `card ${card.number}`}, ${card.stamps}` : '';
}

/** Each begins with a card of the first bar. A visit is `show; scan; hide`. */
const TOLD = `
L4: who is staff nowhere, or at another bar, stamps nothing
  show; waiter 3: scan → not-staff; waiter 2: scan → wrong-bar; scan → stamped, 1
L5: a showing is stamped once, whoever scans
  show; scan → stamped, 1; wait 1; waiter 0: scan → repeated, 1; scan unshown → repeated, 1
L5: a showing is stamped once, whenever it is scanned
  visit; scan → repeated, 1; wait 86400; scan → repeated, 1
L5: the latest showing counts, open or over
  visit; wait 3600; show; hide; scan → not-shown
L5: the showing of a stamp that was undone gives no other
  show; scan → stamped, 1; undo → card 0, 0; scan → repeated, 0; hide; show; scan → stamped, 1
L6: a showing ends when its owner closes it
  show; hide; keep; scan → not-shown
L6: a showing outlives its socket by 30 seconds
  show; lose; wait 29; show; lose; wait 30; scan → not-shown; keep; lose; scan → not-shown
L6: a showing ends when its process is heard of no more
  show; wait 39; keep; wait 39; show; wait 40; scan → not-shown
L7: nobody need show a code once an hour
  show; hide; scan unshown → stamped, 1; wait 3599; waiter 0: scan unshown → unshown-limit; wait 1; scan unshown → stamped, 2
L7: a stamp that was shown leaves the hour free, and one that was undone
  visit; scan unshown → stamped, 2; undo → card 0, 1; scan unshown → stamped, 2
L7: while a showing is open the scan is one like any other
  show; scan unshown → stamped, 1; hide; scan unshown → stamped, 2
L7, L9: the reward is ready though nobody can show the card
  show; hide; scan unshown → stamped, 1; wait 3600; scan unshown → stamped, 2; wait 3600; scan unshown → reward-ready, 2; redeem → card 1, 0
L9: the stamp that fills the card makes the reward ready
  visit; redeem → card-not-full; show; scan → stamped, 2; redeem → card 1, 0
L9: a full card is presented as often as it is scanned
  two visits; wait 3600; show; scan → reward-ready, 2; waiter 0: scan → reward-ready, 2; redeem → card 1, 0
L9: redeeming again gives nothing
  two visits; redeem → card 1, 0; wait 86400; redeem 1 → card 1, 0; waiter 0: redeem 1 → card-closed
L9: a picture of the code is worth nothing
  two visits; wait 600; redeem → not-shown; show; scan → reward-ready, 2; hide; wait 599; redeem → card 1, 0
L9: staff of the bar hand over
  two visits; waiter 3: redeem → not-staff; waiter 2: redeem → unknown-card; redeem 1 → unknown-card
L9: without its last stamp a card has no reward
  two visits; undo → card 0, 1; redeem → card-not-full
L10: a stamp is taken back once
  visit; wait 299; undo → card 0, 0; undo → card 0, 0; wait 300; undo → card 0, 0
L10: after five minutes it is too late
  visit; wait 300; undo → undo-too-late
L10: nobody else takes a stamp back
  visit; waiter 0: undo → not-your-stamp; waiter 2: undo → unknown-stamp; waiter 3: undo → not-staff; undo 1 → unknown-stamp
L10: the stamp of a redeemed card stays
  two visits; redeem → card 1, 0; undo → card-closed
L11: a card that expired takes no stamp and gives way to another
  wait 216000; show; scan → expired; claim → card 1, 0; show; scan → stamped, 1
L11: a full card that expired has no reward
  two visits; wait 216000; show; scan → expired; redeem → card-expired; claim → card 1, 0; redeem 1 → card-expired
L17: who was never here gets no stamp without showing
  scan unshown → no-card; wait 216000; scan unshown → no-card; claim → card 1, 0; scan unshown → no-card
L17: who has shown a code is known, at any time
  show; hide; wait 86400; scan unshown → stamped, 1
L17: who is known by an earlier card stays so
  two visits; redeem → card 1, 0; scan unshown → stamped, 1
`;

/** What stands for the steps of visits that went well. */
const VISITS = {
  visit: 'show; scan → stamped, 1; hide',
  'two visits': 'show; scan → stamped, 1; hide; show; scan → stamped, 2; hide',
};

it.each([...TOLD.matchAll(/^(L.*)\n +(.*)$/gm)].map(([, title = '', told = '']) => [title, told] as const))(
  '%s: %s',
  async (_, told) => {
    const story = told.replace(/^(two visits|visit)/, (visits) => VISITS[visits as keyof typeof VISITS]).split('; ');
    const commands = story.map((line) => line.split(' → ')[0] ?? '');
    const heard = await live(['claim', ...commands].map(stepOf));
    expect(heard.slice(1).map((answer, index) => `${commands[index]}${wordsOf(answer)}`)).toEqual(story);
  },
);

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
  { do: 'show', ...at },
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

it(`L1 to L15: both stores do what the rules say, in ${STORIES} stories of ${STEPS} steps`, async () => {
  const seen = new Set<string>();
  await assert(
    asyncProperty(story, async (steps) => {
      const heard = await live(steps);
      for (const [index, { denied, reason, outcome }] of heard.entries()) {
        seen.add(`${steps[index]?.do}: ${denied ?? reason ?? outcome ?? 'done'}`);
      }
    }),
    { seed: 20_260_310, numRuns: STORIES },
  );
  expect([...seen]).toEqual(expect.arrayContaining(TURNS));
  for (const store of stores) expect((await store.verify()).faults).toEqual([]);
});
