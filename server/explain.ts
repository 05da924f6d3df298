import { ConfigError } from './config.ts';
import { PortTakenError } from './find-port.ts';
import { NodeVersionError } from './node-version.ts';
import { SiteMissingError } from './read-site.ts';
import { StoreUnavailable } from './store/store.ts';
import { StepError } from './start/run-script.ts';

/** Errors whose message says all that the person at the terminal needs. */
const EXPECTED = [ConfigError, NodeVersionError, PortTakenError, SiteMissingError, StepError, StoreUnavailable];

/** Ends the process with what went wrong: the message alone where it tells enough, else the whole error. */
export function explain(error: unknown): never {
  const told = EXPECTED.some((type) => error instanceof type);
  process.stderr.write(`${told ? (error as Error).message : formatted(error)}\n`);
  process.exit(1);
}

const formatted = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
