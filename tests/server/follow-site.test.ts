import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { followSite } from '../../server/run-server.ts';
import type { Site } from '../../server/protocol/site.ts';
import { readSite } from '../../server/read-site.ts';
import { publish } from '../../src/app/build/folders.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { ownFolder } from '../support/own-folder.ts';

/** Edition `number` of a site with one page, whose document needs its own policy and names its own script. */
async function writeEdition(folder: string, number: number, base = '/cartasqr'): Promise<void> {
  const document = `<h1>Edition ${number}</h1>`;
  const page = {
    path: 'ohara',
    file: 'cartasqr/ohara/index.html',
    served: `documents/${number}.html`,
    routes: number % 2 === 0 ? ['ohara'] : ['ohara', 'odd'],
    status: 200,
    policy: `default-src 'sha256-${number}'`,
    signIn: 'none',
  } as const;
  const site: Site = { ...FIXTURE_SITE, base, pages: [page], notFound: { ...page, status: 404 }, menus: [] };
  for (const path of ['documents', 'cartasqr/assets', 'cartasqr/img'])
    await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, page.served), document);
  await writeFile(join(folder, `cartasqr/assets/page-${number}.js`), String(number));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(site));
}

/** A server on a folder with edition 0, which follows what is built there. */
async function serve(): Promise<{ folder: string; app: FastifyInstance; failures: unknown[] }> {
  const folder = join(ownFolder(), 'dist');
  await writeEdition(folder, 0);
  const failures: unknown[] = [];
  const app = await createApp({
    folder,
    site: await readSite(folder),
    config: { publicUrl: undefined, logLevel: 'silent' },
    follow: (take) => followSite({ folder, take, failed: (error) => failures.push(error), interval: 5 }),
  });
  onTestFinished(() => app.close());
  return { folder, app, failures };
}

async function build(folder: string, number: number): Promise<void> {
  await writeEdition(`${folder}.1`, number);
  await publish(`${folder}.1`, folder);
}

it('a server takes one build after the other over, and no request sees half of one, or none', async () => {
  const { folder, app, failures } = await serve();
  const seen = new Set<string>();
  const ask = async (): Promise<number> => {
    const { statusCode, headers, body } = await app.inject('/cartasqr/ohara');
    const number = Number(/Edition (\d+)/.exec(body)?.[1]);
    const policy = `default-src 'sha256-${number}'; frame-ancestors 'none'`;
    seen.add(`${statusCode} ${headers['content-security-policy'] === policy}`);
    return number;
  };
  for (let number = 1; number <= 12; number++) {
    const built = build(folder, number);
    while ((await ask()) !== number);
    await built;
  }
  expect([...seen]).toEqual(['200 true']);
  expect(failures).toEqual([]);
});

it('addresses come and go with a build, and open pages still get the files of the build before', async () => {
  const { folder, app } = await serve();
  const statusOf = async (path: string): Promise<number> => (await app.inject(`/cartasqr/${path}`)).statusCode;
  expect([await statusOf('odd'), await statusOf('assets/page-0.js')]).toEqual([404, 200]);
  await build(folder, 1);
  await expect.poll(() => statusOf('odd')).toBe(200);
  expect([await statusOf('assets/page-0.js'), await statusOf('assets/page-1.js')]).toEqual([200, 200]);
  await build(folder, 2);
  await expect.poll(() => statusOf('odd')).toBe(404);
  expect([await statusOf('assets/page-0.js'), await statusOf('assets/page-1.js')]).toEqual([404, 200]);
});

it('while two folders change places everything is there', async () => {
  const { folder, app } = await serve();
  await rename(folder, `${folder}.old`);
  const answers = ['ohara', 'assets/page-0.js', 'nada'].map(
    async (path) => (await app.inject(`/cartasqr/${path}`)).body,
  );
  expect(await Promise.all(answers)).toEqual(['<h1>Edition 0</h1>', '0', '<h1>Edition 0</h1>']);
});

it('a build that cannot be read changes nothing but the log', async () => {
  const { folder, app, failures } = await serve();
  await cp(folder, `${folder}.1`, { recursive: true });
  await writeFile(join(`${folder}.1`, 'pages.json'), '{}');
  await publish(`${folder}.1`, folder);
  await expect.poll(() => failures.map(String)).toEqual([expect.stringContaining('is not of this version')]);
  expect((await app.inject('/cartasqr/ohara')).body).toBe('<h1>Edition 0</h1>');
  await build(folder, 1);
  await expect.poll(async () => (await app.inject('/cartasqr/ohara')).body).toBe('<h1>Edition 1</h1>');
});
