import { z } from 'zod';
import { TAG_MANAGER_ID, TAG_MANAGER_RULE } from './protocol/tag-manager.ts';

const DEFAULT_PORT = 4000;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** `https://cartas.example`: scheme, host and port, nothing after them. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://cartas.example', abort: true })
  .refine((text) => isOrigin(text), 'must end after the host: the base path /cartasqr is added to it')
  .transform((text) => new URL(text).origin);

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535 (0: any free port)')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number, 0 to 65535 (0: any free port)')
    .optional(),
  HOST: z.string().min(1, 'must be a host name or address').default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  CARTA_TAG_MANAGER: z.string().regex(TAG_MANAGER_ID, TAG_MANAGER_RULE).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

/** The configuration of the server; docs/operations.md explains each variable. */
export type Config = {
  readonly port: number;
  /** The port was asked for, so no other will do. */
  readonly portIsFixed: boolean;
  readonly host: string;
  /** The origin that diners use, without a slash at its end; undefined: that of this machine and port. */
  readonly publicUrl: string | undefined;
  /** The container that page views go to, after consent. The build puts it into the pages. */
  readonly tagManager: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** The environment holds values that cannot be used. The message lists all of them. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables. Empty ones count as absent.
 *
 * @throws {ConfigError} with every variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new ConfigError(`The environment is not right:\n${faults.join('\n')}`);
  }
  const { PORT, HOST, PUBLIC_URL, CARTA_TAG_MANAGER, LOG_LEVEL } = parsed.data;
  return {
    port: PORT ?? DEFAULT_PORT,
    portIsFixed: PORT !== undefined,
    host: HOST,
    publicUrl: PUBLIC_URL,
    tagManager: CARTA_TAG_MANAGER,
    logLevel: LOG_LEVEL,
  };
}

function isOrigin(text: string): boolean {
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}
