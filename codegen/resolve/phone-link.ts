/** A number without an international prefix is one of the site's country (specification, point 9). */
function international(number: string, prefix: string): string {
  const digits = number.replaceAll(/\D/g, '');
  if (number.trim().startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : prefix + digits;
}

export function callLink(number: string, prefix: string): string {
  return `tel:+${international(number, prefix)}`;
}

export function chatLink(number: string, prefix: string): string {
  return `https://wa.me/${international(number, prefix)}`;
}
