import { expect, test } from 'vitest';
import { headsOf } from '../../src/menu/column-heads.tsx';

test('heads of columns stand in them, or in one line where one would touch the next', () => {
  expect(headsOf([], 'look')).toEqual({ className: 'look' });
  expect(headsOf(['Individual', 'Mediana'])).toEqual({
    className: 'heads [--heads:2]',
    'data-says': 'Individual\nMediana',
  });
  expect(headsOf(['6 piezas', '12 piezas'])).toEqual({ className: 'heads', 'data-says': '6 piezas\u00a0· 12 piezas' });
});
