import { describe, test } from 'vitest';
import { expectProblems, expectValid, withItems } from '../support/compile.ts';

describe('a label one or two letters away from a standard one is a warning', () => {
  test.each([
    ['tapaa', 'tapa'],
    ['tapas', 'tapa'],
    ['tpaa', 'tapa'],
    ['medai', 'media'],
    ['raciones', 'racion'],
    ['chupto', 'chupito'],
    ['botela', 'botella'],
    ['terasa', 'terraza'],
    ['Extrra', 'extra'],
    ['medio', 'media'],
    ['entera', 'extra'],
    ['capa', 'tapa'],
    ['sopa', 'copa'],
    ['msea', 'mesa'],
  ])('%s is %s', (written, meant) => {
    expectProblems(withItems(`- Plato: 3 ${written}`), [
      `6:14 warning unknown-label: "${written}" is taken for a label of your own. (did you mean "${meant}"?)`,
    ]);
  });

  test('in the long form, too', () => {
    expectProblems(withItems('- item: Plato\n  prices: {tappa: 3}'), [
      '7:14 warning unknown-label: "tappa" is taken for a label of your own. (did you mean "tapa"?)',
    ]);
  });
});

describe('another word is a label of the editor', () => {
  test.each([
    'caña',
    'jarra',
    'jarro',
    'barril',
    'pinta',
    'tubo',
    'taza',
    'lata',
    'tercio',
    'botellín',
    'media docena',
    'unidad',
  ])('%s', (label) => {
    expectValid(withItems(`- Plato: 3 ${label}`));
  });

  test('a word that is translated is meant', () => {
    expectValid(
      withItems('- item: Cerveza @en Beer\n  prices: {Tapas @en Tapas: 3, Botellas @en Bottles: 4}', 'es en'),
    );
  });
});
