/** Number of digits of the code that a waiter types if the camera fails. */
export const CODE_DIGITS = 6;

/** The digits of a typed code without spaces and hyphens: '482 913' is '482913'. Undefined if it is no code. */
export function typedCodeOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
