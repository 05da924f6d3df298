import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBars } from '../../server/read-bars.ts';
import { ownFolder } from '../support/own-folder.ts';

it('loads the registry again only where it has changed, because Node keeps every module that it has loaded', async () => {
  const loaded: string[] = [];
  Object.assign(globalThis, { loaded });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'loaded'));
  const file = join(ownFolder(), 'venues.ts');
  const write = (name: string): Promise<void> =>
    writeFile(
      file,
      `globalThis.loaded.push('${name}');
      export const venues = { bodega: { name: '${name}', barID: 'bodega', path: 'bodega', status: 'open' } };`,
    );
  const names = async (): Promise<string[]> => [...(await readBars(file)).values()].map(({ name }) => name);
  await write('La Bodega');
  expect([await names(), await names()]).toEqual([['La Bodega'], ['La Bodega']]);
  await write('La Bodega Nueva');
  expect(await names()).toEqual(['La Bodega Nueva']);
  await write('La Bodega');
  expect(await names()).toEqual(['La Bodega']);
  expect(loaded).toEqual(['La Bodega', 'La Bodega Nueva']);
});
