import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { createLoyaltyApp } from '../../support/loyalty-app.ts';
import { edit, repository } from '../support/repository.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const TABERNA = `venue: La Taberna
sections:
  - section: Uno
    items:
      - Croquetas: 7.50
      - Rodaballo: S.M
      - Vino: 3
`;
const BODEGA = TABERNA.replace('Taberna', 'Bodega');
/** The turbot has another name, and nothing is left of the wine. */
const EDITED = TABERNA.replace('Rodaballo', 'Rodaballo salvaje').replace('      - Vino: 3\n', '');

/** The address of a site at which the tavern says things of all its dishes. */
let site: string;
beforeAll(async () => {
  const { ask, hire, listen, close } = await createLoyaltyApp();
  await hire('olga', 'taberna', 'owner');
  const say = (method: 'PUT' | 'POST', path: string, body: unknown) =>
    ask('olga', method, `/bars/taberna/tonight/${path}`, body);
  await say('PUT', 'sold-out/croquetas', { until: 'day' });
  await say('PUT', 'sold-out/vino', { until: 'notice' });
  await say('PUT', 'prices/rodaballo', { amount: 24.5 });
  await say('POST', 'specials', { name: { es: 'Arroz con conejo' }, price: 14, allergens: 'none' });
  await say('PUT', 'notice', { text: { es: 'Hoy cerramos pronto' }, until: '2026-05-05T00:00:00Z' });
  site = `http://127.0.0.1:${await listen()}`;
  return close;
});

async function diffOf(menus: Readonly<Record<string, string | undefined>>, ...options: string[]) {
  const { root } = repository({ 'menus/taberna.yaml': TABERNA, 'menus/bodega.yaml': BODEGA });
  edit(root, menus);
  return runCommand(root, 'diff', ...options);
}

const DROPPED = [
  { barID: 'taberna', id: 'vino', name: 'Vino', what: 'sold-out' },
  { barID: 'taberna', id: 'rodaballo', name: 'Rodaballo', what: 'price', amount: 24.5 },
];

describe('T6: diff --news', () => {
  test('says which news name a dish that is gone, and how one that is not keeps them', async () => {
    const { status, out } = await diffOf({ 'menus/taberna.yaml': EDITED }, '--news', site);
    expect(status).toBe(0);
    expect(out).toContain(`
Tonight at ${site}: 2 news are dropped when these menus are served
  taberna: sold out: Vino, vino
  taberna: 24.50 today: Rodaballo, rodaballo
A dish that only has a new name keeps its news if it keeps its id ("id: vino").
`);
  });

  test('says so where none is dropped: an id that was kept keeps them', async () => {
    const kept = EDITED.replace(
      '- Rodaballo salvaje: S.M',
      '- item: Rodaballo salvaje\n        id: rodaballo\n        price: S.M\n      - Vino: 4',
    );
    const { out } = await diffOf({ 'menus/taberna.yaml': kept }, '--news', `${site}/cartasqr/`);
    expect(out).toContain(`\nTonight at ${site}: no news name a dish that is gone.\n`);
  });

  test('as data, and for a pull request', async () => {
    const { out } = await diffOf({ 'menus/taberna.yaml': EDITED }, '--news', site, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ news: { site, dropped: DROPPED, unknown: [] } });
    const markdown = await diffOf({ 'menus/taberna.yaml': EDITED }, '--news', site, '--format', 'markdown');
    expect(markdown.out).toContain('2 news are dropped');
    expect((await diffOf({ 'menus/taberna.yaml': EDITED }, '--format', 'json')).out).not.toContain('"news"');
  });

  test('a bar whose last menu is gone loses all that it says', async () => {
    const { out } = await diffOf({ 'menus/taberna.yaml': undefined }, '--news', site);
    expect(out).toContain('  taberna: special: Arroz con conejo\n  taberna: notice: Hoy cerramos pronto\n');
    expect(out).toContain('  taberna: sold out: Croquetas, croquetas\n');
  });

  test('dishes of another menu of the same bar, or that are not shown, are told apart', async () => {
    const moved = { 'menus/taberna.yaml': EDITED, 'menus/vinos.yaml': 'barID: taberna\n' + TABERNA };
    const hidden = TABERNA.replace('- Vino: 3', '- item: Vino\n        price: 3\n        hidden: true');
    expect((await diffOf(moved, '--news', site)).out).not.toContain('are dropped');
    expect((await diffOf({ 'menus/taberna.yaml': hidden }, '--news', site)).out).toContain('sold out: Vino, vino\n');
  });

  test('one venue only, and none whose menu has an error', async () => {
    const menus = { 'menus/taberna.yaml': EDITED, 'menus/bodega.yaml': BODEGA.replace('7.50', '7.555') };
    const one = await diffOf({ 'menus/taberna.yaml': EDITED }, 'HEAD', 'bodega', '--news', site);
    expect(one.out).toContain(`Tonight at ${site}: no news name a dish that is gone.\n`);
    const both = await diffOf(menus, '--news', site);
    expect(both.out).toContain('The news of tonight in bodega is not known: its menu has an error.\n');
    expect(both.out).toContain('2 news are dropped');
  });

  test('in Spanish', async () => {
    const menus = { 'menus/taberna.yaml': EDITED, 'menus/bodega.yaml': BODEGA.replace('7.50', '7.555') };
    const { out } = await diffOf(menus, '--news', site, '--lang', 'es');
    expect(out).toContain(`Hoy en ${site}: 2 novedades dejan de verse cuando se sirvan estas cartas\n`);
    expect(out).toContain('  taberna: agotado: Vino, vino\n');
    expect(out).toContain('  taberna: hoy a 24.50: Rodaballo, rodaballo\n');
    expect(out).toContain(
      'Un plato que solo cambia de nombre conserva sus novedades si conserva su id ("id: vino").\n',
    );
    expect(out).toContain('No se sabe qué novedades hay hoy en bodega: su carta tiene un error.\n');
    const json = await diffOf(menus, '--news', site, '--format', 'json');
    expect(JSON.parse(json.out).news.unknown).toEqual([
      { barID: 'bodega', reason: 'its menu has an error', es: 'su carta tiene un error' },
    ]);
  });

  test('fails only where it is to', async () => {
    const edited = { 'menus/taberna.yaml': EDITED };
    expect(await diffOf(edited, '--news', site, '--fail-on-dropped-news')).toMatchObject({ status: 1 });
    expect(await diffOf({}, '--news', site, '--fail-on-dropped-news')).toMatchObject({ status: 0 });
    expect(await diffOf(edited, '--fail-on-dropped-news')).toEqual({
      status: 2,
      out: '',
      err: 'carta: --fail-on-dropped-news needs --news <address>\n',
    });
  });
});

describe('T6: build --news', () => {
  test('says it and writes all the same, unless it is to refuse', async () => {
    const root = temporaryFolder({ 'menus/taberna.yaml': TABERNA, 'menus/bodega.yaml': BODEGA });
    await runCommand(root, 'build');
    edit(root, { 'menus/taberna.yaml': EDITED });
    const refused = await runCommand(root, 'build', '--news', site, '--fail-on-dropped-news');
    expect(refused).toMatchObject({
      status: 1,
      out: 'Nothing was written because of the news of tonight (--fail-on-dropped-news).\n',
      err: expect.stringContaining('  taberna: sold out: vino\n  taberna: 24.50 today: rodaballo\n'),
    });
    const { status, out } = await runCommand(root, 'build', '--news', site, '--format', 'json');
    expect(status).toBe(0);
    const dropped = DROPPED.map((news) => ({ ...news, name: undefined }));
    expect(JSON.parse(out).news).toEqual({ site, dropped, unknown: [] });
    expect(JSON.parse(out).written).not.toEqual([]);
  });

  test('asks nobody while a menu has an error', async () => {
    const root = temporaryFolder({ 'menus/taberna.yaml': TABERNA.replace('3', '3.333') });
    const { status, out } = await runCommand(root, 'build', '--news', site);
    expect({ status, out }).toEqual({ status: 1, out: 'Nothing was written.\n' });
  });

  test('takes what the last build wrote for what is served', async () => {
    const root = temporaryFolder({ 'menus/taberna.yaml': TABERNA, 'menus/bodega.yaml': BODEGA });
    await runCommand(root, 'build');
    edit(root, { 'menus/taberna.yaml': undefined });
    expect((await runCommand(root, 'build', '--news', site)).err).toContain('  taberna: special: Arroz con conejo\n');
  });
});

describe('who cannot be asked is said, and nothing fails for it', () => {
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const answering =
    (status: number, body: string): RequestListener =>
    (_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);

  async function buildAsking(address: string) {
    const root = temporaryFolder({ 'menus/taberna.yaml': TABERNA });
    const { status, err } = await runCommand(root, 'build', '--news', address);
    expect(existsSync(join(root, 'generated/venues/taberna/menu.ts'))).toBe(true);
    return { status, err };
  }

  test.each([
    ['a page', 404, '<h1>Not found</h1>', 'has no news: it answers 404, as a host of files does'],
    ['a server in trouble', 503, '{"code":"unavailable"}', 'answers 503'],
    ['too many requests', 429, '{"code":"too-many-requests"}', 'answers 429'],
    ['no JSON', 200, '<!doctype html>', 'answers something else than news'],
    ['other JSON', 200, '{"soldOut":"all","prices":[],"specials":[]}', 'answers something else than news'],
    [
      'ids that are none',
      200,
      '{"soldOut":["\\u001b[2J"],"prices":[],"specials":[]}',
      'answers something else than news',
    ],
  ])('%s', async (_, status, body, words) => {
    const address = await serve(answering(status, body));
    expect(await buildAsking(address)).toEqual({
      status: 0,
      err: `The news of tonight in taberna is not known: ${address} ${words}.\n`,
    });
  });

  test('a bar that the server does not know says nothing', async () => {
    const address = await serve(answering(404, '{"code":"unknown-bar"}'));
    expect(await buildAsking(address)).toEqual({
      status: 0,
      err: `Tonight at ${address}: no news name a dish that is gone.\n`,
    });
  });

  test('a server that is away, and one that breaks off', async () => {
    const broken = await serve((request) => request.socket.destroy());
    expect((await buildAsking(broken)).err).toMatch(/is not known: http:\S+ does not answer \(\w+\)\.\n$/);
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await buildAsking(nobody)).toEqual({
      status: 0,
      err: `The news of tonight is not known: ${nobody} does not answer (ECONNREFUSED).\n`,
    });
    const refused = await diffOf({}, '--news', nobody, '--fail-on-dropped-news');
    expect(refused.status).toBe(1);
  });

  test.each(['', 'cartas.example', 'ftp://cartas.example', 'https://cartas.example/menu', 'https://a:b@c.example'])(
    'an address that is none: "%s"',
    async (address) => {
      expect(await buildAsking(address)).toEqual({
        status: 0,
        err: `The news of tonight is not known: "${address}" is not the address of a site: write https:// and its host, such as --news https://cartas.example.\n`,
      });
    },
  );
});
