/**
 * The attributes of a text that stands in another language than what is around it; none where it does not. Which way it is written, its
 * letters say.
 */
export const inLanguage = (lang: string | undefined): { readonly lang?: string; readonly dir?: 'auto' } =>
  lang === undefined ? {} : { lang, dir: 'auto' };
