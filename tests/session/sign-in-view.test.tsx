import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { texts } from '../../generated/account/es.ts';
import { texts as german } from '../../generated/account/de.ts';
import type { SignIn } from '../../src/session/sign-in.ts';
import { SignInFailure, type SignInProblem } from '../../src/session/sign-in-failure.ts';
import { SignInView } from '../../src/session/sign-in-view.tsx';

const signIn = {
  withGoogle: vi.fn<SignIn['withGoogle']>(),
  withPassword: vi.fn<SignIn['withPassword']>(),
  createAccount: vi.fn<SignIn['createAccount']>(),
  resetPassword: vi.fn<SignIn['resetPassword']>(),
  sendLink: vi.fn<SignIn['sendLink']>(),
  finishReturn: vi.fn<SignIn['finishReturn']>(),
  finishLink: vi.fn<SignIn['finishLink']>(),
};

beforeEach(() => {
  for (const way of Object.values(signIn)) way.mockReset();
  signIn.finishReturn.mockResolvedValue('done');
});
afterEach(cleanup);

const show = (words = texts.account, isDemo = false) =>
  act(async () => render(<SignInView signIn={{ ...signIn, isDemo }} words={words} />));
const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const press = (name: string) => act(async () => button(name).click());
const write = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

async function fillIn(pressed = 'Iniciar sesión'): Promise<void> {
  write(email(), 'ana@example.com');
  write(password(), 'tortilla7');
  await press(pressed);
}

test('somebody signs in with e-mail and password', async () => {
  await show();
  expect(email().autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
  await fillIn();
  expect(signIn.withPassword).toHaveBeenCalledExactlyOnceWith('ana@example.com', 'tortilla7');
});

test('somebody makes an account, and phones offer a good password', async () => {
  await show();
  await press('Crear una cuenta');
  expect(document.activeElement).toBe(email());
  expect(password().autocomplete).toBe('new-password');
  await fillIn('Crear cuenta');
  expect(signIn.createAccount).toHaveBeenCalledExactlyOnceWith('ana@example.com', 'tortilla7');
});

test('an e-mail that was typed stays when another way is chosen', async () => {
  await show();
  write(email(), 'ana@example.com');
  await press('Crear una cuenta');
  expect(email().value).toBe('ana@example.com');
  expect(document.activeElement).toBe(password());
});

test('somebody has a link sent, and another where it went astray', async () => {
  await show();
  await press('Entrar sin contraseña');
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  write(email(), 'ana@example.com');
  await press('Enviarme un enlace');
  expect(signIn.sendLink).toHaveBeenCalledExactlyOnceWith('ana@example.com');
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('Te hemos enviado un enlace a ana@example.com.');
  expect(document.activeElement).toBe(said);
  await press('Usar otro correo');
  expect(buttons()).toContain('Enviarme un enlace');
  expect(document.activeElement).toBe(email());
});

test('the demonstration, which sends no e-mails, says where the link is', async () => {
  await show(texts.account, true);
  await press('Entrar sin contraseña');
  write(email(), 'ana@example.com');
  await press('Enviarme un enlace');
  expect(screen.getByRole('status').textContent).toMatch(/el enlace está en el terminal del servidor\.$/);
});

test('who forgot the password is never told whether there is an account (L17)', async () => {
  await show();
  await press('He olvidado la contraseña');
  write(email(), 'nobody@example.com');
  await press('Enviar el correo');
  expect(signIn.resetPassword).toHaveBeenCalledExactlyOnceWith('nobody@example.com');
  expect(screen.getByRole('status').textContent).toBe(
    'Si hay una cuenta con nobody@example.com, recibirás un correo para cambiar la contraseña.',
  );
});

describe('a link from an e-mail', () => {
  it('asks whose it is where it was not asked for', async () => {
    signIn.finishReturn.mockResolvedValue('ask-email');
    await show();
    expect(document.body.textContent).toContain('Para terminar, escribe el correo al que llegó el enlace.');
    expect(buttons()).toEqual(['Iniciar sesión', 'Pedir otro enlace']);
    write(email(), 'ana@example.com');
    await press('Iniciar sesión');
    expect(signIn.finishLink).toHaveBeenCalledExactlyOnceWith('ana@example.com');
  });

  it('that turns out too old once it is known whose it is says so, where another can be asked for', async () => {
    signIn.finishReturn.mockResolvedValue('ask-email');
    signIn.finishLink.mockRejectedValue(new SignInFailure('linkExpired'));
    await show();
    write(email(), 'ana@example.com');
    await press('Iniciar sesión');
    expect(alerts()).toEqual(['', 'El enlace ha caducado o ya se ha usado. Pide otro.']);
    expect(document.activeElement).toBe(email());
    await press('Enviarme un enlace');
    expect(signIn.sendLink).toHaveBeenCalledExactlyOnceWith('ana@example.com');
  });

  it('that is too old says so, where another can be asked for', async () => {
    signIn.finishReturn.mockRejectedValue(new SignInFailure('linkExpired'));
    await show();
    expect(alerts()).toEqual(['', 'El enlace ha caducado o ya se ha usado. Pide otro.']);
    expect(buttons()).toEqual(expect.arrayContaining(['Enviarme un enlace', 'Continuar con Google']));
  });

  it('shows no form while it is being opened', async () => {
    signIn.finishReturn.mockReturnValue(new Promise(() => {}));
    await show();
    expect(screen.getByRole('status').textContent).toBe('Cargando…');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test.each<[SignInProblem, string, string[]]>([
  ['wrongPassword', 'El correo o la contraseña no son correctos.', ['password']],
  ['tooMany', 'Demasiados intentos. Espera unos minutos y vuelve a probar.', []],
  ['offline', 'No hay conexión. Comprueba la red e inténtalo otra vez.', []],
  ['badEmail', 'Escribe un correo electrónico válido.', ['email']],
  ['accountDisabled', 'Esta cuenta está desactivada.', []],
])('%s is said in words, with the focus in its field, until another way is chosen', async (problem, words, fields) => {
  signIn.withPassword.mockRejectedValue(new SignInFailure(problem));
  await show();
  await fillIn();
  expect(alerts()).toEqual(['', words]);
  const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]');
  expect([...invalid].map(({ type }) => type)).toEqual(fields);
  expect(document.querySelectorAll('[aria-invalid=true]:not(:focus)')).toHaveLength(0);
  // Only the field that is wrong is read with the problem.
  const described = [...document.querySelectorAll('[aria-describedby]')].map((field) => [
    field.getAttribute('type'),
    ...(field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ]);
  expect(described).toEqual(fields.map((field) => [field, words]));
  await press('Crear una cuenta');
  expect(alerts()).toEqual(['', '']);
});

test('somebody signs in with Google, and a problem with it is said at its button', async () => {
  signIn.withGoogle.mockRejectedValue(new SignInFailure('popupClosed'));
  await show();
  await press('Continuar con Google');
  expect(signIn.withGoogle).toHaveBeenCalledOnce();
  expect(alerts()).toEqual(['La ventana de Google se ha cerrado antes de terminar.', '']);
});

test.each([
  ['', '', 'Escribe un correo electrónico válido.'],
  ['ana', 'tortilla7', 'Escribe un correo electrónico válido.'],
  ['ana@example.com', '', 'Escribe tu contraseña.'],
  ['ana@example.com', 'short', 'Elige una contraseña más segura, de al menos 8 caracteres.'],
])('an account for %j with the password %j is not asked for', async (address, secret, words) => {
  await show();
  await press('Crear una cuenta');
  write(email(), address);
  write(password(), secret);
  await press('Crear cuenta');
  expect(alerts()).toEqual(['', words]);
  expect(signIn.createAccount).not.toHaveBeenCalled();
});

test('a second tap does not try again while the first is under way', async () => {
  signIn.withPassword.mockReturnValue(new Promise(() => {}));
  await show();
  await fillIn();
  await press('Iniciar sesión');
  expect(signIn.withPassword).toHaveBeenCalledOnce();
  expect(button('Iniciar sesión').getAttribute('aria-busy')).toBe('true');
});

test('the form speaks the language of the page', async () => {
  await show(german.account);
  expect(buttons()).toContain('Weiter mit Google');
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse').type).toBe('email');
});
