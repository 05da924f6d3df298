import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/people.ts';
import { versionOf } from '../../src/offline/protocol.ts';
import { inShort } from '../support/long.ts';
import { MoodySite } from '../support/moody-site.ts';
import { newAccount } from '../support/new-account.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { hire } from '../support/stamp-programme.ts';
import { type Engine, type Phone, phoneWith, SCREEN } from './engine.ts';
import { followTonight } from './follow-tonight.ts';
import { hasNoDialog, keptVersion, noErrors, workerIsActive } from './phone-checks.ts';

/**
 * What a diner does in the first three minutes, and then with a stamp card and without network. `installed`: what the engine is started
 * with, where it is installed.
 */
export function firstThreeMinutes<Installed>(
  name: string,
  installed: Installed | undefined,
  start: (installed: Installed) => Promise<Engine>,
): void {
  it(`${name} is installed`, ({ skip }) => {
    const problem = installed === undefined ? `${name.toUpperCase()} IS NOT TESTED: it is not installed.` : '';
    if (problem !== '' && !process.env['CI']) {
      process.stderr.write(`\n${problem}\n`);
      skip(problem);
    }
    expect(problem).toBe('');
  });

  describe.runIf(installed !== undefined)(`in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start(installed as Installed);
    });
    afterAll(() => engine.close());

    /** The phone of the tests around. */
    const openPhone = (): (() => Phone) => {
      let phone: Phone;
      beforeAll(async () => {
        phone = phoneWith(await engine.openPhone());
      });
      afterAll(() => phone.close());
      return () => phone;
    };
    describe('a menu', () => {
      readMenus(openPhone());
    });
    describe('other pages', () => {
      lookAround(openPhone());
    });
    describe('the stamp card', () => {
      collectStamp(name, openPhone());
    });
    describe('the news of tonight', () => {
      followTonight(name, openPhone());
    });
    describe('a menu on a bad network, and then on none', () => {
      readOffline(openPhone());
    });
  });
}

const pathOf = (phone: Phone): Promise<string> => phone.evaluate(() => window.location.pathname);
const languageOf = (phone: Phone): Promise<string> => phone.evaluate(() => document.documentElement.lang);

/** In the page: whether its text is in the font of its house. What stands in for that has no such weight. */
function hasOwnFont(): boolean {
  const sample = document.createElement('span');
  sample.textContent = 'Croquetas de jamón';
  document.body.append(sample);
  const [light = 0, medium = 0] = ['400', '500'].map((weight) => {
    sample.style.font = `${weight} 40px carta-text`;
    return sample.getBoundingClientRect().width;
  });
  sample.remove();
  return medium > light;
}

/** One phone, from one venue to the next; each test leaves no dialog open. */
function readMenus(diner: () => Phone): void {
  const taberna = `${inject('site')}/taberna`;
  const parrilla = `${inject('site')}/parrilla`;
  let phone: Phone;
  beforeAll(() => {
    phone = diner();
  });

  it('shows its name, its sections, its dishes and their prices', async () => {
    await phone.open(taberna);
    expect(await phone.text('h1')).toBe('La Taberna');
    expect(await phone.texts('main .section > h2')).toEqual([
      'Para picar',
      'Fritos',
      'A la plancha y a la brasa',
      'De cuchara y cazuela',
      'Roscas y montaditos',
      'Postres',
      'Bebidas',
    ]);
    expect(await phone.isShown('.item', 'Croquetas de jamón')).toBe(true);
    expect((await phone.texts('.item .prices > span')).slice(0, 3)).toEqual([
      'Tapa 3,50 €',
      'Media 7,00 €',
      'Ración 12,00 €',
    ]);
  });

  it('says above the columns of prices what they are for, in one line', async () => {
    const heights = (): number[] =>
      [...document.querySelectorAll('.heads')].slice(0, 3).map((each) => each.getBoundingClientRect().height);
    await expect.poll(() => phone.evaluate(heights)).toEqual([21, 21, 21]);
  });

  it('is set in the fonts of its house, a smaller one for the euro sign', async () => {
    const faces = (): string[] =>
      [...(document.fonts as Iterable<FontFace & { readonly sizeAdjust?: string }>)]
        .slice(-4)
        .map(
          (face) =>
            `${face.family} ${face.status} ${face.style} ${face.weight} ${face.unicodeRange.toUpperCase()} ${face.sizeAdjust}`,
        );
    await expect
      .poll(() => phone.evaluate(faces))
      .toEqual([
        'carta-title loaded italic 500 U+0-10FFFF 120%',
        'carta-text loaded normal 400 500 U+0-10FFFF 116%',
        'carta-text loaded normal 600 700 U+0-10FFFF 116%',
        'carta-euro loaded normal 400 U+20AC 92.8%',
      ]);
    expect(await phone.evaluate(hasOwnFont)).toBe(true);
  });

  it('offers the language of the phone, and takes the offer back', async () => {
    await expect.poll(() => phone.text('.offer p')).toBe('This menu is also in English.');
    await phone.tap('.offer .close');
    await expect.poll(() => phone.isShown('aside.offer')).toBe(false);
  });

  it('opens its list of sections, whose links lead there and close it', async () => {
    await phone.tap('.bar button', 'Secciones');
    await expect.poll(() => phone.isShown('#sections:popover-open')).toBe(true);
    await phone.tap('#sections a', 'Postres');
    await expect.poll(() => phone.isShown('#sections:popover-open')).toBe(false);
    const top = (): Promise<number | undefined> =>
      phone.evaluate(() => document.getElementById('postres')?.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  it('finds a dish, and leads to it', async () => {
    await phone.tap('.bar [data-wants=search]');
    await expect.poll(() => phone.isShown('.finder-search[open]')).toBe(true);
    await phone.type('torri');
    // Those of fewer letters stand elsewhere, and go while they are aimed at.
    await expect
      .poll(() => phone.texts('button.finder-name'))
      .toEqual(['Torrija caramelizada con helado', 'Tortilla de patatas']);
    await phone.tap('button.finder-name', 'Torrija caramelizada con helado');
    await hasNoDialog(phone);
    await expect.poll(() => phone.text('[data-finder-here] h3')).toBe('Torrija caramelizada con helado');
    expect(await pathOf(phone)).toBe('/cartasqr/taberna');
  });

  it('marks the dishes that have an allergen', async () => {
    await phone.tap('.bar [data-wants=allergens]');
    await phone.tap('.finder-choices label', 'Gluten');
    await expect.poll(() => phone.text('.finder-foot output')).toMatch(/^Contienen: \d+ · /);
    await phone.tap('.finder-done');
    await hasNoDialog(phone);
    await expect.poll(() => phone.text('.item', 'Croquetas de jamón')).toContain('Contiene: gluten');
    const lines = (): string[] =>
      [...document.querySelectorAll('.item:has([data-verdict=contains]) h3')].map(
        (name) => getComputedStyle(name).textDecorationLine,
      );
    expect(new Set(await phone.evaluate(lines))).toEqual(new Set(['line-through']));
  });

  it('shows a question to the waiter, which back closes', async () => {
    await phone.tap('button', 'Preguntar al personal por Croquetas de jamón');
    await expect.poll(() => phone.text('.finder-question')).toBe('¿Este plato contiene gluten, aunque sean trazas?');
    await phone.back();
    await hasNoDialog(phone);
    expect(await pathOf(phone)).toBe('/cartasqr/taberna');
  });

  it('hides those dishes when it is to be strict, also after a reload', async () => {
    await phone.tap('.bar [data-wants=allergens]');
    await phone.tap('.finder-strict');
    await phone.tap('.finder-done');
    await expect.poll(() => phone.isShown('.item', 'Croquetas de jamón')).toBe(false);
    expect(await phone.isShown('.item', 'Ensaladilla rusa')).toBe(true);
    await phone.reopen();
    await expect.poll(() => phone.isShown('.item', 'Croquetas de jamón')).toBe(false);
    await expect.poll(() => phone.isShown('.finder-reminder')).toBe(true);
    // The style of the first paint hides it, too, without the finder's mark.
    const isHiddenEarly = (): boolean => {
      const html = document.documentElement;
      const row = [...document.querySelectorAll('.item')].find((item) =>
        item.textContent.includes('Croquetas de jamón'),
      );
      row?.removeAttribute('data-finder-out');
      html.removeAttribute('data-judged');
      const isHidden = row?.checkVisibility() === false;
      html.setAttribute('data-judged', '');
      row?.setAttribute('data-finder-out', '');
      return isHidden;
    };
    expect(await phone.evaluate(isHiddenEarly)).toBe(true);
    await phone.tap('.bar [data-wants=allergens]');
    await phone.tap('.finder-foot button', 'Borrar');
    await phone.back();
    await hasNoDialog(phone);
    await expect.poll(() => phone.isShown('.item', 'Croquetas de jamón')).toBe(true);
  });

  it('notes dishes by their prices, keeps them, and shows them to the waiter', async () => {
    const half = 'Apuntar: Croquetas de jamón, Media 7,00 €';
    await phone.tap('main [role=button]', half);
    await expect.poll(() => phone.isShown('main [aria-pressed=true]', half)).toBe(true);
    expect(await phone.isShown('dialog[open]')).toBe(false);
    await phone.reopen();
    await expect.poll(() => phone.isShown('main [aria-pressed=true]', half)).toBe(true);
    await phone.tap('.bar [data-wants=list]');
    await expect.poll(() => phone.text('.list-total b')).toMatch(/^7,00\s€$/);
    await phone.tap('.list-counter button', 'Uno más: Croquetas de jamón, Media');
    await expect.poll(() => phone.text('.list-total b')).toMatch(/^14,00\s€$/);
    await phone.tap('.finder-list [data-wants=slip]');
    await expect.poll(() => phone.text('.slip-lines')).toBe('2 ×Croquetas de jamón (Media)');
    await phone.back();
    await phone.tap('.finder-list [data-wants=share]');
    await expect.poll(() => phone.isShown('.list-code')).toBe(true);
    await phone.back();
    await phone.back();
    await hasNoDialog(phone);
    expect(await pathOf(phone)).toBe('/cartasqr/taberna');
  });

  it('asks before it adds a list that came with a link', async () => {
    await phone.open(`${taberna}#list=1.ensaladilla-rusa.tapa`);
    await expect.poll(() => phone.text('.shared-lines')).toBe('1 ×Ensaladilla rusa, Tapa');
    await phone.tap('.finder-shared button', 'Añadir');
    await hasNoDialog(phone);
    await expect.poll(() => phone.texts('main [aria-pressed=true]')).toEqual(['Media 7,00 €', 'Tapa 3,00 €']);
    expect(await phone.evaluate(() => window.location.hash)).toBe('');
  });

  it('is read in another language, and so is the next menu', async () => {
    await phone.tap('.languages [data-language=en]');
    await expect.poll(() => languageOf(phone)).toBe('en');
    expect(await phone.evaluate(hasOwnFont)).toBe(true);
    expect(await phone.text('main .section > h2')).toBe('To share');
    expect(await phone.isShown('.item', 'Ham croquettes')).toBe(true);
    await phone.open(parrilla);
    await expect.poll(() => phone.text('main .section > h2')).toBe('Salads');
    expect(await languageOf(phone)).toBe('en');
  });

  it('opens a dish, which back closes and forward opens again', async () => {
    await phone.tap('[data-opens]', 'LA GORDI');
    await expect.poll(() => phone.text('.popup[open] h3')).toBe('LA GORDI');
    expect(await phone.text('.popup[open]')).toContain('Black squid-ink bun.');
    await phone.back();
    await hasNoDialog(phone);
    expect(await pathOf(phone)).toBe('/cartasqr/parrilla');
    await phone.forward();
    await expect.poll(() => phone.text('.popup[open] h3')).toBe('LA GORDI');
    await phone.tap('.popup[open] .close');
    await hasNoDialog(phone);
    expect(await pathOf(phone)).toBe('/cartasqr/parrilla');
  });

  noErrors(diner);
}

function lookAround(diner: () => Phone): void {
  const site = inject('site');

  const pages = ['/', '/profile', '/taberna', '/parrilla', '/caserio'];
  it.each(inShort(2, pages))('%s fits on the narrowest phone', async (path) => {
    const phone = diner();
    await phone.resize(320);
    await phone.open(site + path);
    expect(await phone.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth])).toEqual([320, 320]);
    await phone.resize(SCREEN.width);
  });

  it('shows the dishes of the hour, and follows the clock', async () => {
    const phone = diner();
    await phone.open(`${site}/`);
    const dishes = async (): Promise<boolean[]> => [
      await phone.isShown('.item', 'Caldo del puchero'),
      await phone.isShown('.item', 'Tabla de quesos'),
    ];
    await phone.evaluate(setClock, '2026-11-20T18:59:30+01:00');
    await expect.poll(dishes).toEqual([true, false]);
    await phone.evaluate(setClock, '2026-11-20T19:00:30+01:00');
    await expect.poll(dishes).toEqual([false, true]);
  });

  const others = [
    ['/cerrado', 'Menú no disponible'],
    ['/nada', 'Página no encontrada'],
  ] as const;
  it.each(inShort(1, others))('%s says %j', async (path, title) => {
    const phone = diner();
    await phone.open(site + path);
    expect(await phone.texts('h1')).toEqual([title]);
    expect(await phone.isShown('h1')).toBe(true);
  });

  noErrors(diner);
}

/** In the page: it is another time now, and the diner looks at the phone again. */
function setClock(instant: string): void {
  const now = Date.parse(instant);
  window.Date = new Proxy(Date, {
    construct: (real, given) => new real(...((given.length > 0 ? given : [now]) as [number])),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

function collectStamp(engine: string, diner: () => Phone): void {
  const emulator = inject('emulator');
  const email = `diner-${engine}@carta.example`.toLowerCase();
  let site: ServedSite;
  let phone: Phone;
  /** The waiter's right to stamp. */
  let waiter: string;
  beforeAll(async () => {
    phone = diner();
    site = await serveSite(inject('siteFolder'), { emulator });
    await newAccount(emulator, email);
    const { localId, idToken } = await newAccount(emulator, `waiter-${email}`);
    await hire(site.loyalty.store, localId, 'demo', Date.now());
    waiter = idToken;
  });
  afterAll(() => site?.close());

  const stamps = (): Promise<string | undefined> => phone.text('.stamp-boxes .sr-only');

  it('is for who has signed in by e-mail and password', async () => {
    await phone.open(`${site.address}/profile`);
    await phone.tap('input[name=email]');
    await phone.type(email);
    await phone.tap('input[name=password]');
    await phone.type(DEMO_PASSWORD);
    await phone.tap('.sign-in-button');
    await expect.poll(() => phone.text('main')).toContain('Todavía no tienes ninguna tarjeta.');
    expect(await phone.text('main')).toContain(email);
  });

  it('is claimed by opening it', async () => {
    await phone.open(`${site.address}/`);
    await phone.tap('.gift');
    // On a machine that does other work a call may go unanswered for so long that the panel asks whether to try again.
    const claimed = async (): Promise<string | undefined> => {
      if (await phone.isShown('.stamp-action', 'Reintentar')) await phone.tap('.stamp-action', 'Reintentar');
      return stamps();
    };
    await expect.poll(claimed).toBe('0 de 8 sellos');
    expect(await phone.isShown('.stamp-card')).toBe(true);
  });

  it('shows a code, which back closes', async () => {
    await phone.tap('.stamp-show');
    await expect.poll(() => phone.text('.code-typed strong')).toMatch(/^\d{3} \d{3}$/);
    expect(await phone.isShown('.code-picture svg')).toBe(true);
    await expect.poll(() => phone.text('.code-news')).toBe('Listo para escanear');
    await phone.back();
    await expect.poll(() => phone.isShown('.code-popup')).toBe(false);
    expect(await pathOf(phone)).toBe('/cartasqr/');
    expect(await phone.isShown('.stamp-card')).toBe(true);
  });

  it('gets a stamp when the waiter types the code: it says so, closes the code, and counts', async () => {
    await phone.tap('.stamp-show');
    await expect.poll(() => phone.text('.code-typed strong')).toMatch(/^\d{3} \d{3}$/);
    const qr = await phone.text('.code-typed strong');
    await phone.evaluate(noteNews);
    const answer = await fetch(`${site.address}/api/scan-loyalty-card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${waiter}` },
      body: JSON.stringify({ qr }),
    });
    expect(await answer.json()).toMatchObject({ outcome: 'stamped', card: { nStamps: 1 } });
    await expect.poll(() => phone.evaluate(() => window.name)).toContain('¡Sello puesto!');
    await expect.poll(() => phone.isShown('.code-popup')).toBe(false);
    await expect.poll(stamps).toBe('1 de 8 sellos');
  });

  it('opens again by itself with the focus on its close button, and stays in the page in another language', async () => {
    const focused = (): Promise<string | undefined> =>
      phone.evaluate(() => document.activeElement?.closest('.member .close, .gift')?.className);
    await phone.reopen();
    await expect.poll(stamps).toBe('1 de 8 sellos');
    await expect.poll(focused).toBe('close');
    await phone.tap('.member .close');
    await expect.poll(focused).toContain('gift');
    await phone.tap('.languages [data-language]', 'English');
    await phone.tap('.gift');
    await expect.poll(stamps).toBe('1 of 8 stamps');
    expect(await phone.isShown('.claim')).toBe(false);
    await expect.poll(focused).toBe('close');
    await phone.tap('.member .close');
    await phone.tap('.languages [data-language]', 'Español');
    await expect.poll(stamps).toBe('1 de 8 sellos');
  });

  it('is among the cards of the profile', async () => {
    await phone.open(`${site.address}/profile`);
    await expect.poll(() => phone.text('.profile-card h3')).toBe('La Prueba');
    expect(await stamps()).toBe('1 de 8 sellos');
  });

  noErrors(diner);
}

/** In the page: notes all that the code says, as the window's name; the last of it is seen for two seconds only. */
function noteNews(): void {
  new MutationObserver(() => {
    window.name += ` ${document.querySelector('.code-news')?.textContent ?? ''}`;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** The picture with all symbols. */
const SMALL_PART = /\/symbols-/;

function readOffline(diner: () => Phone): void {
  const site = new MoodySite();
  let phone: Phone;
  beforeAll(async () => {
    phone = diner();
    await site.deploy(inject('siteFolder'));
  });
  afterAll(() => site.close());

  it('is there although a small part of it does not come', async () => {
    site.mood.broken = SMALL_PART;
    await phone.open(`${site.url}/parrilla`);
    await expect.poll(() => site.asked.some((asked) => SMALL_PART.test(asked))).toBe(true);
    await phone.tap('.bar [data-wants=search]');
    await expect.poll(() => phone.isShown('.finder-search[open]')).toBe(true);
    await phone.back();
    await hasNoDialog(phone);
    expect(await phone.isShown('.item', 'César Parrilla')).toBe(true);
    await expect.poll(() => phone.evaluate(workerIsActive)).toBe(true);
    site.release();
  });

  it('is kept by the phone', async () => {
    await phone.open(`${site.url}/parrilla`);
    const current = await versionOf(await (await fetch(`${site.url}/parrilla`)).arrayBuffer());
    await expect.poll(() => phone.evaluate(keptVersion, '/cartasqr/kept/parrilla')).toBe(current);
  });

  it('opens, and says that it is a copy', async () => {
    site.mood.down = true;
    await phone.open(`${site.url}/parrilla`);
    expect(await phone.text('h1')).toBe('La Parrilla');
    expect(await phone.text('#copy_line')).toMatch(/^Sin conexión: página guardada hace \d+ minutos?\. Reintentar$/);
    expect(await phone.isShown('#copy_line')).toBe(true);
  });

  it('opens its dishes, in its other language, too', async () => {
    await phone.tap('.languages [data-language=en]');
    await expect.poll(() => languageOf(phone)).toBe('en');
    await phone.tap('[data-opens]', 'LA GORDI');
    await expect.poll(() => phone.text('.popup[open]')).toContain('Black squid-ink bun.');
    await phone.back();
    await hasNoDialog(phone);
  });

  it('has its list without network', async () => {
    await phone.tap('main [role=button]', 'Add to my list: Parrilla Caesar, €11.95');
    await expect.poll(() => phone.texts('main [aria-pressed=true]')).toHaveLength(1);
    await phone.tap('.bar [data-wants=list]');
    await expect.poll(() => phone.isShown('.finder-list[open] .list-total')).toBe(true);
    await phone.back();
    await hasNoDialog(phone);
  });

  it('leaves a menu that was never opened to the network, which is asked again', async () => {
    await phone.goto(`${site.url}/taberna`);
    expect(await phone.text('h1')).toBe('No connection');
    site.release();
    await phone.tap('a', 'Try again');
    await expect.poll(() => phone.text('h1')).toBe('La Taberna');
  });

  noErrors(diner, SMALL_PART);
}
