import { describe, expect, test } from 'vitest';
import { copyAge } from '../../src/offline/copy-age.ts';
import type { Language } from '../../src/i18n/language.ts';

const NOW = new Date('2026-03-20T20:00:00+01:00');

describe('the age of a copy', () => {
  test.each([
    ['2026-03-20T19:59:50+01:00', 'hace 1 minuto'],
    ['2026-03-20T19:48:00+01:00', 'hace 12 minutos'],
    ['2026-03-20T19:00:00+01:00', 'hace 1 hora'],
    ['2026-03-20T00:30:00+01:00', 'hace 19 horas'],
    ['2026-03-19T21:00:00+01:00', 'hace 23 horas'],
    ['2026-03-19T19:00:00+01:00', 'ayer'],
    ['2026-03-18T23:59:00+01:00', 'anteayer'],
    ['2026-03-14T12:00:00+01:00', 'hace 6 días'],
    ['2026-03-13T12:00:00+01:00', 'el viernes, 13 de marzo'],
    ['2025-03-13T12:00:00+01:00', 'el jueves, 13 de marzo de 2025'],
    // The phone's clock was set back.
    ['2026-03-21T12:00:00+01:00', 'hace 1 minuto'],
  ])('of %s is said as %j', (saved, age) => {
    expect(copyAge('es', new Date(saved), NOW, 'el {date}')).toBe(age);
  });

  test.each<[Language, string, string, string]>([
    ['en', 'on {date}', 'yesterday', 'on Sunday 8 March'],
    ['fr', 'le {date}', 'hier', 'le dimanche 8 mars'],
    ['de', 'am {date}', 'gestern', 'am Sonntag, 8. März'],
    ['it', '{date}', 'ieri', 'domenica 8 marzo'],
    ['ca', 'el {date}', 'ahir', 'el diumenge, 8 de març'],
  ])('is said in %s', (language, onDate, yesterday, day) => {
    expect(copyAge(language, new Date('2026-03-19T12:00:00+01:00'), NOW, onDate)).toBe(yesterday);
    expect(copyAge(language, new Date('2026-03-08T12:00:00+01:00'), NOW, onDate)).toBe(day);
  });

  test('counts the days of Madrid, wherever the phone is', () => {
    // 23:30 UTC is half past midnight there.
    expect(copyAge('es', new Date('2026-03-18T23:30:00Z'), NOW, 'el {date}')).toBe('ayer');
  });
});
