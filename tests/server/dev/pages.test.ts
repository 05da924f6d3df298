import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Connect, ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pages, type RenderPath } from '../../../server/dev/pages.ts';

type Middleware = Connect.NextHandleFunction;

const PAGE = { status: 200, type: 'text/html', content: '<h1>La Nueva</h1>' };

/** The answer to a page that is rendered so. */
async function askFor(render: RenderPath): Promise<{ readonly status: number; readonly text: string }> {
  let handle: Middleware | undefined;
  const vite = {
    config: { root: fileURLToPath(new URL('../../..', import.meta.url)), base: '/cartasqr/' },
    transformIndexHtml: async (_path: string, html: string) => html,
    ssrFixStacktrace: () => {},
    middlewares: { use: (middleware: Middleware) => (handle = middleware) },
  } as unknown as ViteDevServer;
  const { configureServer } = pages(render);
  if (typeof configureServer !== 'function') throw new Error('the plugin has another form');
  const start = await configureServer.call({} as never, vite);
  await start?.();
  const server = createServer((request, response) =>
    handle?.(request, response, (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/nueva`);
  return { status: answer.status, text: await answer.text() };
}

it('a page is rendered again while its files are not all there', async () => {
  const render = vi.fn<RenderPath>().mockRejectedValueOnce(new Error('Unknown variable')).mockResolvedValue(PAGE);
  expect(await askFor(render)).toEqual({ status: 200, text: PAGE.content });
  expect(render).toHaveBeenCalledTimes(2);
});

it('an error that stays is told', async () => {
  const render = vi.fn<RenderPath>().mockRejectedValue(new Error('no such word'));
  expect(await askFor(render)).toEqual({ status: 500, text: 'Error: no such word' });
});
