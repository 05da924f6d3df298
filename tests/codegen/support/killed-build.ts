/** `carta build`, killed just after its n-th file written, linked, renamed or removed; n is the argument. */
import fs from 'node:fs';
import { enableCompileCache, syncBuiltinESMExports } from 'node:module';

enableCompileCache();

let left = Number(process.argv[2]);
for (const name of ['writeFileSync', 'linkSync', 'renameSync', 'rmSync'] as const) {
  const original = fs[name] as (...parameters: unknown[]) => unknown;
  const counted = (...parameters: unknown[]): unknown => {
    const result = original(...parameters);
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return result;
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();

const { run } = await import('../../../codegen/cli.ts');
process.exitCode = await run(['build'], {
  cwd: process.cwd(),
  out: () => undefined,
  err: () => undefined,
  interrupted: () => Promise.resolve(),
});
