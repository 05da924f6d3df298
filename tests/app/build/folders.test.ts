import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from '../../../src/app/build/compress.ts';
import { removeLeftovers } from '../../../src/app/build/leftovers.ts';
import { copyPictures } from '../../../src/app/build/pictures.ts';
import { publish } from '../../../src/app/build/publish.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
}

describe('publish', () => {
  it('puts the new site in the place of the old, of which nothing is left', async () => {
    await write('dist/old.html', 'old');
    await write('dist.1/new.html', 'new');
    await publish(join(folder, 'dist.1'), join(folder, 'dist'));
    expect(await readdir(folder, { recursive: true })).toEqual(['dist', 'dist/new.html']);
  });

  it('works where there was no site', async () => {
    await write('dist.1/new.html', 'new');
    await publish(join(folder, 'dist.1'), join(folder, 'dist'));
    expect(await readFile(join(folder, 'dist/new.html'), 'utf8')).toBe('new');
  });

  it('leaves the old site where the new one is missing', async () => {
    await write('dist/old.html', 'old');
    await expect(publish(join(folder, 'dist.1'), join(folder, 'dist'))).rejects.toThrow('ENOENT');
    expect(await readFile(join(folder, 'dist/old.html'), 'utf8')).toBe('old');
  });
});

describe('removeLeftovers', () => {
  it('removes what ended builds have left, and nothing of a running one or of anybody else', async () => {
    const gone = 4_194_305;
    for (const name of ['dist', `dist.${gone}`, `dist.${gone}.old`, `dist.${process.pid}`, 'dist.backup', 'other.1']) {
      await write(`${name}/index.html`, 'x');
    }
    await removeLeftovers(join(folder, 'dist'));
    expect((await readdir(folder)).toSorted()).toEqual(['dist', `dist.${process.pid}`, 'dist.backup', 'other.1']);
  });
});

describe('copyPictures', () => {
  it('copies pictures and videos, and neither tools nor notes', async () => {
    for (const file of [
      'img/el-moreno/logo.svg',
      'img/el-moreno/notes.txt',
      'img/index/brasa.mp4',
      'img/_system/allergens/gluten.svg',
      'img/_tools/drawing.svg',
    ]) {
      await write(file, 'x');
    }
    await copyPictures(join(folder, 'img'), join(folder, 'out'));
    const files = await readdir(join(folder, 'out'), { recursive: true, withFileTypes: true });
    expect(
      files
        .filter((file) => file.isFile())
        .map((file) => file.name)
        .toSorted(),
    ).toEqual(['brasa.mp4', 'gluten.svg', 'logo.svg']);
  });
});

describe('compressFiles', () => {
  it('writes both variants beside a text', async () => {
    const text = '<p>carta</p>'.repeat(50);
    await write('el-moreno/index.html', text);
    await compressFiles(folder);
    const file = join(folder, 'el-moreno/index.html');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
  });

  it('leaves pictures alone, and texts that would not get smaller', async () => {
    await write('photo.jpg', 'x'.repeat(1000));
    await write('tiny.svg', '<svg/>');
    await compressFiles(folder);
    expect(existsSync(join(folder, 'photo.jpg.br'))).toBe(false);
    expect(existsSync(join(folder, 'tiny.svg.br'))).toBe(false);
  });
});
