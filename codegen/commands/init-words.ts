import type { DiagnosticLanguage } from '../diagnostics/words.ts';

const ENGLISH = {
  ask: {
    name: "The bar's name",
    venue: 'Name of its file and address',
    kind: (kinds: string) => `Kind of place: ${kinds}`,
    languages: (known: string) => `Languages, the main one first, from ${known}`,
    phone: 'Phone, if the menu should show one',
    contact: 'E-mail address for questions about the site, if there is one',
    look: (looks: string) => `Look: ${looks}`,
    sure: (what: string, moves: string) => `\n${what}. ${moves} Write it? (yes): `,
  },
  demoStays: 'The demo stays.',
  demoMoves: (label: string) => `The venues in ${label} move to ${label}-demo.`,

  nothing: 'Nothing was written.\n',
  written: (site: string, menu: string) => `${site} and ${menu} are written.\n`,
  writtenOne: (menu: string) =>
    `${menu} is written. Edit it, and run "npm run carta -- check" to see whether all is right.\n`,
  demoMoved: (label: string) => `The demo with its pictures is now in ${label}: look things up there, or delete it.\n`,
  next: (name: string, address: string, menu: string) =>
    `\n"npm start" shows ${name} at ${address}, with an example owner, waiter and diner.\n` +
    `Write its menu in ${menu} ("npm run dev" shows it while you write). docs/make-it-yours.md says what comes next.\n`,
};

export type InitWords = typeof ENGLISH;

const SPANISH: InitWords = {
  ask: {
    name: 'Nombre del bar',
    venue: 'Nombre de su archivo y dirección',
    kind: (kinds) => `Clase de sitio: ${kinds}`,
    languages: (known) => `Idiomas, primero el principal, de ${known}`,
    phone: 'Teléfono, si la carta debe llevarlo',
    contact: 'Correo para preguntas sobre el sitio, si lo hay',
    look: (looks) => `Aspecto: ${looks}`,
    sure: (what, moves) => `\n${what}. ${moves} ¿Se escribe? (sí): `,
  },
  demoStays: 'La demostración se queda.',
  demoMoves: (label) => `Los locales de ${label} pasan a ${label}-demo.`,

  nothing: 'No se ha escrito nada.\n',
  written: (site, menu) => `${site} y ${menu} están escritos.\n`,
  writtenOne: (menu) =>
    `${menu} está escrito. Cámbialo y ejecuta "npm run carta -- check" para ver si está todo bien.\n`,
  demoMoved: (label) => `La demostración con sus fotos está ahora en ${label}: consúltala allí o bórrala.\n`,
  next: (name, address, menu) =>
    `\n"npm start" enseña ${name} en ${address}, con una dueña, un camarero y una clienta de ejemplo.\n` +
    `Escribe su carta en ${menu} ("npm run dev" la enseña mientras escribes). docs/make-it-yours.es.md dice qué viene después.\n`,
};

/** The texts of `init` and `new`, in each language of diagnostics. */
export const INIT_WORDS: Readonly<Record<DiagnosticLanguage, InitWords>> = { en: ENGLISH, es: SPANISH };
