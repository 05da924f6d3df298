import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

describe('words at the end of a line turn fields on', () => {
  test.each([
    ['3 [gluten] onlyNight', 'onlyNight'],
    ['3 [] onlyDay', 'onlyDay'],
    ['"[] withChips"', 'withChips'],
    ['7 media smash', 'smash'],
    ['3 styledPrice', 'styledPrice'],
    ['S.M detailedPopup', 'detailedPopup'],
    ['hidden', 'hidden'],
  ])('%s', (value, flag) => {
    expect(entriesOf(withItems(`- Plato: ${value}`))[0]).toHaveProperty(flag, true);
  });
});

describe('a last word within two letters of one is an error, not a label', () => {
  test.each([
    ['3 onlyNigth', '6:14', 'onlyNigth', 'onlyNight'],
    ['3 tapa onlynight', '6:19', 'onlynight', 'onlyNight'],
    ['S.M hiden', '6:16', 'hiden', 'hidden'],
    ['smahs', '6:12', 'smahs', 'smash'],
    ['3 [gluten] withChip', '6:23', 'withChip', 'withChips'],
  ])('%s', (value, place, written, meant) => {
    expectProblems(withItems(`- Plato: ${value}`), [
      `${place} error unknown-flag: "${written}" is not a word that can stand here. (did you mean "${meant}"?)`,
    ]);
  });
});

test('behind the allergens stand no other words', () => {
  expectProblems(withItems('- Plato: 3 [gluten] picante'), [
    '6:23 error unknown-flag: "picante" is not a word that can stand here. (words that can stand here: onlyNight, onlyDay, withChips, smash, styledPrice, detailedPopup, hidden)',
  ]);
});

test('the field of a price takes none', () => {
  expectProblems(withItems('- item: Plato\n  price: 3 onlyNight'), [
    '7:14 error unknown-flag: "onlyNight" cannot stand in a price. (write onlyNight: true on a line of its own)',
  ]);
});
