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

  // Wrong answers
  nameless: 'give the name of the bar: --name "Bar Pepe". At a terminal, without --yes, init asks for it',
  emptyName: 'a name has at least one letter or digit',
  longName: 'a name has 60 characters at most',
  badName: (text: string) => `"${text}" is not a name: it has one of @ < > or an invisible character`,
  noId: 'no file name can be made from the name of the bar: give one with --venue bar-pepe',
  exists: (file: string) => `${file} exists already`,
  isDemo: (id: string) =>
    `"${id}" is the name of the demo, which asks its guests whether they want a menu: give the file another name`,
  noLanguages: (known: string) => `name at least one language; languages are: ${known}`,
  badLanguage: (code: string, known: string) => `"${code}" is not a language of menus; languages are: ${known}`,
  badPhone: (text: string) =>
    `"${text}" is not a phone number: write its digits, such as 958 000 101, or +351 before those of another country`,
  badContact: (text: string) => `"${text}" is not an e-mail address: write one such as hola@bar.example`,
  badKind: (text: string, kinds: string) => `"${text}" is not a kind of place; kinds are: ${kinds}`,
  badLook: (text: string, looks: string) => `"${text}" is not a look; looks are: ${looks}`,

  // Folders in which it cannot start
  demoExists: (label: string) => `${label} exists already: give that folder another name, or use --keep-demo`,
  isSomebodys: (file: string, home: string) =>
    `This site already belongs to somebody: ${file} names ${home} as its home. "npm run carta -- new" begins another venue`,
  uncommitted: (label: string) => `${label} has changes that git does not have: commit them first, or undo them`,

  // What it did
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

  nameless: 'di cómo se llama el bar: --name "Bar Pepe". En un terminal, sin --yes, init lo pregunta',
  emptyName: 'un nombre tiene al menos una letra o una cifra',
  longName: 'un nombre tiene 60 caracteres como mucho',
  badName: (text) => `"${text}" no es un nombre: lleva @, <, > o un signo que no se ve`,
  noId: 'con el nombre del bar no se puede formar el de su archivo: escríbelo con --venue bar-pepe',
  exists: (file) => `${file} ya existe`,
  isDemo: (id) =>
    `"${id}" es el nombre de la demostración, que pregunta a quien la visita si quiere una carta: ponle otro nombre al archivo`,
  noLanguages: (known) => `nombra al menos un idioma; los idiomas son: ${known}`,
  badLanguage: (code, known) => `"${code}" no es un idioma de las cartas; los idiomas son: ${known}`,
  badPhone: (text) =>
    `"${text}" no es un teléfono: escribe sus cifras, como 958 000 101, o +351 delante de las de otro país`,
  badContact: (text) => `"${text}" no es un correo: escribe uno como hola@bar.example`,
  badKind: (text, kinds) => `"${text}" no es una clase de sitio; las clases son: ${kinds}`,
  badLook: (text, looks) => `"${text}" no es un aspecto; los aspectos son: ${looks}`,

  demoExists: (label) => `${label} ya existe: ponle otro nombre a esa carpeta, o usa --keep-demo`,
  isSomebodys: (file, home) =>
    `Este sitio ya es de alguien: ${file} nombra ${home} en home. "npm run carta -- new" empieza otro local`,
  uncommitted: (label) => `${label} tiene cambios que git no tiene: guárdalos primero en un commit, o deshazlos`,

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
