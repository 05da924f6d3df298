import { isIP } from 'node:net';
import { z } from 'zod';
import { faultOfPublicUrl } from './protocol/public-url.ts';
import { TAG_MANAGER_ID, TAG_MANAGER_RULE } from './protocol/tag-manager.ts';
import { ExplainedError } from './protocol/explained-error.ts';
import { resolve } from 'node:path';
import type { StoreLocation } from './store/open-store.ts';

/** Default limits of API calls per minute. All phones of a bar may share an address; one person needs far fewer. */
export const REQUESTS_A_MINUTE = { address: 3_000, user: 120 } as const;

/** The window in which requests are counted, in milliseconds. */
export const LIMIT_WINDOW = 60_000;

const DEFAULT_PORT = 4000;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const publicUrl = z
  .string()
  .superRefine((text, { addIssue }) => {
    const fault = faultOfPublicUrl(text);
    if (fault !== undefined) addIssue(fault);
  })
  .transform((text) => new URL(text).origin);

const requestsAMinute = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a number of requests a minute, 1 to 9999999')
  .transform(Number);

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535 (0: any free port)')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number, 0 to 65535 (0: any free port)')
    .optional(),
  HOST: z.string().min(1, 'must be a host name or address').default('0.0.0.0'),
  PUBLIC_URL: publicUrl.optional(),
  CARTA_TAG_MANAGER: z.string().regex(TAG_MANAGER_ID, TAG_MANAGER_RULE).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  NODE_ENV: z
    .string()
    .refine((text) => text === 'production' || !/^\s*prod/i.test(text), 'must be written production')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a Firebase project such as cartas-example')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, "must be the web API key of the Firebase project, from the project's settings")
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name such as cartas-example.firebaseapp.com')
    .optional(),
  AUTH_EMULATOR: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must be host and port of a running Auth emulator, such as 127.0.0.1:9099')
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/carta' })
    .optional(),
  DATA_FOLDER: z.string().default('data'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}=*$/, 'must be at least 16 letters, digits and signs of -._~+/')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every(isProxy),
      'must be addresses or networks of proxies, with commas between them',
    )
    .default('loopback'),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([0-9]|[12]\d|30)$/, 'must be a number of seconds, 0 to 30')
    .transform((seconds) => Number(seconds) * 1_000)
    .default(0),
  LIMIT_PER_ADDRESS: requestsAMinute.default(REQUESTS_A_MINUTE.address),
  LIMIT_PER_USER: requestsAMinute.default(REQUESTS_A_MINUTE.user),
});

/** Every environment variable that the server reads. */
export const VARIABLES: readonly string[] = environmentSchema.keyof().options;

/** A Firebase project, with the names of its web app's settings. Nothing in it is secret. */
export type FirebaseProject = { readonly projectId: string; readonly apiKey: string; readonly authDomain: string };

/** The configuration of the server; docs/operations.md explains each variable. */
export type Config = {
  readonly port: number;
  /** Whether the environment sets the port: then no other port is tried. */
  readonly portIsFixed: boolean;
  readonly host: string;
  /** The origin that diners use, without a slash at its end; undefined: the address of this machine and port. */
  readonly publicUrl: string | undefined;
  /** The tag manager's container for page views, after consent. The build writes it into the pages. */
  readonly tagManager: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether this is production, where the emulator is refused. */
  readonly production: boolean;
  /** The project for signing in; undefined: only menus in production, else the Auth emulator (demo mode). */
  readonly firebase: FirebaseProject | undefined;
  /** Host and port of a running Auth emulator. */
  readonly authEmulator: string | undefined;
  /** A PostgreSQL database; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** The token required for reading the metrics; undefined: only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Proxies trusted to report a client's address: addresses, networks, or names such as `loopback`. */
  readonly trustProxy: readonly string[];
  /** How long the server keeps running after it was asked to stop, while `/health` reports that, in milliseconds. */
  readonly drain: number;
  /** Limits of API calls per minute. */
  readonly limits: { readonly address: number; readonly user: number };
};

/** Reads the configuration from environment variables; empty ones are absent. Throws an ExplainedError with every invalid one. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...faultsTogether(given),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new ExplainedError(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const { data } = parsed;
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = data;
  return {
    port: data.PORT ?? DEFAULT_PORT,
    portIsFixed: data.PORT !== undefined,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    tagManager: data.CARTA_TAG_MANAGER,
    logLevel: data.LOG_LEVEL,
    production: data.NODE_ENV === 'production',
    firebase: projectId && apiKey && authDomain ? { projectId, apiKey, authDomain } : undefined,
    authEmulator: data.AUTH_EMULATOR,
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.DATA_FOLDER,
    metricsToken: data.METRICS_TOKEN,
    trustProxy: data.TRUST_PROXY.split(','),
    drain: data.DRAIN_SECONDS,
    limits: { address: data.LIMIT_PER_ADDRESS, user: data.LIMIT_PER_USER },
  };
}

/** Whether a text is an address, a network such as 10.0.0.0/8, or a predefined name of networks. */
function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
    (isIP(address) > 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest && rest.length === 0)
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const;

/** Variables that name an Auth emulator: our own, and the one that Firebase's tools read. */
const EMULATORS = ['AUTH_EMULATOR', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** Faults of combinations of variables. Firebase must be configured completely or not at all (only menus), and production has no emulator. */
function faultsTogether(environment: Environment): string[] {
  const missing = PROJECT.filter((name) => environment[name] === undefined);
  const project = missing.length === 0;
  const faults: string[] = [];
  if (!project && missing.length < PROJECT.length) {
    faults.push(`${missing.join(' and ')} must be set, too: a Firebase project is named by ${listed(PROJECT)}`);
  }
  if (environment['NODE_ENV'] === 'production') return [...faults, ...faultsOfProduction(environment)];
  if (missing.length < PROJECT.length && environment['AUTH_EMULATOR'] !== undefined) {
    faults.push(`AUTH_EMULATOR stands in for a Firebase project: set it, or ${listed(PROJECT)}`);
  }
  return faults;
}

function faultsOfProduction(environment: Environment): string[] {
  const faults = EMULATORS.filter((name) => environment[name] !== undefined).map(
    (name) => `${name} must not be set in production: an emulator takes everybody for whom they say they are`,
  );
  if (environment['FIREBASE_PROJECT_ID']?.startsWith('demo-')) {
    faults.push('FIREBASE_PROJECT_ID must be a real project in production: demo-… are those of the emulator');
  }
  return faults;
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The SQLite file in the data folder. */
const DATABASE = 'carta.sqlite';

/** The location of the store; a relative data folder is relative to the project. */
export const storeLocation = (
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  root: string,
): StoreLocation => ({ databaseUrl, file: resolve(root, dataFolder, DATABASE) });

/** How many addresses and people are tracked at once; beyond it, the least recently active are forgotten. */
export const LIMIT_MEMORY = 20_000;
