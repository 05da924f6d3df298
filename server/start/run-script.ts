import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ExplainedError } from '../explained-error.ts';

/** A step of `npm start` failed; it has said why itself. */
export class StepError extends ExplainedError {}

/** Runs one of the project's scripts in a process of its own, to free its memory. Throws a StepError for another status than 0. */
export async function runScript(
  root: string,
  [file, ...parameters]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(process.execPath, [file, ...parameters], { cwd: root, env: environment, stdio: 'inherit' });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new StepError(`${file} failed, so there is nothing to serve.`);
}
