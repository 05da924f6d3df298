import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** The compiler. It needs no program beside Node and git, but where one looks at what it prints. */
const COMPILER = ['tests/codegen/**/*.test.ts'];
const PRINTED = [
  'tests/codegen/{commands,tools}/{qr,print}{.test.ts,/**/*.test.ts}',
  'tests/codegen/kinds/every-kind.test.ts',
];
/** What else runs in plain Node: the server, the build and the rules without a framework. */
const UNIT = ['tests/*.test.ts', 'tests/!(codegen)/**/*.test.ts', ...PRINTED];
/** What renders React, in jsdom. */
const COMPONENT = ['tests/**/*.test.tsx'];
/** What needs Firebase's Auth emulator, or drives browsers against the tests' site. */
const WHOLE = ['tests/server/{demo,emulator}/**/*.test.ts', 'tests/{e2e,engines}/**/*.test.ts'];
/** What kills processes, cuts the power and takes the database away. */
const FAULTS = ['tests/faults/**/*.test.ts'];

/** In milliseconds, for a machine whose cores are all burnt by other work. */
const END = 240_000;
const COMMON = {
  // The programs and threads that tests start have the settings, too, and compile nothing twice.
  env: {
    NODE_OPTIONS: `--import ${new URL('tests/support/use-site-settings.js', import.meta.url).href}`,
    NODE_COMPILE_CACHE: join(tmpdir(), 'carta-test-compiled'),
  },
  // No test holds a time: each waits for what it means, and what never comes ends it here.
  testTimeout: END,
  hookTimeout: END,
  expect: { poll: { timeout: END / 2 } },
  // All files of a process share its modules, and its browser.
  isolate: false,
};

/** The settings of the tests' site in the place of the project's own. */
const SITE_SETTINGS = {
  find: /^.*\/generated\/site\.ts$/,
  replacement: fileURLToPath(new URL('tests/support/site-settings.ts', import.meta.url)),
};

export default defineConfig({
  test: {
    // While one waits for its browser or a server, another goes on: on two cores all of them take a twelfth less than with two.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias: [SITE_SETTINGS] },
        test: {
          name: 'compiler',
          environment: 'node',
          include: COMPILER,
          exclude: [...configDefaults.exclude, ...PRINTED],
          ...COMMON,
        },
      },
      {
        resolve: { alias: [SITE_SETTINGS] },
        test: {
          name: 'unit',
          environment: 'node',
          include: UNIT,
          exclude: [...configDefaults.exclude, ...WHOLE, ...FAULTS],
          ...COMMON,
        },
      },
      {
        resolve: { alias: [SITE_SETTINGS] },
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          include: COMPONENT,
          setupFiles: 'tests/support/patience.ts',
          ...COMMON,
        },
      },
      {
        resolve: { alias: [SITE_SETTINGS] },
        test: { name: 'faults', environment: 'node', include: FAULTS, ...COMMON },
      },
      {
        resolve: { alias: [SITE_SETTINGS] },
        test: {
          name: 'whole',
          environment: 'node',
          include: WHOLE,
          globalSetup: ['tests/support/site.ts', 'tests/support/emulator.ts'],
          ...COMMON,
        },
      },
    ],
  },
});
