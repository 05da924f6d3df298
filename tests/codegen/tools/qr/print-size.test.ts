import { describe, expect, test } from 'vitest';
import { createCode, checkSize, leastSize, readSize } from '../../../../codegen/tools/qr/code.ts';

describe('a size is a width in millimetres', () => {
  test.each([
    ['50', 50],
    ['35,5', 35.5],
    ['35.25', 35.25],
    ['50mm', 50],
    [' 50 mm ', 50],
    ['1000', 1000],
  ])('%j', (text, size) => {
    expect(readSize(text)).toBe(size);
  });

  test.each(['', '0', '0,0', '-5', '1001', '5cm', 'wide', '1e3', '12.345', '0x20'])('%j is none', (text) => {
    expect(() => readSize(text)).toThrow(
      `"${text}" is not a width for a code: give millimetres up to 1000, such as --size 50`,
    );
  });
});

test('a code must be so large that a module is 0.4 mm wide', () => {
  // 33 modules and twice four of margin.
  const short = createCode('https://cartas.example/cartasqr/el-moreno');
  expect(short.modules).toBe(33);
  expect(leastSize(short)).toBe(17);
  // 37 and eight, which is 18 to the hair.
  const longer = createCode('https://cartas.example/cartasqr/gottan-granada/mesa-12');
  expect(longer.modules).toBe(37);
  expect(leastSize(longer)).toBe(18);
  expect(() => checkSize(longer, 18)).not.toThrow();
  expect(() => checkSize(longer, 17.9)).toThrow(
    'a code of 17.9 mm is too small for phones to read: its address, https://cartas.example/cartasqr/gottan-granada/mesa-12, needs 18 mm at least',
  );
});
