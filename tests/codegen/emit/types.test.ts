import { SITE_DEFAULTS } from '../../../src/terms/site.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GeneratedFile } from '../../../codegen/emit/print-module.ts';
import { generateShared } from '../../../codegen/emit/generate-shared.ts';
import { generateVenue, summarize } from '../../../codegen/emit/generate-venue.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { venueOf } from '../support/venues.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** The errors that the TypeScript compiler finds in generated files, and in what they import of the app: the file, and the first line of the message. */
function typeErrors(files: readonly GeneratedFile[]): [file: string, message: string][] {
  const root = temporaryFolder({
    'tsconfig.json': JSON.stringify({ extends: join(PROJECT, 'tsconfig.json'), include: ['generated'], exclude: [] }),
  });
  for (const name of ['src', 'node_modules']) symlinkSync(join(PROJECT, name), join(root, name));
  writeFiles(join(root, 'generated'), Object.fromEntries(files.map(({ path, content }) => [path, content])));
  const tsc = spawnSync(join(PROJECT, 'node_modules/.bin/tsc'), ['--noEmit', '--pretty', 'false', '--singleThreaded'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (tsc.error) throw tsc.error;
  return [...tsc.stdout.matchAll(/^(?:generated\/)?(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(
    ([, file = '', message = '']) => [file, message],
  );
}

const VENUE: ResolvedVenue = {
  ...venueOf(
    {
      kind: 'item',
      variant: 'simple',
      id: 'agua',
      name: { es: 'Agua', en: 'Water' },
      prices: [{ label: 'copa', amount: 2 }],
    },
    { kind: 'heading', text: { es: 'Vinos' } },
    { kind: 'item', variant: 'simple', id: 'vino', name: { es: 'Vino' }, allergens: ['sulfitos'] },
  ),
  languages: ['es', 'en'],
};

/** The venue's files, one of them with a fault. */
function withFault(id: string, name: string, from: string, to: string): GeneratedFile[] {
  return generateVenue({ ...VENUE, id }).map((file) => {
    if (!file.path.endsWith(`/${name}`)) return file;
    expect(file.content).toContain(from);
    return { ...file, content: file.content.replace(from, to) };
  });
}

test('what is wrong or missing in a generated module is a type error, and what is right is none', () => {
  // One text instead of all, in two languages instead of three, of which one lacks the place for the venue's name.
  const known = ['es', 'en', 'fr'].map((code) => [code, { name: code, direction: 'ltr' as const, hasFlag: true }]);
  const texts = {
    es: { page: { title: 'Carta de {venue}' } },
    en: { page: { title: 'Menu' } },
  } as unknown as Parameters<typeof generateShared>[3]['texts'];
  const errors = typeErrors([
    ...generateVenue({ ...VENUE, id: 'right' }),
    ...generateVenue({ ...venueOf(), id: 'empty' }),
    ...generateVenue({ ...venueOf(), id: 'without-texts', sections: [] }),
    ...generateVenue({ ...venueOf(), id: 'closed', status: 'unavailable' }),
    ...withFault('language', 'texts.ts', `en: () => import('./texts/en.ts') `, ''),
    ...withFault('key', 'texts/es.ts', `vino: 'Vino'`, `vin: 'Vino'`),
    ...withFault('lost-key', 'texts/es.ts', `, vino: 'Vino'`, ''),
    ...generateVenue({ ...VENUE, id: 'untranslated', languages: ['es', 'fr'] }),
    ...withFault('translated-key', 'texts/en.ts', `agua: 'Water'`, `aqua: 'Water'`),
    ...withFault('offered', 'menu.ts', `languages: ['es', 'en']`, `languages: ['es', 'fr']`),
    ...withFault('allergen', 'menu.ts', `'sulfitos'`, `'sulfito'`),
    ...withFault('label', 'menu.ts', `copa: 2`, `cpoa: 2`),
    ...withFault('component', 'route.tsx', 'heading: Heading, ', ''),
    ...withFault('kind', 'menu.ts', `kind: 'heading'`, `kind: 'note'`),
    ...generateShared(SITE_DEFAULTS, new Map([['right', summarize(VENUE)]]), [], {
      texts,
      languages: Object.fromEntries(known),
    }),
  ]);
  const kinds = ['account', 'consent', 'interface', 'overlay', 'loyalty', 'staff', 'tonight'];
  const inGenerated = errors.filter(([file]) => !file.startsWith('src/'));
  expect([...new Set(inGenerated.map(([file]) => file))].toSorted()).toEqual([
    ...['offers.ts', 'interface/en.ts', ...kinds.map((kind) => `${kind}.ts`)].toSorted(),
    'venues/allergen/menu.ts',
    'venues/component/route.tsx',
    'venues/key/texts/es.ts',
    'venues/kind/menu.ts',
    'venues/label/menu.ts',
    'venues/language/texts.ts',
    'venues/lost-key/texts/es.ts',
    'venues/offered/menu.ts',
    'venues/translated-key/texts/en.ts',
  ]);
  const lacking = errors.filter(([file]) => kinds.includes(file.replace('.ts', '')));
  expect(lacking).toHaveLength(7);
  expect(lacking.filter(([, message]) => !/Property 'fr' is missing in type/.test(message))).toEqual([]);
  expect(inGenerated.find(([file]) => file === 'interface/en.ts')?.[1]).toBe(
    "Type '\"Menu\"' is not assignable to type '`${string}{venue}${string}`'.",
  );
  // Words that the app shows and the file has not.
  expect(errors).toContainEqual([
    'src/menu/venue-page.tsx',
    expect.stringMatching(/^Property 'skipToMenu' does not exist/),
  ]);
});
