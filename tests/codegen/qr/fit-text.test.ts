import { describe, expect, test } from 'vitest';
import { fitText } from '../../../codegen/qr/cards/fit-text.ts';
import { createDocument } from '../../../codegen/qr/pdf.ts';
import { printable } from '../../../codegen/qr/cards/typeface.ts';

const document = createDocument('Test', 'es');
const ROOM = { font: 'Helvetica', width: 100, mostLines: 2, largest: 20, least: 8 };

const fit = (text: string, room = ROOM) => {
  const { size, lines } = fitText(document, text.split(' '), room);
  return { size, lines };
};

describe('a text', () => {
  test('that is short is as large as it may be', () => {
    expect(fit('Bar')).toEqual({ size: 20, lines: ['Bar'] });
  });

  test('that is longer goes on a second line, then becomes smaller', () => {
    expect(fit('El Moreno Bar')).toEqual({ size: 20, lines: ['El Moreno', 'Bar'] });
    expect(fit('El Moreno Bar de tapas')).toEqual({ size: 17.5, lines: ['El Moreno', 'Bar de tapas'] });
  });

  test('whose one word is too wide is broken within the word, at the least size only', () => {
    expect(fit('Llanfairpwllgwyngyllgogerychwyrn')).toEqual({
      size: 8,
      lines: ['Llanfairpwllgwyngyllgogeryc', 'hwyrn'],
    });
  });

  test('that is too long in every size ends with dots', () => {
    const { size, lines } = fit('La taberna de los siete hermanos y de sus muchos primos de Granada y alrededores');
    expect(size).toBe(8);
    expect(lines).toEqual(['La taberna de los siete', 'hermanos y de sus much…']);
  });

  test('of pieces is broken between them', () => {
    const pieces = ['Scan for the menu', 'Scannez', 'Escanea'];
    const room = { ...ROOM, width: 130, largest: 9, joint: '  ·  ' };
    expect(fitText(document, pieces, room).lines).toEqual(['Scan for the menu  ·  Scannez', 'Escanea']);
  });
});

test('letters of the six languages can be printed, put together where they were apart', () => {
  const text = "¡Añádelo! «Œuvre» Größe, perché, l·l, ç, 5 € – “so”… it's";
  expect(printable(` ${text.normalize('NFD')}\n`, 'the name')).toBe(text);
});

test('a letter that the fonts lack is named', () => {
  expect(() => printable('Şanao 上海', 'the name')).toThrow(
    'the cards cannot print Ş 上 海, which the name holds: "Şanao 上海"',
  );
});
