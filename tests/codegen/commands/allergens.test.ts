import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KITCHEN } from '../support/kitchen.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const UNDECLARED = '2 of 5 dishes declare nothing: their cells have a question mark\n';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-03T22:30:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('carta allergens', () => {
  test('prints a page of today in Madrid, in the first language of the menu', async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': KITCHEN });
    const { status, out, err } = await runCommand(root, 'allergens', 'bar');
    expect({ status, err }).toEqual({ status: 0, err: UNDECLARED });
    expect(out).toContain('<html lang="es">');
    expect(out).toContain('<p>Impreso el 4 de mayo de 2026</p>');
  });

  test('writes it to a file, in another language', async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': KITCHEN });
    const { out } = await runCommand(root, 'allergens', 'bar', '--language', 'ca', '--out', 'hoja.html');
    expect(out).toBe('hoja.html is written.\n');
    expect(readFileSync(join(root, 'hoja.html'), 'utf8')).toContain('<p>Imprès el 4 de maig del 2026</p>');
  });

  test('as CSV it is a table that import reads', async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': KITCHEN });
    const { out } = await runCommand(root, 'allergens', 'bar', '--format', 'csv');
    expect(out.split('\r\n').slice(0, 4)).toEqual([
      '\uFEFFSección;Plato;Altramuces;Apio;Cacahuetes;Crustáceos;Frutos de cáscara;Gluten;Huevos;Lácteos;Moluscos;Mostaza;Pescado;Sésamo;Soja;Sulfitos',
      'Tapas;Croquetas;-;-;-;-;-;X;X;-;-;-;-;-;T;-',
      'Tapas;Aceitunas;-;-;-;-;-;-;-;-;-;-;-;-;-;-',
      'Tapas;Pan & <ajo>;?;?;?;?;?;?;?;?;?;?;?;?;?;?',
    ]);
    await runCommand(root, 'allergens', 'bar', '--format', 'csv', '--out', 'hoja.csv');
    await runCommand(root, 'import', 'hoja.csv', '--venue', 'otro');
    expect(readFileSync(join(root, 'menus/otro.yaml'), 'utf8')).toContain(`
      - Croquetas: [gluten, huevos, ~soja]
      - Aceitunas: []
      - Pan & <ajo>:
`);
  });
});
