import { ConfigError } from './config.ts';
import { PortTakenError } from './find-port.ts';
import { NodeVersionError } from './node-version.ts';
import { OperatorError } from './operator/io.ts';
import { SiteMissingError } from './read-site.ts';
import { StoreUnavailable } from './store/store.ts';
import { StepError } from './start/run-script.ts';

/** Errors whose message tells the person at the terminal all they need. */
const EXPECTED = [
  ConfigError,
  NodeVersionError,
  OperatorError,
  PortTakenError,
  SiteMissingError,
  StepError,
  StoreUnavailable,
];

/** Ends the process and says what went wrong: only the message where that is enough, else the whole error. */
export function explain(error: unknown): never {
  const told = EXPECTED.some((type) => error instanceof type);
  process.stderr.write(`${told ? (error as Error).message : formatted(error)}\n`);
  process.exit(1);
}

const formatted = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
