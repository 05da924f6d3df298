/** What a git hook sets for its own repository; the one that a folder lies in is asked here. */
const OF_A_HOOK = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** What git runs with: in English, and without touching the repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  for (const name of OF_A_HOOK) delete environment[name];
  return environment;
}
