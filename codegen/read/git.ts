import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words, type Words } from '../diagnostics/words.ts';

/** Limit of git's output, which may hold all menus of a revision. */
const MOST_BYTES = 1024 ** 3;

/** Variables that a git hook sets for its own repository. They are removed, so that git finds the folder's repository. */
const OF_A_HOOK = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** Overrides settings of the user that change the output of git. */
const PLAIN = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', '--no-pager'];

/** `complaint`: the first line of git's error message, without its first word. */
type GitAnswer = { readonly out: Buffer; readonly status: number; readonly complaint: string };

/** Runs git in a folder. Returns git's errors, too; undefined if git is not installed. */
export function askGit(folder: string, command: readonly string[], input = ''): GitAnswer | undefined {
  const { stdout, stderr, status, error } = spawnSync('git', ['-C', folder, ...PLAIN, ...command], {
    env: gitEnvironment(),
    input,
    maxBuffer: MOST_BYTES,
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined;
  if (error) throw error;
  const [line = ''] = stderr.toString().trim().split('\n', 1);
  return { out: stdout, status: status ?? 1, complaint: line.replace(/^(?:fatal|error): /, '') };
}

/** The output of git in a folder. Throws a UsageError if it is not installed, or with its own message if it fails. */
export function git(folder: string, command: readonly string[], input?: string): Buffer {
  const answer = askGit(folder, command, input);
  if (answer === undefined) throw new UsageError(words('noGit'));
  if (answer.status !== 0) throw new UsageError(reasonOf(answer));
  return answer.out;
}

function reasonOf({ complaint, status }: GitAnswer): Words {
  if (complaint.startsWith('not a git repository')) return words('noRepository');
  return complaint === '' ? words('gitEnded', status) : words('gitSays', complaint);
}

/** Whether older commits exist that were not fetched. */
export function isShallow(folder: string): boolean {
  return git(folder, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true';
}

/** Starts git in a folder for several requests over its standard input. */
export function startGit(folder: string, command: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn('git', ['-C', folder, ...PLAIN, ...command], { env: gitEnvironment() });
}

/** The environment for git: messages in English, and no writes to the repository. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  for (const name of OF_A_HOOK) delete environment[name];
  return environment;
}
