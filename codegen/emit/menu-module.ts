import type { Menu } from '../../src/menu/model.ts';
import { kindsOf } from './components.ts';
import type { GeneratedFile } from './generated-file.ts';
import { rowFunctions, withRows } from './menu-rows.ts';
import { genericType, printModule } from './print-module.ts';

/** The structure of a menu. Its declared type names the languages and kinds of entry, so that the page must supply both. */
export function menuModule(menu: Menu<string>): GeneratedFile {
  const rows = rowFunctions(menu);
  const content = printModule({
    source: `${menu.id}.yaml`,
    imports: [
      { name: 'Menu', from: '../../../src/menu/model.ts', typeOnly: true },
      ...(rows.length > 0 ? [{ name: rows.join(', '), from: '../../../src/menu/menu-rows.ts' }] : []),
    ],
    constants: [{ name: 'menu', type: genericType('Menu', menu.languages, kindsOf(menu)), value: withRows(menu) }],
  });
  return { path: `venues/${menu.id}/menu.ts`, content };
}
