import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../codegen/commands/build.ts';
import { generateMenu } from '../bench/generate-menus.ts';
import { Random } from '../bench/random.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { createHash } from 'node:crypto';

const CLOSED = 'status: unavailable\n';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
/** The one menu that the site's settings name. */
const HOME = 'index';
/** The steps of a build whose inputs contain no menu, except the list of venues. */
const OF_NO_MENU = /^(?:look|client|font|photo)-/;

type Tree = Readonly<Record<string, string>>;

/** A project whose few small menus are edited at random and then built: with the cache of earlier builds, as editors do, or without. */
export class EditedProject {
  readonly folder: string;
  readonly remove: () => Promise<void>;
  readonly random: Random;
  readonly #project: ProjectCopy;

  /** The same seed gives the same edits. */
  static async create(seed: number): Promise<EditedProject> {
    const project = await copyProject();
    // The menus of other tests are slow to build, and are not edited.
    for (const [folder, isKept] of [
      ['menus', (name: string) => !name.endsWith('.yaml') || name === `${HOME}.yaml`],
      ['menus/img', (name: string) => name === HOME || name.startsWith('_')],
    ] as const) {
      for (const name of await readdir(join(project.folder, folder))) {
        if (!isKept(name)) await rm(join(project.folder, folder, name), { recursive: true });
      }
    }
    return new EditedProject(project, seed);
  }

  private constructor(project: ProjectCopy, seed: number) {
    this.#project = project;
    this.folder = project.folder;
    this.remove = project.remove;
    this.random = new Random(seed);
  }

  /** Writes a menu of its own. */
  async write(name: string, items = 8, languages = 1 + this.random.whole(3)): Promise<void> {
    await writeFile(this.#menu(name), generateMenu({ name: `Bar ${name}`, items, languages }, this.random));
  }

  /** Makes one edit, and returns its name. */
  async edit(): Promise<string> {
    const [what, edit] = this.random.pick(Object.entries(this.#edits));
    await edit();
    return what;
  }

  changePrice(): Promise<void> {
    return this.#change((text) => text.replace(/: \d+\./, `: ${2 + this.random.whole(40)}.`));
  }

  /** The kinds of edits: to a line of a menu, to a whole menu, to the pictures. */
  readonly #edits: Readonly<Record<string, () => Promise<void>>> = {
    price: () => this.changePrice(),
    dish: () =>
      this.#change((text) => text.replace(/ {6}- \S+/, `      - ${this.random.pick(['Migas', 'Gachas', 'Pisto'])}`)),
    order: () => this.#change((text) => text.replace(/( {6}- .*\n)( {6}- .*\n)/, '$2$1')),
    name: () => this.#change((text) => text.replace(/^venue: .*/m, `venue: Bar ${this.random.whole(99)}`)),
    look: () =>
      this.#change((text) => {
        const accent = this.random.pick(['#8a1c1c', '#1c3f8a', '#1f5c33']);
        return `theme:\n  accent: '${accent}'\n${text.replace(/theme:\n {2}.*\n/, '')}`;
      }),
    closed: () => this.#change((text) => (text.includes(CLOSED) ? text.replace(CLOSED, '') : CLOSED + text)),
    venue: () => this.write(`venue-${this.random.whole(4)}`),
    noVenue: async () => {
      const names = await this.#edited();
      if (names.length > 1) await rm(this.#menu(this.random.pick(names)));
    },
    logo: async () => {
      const images = join(this.folder, 'menus/img', this.random.pick(await this.#edited()));
      await mkdir(images, { recursive: true });
      const logo = join(images, 'logo.svg');
      if (this.random.whole(3) === 0) await rm(logo, { force: true });
      else await writeFile(logo, DRAWING.replace('9v9', `${1 + this.random.whole(9)}v9`));
    },
  };

  /** Compiles and builds as editors do, with the cache of earlier builds. */
  async build(): Promise<void> {
    await this.compile();
    await this.#end(this.startBuild());
  }

  compile(): Promise<void> {
    return this.#project.run(['codegen/carta.ts', 'build']);
  }

  startBuild(out = 'dist', cache = 'cache'): ChildProcess {
    const args = ['src/app/build.ts', '--quick', '--out', out, '--cache', join(this.folder, cache)];
    return spawn(process.execPath, args, { cwd: this.folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /**
   * Compiles and builds without cached results of menus, and returns the output. With `fromNothing`, bundles and all other results that no edit
   * changes are also made again.
   */
  async buildAnew(fromNothing: boolean): Promise<{ readonly generated: Tree; readonly site: Tree }> {
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    const io = { cwd: this.folder, language: 'en', out: say, err: say, ask: undefined } as const;
    const options = { menus: 'menus', out: 'anew', format: 'text', strict: false } as const;
    if (!(await build(options, { ...io, interrupted: async () => undefined }))) throw new Error(said.join(''));
    if (!fromNothing) await this.#keepBundles();
    await this.#end(this.startBuild('scratch', 'fresh'));
    const made = { generated: await this.tree('anew'), site: await this.tree('scratch') };
    for (const name of ['anew', 'scratch', 'fresh']) {
      await rm(join(this.folder, name), { recursive: true, force: true });
    }
    return made;
  }

  /** The files below one of its folders. */
  tree(name: string): Promise<Tree> {
    return treeOf(join(this.folder, name));
  }

  /** Reduces the cache to results that no edit of a menu changes. */
  async #keepBundles(): Promise<void> {
    const [cache, fresh] = ['cache/site', 'fresh/site'].map((name) => join(this.folder, name)) as [string, string];
    const steps = (await readdir(join(cache, 'steps'))).filter((name) => OF_NO_MENU.test(name));
    const texts = await Promise.all(steps.map((name) => readFile(join(cache, 'steps', name), 'utf8')));
    const files = new Set(texts.flatMap((text) => text.match(/files\/\d+\/[\w-]+/g) ?? []));
    const places = [...files].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    for (const place of [...steps.map((name) => `steps/${name}`), ...places]) {
      if (existsSync(join(cache, place))) await cp(join(cache, place), join(fresh, place));
    }
  }

  async #end(process: ChildProcess): Promise<void> {
    const [status] = await once(process, 'close');
    if (status !== 0) throw new Error(`The build ended with ${status}`);
  }

  #menu(name: string): string {
    return join(this.folder, 'menus', `${name}.yaml`);
  }

  /** The menus that are edited. */
  async #edited(): Promise<string[]> {
    const names = await readdir(join(this.folder, 'menus'));
    return names.filter((name) => name.startsWith('venue-')).map((name) => name.slice(0, -'.yaml'.length));
  }

  async #change(change: (text: string) => string): Promise<void> {
    const file = this.#menu(this.random.pick(await this.#edited()));
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/** Every file below a folder, by its path there, with a digest of its content. */
async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = places.toSorted().map(async (place) => {
    const digest = createHash('sha256').update(await readFile(place));
    return [place.slice(folder.length + 1), digest.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
