import { run } from '../../server/operator/cli.ts';

type Surroundings = {
  /** The project's folder, from which the command is called unless `cwd` says otherwise. */
  readonly root: string;
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The time, in milliseconds since 1970. */
  readonly now?: number;
};

/** Runs a command of the operator's (`npm run server -- <args>`) inside this process. */
export async function runOperator(
  args: readonly string[],
  { root, cwd = root, environment = {}, now = 0 }: Surroundings,
): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment,
    root,
    cwd,
    clock: () => now,
    colours: false,
  });
  return { status, out, err };
}
