/** How many digits the code has that a waiter types when the camera fails. */
export const CODE_DIGITS = 6;

/** The digits of a typed code, whatever stands between them: '482 913' is '482913'. Undefined when it is none. */
export function typedCodeOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
