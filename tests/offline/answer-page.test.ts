/** What a visit is answered with, by what the network does. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPage, PATIENCE } from '../../src/offline/worker/answer-page.ts';
import { Snapshots } from '../../src/offline/worker/snapshots.ts';
import { FakeCaches } from '../support/fake-caches.ts';
import { overlayTexts } from '../../generated/overlay.ts';
import type { AllOfflineTexts } from '../../src/offline/protocol.ts';

const all = await Promise.all(
  Object.entries(overlayTexts).map(async ([language, load]) => [language, (await load()).texts.offline] as const),
);

/** What the build puts into the worker. */
const offlineTexts = Object.fromEntries(all) as AllOfflineTexts;

const SAVED = Date.parse('2026-03-18T12:00:00+01:00');
const NOW = Date.parse('2026-03-20T20:00:00+01:00');
const DOCUMENT = '<html lang="ca"><head></head><body class="a"><div id="root">Menú vell</div></body></html>';

let caches: FakeCaches;
let snapshots: Snapshots;
let background: Promise<unknown>[];
beforeEach(async () => {
  background = [];
  caches = new FakeCaches();
  snapshots = new Snapshots({ caches: caches.asStorage(), now: () => NOW, lock: (change) => change() });
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; style-src 'self' 'x'",
  };
  const record = { page: 'vermu', routes: ['vermu'], version: 'v1', headers, provenAt: SAVED };
  const contents = new Map([['/cartasqr/document/v1', new Response(DOCUMENT)]]);
  await snapshots.commit({ ...record, files: ['/cartasqr/document/v1'] }, contents);
});
afterEach(() => {
  vi.useRealTimers();
});

function visit(network: () => Promise<Response>, path = 'vermu', languages = ['es']): Promise<Response> {
  const url = `https://cartas.example/cartasqr/${path}`;
  const waitUntil = (work: Promise<unknown>): void => void background.push(work);
  return answerPage({ network, url, waitUntil }, { snapshots, texts: offlineTexts, languages, now: () => NOW });
}

const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const page =
  (text: string, status = 200) =>
  async (): Promise<Response> =>
    new Response(text, { status });

/** Sends what it has, then breaks off. */
const halfAPage = async (): Promise<Response> =>
  new Response(
    new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode('<html>'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

describe('a page that is kept', () => {
  it('is answered by the network where there is one', async () => {
    const answer = await visit(page('new'));
    expect(await answer.text()).toBe('new');
  });

  it.each([
    ['there is no network', noNetwork],
    ['the network breaks off half-way', halfAPage],
    ['the server is broken', page('Bad gateway', 502)],
  ])('is the copy when %s', async (_when, network) => {
    const answer = await visit(network);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<div id="root">Menú vell</div>');
    expect(html).toContain('<body class="a"><div id="copy_line" class="copy-line" role="status" ');
    expect(html).toContain('data-version="v1" data-saved="1773831600000" data-reason="offline"');
    expect(html).toContain(
      '<span>Sense connexió: pàgina desada abans-d’ahir.</span> <a href="/cartasqr/vermu">Torna-ho a provar</a>',
    );
  });

  it('has the policy that it came with, which knows the style of the line', async () => {
    const answer = await visit(noNetwork);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}=' 'self' 'x'$/,
    );
  });

  it('is the copy when the network is too slow; what comes later is waited for', async () => {
    vi.useFakeTimers();
    let arrive: (answer: Response) => void = () => undefined;
    const answer = visit(() => new Promise((resolve) => (arrive = resolve)));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(background).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toContain('Connexió lenta: pàgina desada abans-d’ahir.');
    arrive(new Response('late'));
    await Promise.all(background);
  });

  it('is said to be gone, and forgotten, when it is gone', async () => {
    const answer = await visit(page('Not found', 404));
    expect(answer.status).toBe(404);
    await Promise.all(background);
    expect(await snapshots.find('vermu')).toBe(undefined);
  });
});

describe('a page that is not kept', () => {
  it('is answered by the network as it comes, whatever it says', async () => {
    expect((await visit(page('Bad gateway', 502), 'ohara')).status).toBe(502);
    expect((await visit(page('Not found', 404), 'ohara')).status).toBe(404);
  });

  it.each([
    [['de-AT', 'en'], 'de', 'Keine Verbindung'],
    [['nl-NL', 'en-US'], 'en', 'No connection'],
    [['ja'], 'es', 'Sin conexión'],
  ])('is said to be missing, to a phone in %j in %s', async (languages, language, title) => {
    const answer = await visit(noNetwork, 'ohara', languages);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html.match(/<p lang="\w+" dir="auto">/g)).toHaveLength(Object.keys(offlineTexts).length - 1);
  });
});

it.each([
  ['ohara', 'pide la carta al personal', 'ask the staff for the menu'],
  ['profile', 'no puedes iniciar sesión', 'cannot sign in'],
  ['staff', 'no se puede sellar ni escanear', 'cannot scan or stamp'],
  ['staff/team', 'no se puede sellar ni escanear', 'cannot scan or stamp'],
])('what cannot be done on %s without network is said', async (path, spanish, english) => {
  const html = await (await visit(noNetwork, path)).text();
  expect(html).toContain(spanish);
  expect(html).toContain(english);
  expect(html.includes('pide la carta')).toBe(path === 'ohara');
});

it('leaves everything to the network where the browser forbids storing', async () => {
  caches.forbidden = true;
  expect(await (await visit(page('new'))).text()).toBe('new');
  expect((await visit(noNetwork)).status).toBe(503);
});
