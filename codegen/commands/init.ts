import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { SITE_DEFAULTS, type Site, venueAddress } from '../../src/terms/site.ts';
import { cannotWrite } from '../output/output-error.ts';
import { askGit } from '../read/git.ts';
import { listMenus, type MenusFolder } from '../resolve/compile-site.ts';
import { SITE } from '../read/menus-folder.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { formatText } from '../tools/layout/format-text.ts';
import { type FirstVenue, firstVenue } from '../tools/starters/first-venue.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { type Answers, askAll, type Given } from './init-questions.ts';
import { build } from './build.ts';
import type { Io } from './io.ts';
import { checkSettings } from './new.ts';

export type InitOptions = Given & { menus: string; out: string; keepDemo: boolean; yes: boolean };

/** What is copied of a menus folder: the words and signs of the product, and the pages about writing menus. */
const OF_THE_PRODUCT = ['README.md', '_system', 'img/README.md', 'img/_system'];

/** Writes `site.yaml` and a first menu, and moves the venues that are there to a folder beside: all of it, or nothing. */
export async function init(options: InitOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const folder = listMenus(root, label);
  const demo = `${root}-demo`;
  const demoLabel = `${label}-demo`;
  checkPlace(root, label, folder);
  if (!options.keepDemo && existsSync(demo)) {
    throw new UsageError(`${demoLabel} exists already: give that folder another name, or use --keep-demo`);
  }
  const answers = await askAll(
    options,
    { root, label, keepDemo: options.keepDemo, languages: folder.languages.languages },
    io,
  );
  if (answers === undefined) {
    io.out('Nothing was written.\n');
    return false;
  }
  const site: Site = { ...folder.site, name: answers.name, home: answers.id, demo: demoOf(folder, options.keepDemo) };
  const files = {
    [SITE]: siteText(answers, folder.site, options.keepDemo ? site.demo : undefined),
    [`${answers.id}.yaml`]: menuText(
      answers,
      site,
      slashes(relative(root, resolve(io.cwd, options.out, 'menu.schema.json'))),
      label,
    ),
  };
  if (options.keepDemo) writeBoth(root, label, files);
  else replaceFolder({ root, label, demo }, files);
  io.out(
    `${label}/${SITE} and ${label}/${answers.id}.yaml are written.\n` +
      (options.keepDemo
        ? ''
        : `The demo with its pictures is now in ${demoLabel}: look things up there, or delete it.\n`),
  );
  if (!(await build({ menus: options.menus, out: options.out, format: 'text', strict: false }, io))) return false;
  io.out(
    `\n"npm start" shows ${answers.name} at ${venueAddress(site, answers.id)}, with an owner, a waiter and a diner of it.\n` +
      `Write its menu in ${label}/${answers.id}.yaml ("npm run dev" shows it while you write). docs/make-it-yours.md says how it goes on.\n`,
  );
  return true;
}

/** @throws {UsageError} where it has run before, or where something would be lost */
function checkPlace(root: string, label: string, folder: MenusFolder): void {
  checkSettings(folder);
  const { site } = folder;
  if (site.home !== SITE_DEFAULTS.home) {
    throw new UsageError(
      `This site already belongs to somebody: ${label}/${SITE} names ${site.home} as its home. "npm run carta -- new" begins another venue`,
    );
  }
  const changed = askGit(root, ['status', '--porcelain', '--', '.']);
  if (changed?.status === 0 && changed.out.length > 0) {
    throw new UsageError(`${label} has changes that git does not have: commit them first, or take them back`);
  }
}

/** The venue that asks whether the visitor wants a menu: where it has gone, no venue does. */
const demoOf = ({ site, venues }: MenusFolder, keepDemo: boolean): string =>
  keepDemo && venues.some(({ id }) => id === site.demo) ? site.demo : SITE_DEFAULTS.demo;

function siteText({ name, id, contact }: Answers, before: Site, demo: string | undefined): string {
  const fields = {
    name,
    basePath: before.basePath || '/',
    timeZone: before.timeZone,
    country: before.country,
    home: id,
    ...(demo !== undefined && { demo }),
    ...(before.publicUrl !== undefined && { publicUrl: before.publicUrl }),
    ...(contact !== undefined && { contact }),
  };
  const open = [
    ...(before.publicUrl === undefined ? ['# publicUrl: https://cartas.example'] : []),
    ...(contact === undefined ? ['# contact: hola@bar.example'] : []),
  ];
  return `# yaml-language-server: $schema=../../generated/site.schema.json
# Lo que vale para todo el sitio. Todo puede faltar; qué es cada cosa: docs/make-it-yours.es.md.
# What holds for the whole site. All of it may be left out; what each thing is: docs/make-it-yours.md.

${stringify(fields)}${open.map((line) => `${line}\n`).join('')}`;
}

function menuText(answers: FirstVenue, site: Site, schema: string, label: string): string {
  const text = firstVenue(answers, schema, site);
  const formatted = formatText(
    { file: `${label}/${answers.id}.yaml`, id: answers.id, text, languages: answers.languages },
    'venue',
  );
  return 'text' in formatted ? formatted.text : text;
}

type Files = Readonly<Record<string, string>>;

function writeAll(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Writes into a folder that stays; what was there is put back where something cannot be written. */
function writeBoth(root: string, label: string, files: Files): void {
  const before = Object.keys(files).map((file) => {
    const path = join(root, file);
    return [path, existsSync(path) ? readFileSync(path) : undefined] as const;
  });
  try {
    writeAll(root, files);
  } catch (error) {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    throw cannotWrite(label, error);
  }
}

/** Makes the new folder beside the old one, which then steps aside for it, whole: nothing that was in it is lost. */
function replaceFolder({ root, label, demo }: { root: string; label: string; demo: string }, files: Files): void {
  const stage = `${root}.next-${process.pid}`;
  try {
    for (const part of OF_THE_PRODUCT.filter((each) => existsSync(join(root, each)))) {
      cpSync(join(root, part), join(stage, part), { recursive: true });
    }
    writeAll(stage, files);
    renameSync(root, demo);
    try {
      renameSync(stage, root);
    } catch (error) {
      renameSync(demo, root);
      throw error;
    }
  } catch (error) {
    throw cannotWrite(label, error);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
