import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { DEMO_PROJECT } from '../auth/demo-project.ts';

/**
 * The calls that the app, the server and the tests make. The emulator compiles a validator for each call that it offers when it starts;
 * all 80 of them take 10 s and 320 MB, these 2.5 s and 190 MB (decision 17).
 */
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

/** The Auth emulator out of its package, without the command line around it. */
export async function createEmulatorApp(): Promise<RequestListener> {
  const load = createRequire(import.meta.url);
  const { logger } = load('firebase-tools/lib/logger') as Log;
  logger.silent = true;
  const { default: specification } = load('firebase-tools/lib/emulator/auth/apiSpec') as Specification;
  for (const path of Object.keys(specification.paths)) {
    if (!CALLS.some((call) => call.test(path))) delete specification.paths[path];
  }
  const { createApp } = load('firebase-tools/lib/emulator/auth/server') as Server;
  return createApp(DEMO_PROJECT);
}
