import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMenuGraph } from '../../src/app/menu-graph.ts';
import { tellRobots } from '../../src/app/tell-robots.ts';
import { offerPhoneLanguage } from '../../src/page/language-offer.ts';
import { watchClaims, watchStampCard } from '../../src/app/stamp-panel.ts';
import { rememberLanguage } from '../../src/i18n/language-choice.ts';
import { rememberUser } from '../../src/session/remember-user.ts';
import { letPopoversOpen } from '../support/popovers.ts';

const stampCard = vi.hoisted(() => ({ start: vi.fn<(panel: HTMLElement) => Promise<void>>() }));
vi.mock('../../src/app/stamp-card.ts', () => stampCard);

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
    [
      'a robot',
      'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/150.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
      1,
    ],
    ['the test of a search engine', 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', 1],
    ['a diner', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 0],
  ])('is for %s: %s', async (_reader, userAgent, times) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    describeVenue([menu('en')]);
    await tellRobots(document);
    expect(asked).toHaveBeenCalledTimes(times);
  });
});

/** A phone that is busy until it is said to be idle. */
function becomeIdle(): () => Promise<void> {
  const idle = Promise.withResolvers<void>();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void idle.promise.then(run));
  return async () => {
    idle.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
}

describe('the panel of the stamp card', () => {
  const ANA = { uid: 'ana', photoURL: undefined };
  const FAILURE = new TypeError('Failed to fetch');
  const panel = () => document.getElementById('stamp_card') as HTMLElement;
  const open = () => panel().dispatchEvent(new Event('beforetoggle'));
  async function expectFilled(times: number): Promise<void> {
    await expect.poll(() => stampCard.start.mock.calls).toEqual(Array.from({ length: times }, () => [panel()]));
  }

  function watch(): () => Promise<void> {
    stampCard.start.mockReset().mockResolvedValue();
    document.body.innerHTML = '<div id="stamp_card" popover="auto"></div>';
    const idle = becomeIdle();
    watchStampCard(document);
    return idle;
  }

  it('is filled for who is signed in when the phone is idle, and once', async () => {
    rememberUser(ANA);
    const idle = watch();
    await Promise.resolve();
    expect(stampCard.start).not.toHaveBeenCalled();
    await idle();
    open();
    await expectFilled(1);
  });

  it('is filled at once when it opens', async () => {
    rememberUser(ANA);
    watch();
    open();
    await expectFilled(1);
  });

  it.each(['pageshow', 'storage'])(
    'is left as it is for others, until they have signed in elsewhere (%s)',
    async (event) => {
      const idle = watch();
      open();
      await idle();
      window.dispatchEvent(new Event(event));
      rememberUser(ANA);
      expect(stampCard.start).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(event));
      await expectFilled(1);
    },
  );

  it('is filled when it opens again, where what fills it could not be had', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    rememberUser(ANA);
    watch();
    stampCard.start.mockRejectedValueOnce(FAILURE);
    open();
    await expect.poll(() => log.mock.calls).toEqual([['Error loading the stamp card:', FAILURE]]);
    open();
    await expectFilled(2);
  });

  it('closes and says so where what fills it cannot be had, once for each time that it is opened', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    letPopoversOpen();
    rememberUser(ANA);
    const idle = watch();
    panel().ariaLabel = 'Tarjeta de sellos';
    document.body.insertAdjacentHTML('beforeend', '<output id="failure" data-says="No: {name}."></output>');
    const said = () => document.getElementById('failure')?.textContent;
    stampCard.start.mockRejectedValue(FAILURE);
    await idle();
    await expectFilled(1);
    expect(said()).toBe('');
    panel().showPopover();
    await expect.poll(said).toBe('No: Tarjeta de sellos.');
    expect(panel().matches(':popover-open')).toBe(false);
    await expectFilled(2);
  });

  it('remembers the venue by "Reclamar", and by no other link', () => {
    history.replaceState(null, '', '/cartasqr/gottan-granada');
    document.body.innerHTML =
      '<a id="other">Carta</a><div id="stamp_card"><div class="claim"><a>Reclamar</a></div></div>';
    watchClaims(document);
    // jsdom cannot follow a link.
    document.addEventListener('click', (event) => event.preventDefault());
    document.getElementById('other')?.click();
    expect(sessionStorage.getItem('carta-claim')).toBeNull();
    document.querySelector<HTMLElement>('.claim a')?.click();
    expect(sessionStorage.getItem('carta-claim')).toBe('/gottan-granada/');
  });
});

describe('a phone in another language than the page', () => {
  const line = () => document.querySelector('aside.offer p')?.textContent;
  const ahead = vi.fn<typeof fetch>();

  function come(): () => Promise<void> {
    document.documentElement.lang = 'es';
    document.documentElement.dataset['languages'] = 'es en fr';
    document.body.innerHTML =
      '<div id="root" data-page="/assets/bar-1" data-offer-en="This menu is also in English.|Read in English"></div>';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'es']);
    vi.stubGlobal('fetch', ahead.mockReset().mockRejectedValue(new TypeError('no network')));
    const idle = becomeIdle();
    offerPhoneLanguage(document);
    return idle;
  }

  it('is offered its own, in that, when the page is quiet', async () => {
    const idle = come();
    await Promise.resolve();
    expect(line()).toBeUndefined();
    await idle();
    await expect.poll(line).toBe('This menu is also in English.');
    expect(document.querySelector('aside.offer button')?.textContent).toBe('Read in English');
    expect(ahead.mock.calls).toEqual([['/assets/bar-1/en.html']]);
  });

  it('fetches nothing ahead where it saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await come()();
    await expect.poll(line).toBe('This menu is also in English.');
    expect(ahead).not.toHaveBeenCalled();
  });

  it('is offered none where its reader has chosen one meanwhile', async () => {
    const idle = come();
    rememberLanguage('fr');
    await idle();
    await new Promise((resolve) => setTimeout(resolve));
    expect(line()).toBeUndefined();
  });
});
