/** The attributes of a text in another language than its surroundings; none without a `lang`. Its letters determine the writing direction. */
export const inLanguage = (lang: string | undefined): { readonly lang?: string; readonly dir?: 'auto' } =>
  lang === undefined ? {} : { lang, dir: 'auto' };
