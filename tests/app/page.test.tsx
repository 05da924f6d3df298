import { act } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../../src/app/document.ts';
import { greetMember } from '../../src/app/greet-member.ts';
import { addMenuGraph } from '../../src/app/menu-graph.ts';
import type { RenderedPage } from '../../src/app/prerender.tsx';
import { showMenuGraph } from '../../src/app/show-menu-graph.ts';
import { watchClaims } from '../../src/app/watch-claims.ts';
import { rememberUser } from '../../src/session/known-user.ts';
import { APP_WANTED } from '../../src/ui/page-events.ts';
import { FixturePage, InSpanish } from '../support/fixture-page.tsx';
import { startScript } from '../support/start-script.ts';

describe('the whole menu as structured data', () => {
  const PAGE = 'https://cartas.example/cartasqr/el-moreno';
  const GRAPH = '{"@type":"Restaurant","hasMenu":{"@type":"Menu"}}';

  const asked = vi.fn<typeof fetch>();
  const scripts = () => [...document.querySelectorAll('script')].map(({ textContent }) => textContent);
  const menu = (language: string) => ({ '@id': `${PAGE}/menu.${language}.jsonld`, inLanguage: language });

  function describeVenue(hasMenu: unknown): string {
    const data = JSON.stringify({ '@type': 'Restaurant', hasMenu });
    document.head.innerHTML = `<script type="application/ld+json">${data}</script>`;
    return data;
  }

  beforeEach(() => {
    asked.mockReset().mockImplementation(async () => new Response(GRAPH));
    vi.stubGlobal('fetch', asked);
    document.documentElement.lang = 'en';
  });

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

  it.each([
    ['no data', () => {}],
    ['no menu', () => describeVenue(undefined)],
    ['a menu in other languages', () => describeVenue([menu('es')])],
  ])('is not asked for on a page with %s', async (_what, describePage) => {
    describePage();
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

  it.each([
    ['a fast network', { effectiveType: '4g', saveData: false }, true],
    ['3g', { effectiveType: '3g', saveData: false }, false],
    ['slow 2g', { effectiveType: 'slow-2g', saveData: false }, false],
    ['a network of a diner who saves data', { effectiveType: '4g', saveData: true }, false],
    ['a network that the browser does not tell of', undefined, false],
  ])('on %s', (_network, connection, isShown) => {
    const whenIdle = vi.fn();
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('requestIdleCallback', whenIdle);
    showMenuGraph();
    expect(whenIdle.mock.calls.length).toBe(isShown ? 1 : 0);
  });
});

describe('the panel of the stamp card', () => {
  /** A page whose panel opens; whether the app was called for. */
  function openPanel(page: Document): boolean {
    page.body.innerHTML = '<dialog id="stamp_card"></dialog>';
    const wanted = vi.fn<() => void>();
    page.addEventListener(APP_WANTED, wanted);
    page.getElementById('stamp_card')?.dispatchEvent(new Event('beforetoggle'));
    return wanted.mock.calls.length > 0;
  }

  it.each([
    [
      'does not invite who is signed in on this phone, and fetches the app',
      { uid: 'ana', photoURL: undefined },
      '',
      true,
    ],
    ['asks for nothing for those who are signed out', null, undefined, false],
  ])('%s', (_what, user, member, isWanted) => {
    rememberUser(user);
    const page = document.implementation.createHTMLDocument();
    greetMember(page);
    expect(page.documentElement.dataset['member']).toBe(member);
    expect(openPanel(page)).toBe(isWanted);
  });

  it('remembers the venue by "Reclamar", and by no other link', () => {
    history.replaceState(null, '', '/cartasqr/gottan-granada');
    document.body.innerHTML =
      '<a id="other">Carta</a><div id="stamp_card"><div class="claim"><a>Reclamar</a></div></div>';
    const end = startScript(() => {
      watchClaims(document);
      // jsdom cannot follow a link.
      document.addEventListener('click', (event) => event.preventDefault());
    });
    document.getElementById('other')?.click();
    expect(sessionStorage.getItem('carta-claim')).toBeNull();
    document.querySelector<HTMLElement>('.claim a')?.click();
    expect(sessionStorage.getItem('carta-claim')).toBe('/gottan-granada/');
    end();
  });
});

describe('when React takes over a page with every kind of entry', () => {
  const page = createElement(InSpanish, null, <FixturePage />);
  const parts = { styles: '', hoursScript: '', script: '', page: '/page', rest: '/rest' };

  /** Everything that the console gets, and every mend of React's. */
  async function hydrate(body: string): Promise<unknown[]> {
    // What jsdom lacks.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const said: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => said.push(words));
    const html = documentOf('<!--body-->', { body, head: '', theme: '', language: 'es' } as RenderedPage, parts);
    expect(html).not.toContain('</li>');
    document.body.innerHTML = html;
    const root = document.getElementById('root') as HTMLElement;
    const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => said.push(error) }));
    await act(async () => app.unmount());
    return said;
  }

  it('finds it as it has rendered it, though the document leaves out ends of elements', async () => {
    expect(await hydrate(renderToString(page))).toEqual([]);
  });

  it('would say so if it did not', async () => {
    const [failure] = await hydrate(renderToString(page).replace('Croquetas', 'Otra cosa'));
    expect(String(failure)).toContain('Hydration failed');
  });
});
