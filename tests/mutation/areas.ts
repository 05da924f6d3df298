/** The rules that matter, by the files that hold them, and the test files that may see them broken: those that start no process. */
export type Area = { readonly name: string; readonly sources: readonly string[]; readonly tests: readonly string[] };

/** What reads menus and tables, the rules' own tests and the golden problems first: those are tried alone. */
const COMPILER_TESTS = [
  'tests/codegen/problems/*.test.ts',
  'tests/codegen/resolve/resolve-item.test.ts',
  'tests/codegen/validate/{allergens,prices}.test.ts',
  'tests/codegen/tools/menu-table/{cells,write}.test.ts',
  'tests/codegen/{validate,resolve,emit}/**/*.test.ts',
  'tests/codegen/tools/changes/{compare-items,told}.test.ts',
  'tests/codegen/cases.test.ts',
  'tests/codegen/emit/render.test.tsx',
];

export const AREAS: readonly Area[] = [
  {
    name: 'Price reading',
    sources: [
      'codegen/validate/price*.ts',
      'codegen/resolve/resolve-prices.ts',
      'codegen/tools/menu-table/cell-prices.ts',
      'src/terms/price-format.ts',
    ],
    tests: ['tests/{terms/price-format,menu/menu-data}.test.ts', ...COMPILER_TESTS],
  },
  {
    name: 'Allergens and verdicts',
    sources: [
      'codegen/validate/allergens.ts',
      'codegen/tools/allergens/matrix.ts',
      'codegen/tools/menu-table/cell-allergens.ts',
      'codegen/tools/changes/compare/compare-content.ts',
      // The one that is left out holds no rules: it touches the page.
      'src/menu/finder/allergens/!(dress-popups).ts',
    ],
    tests: [
      'tests/codegen/validate/allergens.test.ts',
      'tests/codegen/tools/menu-table/cells.test.ts',
      'tests/menu/finder/*.test.ts',
      ...COMPILER_TESTS,
      'tests/{codegen/tools/allergens,menu/finder}/*.test.{ts,tsx}',
    ],
  },
  {
    name: 'Time windows',
    sources: ['src/time/*.ts', 'src/menu/hours-rule.ts', 'server/loyalty/site-day.ts'],
    tests: ['tests/time/*.test.{ts,tsx}', 'tests/menu/finder/allergens.test.ts', 'tests/server/loyalty/*.test.ts'],
  },
  {
    name: 'Stamp rules',
    sources: ['server/loyalty/!(site-day).ts', 'server/store/operations/*.ts'],
    tests: [
      'tests/server/loyalty/*.test.ts',
      'tests/mutation/store.ts',
      'tests/server/store/model.test.ts',
      'tests/mutation/postgres.ts',
    ],
  },
  {
    name: 'Token checks',
    sources: ['server/auth/*.ts', 'server/http/api/authenticate.ts', 'server/realtime/admit.ts'],
    tests: [
      'tests/server/auth/*.test.ts',
      'tests/server/realtime/{admit,attach*}.test.ts',
      'tests/server/http/api/*.test.ts',
    ],
  },
];
