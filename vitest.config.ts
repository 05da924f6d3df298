import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** What runs in plain Node: the compiler, the server and the rules without a framework. */
const UNIT = ['tests/**/*.test.ts'];
/** What renders React, in jsdom. */
const COMPONENT = ['tests/**/*.test.tsx'];
/** What needs Firebase's Auth emulator. */
const EMULATOR = ['tests/server/{demo,emulator}/**/*.test.ts'];
/** What drives the system's Chromium against the built site. */
const END_TO_END = ['tests/e2e/**/*.test.ts'];
/** What kills processes, cuts the power and takes the database away. */
const FAULTS = ['tests/faults/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: UNIT,
          exclude: [...configDefaults.exclude, ...EMULATOR, ...END_TO_END, ...FAULTS],
        },
      },
      {
        test: {
          name: 'emulator',
          environment: 'node',
          include: EMULATOR,
          globalSetup: 'tests/support/emulator.ts',
          // It starts in three seconds, on a busy machine in fifteen.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'component', environment: 'jsdom', include: COMPONENT, setupFiles: 'tests/support/patience.ts' },
      },
      {
        // One fault at a time.
        test: { name: 'faults', environment: 'node', include: FAULTS, fileParallelism: false, hookTimeout: 240_000 },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: END_TO_END,
          globalSetup: ['tests/support/site.ts', 'tests/support/emulator.ts'],
          // One browser at a time: two cores must carry the server, the browser and the tests.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // A real browser now and then does not answer at all. What fails by a fault of ours fails twice; "(retry x1)" in the output names
          // what did not.
          retry: 1,
          // A busy machine takes longer than a page should.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
