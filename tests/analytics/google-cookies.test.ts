import { describe, expect, it } from 'vitest';
import { deleteGoogleCookies, domainsOf, googleCookies } from '../../src/analytics/google-cookies.ts';

describe('googleCookies', () => {
  it('names those of the tag manager and no others', () => {
    const cookies = '_ga=GA1.1.2; _ga_ABC123=GS1.1; session=_ga; _gid=x; _gcl_au=1; _gat=1; gallery=2; my_ga=3';
    expect(googleCookies(cookies)).toEqual(['_ga', '_ga_ABC123', '_gid', '_gcl_au', '_gat']);
  });

  it('finds none where there are none', () => {
    expect(googleCookies('')).toEqual([]);
  });
});

it('domainsOf names the host and every domain above it', () => {
  expect(domainsOf('cartas.bar.example')).toEqual(['cartas.bar.example', 'bar.example', 'example']);
  expect(domainsOf('localhost')).toEqual(['localhost']);
});

it('deletes each for the host and for every domain above it', () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return '_ga=1; session=2';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  expect(deleteGoogleCookies(page, 'cartas.example')).toEqual(['_ga']);
  expect(written).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=cartas.example',
    '_ga=; path=/; max-age=0; domain=example',
  ]);
});
