import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../../server/config.ts';
import { ExplainedError } from '../../server/protocol/explained-error.ts';
import { publicUrlOf } from '../../server/protocol/public-url.ts';
import { tagManagerOf } from '../../server/protocol/tag-manager.ts';
import { siteValues } from '../../src/app/vite/site-values.ts';

const PROJECT = {
  FIREBASE_PROJECT_ID: 'cartas-example',
  FIREBASE_API_KEY: 'AIza-example-key',
  FIREBASE_AUTH_DOMAIN: 'cartas-example.firebaseapp.com',
};

const reading = (environment: Record<string, string>) => () => readConfig(environment);

describe('readConfig', () => {
  it('needs nothing', () => {
    const nothing = readConfig({});
    expect(nothing).toEqual({
      port: 4000,
      portIsFixed: false,
      host: '0.0.0.0',
      publicUrl: undefined,
      tagManager: undefined,
      logLevel: 'warn',
      production: false,
      firebase: undefined,
      authEmulator: undefined,
      databaseUrl: undefined,
      dataFolder: 'data',
      metricsToken: undefined,
      trustProxy: ['loopback'],
      drain: 0,
      limits: { address: 3000, user: 120 },
    });
    expect(readConfig({ PORT: '', PUBLIC_URL: '', CARTA_TAG_MANAGER: '' })).toEqual(nothing);
  });

  it('reads every variable', () => {
    const environment = {
      PORT: '80',
      HOST: '::',
      PUBLIC_URL: 'https://cartas.example/',
      CARTA_TAG_MANAGER: 'GTM-ABC123',
      LOG_LEVEL: 'info',
      ...PROJECT,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://carta:word@db.example:5432/carta',
      DATA_FOLDER: '/var/lib/carta',
      METRICS_TOKEN: 'a-long-enough-token',
      TRUST_PROXY: '10.0.0.0/8,fd00::1',
      DRAIN_SECONDS: '2',
      LIMIT_PER_ADDRESS: '9000',
      LIMIT_PER_USER: '60',
    };
    expect(readConfig(environment)).toEqual({
      port: 80,
      portIsFixed: true,
      host: '::',
      publicUrl: 'https://cartas.example',
      tagManager: 'GTM-ABC123',
      logLevel: 'info',
      production: true,
      firebase: {
        projectId: 'cartas-example',
        apiKey: 'AIza-example-key',
        authDomain: 'cartas-example.firebaseapp.com',
      },
      authEmulator: undefined,
      databaseUrl: 'postgres://carta:word@db.example:5432/carta',
      dataFolder: '/var/lib/carta',
      metricsToken: 'a-long-enough-token',
      trustProxy: ['10.0.0.0/8', 'fd00::1'],
      drain: 2_000,
      limits: { address: 9000, user: 60 },
    });
  });

  it('lists everything that is wrong at once, and never repeats a secret', () => {
    const read = reading({
      PORT: '70000',
      PUBLIC_URL: 'https://cartas.example/cartasqr',
      CARTA_TAG_MANAGER: 'UA-1234-5',
      LOG_LEVEL: 'loud',
      FIREBASE_PROJECT_ID: 'Cartas',
      AUTH_EMULATOR: 'here',
      DATABASE_URL: 'mysql://user:secret-word@db.example/carta',
      METRICS_TOKEN: 'short',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      LIMIT_PER_USER: '0',
    });
    expect(read).toThrowError(
      [
        'The environment is not right:',
        '  PORT must be a port number, 0 to 65535 (0: any free port)',
        '  PUBLIC_URL must end after the host: the base path is added to it',
        '  CARTA_TAG_MANAGER must be the id of a Google Tag Manager container such as GTM-ABC123',
        '  LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace',
        '  FIREBASE_PROJECT_ID must be the id of a Firebase project such as cartas-example',
        '  AUTH_EMULATOR must be host and port of a running Auth emulator, such as 127.0.0.1:9099',
        '  DATABASE_URL must be an address such as postgres://user:password@host:5432/carta',
        '  METRICS_TOKEN must be at least 16 letters, digits and signs of -._~+/',
        '  TRUST_PROXY must be addresses or networks of proxies, with commas between them',
        '  LIMIT_PER_USER must be a number of requests a minute, 1 to 9999999',
        '  FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN must be set, too: a Firebase project is named by FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN',
        '  AUTH_EMULATOR stands in for a Firebase project: set it, or FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN',
      ].join('\n'),
    );
    expect(read).not.toThrowError('secret-word');
  });

  it.each([
    ['PORT', ['80a', '-1', '1e3', ' 80']],
    [
      'PUBLIC_URL',
      ['cartas.example', 'ftp://cartas.example', 'https://user:word@cartas.example', 'https://cartas.example/?a'],
    ],
    ['CARTA_TAG_MANAGER', ['G-ABC123', 'GTM-', 'GTM-abc', 'gtm-ABC', ' GTM-ABC', 'GTM-ABC"><script>', 'GTM-ABC\n']],
    ['NODE_ENV', ['Production', 'PRODUCTION', 'production ', 'prod', ' production']],
    ['TRUST_PROXY', ['10.0.0.0/33', '::1/129', 'fd00::/0', '10.0.0.0/8/8', '10.0.0.0/255.0.0.0']],
  ])('takes for %s none of %j', (name, values) => {
    for (const value of values) expect(reading({ [name]: value })).toThrowError(`${name} must `);
  });
});

it.each(['10.0.0.1', '10.0.0.0/32', '::1/128', '2001:db8::/64', 'loopback,10.0.0.0/8,fd00::/8'])(
  'believes the proxies of %s',
  (networks) => {
    expect(reading({ TRUST_PROXY: networks })().trustProxy).toEqual(networks.split(','));
    expect(() => fastify({ trustProxy: networks })).not.toThrow();
  },
);

it('is no production in an environment of another name', () => {
  expect(['development', 'test', 'staging'].map((name) => reading({ NODE_ENV: name })().production)).toEqual(
    Array(3).fill(false),
  );
});

it('the build reads the public address by the same rule', () => {
  const read = (url?: string) => publicUrlOf({ PUBLIC_URL: url });
  expect([read('HTTPS://Cartas.example/'), read(''), read()]).toEqual(['https://cartas.example', undefined, undefined]);
  for (const wrong of ['cartas.example', 'https://cartas.example/cartasqr', 'https://cartas.example//']) {
    expect(() => read(wrong)).toThrowError(ExplainedError);
    expect(() => read(wrong)).toThrowError('PUBLIC_URL must ');
  }
  expect(siteValues({ PUBLIC_URL: 'https://cartas.example/' }).PUBLIC_URL).toBe('https://cartas.example');
});

it('the build reads the tag manager by the same rule', () => {
  const tagManager = (id?: string) => tagManagerOf({ CARTA_TAG_MANAGER: id });
  expect([tagManager('GTM-ABC123'), tagManager(''), tagManager()]).toEqual(['GTM-ABC123', undefined, undefined]);
  expect(() => tagManager('GTM-ABC"><script>')).toThrowError(
    'CARTA_TAG_MANAGER must be the id of a Google Tag Manager container such as GTM-ABC123',
  );
});

describe('readConfig in production', () => {
  const production = (environment: Record<string, string>) => reading({ NODE_ENV: 'production', ...environment });

  it('takes a Firebase project whole, or none', () => {
    expect(production({})()).toMatchObject({ production: true, firebase: undefined });
    const { FIREBASE_API_KEY: _key, ...half } = PROJECT;
    expect(production(half)).toThrowError(
      'The environment is not right:\n  FIREBASE_API_KEY must be set, too: a Firebase project is named by FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN',
    );
    expect(production({ ...PROJECT, FIREBASE_PROJECT_ID: 'demo-carta' })).toThrowError(
      'FIREBASE_PROJECT_ID must be a real project in production: demo-… are those of the emulator',
    );
  });

  it.each(['AUTH_EMULATOR', 'FIREBASE_AUTH_EMULATOR_HOST'])('refuses %s, which is taken elsewhere', (name) => {
    expect(production({ ...PROJECT, [name]: '127.0.0.1:9099' })).toThrowError(
      `The environment is not right:\n  ${name} must not be set in production: an emulator takes everybody for whom they say they are`,
    );
    expect(reading({ [name]: '127.0.0.1:9099' })).not.toThrow();
  });
});

describe('every variable, and no other,', () => {
  /** What the build reads and the server does not. */
  const names = [...VARIABLES, 'OFFLINE'];
  const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

  it('is named in .env.example, with no secret and nothing that the server refuses', async () => {
    const text = await read('.env.example');
    const lines = [...text.matchAll(/^(?:# )?(?<name>[A-Z_]+)=(?<value>.*)$/gm)].map(({ groups = {} }) => groups);
    expect(lines.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const given = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
    expect(given['AUTH_EMULATOR']).toBe('127.0.0.1:9099');
    const { firebase } = readConfig({ ...given, AUTH_EMULATOR: '', FIREBASE_API_KEY: 'not-a-real-key' });
    expect(firebase?.projectId).toBe('cartas-example');
  });

  it('is explained in docs/operations.md', async () => {
    const rows = (await read('docs/operations.md')).split('\n').filter((line) => line.startsWith('| `'));
    expect(names.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
  });
});
