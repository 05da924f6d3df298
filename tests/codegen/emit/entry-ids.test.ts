import { expect, test } from 'vitest';
import { entryIds } from '../../../codegen/emit/entry-ids.ts';
import type { ResolvedEntry, ResolvedSection } from '../../../codegen/resolve/venue.ts';

const section = (...entries: ResolvedEntry[]): ResolvedSection => ({
  id: 'uno',
  title: { es: 'Uno' },
  hidden: false,
  onlyNight: false,
  entries,
});
const item = (id: string): ResolvedEntry => ({ kind: 'item', variant: 'simple', id, name: { es: id } });
const heading = (es: string): ResolvedEntry => ({ kind: 'heading', text: { es } });

test('entries without an id are called by kind and first text', () => {
  const entries: ResolvedEntry[] = [
    heading('Cañas y vinos'),
    { kind: 'note', text: { es: '¡Pan!' } },
    { kind: 'options', title: { es: 'Salsas' }, choices: [] },
    { kind: 'conditions', conditions: [{ title: { es: 'Reserva' } }] },
  ];
  expect(entryIds([section(...entries)], 'es')).toEqual([
    ['heading-canas-y-vinos', 'note-pan', 'options-salsas', 'conditions-reserva'],
  ]);
});

test('a second one of that name is numbered, in whatever section', () => {
  expect(entryIds([section(heading('Vino')), section(heading('Vino'), heading('Vino'))], 'es')).toEqual([
    ['heading-vino'],
    ['heading-vino-2', 'heading-vino-3'],
  ]);
});

test('an item keeps its id though a heading before it would take it', () => {
  expect(entryIds([section(heading('Vino'), item('heading-vino'))], 'es')).toEqual([
    ['heading-vino-2', 'heading-vino'],
  ]);
});

test('one entry that stands in two places has two ids', () => {
  const shared = heading('Vino');
  expect(entryIds([section(shared, shared)], 'es')).toEqual([['heading-vino', 'heading-vino-2']]);
});

test('no entry takes the place of the texts of sections and of the venue', () => {
  expect(entryIds([section(item('section'), item('venue'))], 'es')).toEqual([['section-2', 'venue-2']]);
});

test('a text without letters leaves the kind', () => {
  expect(entryIds([section(heading('···'))], 'es')).toEqual([['heading']]);
});
