import { expect, test } from 'vitest';
import { spellSigns } from '../../src/page/spell-signs.ts';

const SIGNS = `<dialog><div class="dish"><h3>Pan</h3>
  <span class="signs signs-3" role="img" data-signs="fe" data-traces="m"
    aria-label="Contiene: Gluten, Frutos de cáscara. Puede contener trazas de: Soja"></span>
</div></dialog>`;

const popup = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('dialog') as Element;
};
const read = (selector: string): string[] =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

test('the popup of a dish has each sign with its word, below what they say together', () => {
  spellSigns(popup(SIGNS));
  expect(read('.spelled p')).toEqual(['Contiene', 'Puede contener trazas de']);
  expect(read('.spelled li')).toEqual(['Gluten', 'Frutos de cáscara', 'Soja']);
  expect(Array.from(document.querySelectorAll<HTMLElement>('.spelled i'), ({ dataset }) => ({ ...dataset }))).toEqual([
    { signs: 'f' },
    { signs: 'e' },
    { traces: 'm' },
  ]);
  expect(document.querySelector('.signs')).toBeNull();
});

test('the space before a French colon is no part of the title', () => {
  spellSigns(popup(SIGNS.replaceAll(/(?<=Contiene|de):/g, '\u00A0:')));
  expect(read('.spelled p')).toEqual(['Contiene', 'Puede contener trazas de']);
  expect(read('.spelled li')).toEqual(['Gluten', 'Frutos de cáscara', 'Soja']);
});

test('a sign that says a sentence has it beside it', () => {
  spellSigns(
    popup(
      '<dialog><div class="dish"><span class="signs" aria-label="Alérgenos no declarados" data-signs="p"></span></div></dialog>',
    ),
  );
  expect(read('.spelled p')).toEqual([]);
  expect(read('.spelled li')).toEqual(['Alérgenos no declarados']);
});
