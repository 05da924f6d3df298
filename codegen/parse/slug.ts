/** Combining marks, which are the accents of decomposed letters, and signs that nobody sees, such as a soft hyphen. */
const UNSEEN = /[\p{M}\p{Cf}]+/gu;

/** Words without accents, which are most, skip the normalization. */
const ASCII = /^[ -~]*$/;

/** The text in lower case, without accents and invisible signs. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(UNSEEN, '').toLowerCase();
}

/** A text with a capital at its start. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lower case without accents, other characters replaced by single hyphens: 'Croquetas de jamón' is `croquetas-de-jamon`. */
export function slug(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A readable name from a slug: 'bar-pepe' is 'Bar Pepe'. Accents are lost. */
export function nameOfSlug(id: string): string {
  return id.replace(/(^|-)(.)/g, (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase());
}
