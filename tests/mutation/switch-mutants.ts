/**
 * Runs in the test process, as vitest's runner. It loads a test file once, with the mutants of its sources switched off, and then
 * repeats each of its tests, with its hooks, once for each mutant that the test reaches: vitest's own way of repeating a test, of
 * which each try is a try of one mutant.
 */
import { TestRunner } from 'vitest';
import { SWITCH } from './switch-in.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutation: Order;
  }
  interface TaskMeta {
    mutation?: Findings;
  }
}

/** How often each mutant was asked for. */
export type Reached = Record<number, number>;

export type Order =
  /** Find out which test reaches which mutants. */
  | { readonly kind: 'reach' }
  /** Try the mutants that each test reaches, by the test's id. */
  | { readonly kind: 'try'; readonly tests: Readonly<Record<string, Reached>>; readonly limit: number }
  /** One mutant from before the file is loaded, for what is reckoned then. */
  | { readonly kind: 'load'; readonly mutant: number };

export type Findings = {
  readonly killed: number[];
  /** Of each test. */
  readonly reached: Record<string, Reached>;
  /** While the file was loaded, or by hooks that stand for several tests. */
  readonly reachedOutside: Reached;
};

type Test = Parameters<TestRunner['onAfterTryTask']>[0];
type Suite = Parameters<TestRunner['onBeforeRunSuite']>[0];

/** No mutant has this number. */
const OFF = 0;
/** A loop that asks so much more often than the right program never ends. */
const ENDLESS = 1_000;

// How vitest finds its runner.
// oxlint-disable-next-line import/no-default-export
export default class SwitchMutants extends TestRunner {
  readonly #order: Order = this.injectValue('mutation');
  readonly #found: Findings = { killed: [], reached: {}, reachedOutside: {} };
  #mutant = this.#order.kind === 'load' ? this.#order.mutant : OFF;
  #asked = 0;
  #most = Number.POSITIVE_INFINITY;
  #reached = this.#found.reachedOutside;
  /** By the test that runs. */
  #killedHere: number[] = [];

  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config);
    Object.assign(globalThis, { [SWITCH]: (mutant: number) => this.#isOn(mutant) });
  }

  #isOn(mutant: number): boolean {
    if (this.#order.kind === 'reach') this.#reached[mutant] = (this.#reached[mutant] ?? 0) + 1;
    if (mutant !== this.#mutant) return false;
    this.#asked += 1;
    if (this.#asked > this.#most) throw new Error('This mutant never ends.');
    return true;
  }

  /** The mutants that a test has to try, and at its end none. */
  #triesOf(test: Test): number[] {
    if (this.#order.kind !== 'try') return [];
    return [...Object.keys(this.#order.tests[test.id] ?? {}).map(Number), OFF];
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    this.#killedHere = [];
    if (this.#order.kind === 'try') test.repeats = this.#triesOf(test).length - 1;
    await super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: Test, options: { retry: number; repeats: number }): void {
    if (this.#order.kind === 'try') {
      this.#mutant = this.#triesOf(test)[options.repeats] ?? OFF;
      this.#asked = 0;
      this.#most = ENDLESS + 100 * (this.#order.tests[test.id]?.[this.#mutant] ?? 0);
    }
    if (this.#order.kind === 'reach') this.#reached = this.#found.reached[test.id] = {};
    super.onBeforeTryTask(test, options);
  }

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (this.#order.kind !== 'try') return void (await run());
    // Killed by an earlier test of this file.
    if (this.#found.killed.includes(this.#mutant)) return;
    const { limit } = this.#order;
    let timer: NodeJS.Timeout | undefined;
    const end = new Promise<never>((_resolve, reject) => {
      timer = realTimers.setTimeout(() => reject(new Error('This mutant never ends.')), limit);
    });
    await Promise.race([run(), end]).finally(() => realTimers.clearTimeout(timer));
  }

  override async onAfterRetryTask(test: Test, options: { retry: number; repeats: number }): Promise<void> {
    await super.onAfterRetryTask(test, options);
    this.#reached = this.#found.reachedOutside;
    if (this.#order.kind !== 'try' || !test.result) return;
    if (test.result.state === 'fail') this.#failed();
    this.#mutant = OFF;
    test.result.state = 'pass';
    delete test.result.errors;
    test.result.attempts = [];
  }

  #failed(): void {
    const { killed } = this.#found;
    // A test that fails with no mutant on has been spoiled by one of its tries, and what it said proves nothing.
    if (this.#mutant === OFF) killed.splice(killed.length - this.#killedHere.length);
    else if (!killed.includes(this.#mutant)) {
      killed.push(this.#mutant);
      this.#killedHere.push(this.#mutant);
    }
  }

  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    // It is sent when the file is done.
    if ('filepath' in suite) suite.meta.mutation = this.#found;
  }
}

/** Before a test replaces them. */
const realTimers = { setTimeout, clearTimeout };
