import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCode, modulesAcross, QUIET_ZONE } from '../../../../codegen/tools/qr/code.ts';
import { outline } from '../../../../codegen/tools/qr/pdf.ts';
import { svgOf } from '../../../../codegen/tools/qr/make-codes.ts';

const square = (rows: readonly string[]) => ({
  text: '',
  modules: rows.length,
  isDark: (column: number, row: number) => rows[row]?.[column] === '#',
});

test('one line runs around what is black, and one around each hole', () => {
  expect(outline(square(['###', '#.#', '###']))).toBe('M4 4h3v3h-3zM6 5h-1v1h1z');
});

test('black squares that touch at a corner only are all there', () => {
  expect(outline(square(['#.', '.#']))).toBe('M4 4h1v1h1v1h-1v-1h-1z');
});

test.each([1, 30, 120, 400])('a code of %i letters is drawn module by module, on a margin of four', async (letters) => {
  const code = createCode('x'.repeat(letters));
  const across = modulesAcross(code);
  const { data } = await sharp(Buffer.from(svgOf(code, 50)))
    .resize(across, across, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = Array.from({ length: across }, (_, row) =>
    Array.from({ length: across }, (_each, column) => ((data[row * across + column] ?? 0) < 128 ? '#' : '.')).join(''),
  );
  const meant = Array.from({ length: across }, (_, row) =>
    Array.from({ length: across }, (_each, column) =>
      code.isDark(column - QUIET_ZONE, row - QUIET_ZONE) ? '#' : '.',
    ).join(''),
  );
  expect(drawn).toEqual(meant);
  expect(meant.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => '.'.repeat(across)));
  expect(meant[4]?.slice(0, 12)).toBe('....#######.');
});
