import { expect, test } from 'vitest';
import { readTables } from '../../../../codegen/tools/qr/table-names.ts';

const read = (text: string): string[] => readTables(text).map(({ name, segment }) => `${name} ${segment}`);

test('a number is how many tables there are', () => {
  expect(read('3')).toEqual(['1 mesa-1', '2 mesa-2', '3 mesa-3']);
  expect(read('500')).toHaveLength(500);
});

test('a list says which they are: numbers, ranges and names', () => {
  expect(read('4, 7-9,12')).toEqual(['4 mesa-4', '7 mesa-7', '8 mesa-8', '9 mesa-9', '12 mesa-12']);
  expect(read('1, Terraza 1, terraza-2, Jardín de atrás, barra')).toEqual([
    '1 mesa-1',
    'Terraza 1 terraza-1',
    'Terraza 2 terraza-2',
    'Jardín de atrás jardin-de-atras',
    'Barra barra',
  ]);
});

test('one table is a range of one', () => {
  expect(read('7-7')).toEqual(['7 mesa-7']);
});

const GIVE = 'give how many there are (--tables 12) or which (--tables "1, 2, 5-9, Terraza 1")';
const NAME = 'is not a name for a table: write letters or digits, 24 at most';
const TWICE = 'is named twice: each table has an address of its own';

test.each([
  ['0', `"0" is not a number of tables from 1 to 9999: ${GIVE}`],
  ['501', 'these are 501 tables; cards are made for 500 at a time'],
  ['99999999999', `"99999999999" is not a number of tables from 1 to 9999: ${GIVE}`],
  ['9-5', 'tables 9-5 run backwards: write 5-9'],
  ['1,,2', `a table of the list is empty: ${GIVE}`],
  ['', `a table of the list is empty: ${GIVE}`],
  ['1-4,3', `table 3 ${TWICE}`],
  ['4,mesa-4', `table Mesa 4 ${TWICE}`],
  ['Terraza 1,terraza-1', `table Terraza 1 ${TWICE}`],
  ['1,***', `"***" ${NAME}`],
  ...['-1', '1.5', '1-3-5', '1 2 3', '1; 2', 'Barra;Sala', '12 mesas'].map((text) => [
    text,
    `"${text}" is not clear: ${GIVE}`,
  ]),
  ['1,La mesa junto a la ventana', `"La mesa junto a la ventana" ${NAME}`],
])('%j is refused with what to give', (text, message) => {
  expect(() => readTables(text)).toThrow(message);
});
