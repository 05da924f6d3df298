import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** All menus of a revision in one answer. */
const MOST_BYTES = 1024 ** 3;

/** What a git hook sets for its own repository; the one that a folder lies in is asked here. */
const OF_A_HOOK = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** Puts aside those settings of the user that change the output of git. */
const PLAIN = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', '--no-pager'];

/** `complaint`: the first line of what git complains of, without the word that it begins with. */
export type GitAnswer = { readonly out: Buffer; readonly status: number; readonly complaint: string };

/** Asks git in a folder. What git refuses is in the answer; undefined where there is no program called git. */
export function askGit(folder: string, words: readonly string[], input = ''): GitAnswer | undefined {
  const { stdout, stderr, status, error } = spawnSync('git', ['-C', folder, ...PLAIN, ...words], {
    env: gitEnvironment(),
    input,
    maxBuffer: MOST_BYTES,
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined;
  if (error) throw error;
  const [line = ''] = stderr.toString().trim().split('\n', 1);
  return { out: stdout, status: status ?? 1, complaint: line.replace(/^(?:fatal|error): /, '') };
}

/** Starts git in a folder, to be asked more than once. */
export function startGit(folder: string, words: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn('git', ['-C', folder, ...PLAIN, ...words], { env: gitEnvironment() });
}

/** What git runs with: in English, and without touching the repository. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  for (const name of OF_A_HOOK) delete environment[name];
  return environment;
}
