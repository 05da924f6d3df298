/** Loaded before every entry file, as JavaScript: a Node that cannot read TypeScript says what to do instead of failing. */

// By the first two numbers of a version such as '24.11.1'.
const isOlder = (version, major, minor) => {
  const [its = 0, itsMinor = 0] = version.split('.').map(Number);
  return its < major || (its === major && itsMinor < minor);
};

if (isOlder(process.versions.node, 22, 18)) {
  process.stderr.write(
    `Carta needs Node 24; this is Node ${process.versions.node}.\n` +
      'Run `npm ci` without --omit=optional: it brings Node 24 along for the npm scripts.\n' +
      'npm 9, as Debian has it, needs `npm rebuild` after that.\n' +
      'Where there is none for your machine, install Node 24 from https://nodejs.org.\n',
  );
  process.exit(2);
}

// npm tells its scripts which Node it runs on itself. An older one than package.json asks for leaves out what the build is made with.
const [, npmNode] = /\bnode\/v(\d+\.\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (npmNode !== undefined && isOlder(npmNode, 20, 19)) {
  process.stderr.write(
    `npm runs on Node ${npmNode} here, with which \`npm ci\` leaves out what Carta is built with.\n` +
      'Install Node 20.19 or later (Debian 13 has one), run `npm ci` again, and on Debian `npm rebuild`.\n',
  );
  process.exit(2);
}

// What was compiled once is not compiled again: a server that died is back a second earlier. Threads and processes that it starts
// find the cache through the environment; a thread without it loads the WebAssembly that reads TypeScript once more.
const { enableCompileCache } = await import('node:module');
const { directory } = enableCompileCache();
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
