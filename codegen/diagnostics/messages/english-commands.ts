import { counted } from './counted.ts';

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

const lessThanBefore = (count: number): string =>
  count === 1
    ? '1 statement about allergens says less than before'
    : `${count} statements about allergens say less than before`;

/** What commands say in English. Errors begin in lower case and end without a full stop. */
export const ENGLISH_OF_COMMANDS = {
  // Files and folders
  hinted: (message: string, hint: string) => `${message}: ${hint}`,
  noMenusFolder: (folder: string) => `there is no folder of menus called ${folder}; name one with --menus`,
  noFileCalled: (file: string) => `there is no file called ${file}`,
  pathMeant: (path: string) => `did you mean ${path}?`,
  nameFolder: (folder: string) => `${folder} is a folder; name it with --menus`,
  nameFileOfFolder: (folder: string) => `${folder} is a folder; name one of its files`,
  notAFile: (file: string) => `${file} is not a file`,
  notCsv: (file: string) => `${file} is not a CSV file: open it in a spreadsheet program and save it as CSV`,
  existsAlready: (file: string) => `${file} exists already`,
  wouldHold: (file: string, format: string) =>
    `${file} would hold ${format}: give --format what its name says, or another name`,
  mustEndInTable: (file: string) => `${file} must end in .csv or .xlsx`,
  holdsMenus: (folder: string) => `${folder} holds the menus and cannot be the folder of the generated files`,
  holdsForeign: (folder: string) => `${folder} holds what carta did not write; choose a new or empty folder with --out`,
  menusGone: (folder: string) => `${folder} is gone`,
  lockHeld: (lock: string) => `another build holds ${lock}; remove it if there is none`,
  cannotWrite: (path: string, reason: string) => `cannot write ${path}: ${reason}`,
  permissionDenied: () => 'permission denied',
  diskFull: () => 'the disk is full',
  quotaUsedUp: () => 'the quota of the disk is used up',
  diskReadOnly: () => 'the disk is read-only',
  folderInPlace: () => 'a folder stands where a file must be',
  fileInPlace: () => 'a file stands where a folder must be',
  itselfFailed: (stack: string) => `carta itself failed: ${stack}`,

  // Venues, languages and options
  noVenueIn: (id: string, folder: string) => `there is no venue called "${id}" in ${folder}`,
  noVenueCalled: (id: string) => `there is no venue called ${id}`,
  knownVenues: (ids: string) => `the venues are ${ids}`,
  noVenuesYet: () => 'the venues are none yet: "carta new" writes one',
  noMenuIn: (venue: string, language: string, offered: string) =>
    `${venue} has no menu in "${language}"; its languages are ${offered}`,
  unknownLanguage: (code: string, known: string) => `"${code}" is not a language of menus; languages are: ${known}`,
  unavailable: (venue: string) => `${venue} has no menu to print: it is unavailable`,
  nothingToPrint: (venue: string) => `${venue} has no menu to print: nothing is on it`,
  exportTakes: () => 'export takes the name of a menu, or --template',
  importTakes: () => 'import takes a spreadsheet: .xlsx or CSV',
  sayWhichMenu: () => 'say which menu, with --venue or --update',
  twoVenues: (update: string, venue: string) => `--update names "${update}" and --venue "${venue}"`,
  fillAlone: () => '--fill writes what the table says: leave --venue, --language and --out out',
  newsNeeded: () => '--fail-on-dropped-news needs --news <address>',
  noHelp: (word: string, hint: string) => `there is no help for "${word}"; ${hint}`,
  helpIsFor: (names: string) => `there is help for: ${names}`,
  siteHasError: (place: string, message: string) => `${place}: ${message} Correct it first`,

  // init
  nameless: () => 'give the name of the bar: --name "Bar Pepe". At a terminal, without --yes, init asks for it',
  emptyName: () => 'a name has at least one letter or digit',
  longName: () => 'a name has 60 characters at most',
  badName: (text: string) => `"${text}" is not a name: it has one of @ < > or an invisible character`,
  noFileName: () => 'no file name can be made from the name of the bar: give one with --venue bar-pepe',
  isDemo: (id: string) =>
    `"${id}" is the name of the demo, which asks its guests whether they want a menu: give the file another name`,
  noLanguages: (known: string) => `name at least one language; languages are: ${known}`,
  badPhone: (text: string) =>
    `"${text}" is not a phone number: write its digits, such as 958 000 101, or +351 before those of another country`,
  badContact: (text: string) => `"${text}" is not an e-mail address: write one such as hola@bar.example`,
  badCountry: (text: string, codes: string) => `"${text}" is not a country that is known here; countries are: ${codes}`,
  badTimeZone: (text: string, zone: string) => `"${text}" is not a time zone: write one such as ${zone}`,
  severalZones: (zones: string) => `this country has several time zones: name one with --time-zone, of ${zones}`,
  badKind: (text: string, kinds: string) => `"${text}" is not a kind of place; kinds are: ${kinds}`,
  badLook: (text: string, looks: string) => `"${text}" is not a look; looks are: ${looks}`,
  demoExists: (folder: string) => `${folder} exists already: give that folder another name, or use --keep-demo`,
  demoIsForeign: (file: string, country: string, place: string, message: string) =>
    `${file} cannot stay in a site in ${country}, because of an error (${place}): ${message} Correct it first, or leave out --keep-demo`,
  isSomebodys: (file: string, home: string) =>
    `This site already belongs to somebody: ${file} names ${home} as its home. "npm run carta -- new" begins another venue`,
  uncommitted: (folder: string) => `${folder} has changes that git does not have: commit them first, or undo them`,

  askName: () => "The bar's name",
  askVenue: () => 'Name of its file and address',
  askKind: (kinds: string) => `Kind of place: ${kinds}`,
  askLanguages: (known: string) => `Languages, the main one first, from ${known}`,
  askPhone: () => 'Phone, if the menu should show one',
  askCountry: () => 'Country, in two letters',
  askTimeZone: (zones: string) => `Time zone: ${zones}`,
  askContact: () => 'E-mail address for questions about the site, if there is one',
  askLook: (looks: string) => `Look: ${looks}`,
  askSure: (what: string, moves: string) => `\n${what}. ${moves} Write it? (yes): `,
  demoStays: () => 'The demo stays.',
  demoMoves: (label: string) => `The venues in ${label} move to ${label}-demo.`,
  siteWritten: (site: string, menu: string) => `${site} and ${menu} are written.`,
  menuBegun: (menu: string) =>
    `${menu} is written. Edit it, and run "npm run carta -- check" to see whether all is right.`,
  leftToTranslate: (menu: string, left: readonly (readonly [language: string, texts: number])[]) =>
    `Left to translate in ${menu}: ${left.map(([language, texts]) => `${counted(texts, 'text')} into ${language}`).join(', ')}. Until then they are shown in another language.`,
  demoMoved: (label: string) => `The demo with its pictures is now in ${label}: look things up there, or delete it.`,
  nextAfterInit: (name: string, address: string, menu: string) =>
    `\n"npm start" shows ${name} at ${address}, with an example owner, waiter and diner.\n` +
    `Write its menu in ${menu} ("npm run dev" shows it while you write). docs/make-it-yours.md says what comes next.`,

  // Older menus
  noGit: () => 'there is no program called git, which keeps the revisions of menus',
  noRepository: () => 'the menus are not kept in a git repository, so there is no older menu to compare with',
  gitSays: (complaint: string) => `git says: ${complaint}`,
  gitEnded: (status: number) => `git ended with status ${status}`,
  gitEndedEarly: () => 'git ended before its answer',
  nothingCommitted: () => 'nothing has been committed yet, so there is no older menu to compare with',
  twoRevisions: (name: string, from: string, to: string) =>
    `"${name}" names two revisions; write: carta diff ${from} --to ${to}`,
  noRevision: (name: string, hint: string) => `there is no revision ${name}; ${hint}`,
  shallowClone: (name: string) =>
    `there is no revision ${name} here: this clone has only the latest; "git fetch --unshallow" brings the others`,
  nameRevision: () => 'name a commit, a branch or a tag',
  toSeeVenue: (id: string) => `to see that venue, write: carta diff HEAD ${id}`,

  // What changed
  aroundMenus: () => 'The words around every menu',
  textsChanged: (count: number) => `${count === 1 ? '1 text' : `${count} texts`} changed`,
  whatChanges: (since: string) => `Menus: what changes for diners ${since}`,
  changeColumns: () => '| Section | Dish | Change |',
  inVenues: (count: number, names: string) => `In ${count} venues (${names})`,
  since: (revision: string) => `since ${revision}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  nothingChanged: (since: string) => `Nothing changed for diners ${since}.`,
  nothingKnownChanged: (since: string) => `Nothing changed for diners ${since} in the menus that could be compared.`,
  leftOutOfDiff: (file: string, place: string, message: string) =>
    `${file} is left out, because it has an error (${place}): ${message}`,
  newMenuUnknown: () =>
    'The changes in a menu with an error are not known: correct the menu first ("npm run carta -- check" shows all errors).',
  oldMenuUnknown: () =>
    'The changes since an older menu with an error are not known. The command does not fail because of an older menu.',
  warningOfRemovals: () => 'WARNING: allergens removed',
  removals: (count: number) =>
    `${lessThanBefore(count)}. Check the dishes marked with !; if all are right, add --allow-allergen-removal.`,
  removalsAllowed: (count: number) => `${lessThanBefore(count)}; this was allowed.`,

  // Tonight's news
  newsUnknown: (reason: string) => `The news of tonight is not known: ${reason}.`,
  newsUnknownIn: (barID: string, reason: string) => `The news of tonight in ${barID} is not known: ${reason}.`,
  noNewsDropped: (site: string) => `Tonight at ${site}: no news name a dish that is gone.`,
  newsDropped: (site: string, count: number) =>
    `Tonight at ${site}: ${count} news ${count === 1 ? 'is' : 'are'} dropped when these menus are served`,
  keepsItsNews: (id: string) => `A dish that only has a new name keeps its news if it keeps its id ("id: ${id}").`,
  soldOutNews: (dish: string) => `sold out: ${dish}`,
  priceNews: (dish: string, amount: string) => `${amount} today: ${dish}`,
  specialNews: (name: string) => `special: ${name}`,
  noticeNews: (text: string) => `notice: ${text}`,
  menuHasError: () => 'its menu has an error',
  notASite: (given: string) =>
    `"${given}" is not the address of a site: write https:// and its host, such as --news https://cartas.example`,
  noAnswer: (site: string) => `${site} does not answer`,
  noAnswerWithin: (site: string, seconds: number) => `${site} does not answer within ${seconds} seconds`,
  noAnswerBecause: (site: string, code: string) => `${site} does not answer (${code})`,
  answersOtherThanNews: (site: string) => `${site} answers something else than news`,
  siteHasNoNews: (site: string) => `${site} has no news: it answers 404, as a host of files does`,
  answersStatus: (site: string, status: number) => `${site} answers ${status}`,

  // Codes and paper
  noPublicAddress: () =>
    'which address does the code lead to? Give the public one with --url, such as --url https://cartas.example, or write publicUrl in _system/site.yaml',
  unsafeAddress: (text: string) =>
    `"${text}" is not safe: a printed code must lead to an https address, such as --url https://cartas.example`,
  notAnOrigin: (text: string) =>
    `"${text}" is no address that a code can lead to: give https:// and the host, and nothing behind it, such as --url https://cartas.example`,
  onlyThisComputer: (origin: string) =>
    `${origin} is this computer only: no phone finds the menu there. Do not print this code.`,
  onlyNetwork: (origin: string) =>
    `${origin} is an address inside of a network: only phones in that network find the menu there.`,
  notASize: (text: string, most: number) =>
    `"${text}" is not a width for a code: give millimetres up to ${most}, such as --size 50`,
  smallCode: (size: number, address: string, least: number) =>
    `a code of ${size} mm is too small for phones to read: its address, ${address}, needs ${least} mm at least`,
  largeCode: (room: number, size: number) =>
    `a card has room for a code of ${room} mm at most; this one has ${size} mm`,
  cardsArePdf: (format: string) => `table cards are a PDF: leave --format ${format} out`,
  nameIsForCards: () => '--name is for table cards: give --tables, too',
  cannotPrint: (letters: string, what: string, text: string) =>
    `the cards cannot print ${letters}, which ${what} holds: "${text}"`,
  nameOfTable: () => 'the name of a table',
  nameOfVenue: () => "the venue's name (give another with --name)",
  tablesExample: () => 'give how many there are (--tables 12) or which (--tables "1, 2, 5-9, Terraza 1")',
  tooManyTables: (count: number, most: number) => `these are ${count} tables; cards are made for ${most} at a time`,
  tableTwice: (name: string) => `table ${name} is named twice: each table has an address of its own`,
  emptyTable: () => 'a table of the list is empty',
  backwards: (from: number, to: number) => `tables ${from}-${to} run backwards: write ${to}-${from}`,
  notATable: (digits: string, most: number) => `"${digits}" is not a number of tables from 1 to ${most}`,
  notATableName: (text: string, most: number) =>
    `"${text}" is not a name for a table: write letters or digits, ${most} at most`,
  unclearTable: (text: string) => `"${text}" is not clear`,

  // Tables of translations
  inRow: (row: number, message: string) => `row ${row}: ${message}`,
  inCell: (row: number, column: string, message: string) => `row ${row}, column ${column}: ${message}`,
  bracketed: (message: string, hint: string) => `${message} (${hint}).`,
  noLanguageColumn: () => 'No column is named after a language.',
  twoColumns: (name: string) => `There are two columns "${name}".`,
  noLanguageName: (name: string, known: string) => `"${name}" is not a language of menus; languages are: ${known}.`,
  noColumn: (name: string, hint: string) => `"${name}" is no column of this table: ${hint}`,
  columnMissing: (name: string) => `The column "${name}" is missing. Export the table again.`,
  extraCells: () => 'This row has more cells than the table has columns.',
  tagInCell: (tag: string) =>
    `"@${tag}" marks a language, but each language has a column of its own. For ordinary text write \\@${tag}.`,
  noMenuCalled: (file: string) => `There is no menu "${file}".`,
  seeCheck: (file: string) => `${file} cannot be read: "npm run carta -- check" shows why.`,
  severalSources: (file: string, key: string) =>
    `The source text stands in ${file} more than once, but never as "${key}". Export the table again.`,
  noTextIn: (key: string, file: string) => `There is no text "${key}" in ${file}.`,
  sourceChanged: (now: string) => `The source text was changed after the export, to "${now}". Export the table again.`,
  menuChanged: (now: string) => `The menu was changed after the export, to "${now}". Empty the cell to keep that.`,
  otherRow: (row: number) => `Row ${row} says something else for the same text.`,
  sourceLanguage: (file: string, line: number) =>
    `This is the language of the source text: correct that text in ${file}, line ${line}.`,
  lacksLanguage: (file: string, code: string) => `${file} does not offer ${nameOf(code)} (${code}).`,
  lineBreakInCell: () => 'This cell has a line break, but the source text has none.',
  cannotFill: (file: string, line: number, why: string) => `This cannot be written into ${file}, line ${line}. ${why}`,
  onlyLabels: () => 'Only the prices of a dish, each with a label, can hold it.',
  longKey: () => 'The text before the colon would be longer than 1,024 characters. Write "- item:" first.',
  isAlias: () => 'It is an alias of another text. Write the translation by hand.',
  hasAlias: () => 'Another text, an alias of this one, would change with it. Write it by hand.',

  // What is not translated
  textsIn: (count: number) => counted(count, 'text'),
  translationState: (language: string, missing: number, outdated: number) => {
    const found = [...(missing > 0 ? [`${missing} missing`] : []), ...(outdated > 0 ? [`${outdated} old`] : [])];
    return `${language} ${found.join(' and ') || 'complete'}`;
  },
  lacksLanguages: (languages: string) => `no ${languages}`,
  oldLanguage: (language: string) => `old ${language}`,
  sourceWas: () => 'was   ',
  sourceNow: () => 'now   ',
  notCommitted: () => 'not committed yet',
  allTranslated: () => 'All translations are there.',
  readTranslated: () => 'No translation is missing in what can be read.',
  translationTotal: (missing: number, outdated: number) =>
    `${counted(missing, 'translation')} missing, ${outdated} older than what they translate`,
  translationsWritten: (file: string, count: number) => `${file}: ${counted(count, 'translation')} written.`,
  columnNotRead: (table: string, column: string) => `${table}: the column "${column}" is not read.`,
  listedInPart: (file: string) =>
    `${file} has errors, so only what can be read is listed; "npm run carta -- check" shows the errors.`,
  noHistory: (reason: string) => `Old translations are not listed, only missing ones: ${reason}.`,
  shallowHistory: () => 'Old translations are listed as far as the history goes: older commits were not fetched.',

  // What was done
  problemsFound: (errors: number, warnings: number) => `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
  nothingWritten: () => 'Nothing was written.',
  nothingForNews: () => 'Nothing was written because of the news of tonight (--fail-on-dropped-news).',
  nothingImported: () => 'Nothing was written.',
  keepsItsPage: (id: string) => `${id} has errors and KEEPS ITS LAST GOOD PAGE`,
  hasNoPage: (id: string) => `${id} has errors and HAS NO PAGE: it never had a good one`,
  outputUpToDate: (out: string) => `${out} is up to date: nothing was written.`,
  filesWritten: (out: string, written: number, removed: number) =>
    `${out}: ${counted(written, 'file')} written${removed === 0 ? '' : `, ${removed} removed`}.`,
  outOfDate: (path: string) => `${path} is out of date`,
  runBuild: () => 'run "npm run carta -- build" to bring the generated files up to date',
  proposal: (file: string, cells: number) =>
    `${file} asks about ${counted(cells, 'cell')}: correct the coloured cells as their comments say, and import that file.`,
  newRow: () => 'new',
  menuUpdated: (file: string, changes: number) => `${file} is updated: ${counted(changes, 'change')}.`,
  sameAsTable: (file: string) => `${file} already says the same as the table: nothing was written.`,
  absentRows: (names: string) => `Left as it is, because the table does not have it: ${names}`,
  emptyCells: (cells: string) =>
    `Left as it is, because the cell is empty (write a dash to remove the value): ${cells}`,
  orderKept: () => 'The menu keeps its order; the rows of the table are in another order.',
  menuImported: (file: string, sections: number, entries: number) =>
    `${file} is written: ${counted(sections, 'section')}, ${counted(entries, 'entry', 'entries')}.`,
  upToDate: (file: string, about: string) => `${file} is up to date: ${about}.`,
  written: (file: string) => `${file} is written.`,
  writtenNew: (file: string, about: string) => `${file} is written: ${about}.`,
  writtenOver: (file: string, about: string) => `${file} is written over the one that was there: ${about}.`,
  codeOf: (size: number) => `a code of ${size} mm`,
  cardsOnA4: (count: number) => `${count === 1 ? 'a card' : `${count} cards`} on A4`,
  pagesOf: (count: number, paper: string) => `${count === 1 ? 'a page' : `${count} pages`} of ${paper}`,
  rowsBelow: (rows: number) => `${rows === 1 ? 'a row' : `${rows} rows`} below the names of the columns`,
  wrote: (file: string) => `wrote ${file}`,
  removed: (file: string) => `removed ${file}`,
  keptLayout: (file: string) => `${file} is left as it is: formatting it would change what it says`,
  notFormatted: (file: string) => `${file} is not formatted`,
  runFmt: () => 'run "npm run carta -- fmt" to format the files',
  allFormatted: () => 'Every file is formatted.',
  watching: (folder: string) => `Watching ${folder}. Ctrl+C ends it.`,
  doneIn: (milliseconds: number) => `done in ${milliseconds} ms`,
  builtIn: (files: number, milliseconds: number) => `${counted(files, 'file')} written in ${milliseconds} ms`,

  // What venues lack
  nothingMissing: () => 'nothing is missing',
  nothingMissingIn: (venues: number) => `nothing is missing in ${counted(venues, 'venue')}`,
  missingInVenues: () => 'What is missing in the venues:',
  columnVenue: () => 'venue',
  columnErrors: () => 'errors',
  columnPictures: () => 'pictures',
  columnWarnings: () => 'warnings',
  columnAllergens: () => 'allergens',
  moreLackSomething: (venues: number) => `${venues} more ${venues === 1 ? 'lacks' : 'lack'} something`,
  columnsOfLanguages: (codes: string) => `${codes}: texts without that language`,
  columnOfAllergens: () => 'allergens: dishes that do not state them; [] states that there are none',
  moreVenues: (venues: number) => `… and ${counted(venues, 'more venue')}`,
  errorsCounted: (count: number) => counted(count, 'error'),
  textsWithout: (count: number, code: string) => `${counted(count, 'text')} without ${nameOf(code)} (${code})`,
  picturesNotThere: (count: number) => `${counted(count, 'picture')} not there`,
  warningsCounted: (count: number) => counted(count, 'warning'),
  dishesWithoutAllergens: (count: number) => `${counted(count, 'dish', 'dishes')} without allergens`,
  saysNothingOfAllergens: (name: string) => `"${name}" says nothing of allergens.`,

  // What is to be known about it
  menuWithoutLogo: (why: string) => `the menu is without a logo; ${why}`,
  cardsWithoutLogo: (why: string) => `the cards are without a logo; ${why}`,
  noLogoIn: (folder: string) => `there is none in ${folder}`,
  unreadableLogo: (file: string) => `it cannot be read: ${file}`,
  noCodeOnMenu: () =>
    'the menu has no QR code; give the public address with --url, or write publicUrl in _system/site.yaml',
  lettersLeftOut: (letters: string) => `the fonts have no ${letters}, so the menu is printed without`,
  saysUnavailable: (venue: string) => `the page of ${venue} says that it has no menu now`,
  sameAddressForAll: () => 'all codes lead to the same address',
  sameAddressWithout: () =>
    'all codes lead to the same address; with "urlPath: true" in its menu, each table has an address of its own',
  itLeads: (address: string) => `It leads to ${address}`,
  allLead: (address: string) => `All lead to ${address}`,
  firstLeads: (address: string) => `The first one leads to ${address}`,
  undeclaredDishes: (open: number, dishes: number) =>
    `${open} of ${dishes} ${dishes === 1 ? 'dish' : 'dishes'} ${open === 1 ? 'declares nothing: its' : 'declare nothing: their'} cells have a question mark`,
  tableCannotHold: (place: string, what: string) => `${place}: a table cannot hold ${what}`,
  bracketsInText: (brackets: string) => `${brackets} as a part of a text`,
  entryOfKind: (kind: string) => `the entry of the kind "${kind}"`,
  fieldOfVenue: (field: string) => `the field "${field}" of the venue`,
  itsField: (field: string) => `its ${field}`,
  itsPrices: () => 'its prices, for no cells say these labels in this order',
  itsLines: (field: string) => `what it ${field}, for one of the texts has several lines`,
  fromPartial: (file: string) => `${file}: what comes from this partial is in the table as if it were the menu's own`,
} as const;
