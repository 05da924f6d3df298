import { counted } from './counted.ts';
import type { Translated } from './english.ts';
import type { ENGLISH_OF_COMMANDS } from './english-commands.ts';

const nameOf = (code: string): string => new Intl.DisplayNames('es', { type: 'language' }).of(code) ?? code;

const lessThanBefore = (count: number): string =>
  count === 1
    ? '1 declaración de alérgenos dice menos que antes'
    : `${count} declaraciones de alérgenos dicen menos que antes`;

/** What commands say in Spanish. */
export const SPANISH_OF_COMMANDS: Translated<typeof ENGLISH_OF_COMMANDS> = {
  // Files and folders
  hinted: (message, hint) => `${message}: ${hint}`,
  noMenusFolder: (folder) => `no hay ninguna carpeta de cartas llamada ${folder}; di cuál es con --menus`,
  noFileCalled: (file) => `no hay ningún archivo llamado ${file}`,
  pathMeant: (path) => `¿querías decir ${path}?`,
  nameFolder: (folder) => `${folder} es una carpeta; dila con --menus`,
  nameFileOfFolder: (folder) => `${folder} es una carpeta; di uno de sus archivos`,
  notAFile: (file) => `${file} no es un archivo`,
  notCsv: (file) => `${file} no es un CSV: ábrelo en un programa de hojas de cálculo y guárdalo como CSV`,
  existsAlready: (file) => `${file} ya existe`,
  wouldHold: (file, format) =>
    `${file} llevaría dentro ${format}: pon en --format lo que dice su nombre, o dale otro nombre`,
  mustEndInTable: (file) => `${file} tiene que acabar en .csv o .xlsx`,
  holdsMenus: (folder) => `en ${folder} están las cartas, y no puede ser la carpeta de los archivos generados`,
  holdsForeign: (folder) => `en ${folder} hay cosas que carta no ha escrito; elige con --out una carpeta nueva o vacía`,
  menusGone: (folder) => `${folder} ya no está`,
  lockHeld: (lock) => `${lock} es de otra ejecución que sigue en marcha; si no hay ninguna, bórralo`,
  cannotWrite: (path, reason) => `no se puede escribir ${path}: ${reason}`,
  permissionDenied: () => 'no hay permiso',
  diskFull: () => 'el disco está lleno',
  quotaUsedUp: () => 'no queda espacio para este usuario en el disco',
  diskReadOnly: () => 'en este disco solo se puede leer',
  folderInPlace: () => 'hay una carpeta donde tiene que ir un archivo',
  fileInPlace: () => 'hay un archivo donde tiene que ir una carpeta',
  itselfFailed: (stack) => `ha fallado carta misma: ${stack}`,

  // Venues, languages and options
  noVenueIn: (id, folder) => `no hay ningún local llamado "${id}" en ${folder}`,
  noVenueCalled: (id) => `no hay ningún local llamado ${id}`,
  knownVenues: (ids) => `los locales son ${ids}`,
  noVenuesYet: () => 'todavía no hay locales; "carta new" escribe uno',
  noMenuIn: (venue, language, offered) => `${venue} no tiene carta en "${language}"; sus idiomas son ${offered}`,
  unknownLanguage: (code, known) => `"${code}" no es un idioma de las cartas; los idiomas son: ${known}`,
  unavailable: (venue) => `${venue} no tiene carta que imprimir: no está disponible`,
  nothingToPrint: (venue) => `${venue} no tiene carta que imprimir: no hay nada en ella`,
  exportTakes: () => 'detrás de export va el nombre de una carta, o --template',
  importTakes: () => 'detrás de import va una hoja de cálculo: .xlsx o CSV',
  sayWhichMenu: () => 'di qué carta es, con --venue o --update',
  twoVenues: (update, venue) => `--update dice "${update}", y --venue dice "${venue}"`,
  fillAlone: () => '--fill escribe lo que dice la hoja: quita --venue, --language y --out',
  newsNeeded: () => '--fail-on-dropped-news necesita --news <dirección>',
  noHelp: (word, hint) => `no hay ayuda sobre "${word}"; ${hint}`,
  helpIsFor: (names) => `hay ayuda sobre: ${names}`,
  siteHasError: (place, message) => `${place}: ${message} Corrígelo primero`,

  // init
  nameless: () => 'di cómo se llama el bar: --name "Bar Pepe". En un terminal, sin --yes, init lo pregunta',
  emptyName: () => 'un nombre tiene al menos una letra o una cifra',
  longName: () => 'un nombre tiene 60 caracteres como mucho',
  badName: (text) => `"${text}" no es un nombre: lleva @, <, > o un signo que no se ve`,
  noFileName: () => 'con el nombre del bar no se puede formar el de su archivo: escríbelo con --venue bar-pepe',
  isDemo: (id) =>
    `"${id}" es el nombre de la demostración, que pregunta a quien la visita si quiere una carta: ponle otro nombre al archivo`,
  noLanguages: (known) => `nombra al menos un idioma; los idiomas son: ${known}`,
  badPhone: (text) =>
    `"${text}" no es un teléfono: escribe sus cifras, como 958 000 101, o +351 delante de las de otro país`,
  badContact: (text) => `"${text}" no es un correo: escribe uno como hola@bar.example`,
  badCountry: (text, codes) => `"${text}" no es un país que se conozca aquí; los países son: ${codes}`,
  badTimeZone: (text, zone) => `"${text}" no es una zona horaria: escribe una como ${zone}`,
  severalZones: (zones) => `este país tiene varias zonas horarias: di una con --time-zone, de ${zones}`,
  badKind: (text, kinds) => `"${text}" no es una clase de sitio; las clases son: ${kinds}`,
  badLook: (text, looks) => `"${text}" no es un aspecto; los aspectos son: ${looks}`,
  demoExists: (folder) => `${folder} ya existe: ponle otro nombre a esa carpeta, o usa --keep-demo`,
  demoIsForeign: (file, country, place, message) =>
    `${file} no puede quedarse en un sitio en ${country}, porque tiene un error (${place}): ${message} Corrígelo primero, o quita --keep-demo`,
  isSomebodys: (file, home) =>
    `Este sitio ya es de alguien: ${file} nombra ${home} en home. "npm run carta -- new" empieza otro local`,
  uncommitted: (folder) => `${folder} tiene cambios que git no tiene: guárdalos primero en un commit, o deshazlos`,
  askName: () => 'Nombre del bar',
  askVenue: () => 'Nombre de su archivo y dirección',
  askKind: (kinds) => `Clase de sitio: ${kinds}`,
  askLanguages: (known) => `Idiomas, primero el principal, de ${known}`,
  askPhone: () => 'Teléfono, si la carta debe llevarlo',
  askCountry: () => 'País, en dos letras',
  askTimeZone: (zones) => `Zona horaria: ${zones}`,
  askContact: () => 'Correo para preguntas sobre el sitio, si lo hay',
  askLook: (looks) => `Aspecto: ${looks}`,
  askSure: (what, moves) => `\n${what}. ${moves} ¿Se escribe? (sí): `,
  demoStays: () => 'La demostración se queda.',
  demoMoves: (label) => `Los locales de ${label} pasan a ${label}-demo.`,
  siteWritten: (site, menu) => `${site} y ${menu} están escritos.`,
  menuBegun: (menu) => `${menu} está escrito. Cámbialo y ejecuta "npm run carta -- check" para ver si está todo bien.`,
  leftToTranslate: (menu, left) =>
    `Por traducir en ${menu}: ${left.map(([language, texts]) => `${counted(texts, 'texto')} a ${language}`).join(', ')}. Hasta entonces se leen en otro idioma.`,
  demoMoved: (label) => `La demostración con sus fotos está ahora en ${label}: consúltala allí o bórrala.`,
  nextAfterInit: (name, address, menu) =>
    `\n"npm start" enseña ${name} en ${address}, con una dueña, un camarero y una clienta de ejemplo.\n` +
    `Escribe su carta en ${menu} ("npm run dev" la enseña mientras escribes). docs/make-it-yours.es.md dice qué viene después.`,

  // Older menus
  noGit: () => 'no está el programa git, que guarda las cartas de antes',
  noRepository: () => 'las cartas no se guardan con git, así que no hay ninguna anterior con la que comparar',
  gitSays: (complaint) => `git dice: ${complaint}`,
  gitEnded: (status) => `git ha acabado con el código ${status}`,
  gitEndedEarly: () => 'git ha acabado antes de responder',
  nothingCommitted: () => 'todavía no hay ningún commit, así que no hay ninguna carta anterior con la que comparar',
  twoRevisions: (name, from, to) => `"${name}" son dos revisiones; escribe: carta diff ${from} --to ${to}`,
  noRevision: (name, hint) => `no hay ninguna revisión ${name}; ${hint}`,
  shallowClone: (name) =>
    `aquí no hay ninguna revisión ${name}: esta copia solo tiene la última; "git fetch --unshallow" trae las demás`,
  nameRevision: () => 'di un commit, una rama o una etiqueta',
  toSeeVenue: (id) => `para ver ese local, escribe: carta diff HEAD ${id}`,

  // What changed
  aroundMenus: () => 'Los textos de alrededor de las cartas',
  textsChanged: (count) => (count === 1 ? '1 texto cambiado' : `${count} textos cambiados`),
  whatChanges: (since) => `Cartas: lo que cambia para el cliente ${since}`,
  changeColumns: () => '| Sección | Plato | Cambio |',
  inVenues: (count, names) => `En ${count} locales (${names})`,
  since: (revision) => `desde ${revision}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  nothingChanged: (since) => `Para el cliente no ha cambiado nada ${since}.`,
  nothingKnownChanged: (since) => `Para el cliente no ha cambiado nada ${since} en las cartas que se pueden comparar.`,
  leftOutOfDiff: (file, place, message) => `${file} se queda fuera, porque tiene un error (${place}): ${message}`,
  newMenuUnknown: () =>
    'No se sabe qué cambia en una carta con un error: corrígela primero ("npm run carta -- check" enseña todos los errores).',
  oldMenuUnknown: () =>
    'No se sabe qué ha cambiado desde una carta anterior con un error. El comando no falla por una carta anterior.',
  warningOfRemovals: () => 'ATENCIÓN: se quitan alérgenos',
  removals: (count) =>
    `${lessThanBefore(count)}. Mira los platos marcados con !; si todo está bien, añade --allow-allergen-removal.`,
  removalsAllowed: (count) => `${lessThanBefore(count)}; estaba permitido.`,

  // Tonight's news
  newsUnknown: (reason) => `No se sabe qué novedades hay hoy: ${reason}.`,
  newsUnknownIn: (barID, reason) => `No se sabe qué novedades hay hoy en ${barID}: ${reason}.`,
  noNewsDropped: (site) => `Hoy en ${site}: ninguna novedad nombra un plato que ya no está.`,
  newsDropped: (site, count) =>
    `Hoy en ${site}: ${count} ${count === 1 ? 'novedad deja' : 'novedades dejan'} de verse cuando se sirvan estas cartas`,
  keepsItsNews: (id) => `Un plato que solo cambia de nombre conserva sus novedades si conserva su id ("id: ${id}").`,
  soldOutNews: (dish) => `agotado: ${dish}`,
  priceNews: (dish, amount) => `hoy a ${amount}: ${dish}`,
  specialNews: (name) => `plato de hoy: ${name}`,
  noticeNews: (text) => `aviso: ${text}`,
  menuHasError: () => 'su carta tiene un error',
  notASite: (given) =>
    `"${given}" no es la dirección de un sitio: escribe https:// y su host, como --news https://cartas.example`,
  noAnswer: (site) => `${site} no contesta`,
  noAnswerWithin: (site, seconds) => `${site} no contesta en ${seconds} segundos`,
  noAnswerBecause: (site, code) => `${site} no contesta (${code})`,
  answersOtherThanNews: (site) => `${site} contesta otra cosa que novedades`,
  siteHasNoNews: (site) => `${site} no tiene novedades: contesta 404, como un servidor que solo tiene archivos`,
  answersStatus: (site, status) => `${site} contesta ${status}`,

  // Codes and paper
  noPublicAddress: () =>
    '¿a qué dirección lleva el código? Di la pública con --url, como --url https://cartas.example, o escribe publicUrl en _system/site.yaml',
  unsafeAddress: (text) =>
    `"${text}" no es segura: un código impreso tiene que llevar a una dirección https, como --url https://cartas.example`,
  notAnOrigin: (text) =>
    `"${text}" no es una dirección a la que pueda llevar un código: escribe https:// y el dominio, y nada detrás, como --url https://cartas.example`,
  onlyThisComputer: (origin) =>
    `${origin} es solo este ordenador: ningún móvil encuentra ahí la carta. No imprimas este código.`,
  onlyNetwork: (origin) =>
    `${origin} es una dirección de dentro de una red: solo los móviles de esa red encuentran ahí la carta.`,
  notASize: (text, most) =>
    `"${text}" no es un ancho para un código: di los milímetros, ${most} como mucho, como --size 50`,
  smallCode: (size, address, least) =>
    `un código de ${size} mm es demasiado pequeño para que lo lea un móvil: su dirección, ${address}, necesita al menos ${least} mm`,
  largeCode: (room, size) => `en una tarjeta cabe un código de ${room} mm como mucho; este tiene ${size} mm`,
  cardsArePdf: (format) => `las tarjetas de mesa son un PDF: quita --format ${format}`,
  nameIsForCards: () => '--name es para las tarjetas de mesa: pon también --tables',
  cannotPrint: (letters, what, text) =>
    `en las tarjetas no se puede imprimir ${letters}, que está en ${what}: "${text}"`,
  nameOfTable: () => 'el nombre de una mesa',
  nameOfVenue: () => 'el nombre del local (di otro con --name)',
  tablesExample: () => 'di cuántas hay (--tables 12) o cuáles son (--tables "1, 2, 5-9, Terraza 1")',
  tooManyTables: (count, most) => `son ${count} mesas; las tarjetas se hacen de ${most} en ${most} como mucho`,
  tableTwice: (name) => `la mesa ${name} está dos veces: cada mesa tiene su propia dirección`,
  emptyTable: () => 'hay una mesa vacía en la lista',
  backwards: (from, to) => `las mesas ${from}-${to} van al revés: escribe ${to}-${from}`,
  notATable: (digits, most) => `"${digits}" no es un número de mesas de 1 a ${most}`,
  notATableName: (text, most) => `"${text}" no es un nombre para una mesa: escribe letras o cifras, ${most} como mucho`,
  unclearTable: (text) => `"${text}" no queda claro`,

  // Tables of translations
  inRow: (row, message) => `fila ${row}: ${message}`,
  inCell: (row, column, message) => `fila ${row}, columna ${column}: ${message}`,
  bracketed: (message, hint) => `${message} (${hint}).`,
  noLanguageColumn: () => 'Ninguna columna lleva el nombre de un idioma.',
  twoColumns: (name) => `Hay dos columnas "${name}".`,
  noLanguageName: (name, known) => `"${name}" no es un idioma de las cartas; los idiomas son: ${known}.`,
  noColumn: (name, hint) => `"${name}" no es una columna de esta hoja: ${hint}`,
  columnMissing: (name) => `Falta la columna "${name}". Vuelve a exportar la hoja.`,
  extraCells: () => 'Esta fila tiene más celdas que columnas la hoja.',
  tagInCell: (tag) =>
    `"@${tag}" indica un idioma, pero cada idioma tiene su columna. Si es texto normal, escribe \\@${tag}.`,
  noMenuCalled: (file) => `No hay ninguna carta "${file}".`,
  seeCheck: (file) => `${file} no se puede leer: "npm run carta -- check" enseña por qué.`,
  severalSources: (file, key) =>
    `El texto original está varias veces en ${file}, pero ninguna es "${key}". Vuelve a exportar la hoja.`,
  noTextIn: (key, file) => `No hay ningún texto "${key}" en ${file}.`,
  sourceChanged: (now) =>
    `El texto original se ha cambiado después de exportar la hoja; ahora es "${now}". Vuelve a exportarla.`,
  menuChanged: (now) =>
    `La carta se ha cambiado después de exportar la hoja; ahora dice "${now}". Para dejarlo así, vacía la celda.`,
  otherRow: (row) => `La fila ${row} dice otra cosa para el mismo texto.`,
  sourceLanguage: (file, line) => `Este es el idioma del texto original: corrígelo en ${file}, línea ${line}.`,
  lacksLanguage: (file, code) => `${file} no tiene el ${nameOf(code)} (${code}) entre sus idiomas.`,
  lineBreakInCell: () => 'Esta celda tiene un salto de línea, y el texto original no tiene ninguno.',
  cannotFill: (file, line, why) => `Esto no se puede escribir en ${file}, línea ${line}. ${why}`,
  onlyLabels: () => 'Solo cabe en los precios de un plato que llevan cada uno su etiqueta.',
  longKey: () => 'El texto de delante de los dos puntos pasaría de 1.024 caracteres. Escribe antes "- item:".',
  isAlias: () => 'Es un alias de otro texto. Escribe la traducción a mano.',
  hasAlias: () => 'Cambiaría con él otro texto, que es un alias suyo. Escríbelo a mano.',

  // What is not translated
  textsIn: (count) => counted(count, 'texto'),
  translationState: (language, missing, outdated) => {
    const found = [
      ...(missing > 0 ? [`${missing === 1 ? 'falta' : 'faltan'} ${missing}`] : []),
      ...(outdated > 0 ? [counted(outdated, 'antigua')] : []),
    ];
    return `${language}: ${found.join(' y ') || 'completo'}`;
  },
  lacksLanguages: (languages) => `falta ${languages}`,
  oldLanguage: (language) => `antiguo, ${language}`,
  sourceWas: () => 'antes ',
  sourceNow: () => 'ahora ',
  notCommitted: () => 'todavía sin commit',
  allTranslated: () => 'Están todas las traducciones.',
  readTranslated: () => 'No falta ninguna traducción en lo que se puede leer.',
  translationTotal: (missing, outdated) =>
    `${missing === 1 ? 'falta' : 'faltan'} ${counted(missing, 'traducción', 'traducciones')}; ` +
    `${outdated} ${outdated === 1 ? 'es más antigua' : 'son más antiguas'} que lo que ${outdated === 1 ? 'traduce' : 'traducen'}`,
  translationsWritten: (file, count) => `${file}: traducciones escritas: ${count}.`,
  columnNotRead: (table, column) => `${table}: la columna "${column}" no se lee.`,
  listedInPart: (file) =>
    `${file} tiene errores, así que solo se lista lo que se puede leer; "npm run carta -- check" enseña los errores.`,
  noHistory: (reason) => `Solo se listan las traducciones que faltan, no las antiguas: ${reason}.`,
  shallowHistory: () =>
    'Las traducciones antiguas se listan hasta donde llega el historial: no están los commits anteriores.',

  // What was done
  problemsFound: (errors, warnings) => `${counted(errors, 'error', 'errores')}, ${counted(warnings, 'aviso')}`,
  nothingWritten: () => 'No se ha escrito nada.',
  nothingForNews: () => 'No se ha escrito nada por las novedades de hoy (--fail-on-dropped-news).',
  nothingImported: () => 'No se ha escrito nada en la carta.',
  keepsItsPage: (id) => `${id} tiene errores y SIGUE CON SU ÚLTIMA PÁGINA BUENA`,
  hasNoPage: (id) => `${id} tiene errores y NO TIENE PÁGINA: nunca tuvo una buena`,
  outputUpToDate: (out) => `${out} está al día: no se ha escrito nada.`,
  filesWritten: (out, written, removed) =>
    `${out}: archivos escritos: ${written}${removed === 0 ? '' : `; quitados: ${removed}`}.`,
  outOfDate: (path) => `${path} no está al día`,
  runBuild: () => 'ejecuta "npm run carta -- build" para poner al día los archivos generados',
  proposal: (file, cells) =>
    `${file} pregunta por ${counted(cells, 'celda')}: corrige las celdas coloreadas como dicen sus comentarios, e importa ese archivo.`,
  newRow: () => 'nuevo',
  menuUpdated: (file, changes) => `${file} está al día: ${counted(changes, 'cambio')}.`,
  sameAsTable: (file) => `${file} dice lo mismo que la hoja: no se ha escrito nada.`,
  absentRows: (names) => `Queda como está, porque la hoja no lo tiene: ${names}`,
  emptyCells: (cells) =>
    `Queda como está, porque la celda está vacía (escribe un guion para quitar el valor): ${cells}`,
  orderKept: () => 'La carta mantiene su orden; las filas de la hoja están en otro orden.',
  menuImported: (file, sections, entries) =>
    `${file} está escrito: ${counted(sections, 'sección', 'secciones')}, ${counted(entries, 'entrada')}.`,
  upToDate: (file, about) => `${file} ya estaba al día: ${about}.`,
  written: (file) => `${file} está escrito.`,
  writtenNew: (file, about) => `${file} está escrito: ${about}.`,
  writtenOver: (file, about) => `${file} está escrito, en lugar del que había: ${about}.`,
  codeOf: (size) => `un código de ${size} mm`,
  cardsOnA4: (count) => `${count === 1 ? 'una tarjeta' : `${count} tarjetas`} en A4`,
  pagesOf: (count, paper) => `${count === 1 ? 'una página' : `${count} páginas`} de ${paper}`,
  rowsBelow: (rows) => `${rows === 1 ? 'una fila' : `${rows} filas`} debajo de los nombres de las columnas`,
  wrote: (file) => `escrito: ${file}`,
  removed: (file) => `quitado: ${file}`,
  keptLayout: (file) => `${file} se queda como está: al ordenarlo cambiaría lo que dice`,
  notFormatted: (file) => `${file} no está ordenado`,
  runFmt: () => 'ejecuta "npm run carta -- fmt" para ordenar los archivos',
  allFormatted: () => 'Todos los archivos están ordenados.',
  watching: (folder) => `Pendiente de los cambios de ${folder}. Se para con Ctrl+C.`,
  doneIn: (milliseconds) => `hecho en ${milliseconds} ms`,
  builtIn: (files, milliseconds) => `${counted(files, 'archivo escrito', 'archivos escritos')} en ${milliseconds} ms`,

  // What venues lack
  nothingMissing: () => 'no falta nada',
  nothingMissingIn: (venues) => `no falta nada en ${counted(venues, 'local', 'locales')}`,
  missingInVenues: () => 'Qué falta en los locales:',
  columnVenue: () => 'local',
  columnErrors: () => 'errores',
  columnPictures: () => 'fotos',
  columnWarnings: () => 'avisos',
  columnAllergens: () => 'alérgenos',
  moreLackSomething: (venues) => `a ${venues} más ${venues === 1 ? 'le' : 'les'} falta algo`,
  columnsOfLanguages: (codes) => `${codes}: textos sin ese idioma`,
  columnOfAllergens: () => 'alérgenos: platos que no los declaran; [] declara que no hay ninguno',
  moreVenues: (venues) => `… y ${counted(venues, 'local', 'locales')} más`,
  errorsCounted: (count) => counted(count, 'error', 'errores'),
  textsWithout: (count, code) => `${counted(count, 'texto')} sin ${nameOf(code)} (${code})`,
  picturesNotThere: (count) => `${counted(count, 'foto que no está', 'fotos que no están')}`,
  warningsCounted: (count) => counted(count, 'aviso'),
  dishesWithoutAllergens: (count) => `${counted(count, 'plato')} sin alérgenos`,
  saysNothingOfAllergens: (name) => `"${name}" no dice nada de alérgenos.`,

  // What is to be known about it
  menuWithoutLogo: (why) => `la carta va sin logotipo; ${why}`,
  cardsWithoutLogo: (why) => `las tarjetas van sin logotipo; ${why}`,
  noLogoIn: (folder) => `no hay ninguno en ${folder}`,
  unreadableLogo: (file) => `no se puede leer: ${file}`,
  noCodeOnMenu: () =>
    'la carta no lleva código QR; di la dirección pública con --url, o escribe publicUrl en _system/site.yaml',
  lettersLeftOut: (letters) => `en los tipos de letra no hay ${letters}, y la carta se imprime sin ello`,
  saysUnavailable: (venue) => `la página de ${venue} dice que ahora no hay carta`,
  sameAddressForAll: () => 'todos los códigos llevan a la misma dirección',
  sameAddressWithout: () =>
    'todos los códigos llevan a la misma dirección; con "urlPath: true" en su carta, cada mesa tiene la suya',
  itLeads: (address) => `Lleva a ${address}`,
  allLead: (address) => `Todos llevan a ${address}`,
  firstLeads: (address) => `El primero lleva a ${address}`,
  undeclaredDishes: (open, dishes) =>
    `${open} de ${dishes} ${dishes === 1 ? 'plato' : 'platos'} no ${open === 1 ? 'declara' : 'declaran'} nada: sus celdas llevan una interrogación`,
  tableCannotHold: (place, what) => `${place}: en una hoja de cálculo no cabe ${what}`,
  bracketsInText: (brackets) => `${brackets} como parte de un texto`,
  entryOfKind: (kind) => `la entrada de la clase "${kind}"`,
  fieldOfVenue: (field) => `el campo "${field}" del local`,
  itsField: (field) => `su ${field}`,
  itsPrices: () => 'lo que cuesta, porque ninguna celda dice estas etiquetas en este orden',
  itsLines: (field) => `lo que lleva en ${field}, porque uno de los textos tiene varias líneas`,
  fromPartial: (file) => `${file}: lo que viene de este archivo está en la hoja como si fuera de la propia carta`,
};
