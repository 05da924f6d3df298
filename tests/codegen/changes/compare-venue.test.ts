import { describe, expect, test } from 'vitest';
import { told } from '../support/told.ts';

const SECTIONS = 'sections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const venue = (fields: string): string => `venue: Bar\n${fields}\n${SECTIONS}`;

describe('of the venue itself', () => {
  test('contact, theme, logo and subtitle', () => {
    expect(
      told(
        venue('contact: {phone: 958 000 111, instagram: bar.uno}\ntheme: {accent: "#ff0000"}\nsubtitle: Carta'),
        venue('contact: {phone: hola@example.org, address: Calle Uno}\ntheme: {font: serif}\nlogo: marca'),
        { images: { bar: ['marca.svg'] } },
      ),
    ).toEqual([
      'subtitle removed: “Carta”',
      'logo: none → bar/marca.svg',
      'phone: 958 000 111 → hola@example.org',
      'address: none → Calle Uno',
      'instagram: https://www.instagram.com/bar.uno → none',
      'accent: #ff0000 → none',
      'font: none → serif',
    ]);
  });

  test('the card above the sections', () => {
    expect(
      told(
        venue('info: {founded: 2012, phones: [{label: Encargos, number: "958000111"}]}'),
        venue('info: {founded: 2011, phones: [{label: Para llevar, number: "958000222", kind: whatsapp}]}'),
      ),
    ).toEqual([
      'year of foundation: 2012 → 2011',
      'phone 1: 958000111 → 958000222 (whatsapp)',
      'label of phone 1: “Encargos” → “Para llevar”',
    ]);
  });

  test('the stamp card', () => {
    const card = 'loyalty: {stamps: 10, reward: Un café, validity: 6 months}';
    expect(told(venue(card), venue(card.replace('10', '8').replace('café', 'pan').replace('6', '3')))).toEqual([
      'stamps: 10 → 8',
      'validity: 6 months → 3 months',
      'reward: “Un café” → “Un pan”',
    ]);
    expect(told(venue(card), venue(''))).toEqual([
      'stamp card: yes → no',
      'stamps: 10 → none',
      'validity: 6 months → none',
      'reward removed: “Un café”',
    ]);
  });

  test('its name, its key and its addresses', () => {
    expect(told(`venue: Bar\n${SECTIONS}`, `venue: Bar Uno\nbarID: uno\nurlPath: true\n${SECTIONS}`)).toEqual([
      'venue renamed: “Bar” → “Bar Uno”',
      'key in the codes of stamp cards: none → uno',
      'address with one more word: no → yes',
    ]);
  });

  test('languages, once for all texts', () => {
    expect(told(venue('languages: es en'), venue('languages: es fr'))).toEqual([
      'now also in French (fr)',
      'no longer in English (en)',
    ]);
    expect(told(venue('languages: es en'), venue('languages: es ca en'))).toEqual(['now also in Catalan (ca)']);
    const both = (languages: string): string =>
      `venue: Bar\nlanguages: ${languages}\nsections:\n  - section: {es: Uno, en: One}\n    items:\n      - {item: {es: Pan, en: Bread}, price: 2}\n`;
    expect(told(both('es en'), both('en es'))).toEqual(['order of languages: es en → en es']);
  });

  test('a menu that is no longer to be had, or again', () => {
    const closed = `status: unavailable\nsubtitle: Otra`;
    expect(told(venue(''), venue(closed))).toEqual(['menu no longer available']);
    expect(told(venue(closed), venue(''))).toEqual(['menu available again with 1 dish']);
    expect(told('venue: Bar\nstatus: unavailable', venue(''))).toEqual(['menu available again with 1 dish']);
  });
});

describe('of sections', () => {
  const sections = (...texts: string[]): string => `venue: Bar\nlanguages: es en\nsections:\n${texts.join('')}`;
  const meats = '  - section: Carnes @en Meats\n    items:\n      - Pollo: 9\n      - Pavo: 8\n';
  const fish = '  - section: Pescados @en Fish\n    items:\n      - Atún: 9\n';
  const drinks = '  - section: Bebidas @en Drinks\n    items:\n      - heading: Frías\n      - Agua: 2\n';

  test('new and gone, with their dishes', () => {
    expect(told(sections(meats, fish), sections(meats, drinks))).toEqual(['section new: Agua', 'section gone: Atún']);
  });

  test('renamed, known by its dishes or by its other title', () => {
    expect(told(sections(meats, fish), sections(meats.replace('Carnes @en Meats', 'Brasas @en Grill'), fish))).toEqual([
      'section renamed: “Carnes” → “Brasas”',
      'name in English (en): “Meats” → “Grill”',
    ]);
    expect(told(sections(fish), sections(fish.replace('Pescados', 'Del mar').replace('Atún', 'Bonito')))).toEqual([
      'section renamed: “Pescados” → “Del mar”',
      'Bonito: new, 9.00',
      'Atún: gone (was 9.00)',
    ]);
  });

  test('moved', () => {
    expect(told(sections(meats, fish, drinks), sections(fish, drinks, meats))).toEqual(['now after Bebidas']);
    expect(told(sections(meats, fish, drinks), sections(drinks, meats, fish))).toEqual(['now the first section']);
  });

  test('hidden and shown again, without a word of what is in them', () => {
    const hidden = fish.replace('    items', '    hidden: true\n    items').replace('9', '10');
    expect(told(sections(meats, fish), sections(meats, hidden))).toEqual(['section hidden']);
    expect(told(sections(meats, hidden), sections(meats, hidden.replace('10', '11')))).toEqual([]);
    expect(told(sections(meats, hidden), sections(meats, fish.replace('9', '10')))).toEqual([
      'section shown again: Atún',
    ]);
  });

  test('for the night, and with a picture', () => {
    const night = fish.replace('    items', '    onlyNight: true\n    image: mar\n    items');
    expect(told(sections(fish), sections(night), { images: { bar: ['mar.jpg'] } })).toEqual([
      'shown at any hour → from 17:00 to 3:00',
      'picture: none → bar/mar.jpg',
    ]);
  });

  test('a dish in another section is moved', () => {
    const both = meats.replace('      - Pavo: 8\n', '');
    expect(told(sections(meats, fish), sections(both, `${fish}      - Pavo: 8.50\n`))).toEqual([
      'Pavo: moved: Carnes → Pescados',
      'Pavo: price 8.00 → 8.50',
    ]);
  });
});
