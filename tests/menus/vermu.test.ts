/** What the list of venues says of Vermú: Spanish and Catalan, Catalan required, stamps, and three prices for a drink. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ResolvedItemFields } from '../../codegen/resolve/venue.ts';
import { runCommand } from '../codegen/support/run-command.ts';
import { temporaryFolder } from '../codegen/support/temporary-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { out } = await runCommand(root, 'inspect', 'menus/vermu.yaml', '--format', 'json');
const { sections, ...venue } = JSON.parse(out);
const items: ResolvedItemFields[] = sections.flatMap((section: { entries: unknown[] }) => section.entries);

test('Vermú is read in Spanish and Catalan, gives stamps and takes one more word in its address', () => {
  expect(venue).toMatchObject({
    languages: ['es', 'ca'],
    urlPath: true,
    loyalty: { stamps: 8, reward: { ca: 'Un vermut de la casa i unes patates amb salsa' } },
  });
});

test.each([
  ['vermut-blanco-de-la-casa', [2.8, 3.1, 3.4]],
  ['cana', [2.2, 2.4, 2.7]],
  ['agua-mineral', [1.6, 1.8, 2]],
  ['cafe-solo', [1.3, 1.5, 1.7]],
])('%s has a price at the bar, at a table and outside', (id, [bar, table, terrace]) => {
  expect(items.find((item) => item.id === id)?.prices).toEqual([
    { label: 'barra', amount: bar },
    { label: 'mesa', amount: table },
    { label: 'terraza', amount: terrace },
  ]);
});

test('without its Catalan text a dish of Vermú is not published', async () => {
  const menu = readFileSync(`${root}menus/vermu.yaml`, 'utf8').replace(' @ca Fuet', '');
  const bebidas = readFileSync(`${root}menus/_shared/bebidas.yaml`, 'utf8');
  const folder = temporaryFolder({ 'menus/vermu.yaml': menu, 'menus/_shared/bebidas.yaml': bebidas });
  const checked = await runCommand(folder, 'check', '--format', 'json');
  const { diagnostics } = JSON.parse(checked.out) as { diagnostics: { severity: string; code: string }[] };
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'missing-required-translation',
  ]);
});
