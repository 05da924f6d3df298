import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCards, type CardsOrder } from '../../../codegen/qr/cards/make-cards.ts';
import { readTables } from '../../../codegen/qr/table-names.ts';
import { ensureCodeReader } from '../../support/install-code-reader.ts';
import { codesOf, pagesOf, textOf } from '../../support/read-codes.ts';

const WORDS = [
  { scan: 'Escanea para ver la carta', table: 'Mesa' },
  { scan: 'Scan for the menu', table: 'Table' },
  { scan: 'Scannez pour voir la carte', table: 'Table' },
  { scan: 'Für die Speisekarte scannen', table: 'Tisch' },
  { scan: 'Scansiona per vedere il menu', table: 'Tavolo' },
  { scan: 'Escaneja per veure la carta', table: 'Taula' },
];

beforeAll(ensureCodeReader, 600_000);

async function cards(tables: string, order: Partial<CardsOrder> = {}): Promise<Buffer> {
  const { bytes } = await makeCards({
    venue: 'bar',
    name: 'Bar',
    words: WORDS.slice(0, 1),
    language: 'es',
    tables: readTables(tables),
    addressOf: ({ segment }) => `https://cartas.example/cartasqr/bar/${segment}`,
    ...order,
  });
  return Buffer.from(bytes);
}

const POINTS_A_MILLIMETRE = 72 / 25.4;

/** The places of the four cards on a page, in millimetres. */
const PLACES = [
  [10, 10],
  [105, 10],
  [10, 148.5],
  [105, 148.5],
] as const;
const CARD = { width: 95, height: 138.5 };

/** What each card says in print and in its code, in the order of reading. */
async function readCards(pdf: Buffer, dotsPerInch = 150): Promise<{ text: string[]; codes: string[] }[]> {
  const dots = dotsPerInch / 25.4;
  const pages = pagesOf(pdf, dotsPerInch);
  const all = await Promise.all(
    pages.flatMap((page, index) =>
      PLACES.map(async ([x, y]) => {
        const [left = 0, top = 0, width = 0, height = 0] = [x, y, CARD.width, CARD.height].map((length) =>
          Math.floor(length * dots),
        );
        const place = [x, y, CARD.width, CARD.height].map((length) => length * POINTS_A_MILLIMETRE);
        const [px = 0, py = 0, pw = 0, ph = 0] = place;
        return {
          text: textOf(pdf, index + 1, { x: px, y: py, width: pw, height: ph }),
          codes: codesOf(await sharp(page).extract({ left, top, width, height }).png().toBuffer()),
        };
      }),
    ),
  );
  return all.filter(({ text }) => text.length > 0);
}

describe('cards for tables', { timeout: 120_000 }, () => {
  test('each say their table and lead to its address, four on a page', async () => {
    const pdf = await cards('1-4, Terraza 1', { words: WORDS.slice(0, 2) });
    const card = (table: string, segment: string) => ({
      text: ['Bar', `cartas.example/cartasqr/bar/${segment}`, 'Escanea para ver la carta', 'Scan for the menu', table],
      codes: [`https://cartas.example/cartasqr/bar/${segment}`],
    });
    expect(await readCards(pdf)).toEqual([
      card('Mesa 1', 'mesa-1'),
      card('Mesa 2', 'mesa-2'),
      card('Mesa 3', 'mesa-3'),
      card('Mesa 4', 'mesa-4'),
      card('Terraza 1', 'terraza-1'),
    ]);
    expect(pagesOf(pdf, 20)).toHaveLength(2);
  });

  test('invite in six languages, the first one large, with the longest of names and addresses', async () => {
    const address = `https://${'cartas-de-bares-y-restaurantes.'.repeat(3)}example:8443/cartasqr/bar/terraza-del-primer-piso`;
    const pdf = await cards('Terraza del primer piso', {
      name: 'Restaurante Asador de la Plaza del Manantial Viejo de Iturrialde y Alrededores',
      words: WORDS,
      addressOf: () => address,
    });
    expect(await readCards(pdf)).toEqual([
      {
        text: [
          'Restaurante Asador de la Plaza del',
          'Manantial Viejo de Iturrialde y Alrededores',
          'cartas-de-bares-y-restaurantes.cartas-de-bares-y-restaurantes.cartas-de-bares-y-restaura',
          'ntes.example:8443/cartasqr/bar/terraza-del-primer-piso',
          'Escanea para ver la carta',
          'Scan for the menu · Scannez pour voir la carte',
          'Für die Speisekarte scannen · Scansiona per vedere il menu',
          'Escaneja per veure la carta',
          'Terraza del',
          'primer piso',
        ],
        codes: [address],
      },
    ]);
  });

  test('are read at the least size, printed coarsely and out of focus', async () => {
    const [page = Buffer.alloc(0)] = pagesOf(await cards('1-4', { size: 18 }), 300);
    const photo = await sharp(page).blur(1.6).linear(0.6, 60).png().toBuffer();
    expect(codesOf(photo).toSorted()).toEqual([
      'https://cartas.example/cartasqr/bar/mesa-1',
      'https://cartas.example/cartasqr/bar/mesa-2',
      'https://cartas.example/cartasqr/bar/mesa-3',
      'https://cartas.example/cartasqr/bar/mesa-4',
    ]);
  });

  test('have no ink where they are cut, and nothing but white on four modules around the code', async () => {
    const [page = Buffer.alloc(0)] = pagesOf(await cards('1', { accent: '#9c2f1f', size: 41 }), 254);
    // Ten dots a millimetre, and ten a module: 33 of them, and a margin of four.
    const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true });
    const inkIn = (left: number, top: number, width: number, height: number): boolean => {
      for (let y = top; y < top + height; y++) {
        for (let x = left; x < left + width; x++) if ((data[y * info.width + x] ?? 0) < 200) return true;
      }
      return false;
    };
    expect(inkIn(100, 100, 950, 34)).toBe(false);
    expect(inkIn(100, 1451, 950, 34)).toBe(false);
    expect(inkIn(100, 100, 34, 1385)).toBe(false);
    expect(inkIn(1016, 100, 34, 1385)).toBe(false);

    // The upper left corner of the code is in the middle of the card's width; below the name, it is the first black at this place.
    const left = 575 - 165;
    let top = 450;
    while (!inkIn(left + 1, top, 4, 1)) top += 1;
    for (const corner of [
      [left + 2, top + 2],
      [left + 322, top + 2],
      [left + 2, top + 322],
    ] as const) {
      expect(inkIn(...corner, 5, 5)).toBe(true);
    }
    expect(inkIn(left - 40, top - 39, 410, 38)).toBe(false);
    expect(inkIn(left - 40, top + 332, 410, 36)).toBe(false);
    expect(inkIn(left - 40, top, 38, 330)).toBe(false);
    expect(inkIn(left + 332, top, 38, 330)).toBe(false);
  });
});

describe('cards are refused', () => {
  test('where the code is too small for its address', async () => {
    await expect(cards('1', { size: 15 })).rejects.toThrow(
      'a code of 15 mm is too small for phones to read: its address, https://cartas.example/cartasqr/bar/mesa-1, needs 17 mm at least',
    );
  });

  test('where the code leaves no room for the rest', async () => {
    await expect(cards('1', { size: 85 })).rejects.toThrow(
      'a card has room for a code of 78 mm at most; this one has 85 mm',
    );
  });

  test('where a name has letters that cannot be printed', async () => {
    await expect(cards('1', { name: 'Şanao' })).rejects.toThrow(
      'the cards cannot print Ş, which the venue\'s name (give another with --name) holds: "Şanao"',
    );
  });
});

test('the same order makes the same bytes', async () => {
  expect((await cards('1-6')).equals(await cards('1-6'))).toBe(true);
});
