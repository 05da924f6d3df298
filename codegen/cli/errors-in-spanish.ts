/** Commander's errors, which it has in English only. Each is a sentence; some have a second one. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/unknown option '(.*)'/, "no existe la opción '$1'"],
  [/unknown command '(.*)'/, "no existe el comando '$1'"],
  [/missing required argument '(.*)'/, "falta decir '$1'"],
  [/option '(.*)' argument missing/, "a la opción '$1' le falta su valor"],
  [/option '(.*)' argument '(.*)' is invalid\./, "la opción '$1' no puede ser '$2'."],
  [/Allowed choices are (.*)\./, 'Se puede elegir entre $1.'],
  [
    /too many arguments(?: for '(?:.*)')?\. Expected (\d+) arguments? but got (\d+)\./,
    'sobran palabras: como mucho $1, y hay $2.',
  ],
  [/\(Did you mean (?:one of )?(.*)\?\)/, '(¿Querías decir $1?)'],
];

/** An error of commander in Spanish. What is not known here stays English. */
export function inSpanish(text: string): string {
  return SENTENCES.reduce((said, [sentence, spanish]) => said.replace(sentence, spanish), text);
}
