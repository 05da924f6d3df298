import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** What a run of tests came to. */
export type Outcome = {
  readonly passed: number;
  /** Whatever failed, be it a test, a hook, a file or what nobody waited for: where, and why. */
  readonly failures: readonly string[];
};

/** Where a run writes its outcome, as JSON. */
export const OUTCOME_FILE = 'CARTA_TEST_OUTCOME';

const reasons = (errors: readonly SerializedError[]): string =>
  errors.map(({ message, diff, stack }) => [message, diff, stack].filter(Boolean).join('\n')).join('\n');

function outcomeOf(modules: readonly TestModule[], others: readonly SerializedError[]): Outcome {
  let passed = 0;
  const failures = others.map((error) => `Outside of every test\n${reasons([error])}`);
  for (const module of modules) {
    const file = relative(process.cwd(), module.moduleId);
    const outside = [module.errors(), ...[...module.children.allSuites()].map((suite) => suite.errors())].flat();
    if (outside.length > 0) failures.push(`${file}\n${reasons(outside)}`);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') passed += 1;
      if (state === 'failed') failures.push(`${file}: ${test.fullName}\n${reasons(errors)}`);
    }
  }
  return { passed, failures };
}

// oxlint-disable-next-line import/no-default-export -- As vitest wants a reporter.
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], others: readonly SerializedError[]): void {
    writeFileSync(process.env[OUTCOME_FILE] ?? '', JSON.stringify(outcomeOf(modules, others)));
  }
}
