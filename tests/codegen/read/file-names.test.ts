import { expect, test } from 'vitest';
import { checkNames } from '../../../codegen/read/file-names.ts';
import { menuFile } from '../../../codegen/read/read-source.ts';

const check = (kind: 'venue' | 'partial', ...names: string[]) => {
  const { files, diagnostics } = checkNames(names, kind, (name) => menuFile('/menus', 'menus', name));
  return { ids: files.map(({ id }) => id), problems: diagnostics.map(({ file, code, hint }) => [file, code, hint]) };
};

test('names of lower-case letters, digits and single hyphens are addresses', () => {
  expect(check('venue', '1925.yaml', 'el-moreno.yaml', 'index.yaml')).toEqual({
    ids: ['1925', 'el-moreno', 'index'],
    problems: [],
  });
});

test.each([
  ['El Moreno.yaml', 'el-moreno.yaml'],
  ['el-moreno.yml', 'el-moreno.yaml'],
  ['el-moreno.YAML', 'el-moreno.yaml'],
  ['Córdoba_2.yaml', 'cordoba-2.yaml'],
  ['a--b.yaml', 'a-b.yaml'],
  ['-a.yaml', 'a.yaml'],
  ['酒.yaml', 'venue.yaml'],
])('%s should be %s', (name, better) => {
  expect(check('venue', name)).toEqual({
    ids: [],
    problems: [[`menus/${name}`, 'bad-file-name', `rename it to "${better}"`]],
  });
});

test.each(['profile', 'test', 'staff', 'img', 'design', 'documents', 'health', 'ready', 'metrics'])(
  '%s is an address of the product',
  (name) => {
    const problem = [`menus/${name}.yaml`, 'reserved-path', 'give the file another name'];
    expect(check('venue', `${name}.yaml`)).toEqual({ ids: [], problems: [problem] });
    expect(check('partial', `${name}.yaml`).problems).toEqual([]);
  },
);

test.each(['bar.yml', 'Bar.yaml', 'BAR.YML'])('bar.yaml and %s have one address', (other) => {
  expect(check('venue', 'bar.yaml', other)).toEqual({
    ids: ['bar'],
    problems: [
      [`menus/${other}`, 'bad-file-name', 'remove or rename one of the two'],
      [`menus/${other}`, 'duplicate-route', 'remove or rename one of the two'],
    ],
  });
});
