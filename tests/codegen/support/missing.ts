import type { Missing, MissingPlace } from '../../../codegen/tools/missing/missing.ts';

/** What a venue lacks, from its counts; places as many as they say. */
export function missing(counts: Partial<Omit<Missing, 'places'>> = {}): Missing {
  const whole = { errors: 0, translations: {}, pictures: 0, warnings: 0, allergens: 0, ...counts };
  const { translations, ...others } = whole;
  const count = [...Object.values(others), ...Object.values(translations)].reduce((sum, each) => sum + each, 0);
  const said = { message: '', hint: '' };
  const place: MissingPlace = { kind: 'error', file: 'menus/bar.yaml', line: 1, column: 1, ...said, es: said };
  return { ...whole, places: Array.from({ length: count }, () => place) };
}
