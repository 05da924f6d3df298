import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ExplainedError } from '../protocol/explained-error.ts';

/** Runs one of the project's scripts in a process of its own, to free its memory. Throws an ExplainedError unless the exit status is 0; the script prints the reason. */
export async function runScript(
  root: string,
  [file, ...parameters]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(process.execPath, [file, ...parameters], { cwd: root, env: environment, stdio: 'inherit' });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new ExplainedError(`${file} failed, so there is nothing to serve.`);
}
