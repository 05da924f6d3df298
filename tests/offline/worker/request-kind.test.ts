import { expect, test } from 'vitest';
import { kindOf } from '../../../src/offline/worker/request-kind.ts';

const SITE = 'https://cartas.example';

test.each([
  ['GET', 'navigate', '/cartasqr/', 'page'],
  ['GET', 'navigate', '/cartasqr/ohara', 'page'],
  ['GET', 'navigate', '/cartasqr/ohara/mesa-4?x=1', 'page'],
  ['GET', 'navigate', '/cartasqr/apio', 'page'],
  ['GET', 'cors', '/cartasqr/assets/app-1a2b.js', 'file'],
  ['GET', 'no-cors', '/cartasqr/img/ohara/logo.svg', 'picture'],
  ['GET', 'navigate', '/cartasqr/img/ohara/logo.svg', 'picture'],
  ['GET', 'cors', '/cartasqr/ohara', undefined],
  ['GET', 'cors', '/cartasqr/api/get-user-data', undefined],
  ['GET', 'navigate', '/cartasqr/api/sign-in', undefined],
  ['POST', 'navigate', '/cartasqr/ohara', undefined],
  ['POST', 'cors', '/cartasqr/api/create-new-loyalty-card', undefined],
  ['HEAD', 'cors', '/cartasqr/assets/app-1a2b.js', undefined],
  ['GET', 'navigate', '/cartasqr', undefined],
  ['GET', 'navigate', '/cartasqrs/', undefined],
  ['GET', 'cors', '/socket.io/?EIO=4', undefined],
  ['GET', 'no-cors', 'https://pictures.example/cartasqr/img/a.jpg', undefined],
] as const)('%s (%s) of %s is answered as %s', (method, mode, address, kind) => {
  expect(kindOf({ method, mode, url: new URL(address, SITE).href }, SITE)).toBe(kind);
});
