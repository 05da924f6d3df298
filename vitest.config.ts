import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** What runs in plain Node: the compiler, the server and the rules without a framework. */
const UNIT = ['tests/**/*.test.ts'];
/** What renders React, in jsdom. */
const COMPONENT = ['tests/**/*.test.tsx'];
/** What drives the system's Chromium against the built site. */
const END_TO_END = ['tests/e2e/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', environment: 'node', include: UNIT, exclude: [...configDefaults.exclude, ...END_TO_END] },
      },
      {
        plugins: [react()],
        test: { name: 'component', environment: 'jsdom', include: COMPONENT },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: END_TO_END,
          globalSetup: 'tests/support/site.ts',
          // One browser at a time: two cores must carry the server, the browser and the tests.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // A busy machine takes longer than a page should.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
