import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** A finding of the validator on a page. Mere information is left out. */
export type Finding = {
  readonly kind: 'error' | 'warning';
  /** The page's file, relative to the folder. */
  readonly file: string;
  readonly message: string;
  /** The place in the page. */
  readonly extract: string;
};

/** Saves more than half of the processor time: a run is too short for the second compiler. The first one's code needs more stack. */
const JAVA = ['-XX:TieredStopAtLevel=1', '-Xss8m'];

type Message = { type: string; subType?: string; url?: string; message: string; extract?: string };

/**
 * Validates pages with the W3C's checker, the one behind validator.w3.org: one run of Java for all files.
 *
 * @throws {Error} where Java or the checker does not run
 */
export function validateHtml(folder: string, files: readonly string[]): Finding[] {
  const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
  const { stdout, stderr, error } = spawnSync(
    'java',
    [
      ...JAVA,
      '-jar',
      jar,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...files.map((file) => join(folder, file)),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  if (!stdout.startsWith('{')) throw new Error(`The validator did not run: ${stderr || stdout}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages.flatMap(
    ({ type, subType, url, message, extract }) => {
      const kind = type === 'info' ? subType : 'error';
      if (kind !== 'error' && kind !== 'warning') return [];
      const file = url === undefined ? '' : relative(folder, decodeURIComponent(new URL(url).pathname));
      return [{ kind, file, message, extract: extract ?? '' }];
    },
  );
}
