import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { routes } from '../../../generated/routes.ts';
import { run } from '../../../server/operator/cli.ts';
import { createFixtureSite } from '../../support/fixture-site.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'cartas-example',
  FIREBASE_API_KEY: 'not-a-real-key',
  FIREBASE_AUTH_DOMAIN: 'cartas-example.firebaseapp.com',
};

const committed = new URL('../../../firebase.json', import.meta.url);

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'carta-hosting-'));
});

afterEach(() => rm(root, { recursive: true }));

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

it('gives Firebase Hosting the policy of every page, and its page for unknown addresses', async () => {
  const { folder, site, remove } = await createFixtureSite();
  await mkdir(join(root, 'dist', 'cartasqr'), { recursive: true });
  for (const file of ['pages.json', 'cartasqr/404.html']) await copyFile(join(folder, file), join(root, 'dist', file));
  await remove();
  await copyFile(committed, join(root, 'firebase.json'));

  const { status, out } = await command(FIREBASE);
  expect(status).toBe(0);
  expect(out).toContain('deploy --only hosting --config dist/firebase.json --project cartas-example');
  const { hosting } = JSON.parse(await readFile(join(root, 'dist', 'firebase.json'), 'utf8'));
  expect(hosting.public).toBe('.');
  const sources = hosting.headers
    .filter(({ headers }: { headers: { key: string }[] }) => headers[0]?.key === 'Content-Security-Policy')
    .map(({ source }: { source: string }) => source);
  expect(sources).toContain('/404.html');
  expect(sources).toContain('/cartasqr/ohara/*');
  expect(sources).toContain('/cartasqr/bsmash');
  expect(sources).not.toContain('/cartasqr/bsmash/*');
  const [first] = site.pages;
  expect(JSON.stringify(hosting)).toContain(`${first?.policy.split(';')[0]};`);
  expect(JSON.stringify(hosting)).toContain("frame-ancestors 'none'");
  expect(await readFile(join(root, 'dist', '404.html'), 'utf8')).toBe('<h1>Not found</h1>');
});

it('says what is missing', async () => {
  expect(await command({})).toMatchObject({ status: 1, err: expect.stringContaining('Set FIREBASE_PROJECT_ID') });
  await writeFile(join(root, 'firebase.json'), '{}');
  expect(await command(FIREBASE)).toMatchObject({ status: 1, err: expect.stringContaining('npm run build') });
});

it('the committed firebase.json leads each route that has {urlPath} to its page, and the calls to the API', async () => {
  const { hosting } = JSON.parse(await readFile(committed, 'utf8'));
  expect(hosting.rewrites).toEqual([
    { source: '/cartasqr/api/**', run: { serviceId: 'carta', region: 'europe-southwest1' } },
    ...routes
      .filter(({ urlPath }) => urlPath)
      .map(({ path }) => ({ source: `/cartasqr/${path}/*`, destination: `/cartasqr/${path}/index.html` })),
  ]);
});
