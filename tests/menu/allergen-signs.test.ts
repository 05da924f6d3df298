import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allergenSlug } from '../../src/menu/allergens.tsx';
import type { Allergen } from '../../src/i18n/terms.ts';

const PROJECT = join(import.meta.dirname, '../..');

const ALLERGENS: readonly (Allergen | 'none')[] = [
  'altramuces',
  'apio',
  'cacahuetes',
  'crustaceos',
  'frutos con cáscara',
  'gluten',
  'huevos',
  'lacteo',
  'molusco',
  'mostaza',
  'pescado',
  'sesamo',
  'soja',
  'sulfitos',
  'none',
];

const styles = readFileSync(join(PROJECT, 'src/menu/styles/allergens.css'), 'utf8');

describe('the sign of an allergen (specification, point 7)', () => {
  test.each(ALLERGENS)('%s is drawn from its file', (allergen) => {
    const slug = allergenSlug(allergen);
    expect(styles).toContain(`.${slug} {\n  --sign: url('/cartasqr/img/_system/allergens/${slug}.svg');`);
    expect(existsSync(join(PROJECT, `menus/img/_system/allergens/${slug}.svg`))).toBe(true);
  });

  test('has the name of its key, without accents and blanks', () => {
    expect(allergenSlug('frutos con cáscara')).toBe('frutos-con-cascara');
  });
});
