/** The import law of ARCHITECTURE.md: lint fails where it is broken, and only there. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../codegen/support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files with one import each. */
const FORBIDDEN: Record<string, string> = {
  'src/terms/a.ts': '../ui/storage.ts',
  'src/terms/b.ts': 'react',
  'src/i18n/a.ts': '../menu/page.ts',
  'src/i18n/c.ts': '../../generated/interface-types.ts',
  'src/page/x.ts': '../menu/page.ts',
  'src/menu/b.ts': '../loyalty/card.ts',
  'src/menu/popup/c.ts': '../../app/app.ts',
  'src/loyalty/d.ts': '../../generated/venues.ts',
  'src/loyalty/e.ts': '../../server/http/pages.ts',
  'src/loyalty/f.ts': '../../server/main.ts',
  'src/loyalty/g.ts': './../menu/page.ts',
  'src/app/g.ts': '../../codegen/pipeline.ts',
  'src/app/v.ts': '../preview/start.tsx',
  'src/preview/z.ts': '../menu/page.ts',
  'src/preview/design/a.ts': '../../../server/main.ts',
  'codegen/resolve/h.ts': '../../src/menu/model.ts',
  'codegen/resolve/i.ts': 'ts-morph',
  'codegen/emit/a.ts': '../tools/changes/change.ts',
  'codegen/kinds/a.ts': '../tools/changes/change.ts',
  'codegen/validate/a.ts': '../tools/layout/tree.ts',
  'codegen/parse/a.ts': '../commands/io.ts',
  'codegen/kinds/b.ts': '../cli/run.ts',
  'codegen/j.ts': '../generated/venues.ts',
  'server/http/k.ts': '../../src/ui/log.ts',
  'server/http/a.ts': 'pg',
  'server/operator/a.ts': 'node:sqlite',
  'server/loyalty/a.ts': '../store/store.ts',
  'server/tonight/a.ts': '../http/api/register-api.ts',
  'server/l.ts': '../codegen/pipeline.ts',
  'server/m.ts': '../tests/run.ts',
};

const ALLOWED: Record<string, string> = {
  'src/menu/n.ts': '../terms/language.ts',
  'src/terms/language.ts': './allergens.ts',
  'src/ui/a.ts': '../terms/language.ts',
  'codegen/resolve/a.ts': '../../src/terms/language.ts',
  'server/http/b.ts': '../../src/terms/language.ts',
  'server/http/c.ts': '../store/store.ts',
  'server/store/a.ts': 'pg',
  'server/store/sqlite/b.ts': 'node:sqlite',
  'server/store/c.ts': '../loyalty/decide-scan.ts',
  'src/menu/popup/o.ts': '../price.ts',
  'src/menu/y.ts': '../page/layers.ts',
  'src/loyalty/p.ts': '../../server/protocol/card.ts',
  'src/app/q.ts': '../loyalty/card.ts',
  'src/preview/design/b.ts': '../../menu/page.ts',
  'src/preview/design/c.ts': '../../../generated/venues.ts',
  'src/app/r.ts': '../../generated/venues.ts',
  'codegen/emit/s.ts': 'ts-morph',
  'codegen/commands/a.ts': '../tools/changes/change.ts',
  'codegen/tools/qr/a.ts': '../paper/document.ts',
  'server/http/t.ts': '../protocol/card.ts',
  'server/dev.ts': '../codegen/watch/watch.ts',
  'tests/menu/u.ts': '../../src/menu/page.ts',
};

/** Files that import each other, in a circle of two and in one of three. */
const CIRCLES: Record<string, string> = {
  'src/ui/first.ts': './second.ts',
  'src/ui/second.ts': './first.ts',
  'src/menu/first.ts': './list/second.ts',
  'src/menu/list/second.ts': './third.ts',
  'src/menu/list/third.ts': '../first.ts',
};

/** The files in which lint finds a broken rule, when each of the given files has one import. */
function filesAgainst(rule: string, imports: Record<string, string>, others: Record<string, string> = {}): string[] {
  const files = Object.entries(imports).map(([path, from]) => [
    path,
    `import { thing } from '${from}';\nexport const other = thing;\n`,
  ]);
  const tree = temporaryFolder({ ...Object.fromEntries(files), ...others });
  copyFileSync(join(ROOT, 'oxlint.config.ts'), join(tree, 'oxlint.config.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const { stdout } = spawnSync('oxlint', ['--format', 'json', 'codegen', 'server', 'src', 'tests'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename);
  return [...new Set(found)].toSorted();
}

test('lint reports every import that breaks the law, and no other', () => {
  const found = filesAgainst(
    'no-restricted-imports',
    { ...FORBIDDEN, ...ALLOWED },
    {
      'server/protocol/card.ts': 'export const thing = 1;\n',
      // The compiler may know types of the app, and the texts those that are generated from them.
      'src/i18n/d.ts': "export type { OverlayTexts } from '../../generated/interface-types.ts';\n",
      'server/loyalty/b.ts': "export type { Store } from '../store/store.ts';\n",
      'codegen/w.ts': "export type { Menu } from '../src/menu/model.ts';\n",
    },
  );
  expect(found).toEqual(Object.keys(FORBIDDEN).toSorted());
});

test('lint reports every file of an import circle, and no other', () => {
  expect(filesAgainst('no-cycle', { ...CIRCLES, ...ALLOWED })).toEqual(Object.keys(CIRCLES).toSorted());
});
