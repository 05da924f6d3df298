/** `carta` as a process: the only line that ends it is here. */
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/** Who ends it with Ctrl-C or Ctrl-D has answered nothing, and nothing is written. */
async function askAtTerminal(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    return await terminal.question(question, { signal: ended.signal });
  } catch {
    const { INIT_WORDS } = await import('./commands/init-words.ts');
    const { terminalLanguage } = await import('./diagnostics/words.ts');
    process.stdout.write(`\n${INIT_WORDS[terminalLanguage(process.env)].nothing}`);
    process.exit(1);
  } finally {
    terminal.close();
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `carta needs Node 22.18 or later; this is ${process.versions.node}.\n` +
      '"npm ci" brings Node 24 with it: run carta as "npm run carta -- <command>".\n',
  );
  process.exitCode = 2;
} else {
  enableCompileCache();
  // The same limit as that of the other threads: see RESOURCE_LIMITS in build-venues.ts.
  setFlagsFromString('--max-semi-space-size=16');
  // A reader of the output may have read enough (`carta check | head`).
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  const { run } = await import('./cli/run.ts');
  const { terminalLanguage } = await import('./diagnostics/words.ts');
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    language: terminalLanguage(process.env),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined,
    interrupted: () => new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve)),
  });
}
