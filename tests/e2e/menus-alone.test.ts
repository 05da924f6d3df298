import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { readSite } from '../../server/read-site.ts';
import { openPhone } from '../support/open-phone.ts';

let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  const folder = inject('siteFolder');
  app = await createApp({ folder, site: await readSite(folder), config: { publicUrl: undefined, logLevel: 'silent' } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/cartasqr`;
});
afterAll(() => app.close());

it('a menu shows nothing of the card, in no language, and its scripts know of none', async () => {
  const page = await openPhone();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  // Who has signed in where there was a card, and wanted one.
  await page.addInitScript(() =>
    localStorage.setItem('carta-signed-in', JSON.stringify({ uid: 'ana', photoURL: null })),
  );
  await page.goto(`${address}/parrilla#stamp_card`, { waitUntil: 'networkidle' });
  const card = page.locator('.gift, .avatar, #stamp_card');
  await expect.poll(() => card.count()).toBe(3);
  const seen = () => card.evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length);
  expect(await seen()).toBe(0);
  await page.locator('.languages button').first().click();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).not.toBe('es');
  expect(await seen()).toBe(0);
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
});

it.each([
  ['profile', 'Aquí no se ofrece: este sitio solo tiene cartas, sin tarjetas de sellos.'],
  ['staff', 'Aquí no se ofrece: este sitio solo tiene cartas, sin tarjetas de sellos ni avisos de hoy.'],
])('%s says that it is not offered here', async (path, says) => {
  const page = await openPhone();
  await page.goto(`${address}/${path}`);
  await expect.poll(() => page.locator('main').innerText()).toContain(says);
});
