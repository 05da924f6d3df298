import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, cp, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { CLOSED_POLICY } from '../../../server/http/headers.ts';
import type { Site } from '../../../server/protocol/site.ts';
import { startCaddy } from '../../support/caddy.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';
import { freePort } from '../../support/free-port.ts';
import { hostProgram } from '../../support/host-programs.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { until } from '../../support/until.ts';
import { runOperator } from '../../support/run-operator.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'cartas-example',
  FIREBASE_API_KEY: 'not-a-real-key',
  FIREBASE_AUTH_DOMAIN: 'cartas-example.firebaseapp.com',
};
const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
const NETLIFY_DEV = ['dev', '--dir', '.', '--offline', '--internal-disable-edge-functions', '--no-open', '--port'];
const NOT_FOUND = '<html><head><title>x</title></head><h1>Not found</h1>';

/** What a host without a server answers, by address. */
const PAGES = [
  ['/cartasqr/', '<h1>Demo</h1>'],
  ['/cartasqr/ohara', '<h1>Ohara</h1>'],
  ['/cartasqr/ohara/', '<h1>Ohara</h1>'],
  ['/cartasqr/ohara/mesa-4', '<h1>Ohara</h1>'],
  ['/cartasqr/taberna', '<h1>Taberna, menu alone</h1>'],
] as const;

let root: string;

beforeEach(() => {
  root = ownFolder();
});

const written = (file: string) => readFile(join(root, 'dist', file), 'utf8');

/** A built site at a base path, which is empty for `/`. */
async function build(base = '/cartasqr'): Promise<void> {
  const { folder, site, remove } = await createFixtureSite();
  const below = (path: string): string => path.replace('cartasqr/', base === '' ? '' : `${base.slice(1)}/`);
  const moved: Site = {
    ...site,
    base: base as '',
    pages: site.pages.map(({ alone, ...page }) => ({
      ...page,
      file: below(page.file),
      ...(alone !== undefined && { alone: below(alone) }),
    })),
    notFound: { ...site.notFound, file: below(site.notFound.file) },
    files: site.files.map(below),
  };
  await mkdir(join(root, 'dist'));
  await cp(join(folder, 'cartasqr'), join(root, 'dist', base), { recursive: true });
  await writeFile(join(root, 'dist', below('cartasqr/404.html')), NOT_FOUND);
  await writeFile(join(root, 'dist', 'robots.txt'), 'User-agent: *');
  await writeFile(join(root, 'dist', 'pages.json'), JSON.stringify(moved));
  await remove();
}

async function command(args: readonly string[], environment: Record<string, string> = {}) {
  return runOperator(['hosting', ...args], { root, environment });
}

describe('Firebase Hosting', () => {
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const NEWS = { key: 'server-timing', value: 'api' };
  const policies = (headers: Rule[]): [string, string][] =>
    headers.flatMap(({ source, headers: all }) =>
      all.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [[source, value] as [string, string]] : [])),
    );

  it('has the policy of every page, the way to it, and to the server', async () => {
    await build();
    const { status, out } = await command(['--for', 'firebase'], FIREBASE);
    expect(status).toBe(0);
    expect(out).toContain('deploy --only hosting --config dist/firebase.json --project cartas-example');
    const { hosting } = JSON.parse(await written('firebase.json'));
    expect(hosting).toMatchObject({
      public: '.',
      redirects: [{ source: '/', destination: '/cartasqr/', type: 302 }],
      rewrites: [
        { source: '/cartasqr/api/**', run: { serviceId: 'carta', region: 'europe-southwest1' } },
        { source: '/cartasqr/ohara/*', destination: '/cartasqr/ohara/index.html' },
      ],
    });
    const said = policies(hosting.headers);
    const simple = ['', 'test', 'test/', 'ohara', 'ohara/', 'ohara/*', 'ohara/*/', 'bsmash', 'bsmash/'];
    for (const page of simple) expect(said).toContainEqual([`/cartasqr/${page}`, POLICY]);
    expect(said).toContainEqual(['/404.html', POLICY]);
    // T10: by this a page knows that it may ask.
    expect(hosting.headers).toContainEqual({ source: '**', headers: expect.arrayContaining([NEWS]) });
    // Signing in needs more.
    const [, withCard] = said.find(([source]) => source === '/cartasqr/taberna') ?? [];
    expect(withCard).toContain('connect-src https://identitytoolkit.googleapis.com');
    expect(await written('cartasqr/taberna/index.html')).toBe('<h1>Taberna</h1>');
  });

  it('has menus alone without a project, and leads to no server', async () => {
    await build();
    expect((await command(['--for', 'firebase'])).out).toContain('--project <project>');
    const { hosting } = JSON.parse(await written('firebase.json'));
    expect(hosting.rewrites).toEqual([{ source: '/cartasqr/ohara/*', destination: '/cartasqr/ohara/index.html' }]);
    expect(policies(hosting.headers)).toContainEqual(['/cartasqr/taberna', POLICY]);
    expect(JSON.stringify(hosting)).not.toContain(NEWS.key);
    expect(await written('cartasqr/taberna/index.html')).toBe('<h1>Taberna, menu alone</h1>');
  });
});

describe('Netlify', () => {
  it('has a way to each table, and no header twice for one address', async () => {
    await build();
    expect(await command(['--for', 'netlify'])).toMatchObject({
      status: 0,
      out: expect.stringContaining('build again for a server'),
    });
    expect((await written('_redirects')).split('\n').slice(0, 2)).toEqual([
      '/ /cartasqr/ 302',
      '/cartasqr/ohara/:urlPath /cartasqr/ohara/index.html 200',
    ]);
    const blocks = (await written('_headers'))
      .split(/\n(?=\/)/)
      .map((block) => block.split('\n').map((line) => line.trim()))
      .map(([address = '', ...lines]) => [address, lines.filter((line) => line !== '')] as const);
    const headers = new Map(blocks);
    expect(headers.size).toBe(blocks.length);
    expect(headers.get('/cartasqr/assets/*')).toEqual([
      'Cache-Control: public, max-age=31536000, immutable',
      `Content-Security-Policy: ${CLOSED_POLICY}`,
    ]);
    expect(headers.get('/cartasqr/ohara/:urlPath')).toEqual([`Content-Security-Policy: ${POLICY}`]);
    expect(headers.get('/cartasqr/taberna/index.html')).toEqual([`Content-Security-Policy: ${POLICY}`]);
    expect(headers.get('/cartasqr/ohara/menu.es.jsonld')).toEqual(['Content-Type: application/ld+json']);
    const everywhere = headers.get('/*') ?? [];
    expect(everywhere).toContain('X-Content-Type-Options: nosniff');
    expect(everywhere.join()).not.toMatch(/Content-Security-Policy|Cache-Control/);
    // Where no rule of headers can, the page of unknown addresses says its policy itself.
    expect(await written('404.html')).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">`,
    );
  });
});

it.each(['netlify', 'cloudflare', 'firebase'])(
  '%s gets the not-found page of a site at the root, and the build keeps its own',
  async (host) => {
    await build('');
    const kept = join(root, 'kept.html');
    await link(join(root, 'dist/404.html'), kept);
    for (const time of [1, 2]) expect([time, (await command(['--for', host])).status]).toEqual([time, 0]);
    expect((await written('404.html')).match(/<meta/g)).toHaveLength(1);
    expect(await readFile(kept, 'utf8')).toBe(NOT_FOUND);
  },
);

/** Pictures come from editors, and a drawing that is opened by its own address is a document. */
it.each([
  ['netlify', '_headers'],
  ['cloudflare', '_headers'],
  ['firebase', 'firebase.json'],
])('%s lets an asset or a picture that is opened as a document load and run nothing', async (host, file) => {
  await build();
  expect((await command(['--for', host])).status).toBe(0);
  const text = await written(file);
  for (const folder of ['/cartasqr/assets/*', '/cartasqr/img/*']) {
    const [, rule = ''] = text.split(folder);
    const [own = ''] = rule.split(/\n\/|"source"/);
    expect([folder, own.match(/Content-Security-Policy/g)]).toEqual([folder, ['Content-Security-Policy']]);
    expect(own).toContain(CLOSED_POLICY);
  }
});

it('says where another build is needed before a server serves the same folder', async () => {
  await build();
  for (const host of ['netlify', 'cloudflare', 'firebase']) {
    expect((await command(['--for', host])).out).toContain('dist is for this host now: build again for a server');
  }
  for (const host of ['caddy', 'nginx']) expect((await command(['--for', host])).out).not.toContain('build again');
});

describe.each(['/cartasqr', '/menu', ''])('Cloudflare Pages, below %s/', (base) => {
  type Worker = { fetch: (request: Request, env: object) => Promise<Response> };

  /** The worker before its assets, which are answered as Cloudflare does: a folder with its index, and an ending `.html` with a redirect. */
  async function start(): Promise<(path: string, headers?: HeadersInit) => Promise<Response>> {
    await build(base);
    expect((await command(['--for', 'cloudflare'])).status).toBe(0);
    const { default: worker } = (await import(pathToFileURL(join(root, 'dist/_worker.js')).href)) as {
      default: Worker;
    };
    const ASSETS = {
      fetch: async ({ url, headers }: Request) => {
        const { pathname } = new URL(url);
        if (headers.has('if-none-match')) return new Response(null, { status: 304 });
        if (pathname.endsWith('.html')) return new Response(null, { status: 308 });
        const files = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`];
        for (const file of files) {
          const text = await readFile(join(root, 'dist', file), 'utf8').catch(() => undefined);
          if (text !== undefined) return new Response(text);
        }
        return new Response('', { status: 404 });
      },
    };
    return (path, headers = {}) => worker.fetch(new Request(`https://cartas.example${path}`, { headers }), { ASSETS });
  }

  it('answers every page with its policy, files with their types, and all else with the not-found page', async () => {
    const get = await start();
    for (const [path, text] of [
      ['/', '<h1>Demo</h1>'],
      ['/ohara', '<h1>Ohara</h1>'],
      ['/ohara/', '<h1>Ohara</h1>'],
      ['/ohara/mesa-4', '<h1>Ohara</h1>'],
      ['/taberna', '<h1>Taberna, menu alone</h1>'],
    ]) {
      const answer = await get(base + path);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      expect(answer.headers.get('content-security-policy')).toBe(POLICY);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
    const data = await get(`${base}/ohara/menu.es.jsonld`);
    expect([await data.text(), data.headers.get('content-type')]).toEqual(['{"@type":"Menu"}', 'application/ld+json']);
    for (const path of [`${base}/nada`, '/pages.json', `${base}/bsmash/mesa-4`, '/_worker.js', '/constructor']) {
      const answer = await get(path);
      expect([path, answer.status, (await answer.text()).includes('Not found')]).toEqual([path, 404, true]);
    }
    const known = { 'if-none-match': 'W/"1"' };
    expect((await get(`${base}/ohara`, known)).status).toBe(304);
    expect(await (await get(`${base}/nada`, known)).text()).toContain('Not found');
    const worker = await get(`${base}/service-worker.js`);
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it.runIf(base !== '')('leads from the root to the home page, with what is asked for', async () => {
    const get = await start();
    for (const path of ['/', base]) {
      const answer = await get(`${path}?mesa=4`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${base}/?mesa=4`]);
    }
  });

  it('answers assets and pictures past the worker', async () => {
    await start();
    expect(JSON.parse(await written('_routes.json'))).toEqual({
      version: 1,
      include: ['/*'],
      exclude: [`${base}/assets/*`, `${base}/img/*`],
    });
    expect(await written('_headers')).toContain(`${base}/img/*\n`);
  });
});

it('says what puts the site online, at the host that guests know it by', async () => {
  await build();
  const own = { PUBLIC_URL: 'https://carta.bar-pepe.example' };
  expect((await command(['--for', 'caddy'], own)).out).toContain(
    'cd dist && CARTA_HOST=carta.bar-pepe.example caddy run',
  );
  expect((await command(['--for', 'nginx'], own)).out).toContain(`include ${join(root, 'dist')}/nginx.conf;`);
  expect(await written('nginx.conf')).toContain('server_name carta.bar-pepe.example;');
});

describe.each([
  ['caddy', 'Caddyfile'],
  ['nginx', 'nginx.conf'],
])('%s', (host, file) => {
  const lines = async (): Promise<string[]> => (await written(file)).split('\n').map((line) => line.trim());
  const pair = (...values: string[]): string =>
    host === 'nginx' ? `${values.map((value) => `"${value}"`).join(' ')};` : values.join(' ');

  it('serves what the site has, each page with its policy, and leaves the files as they were', async () => {
    await build();
    expect((await command(['--for', host])).status).toBe(0);
    const said = await lines();
    expect(said).toContain(pair('/cartasqr/', '/cartasqr/index.html'));
    expect(said).toContain(pair('/cartasqr/ohara/', '/cartasqr/ohara/index.html'));
    expect(said).toContain(pair('~^/cartasqr/ohara/[^/]+/$', '/cartasqr/ohara/index.html'));
    // A file of a venue is none of its tables: it stands before them.
    const data = said.indexOf(pair('/cartasqr/ohara/menu.es.jsonld', '/cartasqr/ohara/menu.es.jsonld'));
    expect(data).toBeGreaterThan(0);
    expect(data).toBeLessThan(said.indexOf(pair('~^/cartasqr/ohara/[^/]+$', '/cartasqr/ohara/index.html')));
    expect(said).toContain(pair('/cartasqr/taberna', '/cartasqr/taberna/index.alone.html'));
    expect(await written('cartasqr/taberna/index.html')).toBe('<h1>Taberna</h1>');
    const policy =
      host === 'nginx' ? pair('/cartasqr/ohara/index.html', POLICY) : `/cartasqr/ohara/index.html "${POLICY}"`;
    expect(said).toContain(policy);
    expect((await written(file)).match(/X-Content-Type-Options/g)?.length).toBe(host === 'nginx' ? 5 : 1);
    // Braces are closed.
    const text = (await written(file)).replaceAll(/"[^"]*"/g, '');
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('redirects nothing where the site is at the root', async () => {
    await build('');
    expect((await command(['--for', host])).status).toBe(0);
    expect(await written(file)).not.toMatch(/302|cartasqr/);
    expect(await lines()).toContain(pair('/ohara', '/ohara/index.html'));
  });
});

/** A program that serves the site by its rules, at an address; https where it has an authority. */
type Served = { readonly port: number; readonly authority?: Buffer };

describe.each([
  { name: 'caddy', program: hostProgram('caddy'), start: serveByCaddy },
  { name: 'nginx', program: hostProgram('nginx'), start: serveByNginx },
])('$name itself', ({ name, program, start }) => {
  async function get({ port, authority }: Served, path: string, asked: http.OutgoingHttpHeaders = {}) {
    const options = { host: '127.0.0.1', port, path, agent: false, headers: { host: 'localhost', ...asked } };
    const sent = authority ? https.get({ ...options, ca: authority, servername: 'localhost' }) : http.get(options);
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await textOf(answer) };
  }

  it.runIf(program)(
    'serves each page with its policy, files with their types, and all else with the not-found page',
    async () => {
      await build();
      expect((await command(['--for', name])).status).toBe(0);
      const served = await start(program ?? '');
      for (const [path, body] of PAGES) {
        const { status, headers, body: seen } = await get(served, path);
        expect([path, status, seen, headers['content-type']?.split(';')[0]]).toEqual([path, 200, body, 'text/html']);
        expect(headers).toMatchObject({
          'content-security-policy': POLICY,
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
      }
      expect(await get(served, '/cartasqr/ohara/menu.es.jsonld')).toMatchObject({
        body: '{"@type":"Menu"}',
        headers: { 'content-type': expect.stringMatching(/^application\/ld\+json/) },
      });
      expect(await get(served, '/cartasqr/assets/main-a1b2c3.js')).toMatchObject({
        body: 'export {};',
        headers: {
          'content-type': expect.stringMatching(/javascript/),
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
      // What is large enough to be compressed is another answer to who takes that.
      const { headers: ofMuch } = await get(served, '/cartasqr/assets/kilobyte-d4e5f6.js');
      expect(ofMuch.vary).toMatch(/accept-encoding/i);
      expect((await get(served, '/cartasqr/service-worker.js')).headers['content-security-policy']).toContain(
        "connect-src 'self'",
      );
      expect(await get(served, '/?mesa=4')).toMatchObject({
        status: 302,
        headers: { location: '/cartasqr/?mesa=4', 'x-content-type-options': 'nosniff' },
      });
      const unknown = ['/cartasqr/nada', '/pages.json', '/secret.txt', '/cartasqr/bsmash/mesa-4', `/${RULES[name]}`];
      for (const path of [...unknown, '/cartasqr/img/nada.svg', '/cartasqr/index.html']) {
        const { status, body, headers } = await get(served, path);
        expect([path, status, body]).toEqual([path, 404, NOT_FOUND]);
        expect(headers['content-security-policy']).toBe(POLICY);
      }
      // In full, whatever a browser has of it.
      for (const asked of [
        { range: 'bytes=0-9' },
        { 'if-none-match': '*' },
        { 'if-modified-since': new Date().toUTCString() },
      ]) {
        expect(await get(served, '/cartasqr/nada', asked)).toMatchObject({ status: 404, body: NOT_FOUND });
      }
    },
  );
});

describe.each([
  { name: 'netlify', tool: hostProgram('netlify'), args: NETLIFY_DEV },
  {
    name: 'cloudflare',
    tool: hostProgram('wrangler'),
    args: ['pages', 'dev', '.', '--compatibility-date', '2025-11-01', '--port'],
  },
  { name: 'firebase', tool: hostProgram('firebase'), args: undefined },
])("$name's own local server", ({ name, tool, args }) => {
  it.runIf(tool)(
    'serves each page with its policy, and all else with the not-found page',
    async () => {
      await build();
      expect((await command(['--for', name])).status).toBe(0);
      const origin = `http://localhost:${await startTool(tool ?? '', args)}`;
      for (const [path, body] of PAGES) {
        const answer = await fetch(origin + path);
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, body]);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
        });
      }
      const home = await fetch(`${origin}/?mesa=4`, { redirect: 'manual' });
      expect([home.status, home.headers.get('location')]).toEqual([302, expect.stringMatching(/\/cartasqr\//)]);
      for (const path of ['/cartasqr/nada', '/cartasqr/bsmash/mesa-4', '/constructor']) {
        const answer = await fetch(origin + path);
        expect([path, answer.status, (await answer.text()).includes('Not found')]).toEqual([path, 404, true]);
      }
    },
    120_000,
  );
});

const RULES: Readonly<Record<string, string>> = { caddy: 'Caddyfile', nginx: 'nginx.conf' };

/** Starts the local server of a host in the built folder: its port. Firebase's has it from the file of rules. */
async function startTool(tool: string, args: readonly string[] | undefined): Promise<number> {
  const port = await freePort();
  if (args === undefined) {
    const rules = JSON.parse(await written('firebase.json')) as object;
    const emulators = {
      hosting: { port },
      ui: { enabled: false },
      hub: { port: await freePort() },
      logging: { port: await freePort() },
    };
    await writeFile(join(root, 'dist/firebase.json'), JSON.stringify({ ...rules, emulators }));
  }
  const firebase = ['emulators:start', '--only', 'hosting', '--project', 'demo-cartas'];
  const local = spawn(tool, args ? [...args, String(port)] : firebase, {
    cwd: join(root, 'dist'),
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(local, 'exit');
  onTestFinished(async () => {
    // With the programs that it started.
    process.kill(-(local.pid ?? 0), 'SIGINT');
    await ended;
  });
  await until(() =>
    fetch(`http://localhost:${port}/cartasqr/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return port;
}

async function serveByCaddy(program: string): Promise<Served> {
  const caddy = await startCaddy(program, ownFolder(), await written('Caddyfile'), (port) => ({
    CARTA_HOST: `https://localhost:${port}`,
    CARTA_FILES: join(root, 'dist'),
  }));
  onTestFinished(caddy.stop);
  return caddy;
}

/** nginx as a program of this user, whose own settings stand around the rules. */
async function serveByNginx(program: string): Promise<Served> {
  const folder = ownFolder();
  // Its workers are of another user where the test is root.
  await chmod(folder, 0o755);
  await chmod(root, 0o755);
  const port = await freePort();
  await copyFile('/etc/nginx/mime.types', join(folder, 'mime.types'));
  await writeFile(
    join(folder, 'rules.conf'),
    (await written('nginx.conf')).replace('listen 80;', `listen 127.0.0.1:${port};`),
  );
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${bodies.join(' ')} include ${folder}/rules.conf; }`,
  );
  const nginx = spawn(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (words: string) => (said += words));
  const ended = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill();
    await ended;
  });
  await until(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  });
  return { port };
}

test('what is missing is said', async () => {
  expect(await command([])).toMatchObject({ status: 2, err: expect.stringContaining('--for') });
  expect(await command(['--for', 'apache'])).toMatchObject({ status: 2, err: expect.stringContaining('netlify') });
  expect(await command(['--for', 'caddy'])).toMatchObject({ status: 1, err: expect.stringContaining('npm run build') });
});
