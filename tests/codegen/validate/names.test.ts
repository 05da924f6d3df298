import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

describe('an id', () => {
  test.each(['agua', 'Agua_2', '7-up', 'niño'])('%s', (id) => {
    expect(entriesOf(withItems(`- item: Agua\n  id: ${id}`))[0]).toHaveProperty('id', id);
  });

  test('holds letters, digits and hyphens only', () => {
    expectProblems(withItems('- item: Agua\n  id: Agua fría\n- item: Pan\n  id: a/b\n- item: Sal\n  id: [a]'), [
      '7:9 error wrong-type: "Agua fría" is no id: it may hold letters, digits and hyphens only. (write agua-fria)',
      '9:9 error wrong-type: "a/b" is no id: it may hold letters, digits and hyphens only. (write a-b)',
      '11:9 error wrong-type: A list or mapping is no id: it may hold letters, digits and hyphens only. (use letters, digits and hyphens)',
    ]);
  });
});

test('a picture and its folder are names, not paths', () => {
  expectProblems(
    withItems('- item: Agua\n  image: ../otro/agua\n  imgFolder: ..\n  icon: C:\\agua\n- banner: Viaje\n  image: a/b'),
    [
      '7:12 error wrong-type: "../otro/agua" is a path, and only a name can stand here. (write the name of a file of the picture folder)',
      '8:16 error wrong-type: ".." is a path, and only a name can stand here. (write the name of a file of the picture folder)',
      '9:11 error wrong-type: "C:\\agua" is a path, and only a name can stand here. (write the name of a file of the picture folder)',
      '11:12 error wrong-type: "a/b" is a path, and only a name can stand here. (write the name of a file of the picture folder)',
    ],
  );
});
