import type { VenueSummary } from '../../src/menu/route.ts';
import type { GeneratedFile } from './generated-file.ts';
import { printModule } from './print-module.ts';

/** The typed registry of venues. */
export function registry(venues: ReadonlyMap<string, VenueSummary>): GeneratedFile {
  const content = printModule({
    source: '*.yaml',
    imports: [
      { name: 'VenueSummary', from: '../src/menu/route.ts', typeOnly: true },
      { name: 'Language', from: './languages.ts', typeOnly: true },
    ],
    constants: [
      { name: 'venues', value: Object.fromEntries(venues), checkedAs: 'Record<string, VenueSummary<Language>>' },
    ],
    rest: 'export type VenueId = keyof typeof venues;\n',
  });
  return { path: 'venues.ts', content };
}
