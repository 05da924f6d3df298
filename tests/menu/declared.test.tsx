/** What can declare allergens shows what it declares, of whatever kind it is. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Kind } from '../../codegen/kinds/kind.ts';
import { ENTRY_KINDS, KINDS } from '../../codegen/kinds/kinds.ts';
import { declaredSigns } from '../../src/menu/declared-signs.ts';
import { wordsIn } from '../support/fixture-page.tsx';
import { lines, showEntries } from './in-menu.tsx';

const canDeclare = ({ fields }: Kind): boolean => Object.values(fields).some(({ type }) => type === 'allergens');

/** What the signs on the page say to those who hear it. */
const signs = (): (string | null)[] =>
  Array.from(document.querySelectorAll('.signs'), (sign) => sign.getAttribute('aria-label'));

describe.each(ENTRY_KINDS.filter((kind) => canDeclare(KINDS[kind])))('an entry of the kind %s', (kind) => {
  beforeEach(() => {
    document.body.replaceChildren();
  });

  test.each([
    ['gluten, ~soja', 'Contiene: Gluten. Puede contener trazas de: Soja'],
    ['none', 'El establecimiento declara que no contiene ninguno de los 14 alérgenos'],
    ['', 'Alérgenos no declarados'],
  ])('that says %j says %j', (allergens, says) => {
    showEntries(`- ${kind}: Plato @en Dish\n  allergens: ${allergens}`);
    expect(signs()).toEqual([says]);
  });
});

test('in French a no-break space stands before the colon', async () => {
  const { texts } = await wordsIn('fr');
  const { says } = declaredSigns({ contains: ['gluten'], mayContain: ['soja'] }, texts);
  expect(says).toBe('Contient\u00A0: Gluten. Peut contenir des traces de\u00A0: Soja');
});

describe('a set menu', () => {
  const menuWith = (own: string, ...dishes: string[]): void => {
    const list = dishes.map((dish) => `\n      - ${dish}`).join('');
    showEntries(`- setMenu: Grupo @en Group${own}\n  courses:\n    - title: Primero @en Starter\n      dishes:${list}`);
  };

  test('shows the supplements and the allergens of its dishes, and closes with those of all', () => {
    menuWith('', 'Sopa @en Soup: [apio]', 'Chuletón @en Steak: +3 [~soja]', 'Fruta @en Fruit: []');
    expect(lines('.lines li')).toEqual(['Sopa', 'Chuletón +3,00 €', 'Fruta']);
    expect(signs()).toEqual([
      'Contiene: Apio',
      'Puede contener trazas de: Soja',
      'El establecimiento declara que no contiene ninguno de los 14 alérgenos',
      'Contiene: Apio. Puede contener trazas de: Soja',
    ]);
  });

  test('says of which dish nothing is declared, and that it is so of a part', () => {
    menuWith('', 'Sopa @en Soup: [apio]', 'Fruta @en Fruit');
    expect(signs()).toEqual([
      'Contiene: Apio',
      'Alérgenos no declarados',
      'Contiene: Apio. Una parte no declara sus alérgenos',
    ]);
  });

  test('speaks for its dishes where it declares something itself', () => {
    menuWith('\n  allergens: gluten', 'Sopa @en Soup: [apio]', 'Fruta @en Fruit');
    expect(signs()).toEqual(['Contiene: Apio', 'Contiene: Apio, Gluten']);
  });

  test('of which nobody declares anything says so once', () => {
    menuWith('', 'Sopa @en Soup', 'Fruta @en Fruit');
    expect(signs()).toEqual(['Alérgenos no declarados']);
  });
});
