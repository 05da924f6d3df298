/** Every error that the API answers: its status, and what it says to people. A scan's refusals say theirs in `REFUSAL_MESSAGES`. */
export const API_ERRORS = {
  'bad-request': { status: 400, message: 'La petición no es correcta.' },
  'not-signed-in': { status: 401, message: 'Inicia sesión para continuar.' },
  'bad-token': { status: 401, message: 'Tu sesión ya no es válida. Vuelve a iniciarla.' },
  'not-staff': { status: 403, message: 'No formas parte del personal de este bar.' },
  'not-owner': { status: 403, message: 'Solo un propietario del bar puede hacerlo.' },
  'wrong-bar': { status: 403, message: 'Esta tarjeta es de otro bar.' },
  'not-your-stamp': { status: 403, message: 'Solo quien puso el sello puede quitarlo.' },
  'not-found': { status: 404, message: 'No existe.' },
  'unknown-bar': { status: 404, message: 'No conocemos este bar.' },
  'unknown-stamp': { status: 404, message: 'No encontramos ese sello.' },
  'unknown-card': { status: 404, message: 'No encontramos esa tarjeta.' },
  'unknown-member': { status: 404, message: 'Esa persona no forma parte del personal.' },
  'no-programme': { status: 409, message: 'Este bar no tiene tarjeta de sellos.' },
  'undo-too-late': { status: 409, message: 'Un sello solo se puede quitar durante 5 minutos.' },
  'card-closed': { status: 409, message: 'La tarjeta ya está cerrada.' },
  'card-not-full': { status: 409, message: 'A la tarjeta todavía le faltan sellos.' },
  'card-expired': { status: 409, message: 'La tarjeta ha caducado.' },
  'not-shown': { status: 409, message: 'Pide al cliente que enseñe su código y escanéalo otra vez.' },
  'last-owner': { status: 409, message: 'Un bar necesita al menos un propietario.' },
  'bad-invitation': { status: 410, message: 'La invitación ya no vale. Pide otra.' },
  'body-too-large': { status: 400, message: 'La petición es demasiado grande.' },
  'too-many-requests': { status: 429, message: 'Demasiadas peticiones. Espera un momento.' },
  internal: { status: 500, message: 'Algo ha fallado. Inténtalo otra vez.' },
  unavailable: { status: 503, message: 'El servicio no está disponible ahora. Inténtalo en un momento.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;
