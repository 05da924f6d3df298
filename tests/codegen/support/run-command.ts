import { run } from '../../../codegen/cli/run.ts';

/** Runs a command of `carta` inside this process, in a working directory. */
export async function runCommand(
  cwd: string,
  ...argv: string[]
): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await run(argv, {
    cwd,
    language: 'en',
    out: (text) => (out += text),
    err: (text) => (err += text),
    interrupted: () => Promise.resolve(),
  });
  return { status, out, err };
}
