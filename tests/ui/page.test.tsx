import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberVenue, venuePath } from '../../src/ui/last-venue.ts';
import { lastVenue } from '../../src/ui/read-last-venue.ts';
import { usePageTitle } from '../../src/ui/use-page-title.ts';

describe('the last visited venue (specification, point 2)', () => {
  test.each([
    ['/cartasqr/el-moreno', '/el-moreno/'],
    ['/cartasqr/el-moreno/', '/el-moreno/'],
    ['/cartasqr/el-moreno/mesa-4', '/el-moreno/mesa-4/'],
    ['/cartasqr/', '/'],
    ['/cartasqr', '/'],
  ])('of %s is kept as %s', (address, path) => {
    expect(venuePath(address)).toBe(path);
  });

  test('is not the profile, and none before the first visit', () => {
    expect(lastVenue()).toBeUndefined();
    rememberVenue('/cartasqr/el-moreno');
    rememberVenue('/cartasqr/profile');
    rememberVenue('/cartasqr/profile/');
    expect(lastVenue()).toBe('/el-moreno/');
  });
});

describe('the title of a page', () => {
  function Plain({ title }: { readonly title: string }) {
    usePageTitle(title, 'La carta');
    return null;
  }

  const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');

  beforeEach(() => {
    document.head.innerHTML = '<title>Antes - cartas.example</title><meta name="description" content="Lo de antes">';
  });

  test('keeps a host that holds hyphens, and is replaced whole if it holds one', () => {
    document.title = 'Premier - Centro - mi-bar.example';
    render(<Plain title="Premier - Huelin" />);
    expect([document.title, description()]).toEqual(['Premier - Huelin - mi-bar.example', 'La carta']);
  });

  test('does not mind a document without a description', () => {
    document.head.innerHTML = '<title>Alt - cartas.example</title>';
    render(<Plain title="Neu" />);
    expect(document.title).toBe('Neu - cartas.example');
  });
});
