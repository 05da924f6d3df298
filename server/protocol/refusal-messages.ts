import type { Refusal } from './scan.ts';

/** What each refusal of a scan says to the waiter, in Spanish. */
export const REFUSAL_MESSAGES: Readonly<Record<Refusal, string>> = {
  'not-a-code': 'Este código no es de una tarjeta de sellos.',
  'wrong-bar': 'Esta tarjeta es de otro bar.',
  'unknown-code': 'Ninguna tarjeta enseña ahora ese código.',
  'not-shown': 'El cliente no tiene el código abierto. Pídele que lo enseñe.',
  'no-card': 'Sin el código a la vista solo se sella a quien tiene tarjeta y ya la ha enseñado en este bar.',
  expired: 'La tarjeta ha caducado.',
  'day-limit': 'La tarjeta ya tiene los sellos de hoy.',
  'unshown-limit': 'Sin el código a la vista solo se pone un sello cada hora.',
};
