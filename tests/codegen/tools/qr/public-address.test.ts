import { describe, expect, test } from 'vitest';
import { pageAddress, readPublicAddress } from '../../../../codegen/tools/qr/public-address.ts';
import { SITE_DEFAULTS } from '../../../../src/terms/site.ts';

test.each([
  ['https://cartas.example', 'https://cartas.example'],
  [' https://Cartas.Example/ ', 'https://cartas.example'],
  ['https://cartas.example:8443', 'https://cartas.example:8443'],
  ['https://cañas.example', 'https://xn--caas-hqa.example'],
  ['https://203.0.113.7', 'https://203.0.113.7'],
])('%s is an address for everybody', (given, origin) => {
  expect(readPublicAddress(given)).toEqual({ origin });
});

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'https://menus.localhost', 'http://[::1]:4000'])(
  '%s may be tried, with a warning that no phone gets there',
  (given) => {
    expect(readPublicAddress(given)).toEqual({
      origin: given,
      warning: expect.objectContaining({
        en: `${given} is this computer only: no phone finds the menu there. Do not print this code.`,
      }),
    });
  },
);

test.each([
  'http://192.168.1.20:4000',
  'http://10.0.0.4',
  'http://172.31.255.1',
  'http://169.254.1.1',
  'http://[fd00::1]:4000',
  'http://barra.local',
  'http://nas:4000',
  'https://cartas.internal',
])('%s is for one network, and the warning says so', (given) => {
  expect(readPublicAddress(given)).toEqual({
    origin: given,
    warning: expect.objectContaining({
      en: `${given} is an address inside of a network: only phones in that network find the menu there.`,
    }),
  });
});

const refusal = (message: string): unknown => expect.objectContaining({ name: 'UsageError', message });

describe('an address that must not be printed is refused', () => {
  test.each([undefined, '', '  '])('%j is none', (given) => {
    expect(() => readPublicAddress(given)).toThrow(
      refusal(
        'which address does the code lead to? Give the public one with --url, such as --url https://cartas.example, or write publicUrl in _system/site.yaml',
      ),
    );
  });

  test.each(['http://cartas.example', 'http://203.0.113.7', 'http://172.32.0.1'])('%s is not safe', (given) => {
    expect(() => readPublicAddress(given)).toThrow(
      refusal(
        `"${given}" is not safe: a printed code must lead to an https address, such as --url https://cartas.example`,
      ),
    );
  });

  test.each([
    'cartas.example',
    'ftp://cartas.example',
    'javascript:alert(1)',
    'https://',
    'https://cartas.example/cartasqr',
    'https://cartas.example?x=1',
    'https://cartas.example#top',
    'https://ana@cartas.example',
    'https://cartas example',
    'https://cartas&bares.example',
    'https://-cartas.example',
    'https://cartas..example',
    'https://cartas.example:99999',
    'https://cartas.example\\x',
  ])('%s is no address of a host', (given) => {
    expect(() => readPublicAddress(given)).toThrow(
      refusal(
        `"${given}" is no address that a code can lead to: give https:// and the host, and nothing behind it, such as --url https://cartas.example`,
      ),
    );
  });
});

test('a page stands below the base path of the site', () => {
  const address = (...place: [venue: string, segment?: string]): string =>
    pageAddress('https://cartas.example', SITE_DEFAULTS, ...place);
  expect(address('el-moreno')).toBe('https://cartas.example/cartasqr/el-moreno');
  expect(address('el-moreno', 'mesa-4')).toBe('https://cartas.example/cartasqr/el-moreno/mesa-4');
  expect(address('index')).toBe('https://cartas.example/cartasqr/');
});

test('a site can be all of its host, and have another home', () => {
  const site = { basePath: '', home: 'el-moreno' };
  expect(pageAddress('https://cartas.example', site, 'el-moreno')).toBe('https://cartas.example/');
  expect(pageAddress('https://cartas.example', site, 'el-moreno', 'mesa-4')).toBe(
    'https://cartas.example/el-moreno/mesa-4',
  );
  expect(pageAddress('https://cartas.example', site, 'index')).toBe('https://cartas.example/index');
});
