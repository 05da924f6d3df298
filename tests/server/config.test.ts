import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      portIsFixed: false,
      host: '0.0.0.0',
      publicUrl: undefined,
      tagManager: undefined,
      logLevel: 'warn',
    });
  });

  it('reads every variable', () => {
    const environment = {
      PORT: '80',
      HOST: '::',
      PUBLIC_URL: 'https://cartas.example/',
      CARTA_TAG_MANAGER: 'GTM-ABC123',
      LOG_LEVEL: 'info',
    };
    expect(readConfig(environment)).toEqual({
      port: 80,
      portIsFixed: true,
      host: '::',
      publicUrl: 'https://cartas.example',
      tagManager: 'GTM-ABC123',
      logLevel: 'info',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', CARTA_TAG_MANAGER: '' })).toEqual(readConfig({}));
  });

  it('lists everything that is wrong at once', () => {
    const environment = {
      PORT: '70000',
      PUBLIC_URL: 'https://cartas.example/cartasqr',
      CARTA_TAG_MANAGER: 'UA-1234-5',
      LOG_LEVEL: 'loud',
    };
    expect(() => readConfig(environment)).toThrowError(
      [
        'The environment is not right:',
        '  PORT must be a port number, 0 to 65535 (0: any free port)',
        '  PUBLIC_URL must end after the host: the base path /cartasqr is added to it',
        '  CARTA_TAG_MANAGER must be the id of a Google Tag Manager container such as GTM-ABC123',
        '  LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace',
      ].join('\n'),
    );
  });

  it.each(['80a', '-1', '1e3', ' 80'])('refuses the port %j', (PORT) => {
    expect(() => readConfig({ PORT })).toThrowError('PORT must be a port number');
  });

  it.each(['cartas.example', 'ftp://cartas.example', 'https://user:word@cartas.example', 'https://cartas.example/?a'])(
    'refuses the public address %j',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrowError('PUBLIC_URL must');
    },
  );
});
