import { expect, test } from 'vitest';
import { interfaceModules } from '../../../codegen/emit/interface-modules.ts';

test('what is printed on table cards costs no page a byte', () => {
  const tree = { page: { title: 'Carta' }, tableCard: { scan: 'Escanea', table: 'Mesa' } };
  const texts = { es: tree, en: tree, fr: tree, de: tree, it: tree, ca: tree };
  const contents = interfaceModules(texts).map(({ content }) => content);
  expect(contents.filter((content) => content.includes('Carta'))).toHaveLength(6);
  expect(contents.filter((content) => /tableCard|Escanea|Mesa/.test(content))).toEqual([]);
});
