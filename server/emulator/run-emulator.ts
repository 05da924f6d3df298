/**
 * The emulator's process: installs it if missing, serves it on a free port of this machine, and stores its accounts in the file
 * named by the first argument, if any. It runs as long as the channel to the process that started it, which closes however that
 * process ends.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsFile } from './accounts-file.ts';
import { install, isInstalled } from './install.ts';
import type { EmulatorMessage, Letter } from './start-emulator.ts';
import { createRequire } from 'node:module';
import { DEMO_PROJECT } from '../auth/demo-project.ts';

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string };

const PURPOSES: Readonly<Record<string, Letter['purpose']>> = {
  EMAIL_SIGNIN: 'sign-in',
  PASSWORD_RESET: 'new-password',
  VERIFY_EMAIL: 'verify-address',
  VERIFY_AND_CHANGE_EMAIL: 'change-address',
};

/** Reports each e-mail that the emulator would have sent, once. */
function watchLetters(origin: string, tell: (letter: Letter) => void): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    const answer = await fetch(`${origin}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
    const { oobCodes = [] } = (await answer.json()) as { oobCodes?: OobCode[] };
    for (const { email, requestType, oobCode, oobLink } of oobCodes) {
      const purpose = PURPOSES[requestType];
      if (reported.has(oobCode) || purpose === undefined) continue;
      reported.add(oobCode);
      tell({ to: email, purpose, link: oobLink });
    }
  };
}

/** The calls in use. The emulator would compile a validator for each of 80 (decision 17). */
const CALLS = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWith(EmailLink|Idp|Password)|signUp|update)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchCreate|batchGet|delete|lookup))?$/,
  /^\/v1\/(projects|token)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

type Specification = { default: { paths: Record<string, unknown> } };
type Server = { createApp: (projectId: string) => Promise<RequestListener> };
type Log = { logger: { silent: boolean } };
type Ajv = { default: { prototype: { validateSchema: () => boolean } } };

/** The Auth emulator from its package, without its command line. */
async function createEmulatorApp(): Promise<RequestListener> {
  const load = createRequire(import.meta.url);
  const { logger } = load('firebase-tools/lib/logger') as Log;
  logger.silent = true;
  const { default: specification } = load('firebase-tools/lib/emulator/auth/apiSpec') as Specification;
  for (const path of Object.keys(specification.paths)) {
    if (!CALLS.some((call) => call.test(path))) delete specification.paths[path];
  }
  // Skips the validation of each validator's own schema, which took two thirds of the time.
  const { default: validators } = load('ajv') as Ajv;
  validators.prototype.validateSchema = () => true;
  const { createApp } = load('firebase-tools/lib/emulator/auth/server') as Server;
  return createApp(DEMO_PROJECT);
}

/** Interval of saving changed accounts, in milliseconds. */
const SAVE_AFTER = 300;
/** Timeout of the last save, in milliseconds. */
const LAST_SAVE = 3_000;

const tell = (message: EmulatorMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, () => resolve());
    else resolve();
  });

const ended = new AbortController();
process.once('disconnect', () => ended.abort());
process.once('SIGTERM', () => ended.abort());
// Ctrl-C reaches every process of the terminal; this one waits until the server has closed.
process.on('SIGINT', () => undefined);

async function run(file: string | undefined): Promise<void> {
  if (!(await isInstalled(import.meta.dirname))) {
    void tell({ kind: 'installing' });
    await install(import.meta.dirname, ended.signal);
  }
  const app = await createEmulatorApp();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const accounts = file === undefined ? undefined : new AccountsFile(file, origin);
  await accounts?.load();
  const save = async (): Promise<void> => {
    await accounts?.save().catch((error: unknown) => process.stderr.write(`Accounts are not saved. ${error}\n`));
  };
  const readLetters = watchLetters(origin, (letter) => void tell({ kind: 'letter', letter }));
  let waiting: NodeJS.Timeout | undefined;
  server.on('request', ({ method, url }, response) => {
    if (method === 'GET' || method === 'OPTIONS') return;
    response.once('finish', () => {
      if (url?.includes(':sendOobCode')) void readLetters();
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void save();
      }, SAVE_AFTER);
    });
  });
  await tell({ kind: 'ready', port });
  if (!ended.signal.aborted) await once(ended.signal, 'abort');
  setTimeout(() => process.exit(1), LAST_SAVE).unref();
  await save();
}

try {
  await run(process.argv[2]);
  process.exit(0);
} catch (error) {
  await tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
