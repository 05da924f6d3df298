/** Combining marks: the accents of decomposed letters. */
const ACCENTS = /\p{M}+/gu;

/** Words without accents, which are most, skip the normalization. */
const ASCII = /^[ -~]*$/;

/** The text in lower case, without accents. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
}

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
