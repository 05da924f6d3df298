import { ExplainedError } from './explained-error.ts';

/** The Node version the product is written for: `node:sqlite`, and TypeScript without a build step. */
const NEEDED = 24;

/** This Node is too old. The message says what to do. */
export class NodeVersionError extends ExplainedError {}

/** Checks a Node version such as '24.11.1'. Throws a NodeVersionError when it is too old. */
export function checkNode(version: string): void {
  const [major = '0'] = version.split('.');
  if (Number(major) >= NEEDED) return;
  throw new NodeVersionError(
    `Carta needs Node ${NEEDED}; this is Node ${version}.\n` +
      `"npm ci" brings the right one along for npm scripts: run it without --omit=optional, then "npm start".\n` +
      `Where it cannot, install Node ${NEEDED} from https://nodejs.org.`,
  );
}
