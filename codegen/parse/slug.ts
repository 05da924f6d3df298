/** Combining marks: what is left of accents once letters are decomposed. */
const ACCENTS = /\p{M}+/gu;

/** Most words have none, and need no search. */
const ASCII = /^[ -~]*$/;

/** The text in lower case, without accents. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
}

/** Lower case, accents dropped, runs of other characters one hyphen: 'Croquetas de jamón' is `croquetas-de-jamon`. */
export function slug(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The way back, as far as there is one: 'bar-pepe' is 'Bar Pepe'. */
export function nameOfSlug(id: string): string {
  return id.replace(/(^|-)(.)/g, (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase());
}
