/** Loaded before every entry file, as JavaScript: a Node that cannot read TypeScript says what to do instead of failing. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Carta needs Node 24; this is Node ${process.versions.node}.\n` +
      'Run `npm ci` without --omit=optional: it brings Node 24 along for the npm scripts.\n' +
      'npm 9, as Debian has it, needs `npm rebuild` after that.\n' +
      'Where there is none for your machine, install Node 24 from https://nodejs.org.\n',
  );
  process.exit(2);
}

// What was compiled once is not compiled again: a server that died is back a second earlier. Threads and processes that it starts
// find the cache through the environment; a thread without it loads the WebAssembly that reads TypeScript once more.
const { enableCompileCache } = await import('node:module');
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
