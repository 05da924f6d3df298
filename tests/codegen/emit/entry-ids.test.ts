import type { ResolvedEntry } from '../../../codegen/kinds/kinds.ts';
import type { ResolvedSection } from '../../../codegen/resolve/venue.ts';
import { expect, test } from 'vitest';
import { entryIds } from '../../../codegen/emit/venue-menu.ts';

const section = (...entries: ResolvedEntry[]): ResolvedSection => ({
  id: 'uno',
  title: { es: 'Uno' },
  hidden: false,
  onlyNight: false,
  entries,
});
const item = (id: string): ResolvedEntry => ({ kind: 'item', variant: 'simple', id, name: { es: id } });
const heading = (es: string): ResolvedEntry => ({ kind: 'heading', text: { es } });
const shared = heading('Vino');

test.each<[rule: string, sections: ResolvedSection[], ids: string[][]]>([
  [
    'entries without an id are called by kind and first text',
    [
      section(
        heading('Cañas y vinos'),
        { kind: 'note', text: { es: '¡Pan!' } },
        { kind: 'options', title: { es: 'Salsas' }, choices: [] },
        { kind: 'conditions', conditions: [{ title: { es: 'Reserva' } }] },
      ),
    ],
    [['heading-canas-y-vinos', 'note-pan', 'options-salsas', 'conditions-reserva']],
  ],
  [
    'of a long text only the first words are taken',
    [section({ kind: 'note', text: { es: 'Las bebidas tienen tres precios, de barra, de mesa y de terraza' } })],
    [['note-las-bebidas-tienen-tres-precios']],
  ],
  ['a text without letters leaves the kind', [section(heading('···'))], [['heading']]],
  [
    'a second one of that name is numbered, in whatever section',
    [section(heading('Vino')), section(heading('Vino'), heading('Vino'))],
    [['heading-vino'], ['heading-vino-2', 'heading-vino-3']],
  ],
  ['one entry that stands in two places has two ids', [section(shared, shared)], [['heading-vino', 'heading-vino-2']]],
  [
    'an item keeps its id though a heading before it would take it',
    [section(heading('Vino'), item('heading-vino'))],
    [['heading-vino-2', 'heading-vino']],
  ],
  [
    'no entry takes the place of the texts of sections and of the venue',
    [section(item('section'), item('venue'))],
    [['section-2', 'venue-2']],
  ],
  [
    'no entry is called like what every object has: a language that lacks its text would have a function there',
    [section(item('constructor'), item('toString'), item('tostring'))],
    [['constructor-2', 'toString-2', 'tostring']],
  ],
])('%s', (_, sections, ids) => {
  expect(entryIds(sections, 'es')).toEqual(ids);
});
