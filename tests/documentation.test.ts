import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { generateVenue } from '../codegen/emit/generate-venue.ts';
import { API_ERRORS } from '../server/protocol/errors.ts';
import { compile, withItems } from './codegen/support/compile.ts';
import { runCommand } from './codegen/support/run-command.ts';
import { runOperator } from './support/run-operator.ts';

const ROOT = join(import.meta.dirname, '..');
/** Not those of the menus: whoever has made the site their own has moved what they lead to. */
const PAGES = filesLike(['*.md', 'docs/**/*.md', 'generated/*.md', 'tests/**/*.md']);
const SOURCES = filesLike(['*.ts', '{src,server,codegen,tests,generated}/**/*.{ts,tsx,css}']);
const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** Those of the project; benchmarks install packages of their own. */
function filesLike(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules'] });
}

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

test.each(PAGES)('%s leads to files and headings that there are, and names no source that there is not', (page) => {
  const text = textOf(page);
  const links = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  const dead = links
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^(?:https?|mailto|tel):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(ROOT, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
  const named = [...text.matchAll(/`(?:npx vitest run )?([\w./-]+\.(?:tsx?|css))`/g)].map(([, name = '']) => name);
  const unknown = named.filter((name) => !SOURCES.some((source) => `/${source}`.endsWith(`/${name}`)));
  expect([...dead, ...unknown]).toEqual([]);
});

test('the page of the generated folder names every module beside it', () => {
  const page = textOf('generated/README.md');
  const modules = globSync('*.{ts,tsx,css}', { cwd: join(ROOT, 'generated') });
  expect(modules.filter((module) => !page.includes(`\`${module}\``))).toEqual([]);
});

/** The parts of a page, and what its lines name of files and flags, without placeholders. */
function outlineOf(page: string): unknown {
  const text = textOf(page);
  const parts = [/^#/gm, /^- /gm, /^\d\. /gm, /^ *\|/gm, /^ *```/gm].map((part) => text.match(part)?.length ?? 0);
  const named = [...text.matchAll(/`([^`\n<]*(?:--|\/|\.ya?ml)[^`\n<]*)`/g)].map(([, name]) => name);
  return [parts, [...new Set(named)].toSorted()];
}

/** Of diagnostics another test compares every example. */
const SPANISH = PAGES.filter((page) => page.endsWith('.es.md') && !page.endsWith('diagnostics.es.md'));

test.each(SPANISH)('%s has the parts of its English page', (page) => {
  expect(outlineOf(page)).toEqual(outlineOf(page.replace('.es.md', '.md')));
});

test.each([...SPANISH, 'docs/diagnostics.es.md'])('%s leads to pages in Spanish where there are', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([\w-]+)\.md[)#]/g)].map(([, name = '']) => `docs/${name}`);
  const others = links.filter((name) => `${name}.es.md` !== page && existsSync(join(ROOT, `${name}.es.md`)));
  expect(others).toEqual([]);
});

test('the walk of one price ends at what the compiler writes', () => {
  const page = textOf('ARCHITECTURE.md');
  const [, dish = ''] = /^`(Ensaladilla: [^`]+)`/m.exec(page) ?? [];
  const [, call = ''] = /`(simple\('ensaladilla'[^`]+)`/.exec(page) ?? [];
  const { venue } = compile(withItems(`- ${dish}`));
  const menu = venue && generateVenue(venue).find(({ path }) => path.endsWith('menu.ts'));
  expect(menu?.content.replaceAll(/\s+/g, ' ')).toContain(call);
});

/** The command lines of a page: those of npm, and cells of the table that is headed so. */
function commandsOf(page: string): [program: string, line: string][] {
  const named = [...textOf(page).matchAll(/npm run (?:--silent )?(carta|server) -- ([a-z][^`|&#\n]*)/g)];
  const table = /^\| .*`npm run carta --` \|\n(?:\|.*\n)+/m.exec(textOf(page))?.[0] ?? '';
  const cells = [...table.matchAll(/^\|.*\|(.*)\|$/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`((?!npm )[a-z][^`]*)`/g),
  ]);
  return [
    ...named.map(([, program = '', line = '']): [string, string] => [program, line]),
    ...cells.map(([, line = '']): [string, string] => ['carta', line]),
  ];
}

test.each([...PAGES, 'menus/README.md'])('%s names commands and options that there are', async (page) => {
  const unknown: string[] = [];
  for (const [program, line] of commandsOf(page)) {
    const [command = ''] = line.split(' ', 1);
    const { out } =
      program === 'carta'
        ? await runCommand(ROOT, command, '--help')
        : await runOperator([command, '--help'], { root: ROOT });
    const options = line.match(/--[a-z][a-z-]*/g) ?? [];
    if (!out.includes(`: ${program} ${command} `) || options.some((option) => !out.includes(`${option} `)))
      unknown.push(line);
  }
  expect(unknown).toEqual([]);
});

test('the page of the API names every code of an error', () => {
  const page = textOf('docs/api.md');
  expect(Object.keys(API_ERRORS).filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

/** What a page prints in bold, without signs around it. */
const boldOf = (page: string): string[] =>
  [...textOf(page).matchAll(/\*\*([^*\n]*\p{L}[^*\n]*)\*\*/gu)].map(([, words = '']) =>
    words.replaceAll(/^[^\p{L}¡]+|[:….?\s]+$/gu, ''),
  );

test('pages quote the app in its own words', () => {
  const texts = textOf('menus/_system/interface.yaml').toLowerCase();
  // The pages for staff have the Spanish words of the app in both languages, and nothing else.
  const forStaff = boldOf('docs/for-staff.md').filter((words) => boldOf('docs/for-staff.es.md').includes(words));
  const quoted = [...forStaff, ...boldOf('docs/for-diners.md')];
  expect(quoted.length).toBeGreaterThan(40);
  expect(quoted.filter((words) => !texts.includes(words.toLowerCase()))).toEqual([]);
});
