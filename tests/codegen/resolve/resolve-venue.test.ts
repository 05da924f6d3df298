import { expect, test } from 'vitest';
import { expectValid } from '../support/compile.ts';

test('an unavailable venue', () => {
  expect(expectValid('venue: Lucky Luke\nstatus: unavailable\nbarID: lucky\nurlPath: true\n')).toEqual({
    id: 'bar',
    name: 'Lucky Luke',
    barID: 'lucky',
    status: 'unavailable',
    urlPath: true,
    languages: ['es'],
    sections: [],
  });
});

test('a section', () => {
  const { sections, requiredLanguages, subtitle } = expectValid(
    [
      'venue: Bar',
      'languages: es ca',
      'requiredLanguages: ca',
      'subtitle: Tapas @ca Tapes',
      'sections:',
      '- section: Noche @ca Nit',
      '  id: nit',
      '  image: noche',
      '  hidden: true',
      '  onlyNight: true',
      '  items:',
      '  - Vino @ca Vi: 3',
    ].join('\n'),
    { images: { bar: ['noche.avif'] } },
  );
  expect(requiredLanguages).toEqual(['ca']);
  expect(subtitle).toEqual({ es: 'Tapas', ca: 'Tapes' });
  expect(sections).toEqual([
    {
      id: 'nit',
      title: { es: 'Noche', ca: 'Nit' },
      image: 'noche',
      imageFile: 'bar/noche.avif',
      hidden: true,
      onlyNight: true,
      entries: [
        { kind: 'item', variant: 'simple', id: 'vino', name: { es: 'Vino', ca: 'Vi' }, prices: [{ amount: 3 }] },
      ],
    },
  ]);
});
