import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { LABEL_COLUMNS } from '../../../../codegen/tools/menu-table/columns.ts';
import { readHeader } from '../../../../codegen/tools/menu-table/header.ts';
import { type Cell, placeName } from '../../../../codegen/tools/table/cell.ts';
import { LANGUAGES } from '../../../support/languages.ts';

function read(...rows: Cell[][]) {
  const problems: string[] = [];
  const header = readHeader(rows, LANGUAGES, ({ message, hint, ...place }) =>
    problems.push(`${placeName(place)} ${message.en} (${hint.en})`),
  );
  return { header, problems };
}

/** What the third column holds, after the two that every table has. */
function held(name: string): unknown {
  const { header, problems } = read(['Sección', 'Plato', name]);
  expect(problems).toEqual([]);
  return header?.columns[2];
}

describe('readHeader', () => {
  test.each([
    ['DESCRIPCION', { holds: 'text', field: 'description', language: 'es' }],
    ['Description (EN)', { holds: 'text', field: 'description', language: 'en' }],
    ['nombre en francés', { holds: 'text', field: 'name', language: 'fr' }],
    ['dish german', { holds: 'text', field: 'name', language: 'de' }],
    ['Plato_ca', { holds: 'text', field: 'name', language: 'ca' }],
    ['Precio (€)', { holds: 'price' }],
    ['RACION', { holds: 'label', label: 'racion' }],
    ['Portion', { holds: 'label', label: 'racion' }],
    ['Glass', { holds: 'label', label: 'copa' }],
    ['precio tapa', { holds: 'label', label: 'tapa' }],
    ['Precio: Caña @en Small beer', { holds: 'label', label: { es: 'Caña', en: 'Small beer' } }],
    ['Price Pint', { holds: 'label', label: { es: 'Pint' } }],
    ['Frutos de cáscara', { holds: 'allergen', allergen: 'frutos con cáscara' }],
    ['milk', { holds: 'allergen', allergen: 'lacteo' }],
    ['solo noche', { holds: 'mark', field: 'onlyNight' }],
    ['detailedPopup', { holds: 'mark', field: 'detailedPopup' }],
    ['May contain', { holds: 'traces' }],
    ['foto', { holds: 'plain', field: 'image' }],
  ])('a column may be called %s', (name, column) => {
    expect(held(name)).toEqual(column);
  });

  it('takes the languages from the names of the dishes, the first as the default', () => {
    expect(read(['Sección ca', 'Descripción en', 'Plato ca', 'Plato']).header?.languages).toEqual(['ca', 'es', 'en']);
  });

  it('finds the names below empty rows', () => {
    expect(read([], [undefined], ['Section', 'Dish']).header?.row).toBe(3);
  });

  it('says what stands above the names', () => {
    expect(read(['Carta de El Moreno'], [], ['Sección', 'Plato']).problems).toEqual([
      'A1 This row stands above the names of the columns and is not taken over: Carta de El Moreno (delete the row; write the name of the venue in a row of the kind "local", in the column of the dishes)',
    ]);
  });

  it('says that no row names the columns', () => {
    expect(read([], ['Tapas', 'Pan', 2]).problems).toEqual([
      'A2 This row does not name the columns. (write their names here: Sección, Plato, Precio, Alérgenos)',
    ]);
  });

  it('says what is no column, and what was meant', () => {
    expect(read(['Sección', 'Plato', 'Alergenso', 'Notas internas', 'Plato xx', 7]).problems).toEqual([
      'C1 "Alergenso" is not a column of menus. (did you mean "alergenos"?)',
      'D1 "Notas internas" is not a column of menus. (delete the column, or give it a name that "carta import --help" lists; a price of your own is called "Precio" and its label)',
      'E1 "xx" is not a language of menus. (languages are es en fr de it ca)',
      'F1 The name of a column is a text. (write its name)',
    ]);
  });

  it('says which two columns hold the same', () => {
    expect(read(['Sección', 'Plato', 'Nombre es', 'Media', 'precio media']).problems).toEqual([
      'C1 "Nombre es" names the same as "Plato"; a text without a language is in "es". (delete one of the two columns, or name its language: Plato en)',
      'E1 "precio media" names the same as "Media". (delete one of the two columns, or say what its price is for: Precio terraza)',
    ]);
  });

  it('takes notes for no nuts', () => {
    expect(read(['Plato', 'Sección', 'Notas']).problems[0]).toMatch(/^C1 "Notas" is not .*\(delete the column/);
    expect(read(['Plato', 'Sección', 'Nutz']).problems[0]).toContain('did you mean "nuts"?');
  });

  it('asks for dishes', () => {
    expect(read(['Precio', 'Alérgenos']).problems).toEqual([
      'row 1 No column holds the names of the dishes. (call it Plato, or Dish)',
    ]);
  });
});

test('a column of prices is called as the page calls their label', () => {
  const file = new URL('../../../../menus/_system/interface.yaml', import.meta.url);
  const { priceLabels } = parse(readFileSync(file, 'utf8')) as { priceLabels: Record<string, string> };
  const onPage = Object.entries(priceLabels).map(([label, words]) => {
    const [, es, en] = /^(.*?) @en (.*?) @/.exec(words) ?? [];
    return [label, { es, en }];
  });
  const inTables = Object.entries(LABEL_COLUMNS).map(([label, { es, en }]) => [label, { es, en }]);
  expect(inTables).toEqual(onPage);
});
