import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/**
 * Lint rules, and the import law of ARCHITECTURE.md. The zones are made from the folder list, so a new folder is covered
 * the day it is made. Imports name files relatively, so a zone is told by the folders that a specifier passes through.
 */
const folders = (path: string): string[] =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

/** Folders of `src` that every feature may import. */
const SHARED = ['i18n', 'page', 'session', 'time', 'ui'];
/** Values and types without a framework, which everybody may import and which import nothing. */
const TERMS = 'terms';
const features = folders('src').filter((name) => name !== 'app' && name !== TERMS && !SHARED.includes(name));

/** Everything of the app but the terms. Patterns of lint know no look-ahead. */
const appInside = `src/(${folders('src')
  .filter((name) => name !== TERMS)
  .map((name) => `${name}/`)
  .join('|')})`;

/** Everything of the server but the wire contract. */
const serverInside = `server/(${[
  '[^/]+$',
  ...folders('server')
    .filter((name) => name !== 'protocol')
    .map((name) => `${name}/`),
].join('|')})`;

type Ban = { regex: string; message: string; allowTypeImports?: boolean };

/** Forbids imports that pass through one of the folders; a name with a slash is a pattern. */
const ban = (names: string[], message: string): Ban => ({
  regex: `^(\\./)?(\\.\\./)+(${names.map((name) => (name.includes('/') ? name : `${name}/`)).join('|')})`,
  message,
});

const zone = (files: string[], ...patterns: Ban[]) => ({
  files,
  rules: { 'typescript/no-restricted-imports': ['error', { patterns }] satisfies ['error', { patterns: Ban[] }] },
});

const OUTSIDE_SRC = ['codegen', 'generated', 'tests', serverInside];
const TS_MORPH: Ban = { regex: '^ts-morph$', message: 'Only codegen/emit knows ts-morph.' };
const TYPES_OF_SRC: Ban = {
  regex: `/${appInside}`,
  message: 'The compiler imports src/terms, and types of the app only.',
  allowTypeImports: true,
};
const COMPILER = ban(
  ['generated', 'server', 'tests', `src/${TERMS}/(?:house|own-site)\\.ts`],
  'The compiler imports nothing of the product, nor what it has made of a site.',
);
const TOOLS = ban(
  ['cli', 'commands', 'tools', 'watch'],
  'The phases of the compiler know neither the tools that stand on them nor who calls them.',
);
/** The phases of the compiler in their order. */
const PHASES = ['read', 'parse', 'validate', 'resolve', 'emit', 'output'];
const SERVER = ban([appInside, 'codegen', 'tests'], 'The server imports src/terms, and never the app or the compiler.');
const SQL: Ban = { regex: '^(pg|node:sqlite)$', message: 'Only server/store knows SQL.' };
const RULES: Ban = {
  ...ban(['auth', 'http', 'realtime', 'store'], 'Rules know neither database nor HTTP.'),
  allowTypeImports: true,
};

/** What browsers of decision 45 lack, of all that TypeScript's `lib` lets pass. */
const TOO_NEW = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'groupBy',
  'withResolvers',
  'isWellFormed',
  'toWellFormed',
  'canParse',
  'moveBefore',
].map((property) => ({ property, message: 'Safari 15.6 or Chrome 107 lacks it (decision 45).' }));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'generated', 'tests/cases'],
  rules: {
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-console': 'error',
    'eslint/prefer-const': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // The JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Work is done in order where order matters: one file, one request, one tap after another.
    'eslint/no-await-in-loop': 'off',
    // A copy is worth more than its few bytes.
    'oxc/no-map-spread': 'off',
    // Where a function stands is for its reader; a list of ten is searched as fast as a set.
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-set-has': 'off',
    // It takes Fastify for Express; Fastify awaits its handlers.
    'oxc/no-async-endpoint-handlers': 'off',
    // Threads of Node have no origin.
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    'vitest/require-mock-type-parameters': 'off',
    // `import './style.css'` is how a bundler is told of a style sheet.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
  },
  overrides: [
    // A folder's listing tells what is in it only as long as its files are short; a function of more branches is not read at once.
    {
      files: ['codegen/**', 'src/**', 'server/**'],
      rules: { 'eslint/max-lines': ['error', 400], 'eslint/complexity': ['error', { max: 20 }] },
    },
    // Decision 45: what runs on phones. Copies are sorted in place, because old phones sort no other way.
    {
      files: ['src/**'],
      rules: {
        'eslint/no-restricted-properties': ['error', ...TOO_NEW],
        'unicorn/no-array-sort': 'off',
        'unicorn/no-array-reverse': 'off',
      },
    },
    {
      files: ['src/app/{build,vite,structured-data}/**', 'src/app/{build,list-dishes}.ts', 'src/preview/**'],
      rules: { 'eslint/no-restricted-properties': 'off' },
    },
    zone([`src/${TERMS}/**`], { regex: '^([^.]|\\.\\./)', message: 'src/terms imports nothing.' }),
    // What the compiler made of the site's settings: the one door to it.
    { files: [`src/${TERMS}/{house,own-site}.ts`], rules: { 'typescript/no-restricted-imports': 'off' } },
    ...SHARED.map((name) =>
      zone([`src/${name}/**`], ban([...features, 'app', ...OUTSIDE_SRC], 'A shared folder imports no feature.')),
    ),
    // The types of its texts are generated; the words themselves come with what the app loads.
    zone(
      ['src/i18n/**'],
      ban(
        [...features, 'app', ...OUTSIDE_SRC.filter((name) => name !== 'generated')],
        'A shared folder imports no feature.',
      ),
      { ...ban(['generated'], 'src/i18n imports types of generated only.'), allowTypeImports: true },
    ),
    ...features.map((name) =>
      zone(
        [`src/${name}/**`],
        ban(
          [...features.filter((other) => other !== name), 'app', ...OUTSIDE_SRC],
          'A feature imports shared folders only; src/app composes features.',
        ),
      ),
    ),
    zone(
      ['src/app/**'],
      ban(['codegen', 'tests', serverInside], 'The app knows neither compiler, server nor tests.'),
      ban(['preview'], 'The preview is for who writes menus: it must never reach a diner.'),
    ),
    // The page of the design system composes features as the app does, for who works on them.
    zone(['src/preview/design/**'], ban(['codegen', 'tests', serverInside], 'The preview is a part of the app.')),
    zone(['codegen/**'], COMPILER, TYPES_OF_SRC, TS_MORPH),
    zone(['codegen/{kinds,diagnostics}/**'], COMPILER, TYPES_OF_SRC, TS_MORPH, TOOLS),
    ...PHASES.map((phase, index) => {
      const later = ban(PHASES.slice(index + 1), 'A phase of the compiler knows none that comes after it.');
      const patterns = [COMPILER, TYPES_OF_SRC, TOOLS, ...(phase === 'emit' ? [] : [TS_MORPH])];
      return zone(
        [`codegen/${phase}/**`],
        ...patterns,
        ...(phase === 'output' ? [] : [{ ...later, allowTypeImports: true }]),
      );
    }),
    zone(['server/**'], SERVER, SQL),
    zone(['server/store/**'], SERVER),
    zone(['server/{loyalty,tonight}/**'], SERVER, SQL, RULES),
    // The development server and `npm start` run the compiler and the build.
    zone(['server/dev.ts', 'server/dev/serve-sources.ts', 'server/start.ts'], ban(['tests'], 'Nothing imports tests.')),
    { files: ['tests/**'], rules: { 'eslint/no-console': 'off' } },
    // Decision 21: tests wait for what they mean, say what is seen, and know no venue that is shipped.
    {
      files: ['tests/**/*.test.{ts,tsx}', 'tests/support/**', 'tests/engines/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { property: 'waitForTimeout', message: 'Wait for what it means.' },
          { object: 'vi', property: 'waitFor', message: 'Its second is a limit nobody wrote: expect.poll.' },
          { object: 'vi', property: 'waitUntil', message: 'Its second is a limit nobody wrote: expect.poll.' },
        ],
        'typescript/no-restricted-imports': [
          'error',
          { patterns: [{ regex: '/generated/(venues|routes)', message: 'Tests run on tests/site.' }] },
        ],
      },
    },
    // Helpers of tests wait by expect.poll.
    { files: ['tests/support/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    { files: ['tests/menus/**'], rules: { 'typescript/no-restricted-imports': 'off' } },
    // JSON Schema has a keyword `then`.
    { files: ['codegen/emit/schema/**'], rules: { 'unicorn/no-thenable': 'off' } },
    { files: ['*.config.ts', 'tests/bench/astro/*.mjs'], rules: { 'import/no-default-export': 'off' } },
  ],
});
