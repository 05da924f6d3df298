/** A text that nothing shows is a slip of the pen or left over: types say what is missing, this says what is too much. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');

/** Groups whose keys are words of the menu language. */
const ofTheMenu = new Set(['allergens', 'marks']);

test('every text of the interface is shown somewhere', () => {
  const file = readFileSync(join(ROOT, 'menus/_system/interface.yaml'), 'utf8');
  const groups = parse(file) as Record<string, Record<string, unknown>>;
  const code = globSync(['src/**/*.{ts,tsx}', 'codegen/**/*.ts'], { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  const names = Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts).flatMap((name) => (ofTheMenu.has(group) || words.has(name) ? [] : [`${group}.${name}`])),
  );
  expect(names).toEqual([]);
});
