import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { Preview } from '../../server/dev/preview.ts';

test('the preview is at its address and at every one below, its data beside it', async () => {
  const preview = new Preview({
    page: '/_preview',
    data: '/_preview.json',
    script: '/src/preview/start.tsx',
    frame: { path: '/_preview.design', styles: '<link rel="stylesheet" href="/a.css">', script: '/src/frame.ts' },
    changed: 'changed',
    dataOf: (venue) => ({ venue }),
  });
  const server = await createServer({
    appType: 'custom',
    configFile: false,
    base: '/cartasqr/',
    logLevel: 'silent',
    plugins: [preview.plugin],
    optimizeDeps: { noDiscovery: true },
    publicDir: false,
    server: { port: 0, watch: null, ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const site = server.resolvedUrls?.local[0] ?? '';
  const ask = (path: string) => fetch(site + path, { headers: { accept: 'text/html' } });
  for (const path of ['_preview', '_preview/', '_preview/la-taberna?width=320', '_preview/taberna/missing']) {
    const page = await ask(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('src="/cartasqr/src/preview/start.tsx"');
  }
  expect(await (await ask('_preview.json?venue=taberna')).json()).toEqual({ venue: 'taberna' });
  const frame = await (await ask('_preview.design?part=menu')).text();
  expect(frame).toContain('href="/cartasqr/a.css"');
  expect(frame).toContain('src="/cartasqr/src/frame.ts"');
  expect((await ask('_previews')).status).toBe(404);
});
