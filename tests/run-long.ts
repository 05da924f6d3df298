/**
 * `npm run test:long`: the tests that have a long form, in it: each that imports `support/long.ts`. Some ten minutes on a
 * machine that has nothing else to do. Run as root on Linux it shows more: only root cuts the power.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['related', '--run', 'tests/support/long.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CARTA_LONG: '1' },
});
process.exitCode = status ?? 1;
