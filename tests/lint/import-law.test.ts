/** The import law of ARCHITECTURE.md: lint fails where it is broken, and only there. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../codegen/support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files with one import each. */
const FORBIDDEN: Record<string, string> = {
  'src/i18n/a.ts': '../menu/page.ts',
  'src/page/x.ts': '../menu/page.ts',
  'src/menu/b.ts': '../loyalty/card.ts',
  'src/menu/popup/c.ts': '../../app/app.ts',
  'src/loyalty/d.ts': '../../generated/venues.ts',
  'src/loyalty/e.ts': '../../server/http/pages.ts',
  'src/loyalty/f.ts': '../../server/main.ts',
  'src/app/g.ts': '../../codegen/pipeline.ts',
  'src/app/v.ts': '../preview/start.tsx',
  'src/preview/z.ts': '../menu/page.ts',
  'src/preview/design/a.ts': '../../../server/main.ts',
  'codegen/resolve/h.ts': '../../src/menu/model.ts',
  'codegen/resolve/i.ts': 'ts-morph',
  'codegen/j.ts': '../generated/venues.ts',
  'server/http/k.ts': '../../src/ui/log.ts',
  'server/l.ts': '../codegen/pipeline.ts',
  'server/m.ts': '../tests/run.ts',
};

const ALLOWED: Record<string, string> = {
  'src/menu/n.ts': '../i18n/language.ts',
  'src/menu/popup/o.ts': '../price.ts',
  'src/menu/y.ts': '../page/layers.ts',
  'src/loyalty/p.ts': '../../server/protocol/card.ts',
  'src/app/q.ts': '../loyalty/card.ts',
  'src/preview/design/b.ts': '../../menu/page.ts',
  'src/preview/design/c.ts': '../../../generated/venues.ts',
  'src/app/r.ts': '../../generated/venues.ts',
  'codegen/emit/s.ts': 'ts-morph',
  'server/http/t.ts': '../protocol/card.ts',
  'server/dev.ts': '../codegen/watch/watch.ts',
  'tests/menu/u.ts': '../../src/menu/page.ts',
};

test('lint reports every import that breaks the law, and no other', () => {
  const imports = Object.entries({ ...FORBIDDEN, ...ALLOWED }).map(([path, from]) => [
    path,
    `import { thing } from '${from}';\nexport const other = thing;\n`,
  ]);
  const tree = temporaryFolder({
    ...Object.fromEntries(imports),
    'server/protocol/card.ts': 'export const thing = 1;\n',
    // The compiler may know types of the app.
    'codegen/w.ts': "export type { Menu } from '../src/menu/model.ts';\n",
  });
  copyFileSync(join(ROOT, 'oxlint.config.ts'), join(tree, 'oxlint.config.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const { stdout } = spawnSync('oxlint', ['--format', 'json', 'codegen', 'server', 'src', 'tests'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  expect(found.map(({ filename }) => filename).toSorted()).toEqual(Object.keys(FORBIDDEN).toSorted());
});
