import { vi } from 'vitest';

/** The inside of the page in one of its languages, as the build writes it. */
const INSIDE = {
  es: {
    title: 'Carta',
    flags: ['es', 'en', 'fr'],
    rows: ['Ensaladas', 'Mixta', 'Rusa'],
  },
  en: {
    title: 'Menu',
    flags: ['es', 'en', 'fr'],
    rows: ['Salads', 'Mixed', 'Russian'],
  },
  fr: {
    title: 'La carte',
    flags: ['es', 'en', 'fr'],
    rows: ['Salades', 'Mixte', 'Russe'],
  },
} as const;

export type Known = keyof typeof INSIDE;

export function inside(language: Known, flags: readonly string[] = INSIDE[language].flags): string {
  const { title, rows } = INSIDE[language];
  const buttons = flags.map((flag) => `<button data-language="${flag}"><span>${flag}</span></button>`).join('');
  const [heading, ...items] = rows;
  return `<title>${title}</title><header>${buttons}</header><main><h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></main>`;
}

/** Shows the page in Spanish, as it comes from the server. */
export function openPage(flags?: readonly string[]): void {
  delete window.carta;
  document.documentElement.lang = 'es';
  document.title = 'Carta';
  document.body.innerHTML = `<div id="root" data-page="/cartasqr/assets/bar-1">${inside('es', flags).replace(/<title>.*<\/title>/, '')}</div>`;
}

/** Lets the server have the page in these languages; `gates` hold an answer back. The result says what was asked for. */
export function serve(
  answers: Readonly<Record<string, string>>,
  gates: Readonly<Record<string, Promise<unknown>>> = {},
) {
  const fetched = vi.fn(async (address: string) => {
    await gates[address];
    const text = answers[address];
    return text === undefined
      ? new Response('', { status: 404, statusText: 'Not Found' })
      : new Response(text, { status: 200 });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

export const ADDRESS: Readonly<Record<Known, string>> = {
  es: '/cartasqr/assets/bar-1/es.html',
  en: '/cartasqr/assets/bar-1/en.html',
  fr: '/cartasqr/assets/bar-1/fr.html',
};

export const heading = (): string | null | undefined => document.querySelector('h2')?.textContent;
export const flag = (language: string): HTMLElement =>
  document.querySelector(`button[data-language=${language}]`) as HTMLElement;
