import { fireEvent } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '../../src/app/start-app.tsx';
import { useInterface } from '../../src/i18n/interface-context.tsx';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { LanguageChoice } from '../../src/loyalty/profile/language-choice.tsx';
import { LanguageChoice as StaffChoice } from '../../src/staff/language-choice.tsx';
import type { Language } from '../../src/terms/house.ts';

/** What the words of each language wait for; none waits unless a test says so. */
const gates = vi.hoisted(() => new Map<string, Promise<unknown>>());
const roots = vi.hoisted((): Root[] => []);

vi.mock('../../generated/interface.ts', async (original) => {
  const { interfaceTexts } = await original<typeof import('../../generated/interface.ts')>();
  const held = Object.entries(interfaceTexts).map(([language, load]) => [
    language,
    async () => {
      await gates.get(language);
      return load();
    },
  ]);
  return { interfaceTexts: Object.fromEntries(held) };
});
vi.mock('react-dom/client', async (original) => {
  const actual = await original<typeof import('react-dom/client')>();
  const createRoot: typeof actual.createRoot = (...place) => {
    const root = actual.createRoot(...place);
    roots.push(root);
    return root;
  };
  return { ...actual, createRoot };
});
// It asks for what a page has when it is quiet.
vi.mock('../../src/app/idle-work.ts', () => ({ startIdleWork: async () => {} }));

const FAILURE = new TypeError('Failed to fetch');
const TITLES = { es: 'Tu perfil', en: 'Your profile', fr: 'Votre profil' };
type Code = keyof typeof TITLES;

function App() {
  return (
    <main>
      <h1>{useInterface().profile.title}</h1>
      <LanguageChoice />
      <StaffChoice label="Idioma" />
    </main>
  );
}

const read = () => document.querySelector('h1')?.textContent;
const said = () => document.querySelector('output')?.textContent;
async function expectWords(language: Code): Promise<void> {
  await expect.poll(() => [document.documentElement.lang, read()]).toEqual([language, TITLES[language]]);
}
const press = (language: Language): void => document.querySelector<HTMLElement>(`button[lang=${language}]`)?.click();
const select = (): HTMLSelectElement => document.querySelector('select') as HTMLSelectElement;
const fail = (language: Code): void => {
  const failing = Promise.reject(FAILURE);
  failing.catch(() => undefined);
  gates.set(language, failing);
};

beforeEach(() => {
  gates.clear();
  vi.spyOn(console, 'error').mockReturnValue();
  // It renders by itself, as on a phone.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.history.replaceState(null, '', '/cartasqr/profile');
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<div id="root"><h1>Tu perfil</h1></div>';
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

/** The app, which has taken the place of its document. */
async function start(): Promise<void> {
  startApp({ path: '*', Component: App });
  await expect.poll(select).toBeTruthy();
}

describe('an app', () => {
  it.each([
    ['that was chosen before', 'en', 'en'],
    ['of its document where none was', undefined, 'es'],
  ] as const)('starts in the language %s', async (_what, chosen, language) => {
    if (chosen) rememberLanguage(chosen);
    await start();
    await expectWords(language);
    expect([select().value, chosenLanguage()]).toEqual([language, chosen]);
  });

  it('answers the first tap at once: nothing else was there to be tapped', async () => {
    await start();
    const button = document.querySelector('button[lang=en]') as HTMLElement;
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    // jsdom tells of another clock.
    Object.defineProperty(tap, 'timeStamp', { value: performance.now() });
    button.dispatchEvent(tap);
    await expectWords('en');
  });

  it('starts in that of its document where the other cannot be had, says so, and can be asked again', async () => {
    rememberLanguage('fr');
    fail('fr');
    await start();
    await expectWords('es');
    expect(said()).toContain('Français: no se ha podido cargar');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading the texts of language fr:', FAILURE);
    gates.clear();
    press('fr');
    await expectWords('fr');
    expect(said()).toBe('');
  });

  it('says so where no words can be had, and loads the page again on demand', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    document.body.innerHTML =
      '<div id="root"><p data-loading="">…</p><template><p role="alert">No</p><button>Otra vez</button></template></div>';
    fail('es');
    startApp({ path: '*', Component: App });
    await expect.poll(() => document.getElementById('root')?.textContent).toBe('NoOtra vez');
    expect(console.error).toHaveBeenLastCalledWith('Error starting the app:', FAILURE);
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a button', () => press('fr')],
    ['the list of the staff', () => fireEvent.change(select(), { target: { value: 'fr' } })],
  ])('speaks the language that is chosen by %s, and so do the menus that follow', async (_what, choose) => {
    await start();
    choose();
    await expectWords('fr');
    expect(chosenLanguage()).toBe('fr');
    expect(document.querySelector('button[aria-current]')?.textContent).toBe('Français');
    expect(select().value).toBe('fr');
  });

  it('stays in the one before until the words are there', async () => {
    const slow = Promise.withResolvers<void>();
    gates.set('fr', slow.promise);
    await start();
    press('fr');
    await new Promise((resolve) => setTimeout(resolve));
    await expectWords('es');
    expect(chosenLanguage()).toBeUndefined();
    slow.resolve();
    await expectWords('fr');
  });

  it('stays in it where they cannot be had, says so, and logs it', async () => {
    await start();
    fail('fr');
    press('fr');
    await expect.poll(said).toContain('Français: no se ha podido cargar');
    await expectWords('es');
    expect([chosenLanguage(), select().value]).toEqual([undefined, 'es']);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading the texts of language fr:', FAILURE);
    press('en');
    await expectWords('en');
    expect(said()).toBe('');
  });

  it.each([
    ['comes in the end', () => {}],
    ['fails in the end', () => Promise.reject(FAILURE)],
  ])('speaks the last that was chosen, where a slower one before it %s', async (_what, end) => {
    const slow = Promise.withResolvers<void>();
    gates.set('fr', slow.promise.then(end));
    await start();
    press('fr');
    press('en');
    await expectWords('en');
    slow.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    await expectWords('en');
    expect([said(), chosenLanguage()]).toEqual(['', 'en']);
  });
});
