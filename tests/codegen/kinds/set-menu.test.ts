/** What a set menu and its dishes declare, together, for everybody who asks. */
import { array, assert, boolean, constantFrom, option, property, record, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { allergenMatrix } from '../../../codegen/tools/allergens/matrix.ts';
import { emitMenu } from '../../../codegen/emit/venue-menu.ts';
import { toInspect } from '../../../codegen/commands/inspect.ts';
import { verdictOf } from '../../../src/menu/finder/allergens/verdict-of.ts';
import { ALLERGENS, type Allergen } from '../../../src/terms/allergens.ts';
import { compile, entriesOf, expectValid, inOneLine, withItems } from '../support/compile.ts';

type Said = { readonly contains: readonly Allergen[]; readonly mayContain: readonly Allergen[] };

const said = shuffledSubarray([...ALLERGENS], { maxLength: 5 }).chain((all) =>
  shuffledSubarray(all).map((contains): Said => ({
    contains,
    mayContain: all.filter((allergen) => !contains.includes(allergen)),
  })),
);

const listOf = ({ contains, mayContain }: Said): string[] => [...contains, ...mayContain.map((key) => `~${key}`)];

/** The menu as an editor writes it; undefined: nothing is declared. */
const setMenus = record({
  own: option(said, { nil: undefined }),
  dishes: array(option(said, { nil: undefined }), { maxLength: 4 }),
  supplement: constantFrom('', '+3', '+2,50'),
  hasDrink: boolean(),
});

test('is contained where anybody says so, possible where anybody doubts, and absent only where everybody spoke', () => {
  assert(
    property(setMenus, ({ own, dishes, supplement, hasDrink }) => {
      const entry = {
        setMenu: 'Grupo',
        ...(own && { allergens: own.contains.length + own.mayContain.length === 0 ? 'none' : listOf(own) }),
        courses: [
          {
            dishes: dishes.map((dish, index) =>
              dish ? { [`Plato ${index}`]: `${supplement} [${listOf(dish).join(', ')}]` } : `Plato ${index}`,
            ),
          },
        ],
        ...(hasDrink && { drink: { options: 'Algo' } }),
      };
      const { venue, diagnostics, undeclared } = compile(
        stringify({ venue: 'Bar', languages: 'es', sections: [{ section: 'Carta', items: [entry] }] }),
      );
      expect(diagnostics.map(inOneLine)).toEqual([]);
      if (venue === undefined) throw new Error('A menu without problems gives a venue.');
      const [shown] = emitMenu(venue).menu.sections[0]?.entries ?? [];
      if (shown === undefined) throw new Error('The section has an entry.');

      const everybody = [own, ...dishes].filter((each) => each !== undefined);
      const isWhole = own !== undefined || (!hasDrink && dishes.length > 0 && dishes.every((dish) => dish));
      const [row] = allergenMatrix(venue, 'es')[0]?.rows ?? [];
      expect(row).toMatchObject({ name: 'Grupo', isDeclared: isWhole });
      expect(undeclared).toHaveLength(isWhole ? 0 : 1);
      for (const [index, allergen] of ALLERGENS.entries()) {
        const isContained = everybody.some(({ contains }) => contains.includes(allergen));
        const isPossible = everybody.some(({ mayContain }) => mayContain.includes(allergen));
        const kind = isContained ? 'contains' : isPossible ? 'mayContain' : isWhole ? 'notAmong' : 'notDeclared';
        expect(verdictOf(shown, [allergen], true)).toMatchObject({ kind, hidden: kind !== 'notAmong' });
        const mark = {
          contains: 'contains',
          mayContain: 'mayContain',
          notAmong: 'unlisted',
          notDeclared: 'undeclared',
        };
        expect(row?.marks[index]).toBe(mark[kind]);
      }
    }),
    { numRuns: 100 },
  );
});

test('a dish with a value is resolved with its supplement and its allergens, in the order of the list', () => {
  const items = `- setMenu: Grupo
  allergens: sulfitos
  courses:
    - title: Segundo
      dishes:
        - Pollo
        - Chuletón: +3,50 [soja, gluten, ~apio]
        - Conejo: +4
        - Tarta: [lacteo, huevos]
        - Fruta: []`;
  expect(entriesOf(withItems(items))).toEqual([
    {
      kind: 'setMenu',
      id: 'grupo',
      name: { es: 'Grupo' },
      per: 'person',
      courses: [
        {
          title: { es: 'Segundo' },
          dishes: [
            { name: { es: 'Pollo' } },
            {
              name: { es: 'Chuletón' },
              prices: [{ amount: 3.5, plus: true }],
              allergens: ['gluten', 'soja'],
              mayContain: ['apio'],
            },
            { name: { es: 'Conejo' }, prices: [{ amount: 4, plus: true }] },
            { name: { es: 'Tarta' }, allergens: ['huevos', 'lacteo'] },
            { name: { es: 'Fruta' }, allergens: [] },
          ],
        },
      ],
      allergens: ['gluten', 'huevos', 'lacteo', 'soja', 'sulfitos'],
      mayContain: ['apio'],
    },
  ]);
});

test('`inspect` prints a dish that is only a name as its name', () => {
  const venue = expectValid(withItems('- setMenu: Grupo\n  courses: [{dishes: [Sopa, Pan: [gluten]]}]'));
  expect(toInspect(venue)).toMatchObject({
    sections: [
      {
        entries: [
          {
            allergens: ['gluten'],
            partlyDeclared: true,
            courses: [{ dishes: [{ es: 'Sopa' }, { name: { es: 'Pan' }, allergens: ['gluten'] }] }],
          },
        ],
      },
    ],
  });
});
