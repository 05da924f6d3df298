import { ExplainedError } from './protocol/explained-error.ts';

/** The required major version of Node: `node:sqlite`, and TypeScript without a build step. */
const NEEDED = 24;

/** Checks a Node version such as '24.11.1'. Throws an ExplainedError when it is too old. */
export function checkNode(version: string): void {
  const [major = '0'] = version.split('.');
  if (Number(major) >= NEEDED) return;
  throw new ExplainedError(
    `Carta needs Node ${NEEDED}; this is Node ${version}.\n` +
      `"npm ci" brings the right one along for npm scripts: run it without --omit=optional, then "npm start".\n` +
      `Where it cannot, install Node ${NEEDED} from https://nodejs.org.`,
  );
}
