/** `carta` as a process. The only line that exits it is here. */
import { enableCompileCache } from 'node:module';
import type { Interface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';

/** The interface that reads answers: created by the first question, undefined again when the person closes it. */
let terminal: Interface | undefined;
let answers: AsyncIterator<string, undefined> | undefined;

/**
 * Asks at the terminal. Lines typed or pasted ahead answer the next questions. Ctrl-C and Ctrl-D count as no answer, and nothing is
 * written.
 */
async function askAtTerminal(question: string): Promise<string> {
  if (answers === undefined) {
    const { createInterface } = await import('node:readline');
    terminal = createInterface({ input: process.stdin, output: process.stdout });
    terminal.once('close', () => (terminal = undefined));
    answers = terminal[Symbol.asyncIterator]();
  }
  terminal?.setPrompt(question);
  terminal?.prompt();
  const { value } = await answers.next();
  if (value !== undefined) return value;
  const { terminalLanguage, words } = await import('./diagnostics/words.ts');
  process.stdout.write(`\n${words('nothingWritten')[terminalLanguage(process.env)]}\n`);
  process.exit(1);
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
  // The reader of a pipe may close it early (`carta check | head`).
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      const refused = cannotWrite('stdout', error);
      process.stderr.write(`carta: ${refused.words[terminalLanguage(process.env)]}\n`);
      process.exit(1);
    });
  }
  const { run } = await import('./cli/run.ts');
  const { terminalLanguage } = await import('./diagnostics/words.ts');
  const { cannotWrite } = await import('./output/output-error.ts');
  process.exitCode = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    language: terminalLanguage(process.env),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined,
    interrupted: () => new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve)),
  });
  terminal?.close();
}
