import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMenuGraph } from '../../src/app/menu-graph.ts';

const PAGE = 'https://cartas.example/cartasqr/el-moreno';
const GRAPH = '{"@type":"Restaurant","hasMenu":{"@type":"Menu"}}';

const asked = vi.fn<typeof fetch>();
const scripts = () => [...document.querySelectorAll('script')].map(({ textContent }) => textContent);

function describeVenue(hasMenu: unknown): string {
  const data = JSON.stringify({ '@type': 'Restaurant', hasMenu });
  document.head.innerHTML = `<script type="application/ld+json">${data}</script>`;
  return data;
}

const menu = (language: string) => ({ '@id': `${PAGE}/menu.${language}.jsonld`, inLanguage: language });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    asked.mockImplementation(async () => new Response(GRAPH)),
  );
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  document.head.innerHTML = '';
});

describe('the whole menu as structured data', () => {
  it('comes in the language of the page, from the host that the page came from', async () => {
    const inline = describeVenue([menu('es'), menu('en')]);
    await addMenuGraph(document);
    expect(asked.mock.calls).toEqual([['/cartasqr/el-moreno/menu.en.jsonld']]);
    expect(scripts()).toEqual([inline, GRAPH]);
    expect(document.head.lastElementChild?.getAttribute('type')).toBe('application/ld+json');
  });

  it('is found where the venue has one language only', async () => {
    describeVenue(menu('en'));
    await addMenuGraph(document);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is not asked for on a page without a menu', async () => {
    document.head.innerHTML = '';
    await addMenuGraph(document);
    describeVenue(undefined);
    await addMenuGraph(document);
    describeVenue([menu('es')]);
    await addMenuGraph(document);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the server has none', () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }))],
  ])('is left out, without a word, where %s', async (_case, answer) => {
    const inline = describeVenue([menu('en')]);
    asked.mockImplementation(answer);
    await expect(addMenuGraph(document)).resolves.toBeUndefined();
    expect(scripts()).toEqual([inline]);
  });
});
