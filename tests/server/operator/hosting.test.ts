import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { run } from '../../../server/operator/cli.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';
import { ownFolder } from '../../support/own-folder.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'cartas-example',
  FIREBASE_API_KEY: 'not-a-real-key',
  FIREBASE_AUTH_DOMAIN: 'cartas-example.firebaseapp.com',
};

let root: string;

beforeEach(() => {
  root = ownFolder();
});

async function command(environment: Record<string, string>) {
  let out = '';
  let err = '';
  const status = await run(['hosting'], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    environment,
    root,
    cwd: root,
    clock: () => 0,
    colours: false,
  });
  return { status, out, err };
}

it('gives Firebase Hosting the policy of every page, the way to it, and the page for unknown addresses', async () => {
  const { folder, remove } = await createFixtureSite();
  await mkdir(join(root, 'dist', 'cartasqr'), { recursive: true });
  for (const file of ['pages.json', 'cartasqr/404.html']) await copyFile(join(folder, file), join(root, 'dist', file));
  await remove();
  await copyFile(new URL('../../../firebase.json', import.meta.url), join(root, 'firebase.json'));

  const { status, out } = await command(FIREBASE);
  expect(status).toBe(0);
  expect(out).toContain('deploy --only hosting --config dist/firebase.json --project cartas-example');
  const { hosting } = JSON.parse(await readFile(join(root, 'dist', 'firebase.json'), 'utf8'));
  expect(hosting.public).toBe('.');
  expect(hosting.rewrites).toEqual([
    { source: '/cartasqr/api/**', run: { serviceId: 'carta', region: 'europe-southwest1' } },
    { source: '/cartasqr/ohara/*', destination: '/cartasqr/ohara/index.html' },
  ]);
  const policies = hosting.headers
    .filter(({ headers }: { headers: { key: string }[] }) => headers[0]?.key === 'Content-Security-Policy')
    .map(({ source, headers: [{ value }] }: { source: string; headers: [{ value: string }] }) => [source, value]);
  const policy = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
  const pages = ['', '/', '/test', '/test/', '/ohara', '/ohara/', '/ohara/*', '/bsmash', '/bsmash/'];
  const sources = ['/404.html', ...pages.map((page) => `/cartasqr${page}`)];
  expect(policies).toEqual(sources.map((source) => [source, policy]));
  expect(await readFile(join(root, 'dist', '404.html'), 'utf8')).toBe('<h1>Not found</h1>');
});

it('says what is missing', async () => {
  expect(await command({})).toMatchObject({ status: 1, err: expect.stringContaining('Set FIREBASE_PROJECT_ID') });
  await writeFile(join(root, 'firebase.json'), '{}');
  expect(await command(FIREBASE)).toMatchObject({ status: 1, err: expect.stringContaining('npm run build') });
});
