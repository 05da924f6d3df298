import { ALLERGENS } from '../../../src/terms/allergens.ts';
import { MARKS } from '../../../src/terms/marks.ts';
import type { DiagnosticLanguage, Words } from '../../diagnostics/words.ts';
import { flagOf } from '../../validate/marks.ts';
import { STANDARD_LABELS } from '../../../src/terms/price-labels.ts';

/** A help page about one rule of the menu language, with a complete menu as example. */
export type Topic = {
  /** The word after `carta help`, in lower case. */
  readonly name: Words;
  readonly summary: Words;
  readonly rules: Words;
  readonly example: string;
};

/** Words of the menu language in a row; those with a space in quotes. */
const inRow = (row: readonly string[]): string =>
  row.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ');

/** The topics of `carta help`. Every example is a formatted menu that compiles without warnings. */
export const TOPICS = {
  prices: {
    name: { en: 'prices', es: 'precios' },
    summary: { en: 'amounts, labels, prices that are words', es: 'importes, etiquetas, precios que son palabras' },
    rules: {
      en: `Write the price after the colon, in euros, VAT included.
  9,50  9.5  9.50 €  9.50    are the same price; a price has two decimals at most
  3 tapa / 7 media / 12 ración    several prices, each with its label, and / between them
Labels that are translated by themselves: ${inRow(STANDARD_LABELS)}.
Any other word is a label of your own; in the long form it may be translated.
By weight or piece: the long form with price: 9,80 and unit: /100 g.
A price that does not begin with a digit is shown as it is (S.M, Consultar), and so is one in quotes
that is more than a price ("2 x 5 €"). Nothing after the colon: no price.
Only options, extras and dishes of set menus can have a plus sign.`,
      es: `Escribe el precio detrás de los dos puntos, en euros, con el IVA.
  9,50  9.5  9.50 €  9.50    son el mismo precio; un precio tiene dos decimales como mucho
  3 tapa / 7 media / 12 ración    varios precios, cada uno con su etiqueta y separados por /
Etiquetas que se traducen solas: ${inRow(STANDARD_LABELS)}.
Cualquier otra palabra es una etiqueta tuya; en la forma larga se puede traducir.
Por peso o por pieza: la forma larga, con price: 9,80 y unit: /100 g.
Un precio que no empieza por una cifra se enseña tal cual (S.M, Consultar), y también el que va entre comillas
y es más que un precio ("2 x 5 €"). Nada detrás de los dos puntos: sin precio.
Solo pueden llevar un signo + las opciones, los extras y los platos de un menú.`,
    },
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - section: Carta @en Menu
    items:
      - Agua @en Water: 2
      - Croquetas @en Croquettes: 3.50 tapa / 7 media / 12 ración
      - Pulpo @en Octopus: S.M
      - Vino de la casa @en House wine: 3 copa / 14 botella
      - item: Cerveza @en Beer
        prices: {Caña @en Small: 2.50, Jarra @en Pint: 5}
`,
  },
  allergens: {
    name: { en: 'allergens', es: 'alergenos' },
    summary: {
      en: 'what a dish contains, may contain, or does not contain',
      es: 'qué lleva un plato, qué puede llevar y qué no lleva',
    },
    rules: {
      en: `Write allergens in brackets after the price, or after allergens: in the long form.
  [gluten, lacteo]    it contains them
  [gluten, ~soja]     it contains gluten and may contain traces of soya
  []                  you declare that it contains none of the fourteen
  no brackets         you declare nothing, and the menu says so: it is not the same as none
The fourteen: ${inRow(ALLERGENS.slice(0, 11))}
${inRow(ALLERGENS.slice(11))}. Capitals, accents and a plural s do not matter; any other word is an error.
If the name or the description speaks of prawns, bread or cheese and the dish does not declare it, check
warns. If it really contains none: confirmed: [lacteo] in the long form.`,
      es: `Escribe los alérgenos entre corchetes detrás del precio, o detrás de allergens: en la forma larga.
  [gluten, lacteo]    los lleva
  [gluten, ~soja]     lleva gluten y puede llevar trazas de soja
  []                  declaras que no lleva ninguno de los catorce
  sin corchetes       no declaras nada, y la carta lo dice: no es lo mismo que ninguno
Los catorce: ${inRow(ALLERGENS.slice(0, 11))}
${inRow(ALLERGENS.slice(11))}. Las mayúsculas, los acentos y la s del plural dan igual; cualquier otra palabra es un error.
Si el nombre o la descripción hablan de gambas, de pan o de queso y el plato no lo declara, check avisa.
Si de verdad no lo lleva: confirmed: [lacteo] en la forma larga.`,
    },
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - section: Carta @en Menu
    items:
      - Ensaladilla @en Potato salad: 6 [huevos, pescado, ~mostaza]
      - Aceitunas @en Olives: 3 []
      - Tarta de nueces @en Walnut cake: 5 [frutos con cáscara, gluten, huevos, lacteo]
      - Caldo del día @en Soup of the day: 4
      - item: Costillas @en Ribs
        price: 15.95
        allergens: gluten, soja, ~sesamo
`,
  },
  marks: {
    name: { en: 'marks', es: 'distintivos' },
    summary: {
      en: 'vegetarian, gluten-free, spicy; how much there is',
      es: 'vegetariano, sin gluten, picante; cuánto lleva',
    },
    rules: {
      en: `Write marks after the price and the allergens, or after marks: in the long form, on whatever has a name.
  ${MARKS.map(flagOf).join(' ')}
  marks: vegano, sin gluten    the same in the long form, with commas
Capitals, accents and gender do not matter (vegana). A vegan dish is vegetarian, too.
A mark that contradicts the allergens is an error, and a mark declares no allergens.
  quantity: 12 unidades @en 12 pieces    is shown small after the name; 600 g needs no translation`,
      es: `Escribe los distintivos detrás del precio y los alérgenos, o detrás de marks: en la forma larga, en todo lo que tiene nombre.
  ${MARKS.map(flagOf).join(' ')}
  marks: vegano, sin gluten    lo mismo en la forma larga, con comas
Las mayúsculas, los acentos y el género dan igual (vegana). Lo vegano es también vegetariano.
Un distintivo que los alérgenos desmienten es un error, y un distintivo no declara alérgenos.
  quantity: 12 unidades @en 12 pieces    se lee en pequeño detrás del nombre; 600 g no hace falta traducirlo`,
    },
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - section: Carta @en Menu
    items:
      - Hummus @en Hummus: 6,50 [sesamo] vegano sinGluten
      - item: Alitas @en Wings
        price: 9
        allergens: soja
        marks: muy picante, casero
        quantity: 12 unidades @en 12 pieces
`,
  },
  languages: {
    name: { en: 'languages', es: 'idiomas' },
    summary: { en: 'one text in several languages', es: 'un texto en varios idiomas' },
    rules: {
      en: `Write the languages of a menu at the top: languages: es en fr. The first is that of a text without a tag.
  Agua @en Water @fr Eau    the other languages, each after its tag
  Naan @*                   the same in all languages
  Pan @* Bread @fr Pain     in French Pain, in Spanish Pan, in all others Bread
A long text goes on in the line below, indented further.
If a text lacks a language, check warns, and the diner reads the first. If requiredLanguages: has it, it is an error.
@elmoreno and ana@bar.es are ordinary words; write \\@en if @en is an ordinary word, too.
"carta translations" lists what is missing.`,
      es: `Escribe arriba los idiomas de la carta: languages: es en fr. El primero es el del texto sin marca.
  Agua @en Water @fr Eau    los demás idiomas, cada uno detrás de su marca
  Naan @*                   lo mismo en todos los idiomas
  Pan @* Bread @fr Pain     en francés Pain, en español Pan y en los demás Bread
Un texto largo sigue en la línea de abajo, con más sangría.
Si a un texto le falta un idioma, check avisa y el cliente lee el primero. Si está en requiredLanguages:, es un error.
@elmoreno y ana@bar.es son palabras corrientes; escribe \\@en si también lo es @en.
"carta translations" enumera lo que falta.`,
    },
    example: `venue: Bar Ejemplo
languages: es en fr
requiredLanguages: es

sections:
  - section: Carta @en Menu @fr Carte
    items:
      - Agua @en Water @fr Eau: 2
      - item: Costillas a la miel @en Honey ribs @fr Travers au miel
        price: 15.95
        description: Con patatas de la casa
          @en With house potatoes
          @fr Avec pommes de terre maison
      - Naan @*: 3 [gluten]
      - note: {es: Pan incluido, en: Bread included, fr: Pain compris}
`,
  },
  times: {
    name: { en: 'times', es: 'horarios' },
    summary: {
      en: 'when a dish or a section is served, when the venue is open',
      es: 'cuándo se sirve un plato o una sección, cuándo abre el local',
    },
    rules: {
      en: `All times are those of the venue, wherever the diner's phone is: its own timeZone, else the site's.
  served: lun-vie 13-16              days and hours; outside of them it is not shown
  served: 1/6-15/9                   dates of every year, both included
  served: vie,sab 23-3; dom 12-15    several; an end before its start is on the next day
  onlyNight on a dish       from 19:00 to 3:00
  onlyDay on a dish         from 3:00 to 19:00
  onlyNight on a section    from 17:00 to 3:00
  hidden on either          kept in the file, not shown at any time
On one line onlyNight, onlyDay and hidden are the last words; in the long form each is a field: onlyNight: true.
Of the venue:
  hours: mar-sab 13-16,20-24; dom 13-17
  closed: [24/12, 1/8-15/8, 6/1/2027]`,
      es: `Todas las horas son las del local, esté donde esté el teléfono: las de su timeZone o, si no, las del sitio.
  served: lun-vie 13-16              días y horas; fuera de ellas no se enseña
  served: 1/6-15/9                   fechas de todos los años, las dos incluidas
  served: vie,sab 23-3; dom 12-15    varias; si el final va antes que el principio, es al día siguiente
  onlyNight en un plato       de 19:00 a 3:00
  onlyDay en un plato         de 3:00 a 19:00
  onlyNight en una sección    de 17:00 a 3:00
  hidden en los dos           guardado en el archivo, no se enseña a ninguna hora
En una línea, onlyNight, onlyDay y hidden son las últimas palabras; en la forma larga son campos: onlyNight: true.
Del local:
  hours: mar-sab 13-16,20-24; dom 13-17
  closed: [24/12, 1/8-15/8, 6/1/2027]`,
    },
    example: `venue: Bar Ejemplo
languages: es en
hours: mar-dom 12-24
closed: [24/12, 25/12]

sections:
  - section: Menú del día @en Lunch menu
    served: mar-vie 13-16
    items:
      - Lentejas @en Lentil stew: 9 []

  - section: Carta @en Menu
    items:
      - Tostada @en Toast: 2,80 [gluten] onlyDay
      - Tabla de quesos @en Cheese board: 14,50 [lacteo] onlyNight
      - Calçots @en Calçots: 12 hidden
`,
  },
  sharing: {
    name: { en: 'sharing', es: 'compartir' },
    summary: {
      en: 'what several venues of a chain have in common',
      es: 'lo que tienen en común varios locales de una cadena',
    },
    rules: {
      en: `Write what they share in menus/_shared/NAME.yaml, as a menu without venue:.
  - use: bebidas               all its sections, in the list of sections
  - use: bebidas#refrescos     one section; among the items of a section, its dishes
  without: [cola]              leaves dishes out
  prices: {agua: 2.50}         gives dishes another price
A dish is named as its address is: its name in lower case, without accents, with hyphens.`,
      es: `Escribe lo común en menus/_shared/NOMBRE.yaml, como una carta sin venue:.
  - use: bebidas               todas sus secciones, en la lista de secciones
  - use: bebidas#refrescos     una sección; entre los platos de una sección, sus platos
  without: [cola]              deja platos fuera
  prices: {agua: 2.50}         da otro precio a esos platos
Un plato se nombra como en su dirección: su nombre en minúsculas, sin acentos y con guiones.`,
    },
    example: `venue: Bar Ejemplo
languages: es en

sections:
  - use: bebidas#refrescos
    without: [mosto]
    prices: {agua-mineral: 2.50}

  - section: Café @en Coffee
    items:
      - use: bebidas#cafes
`,
  },
  quotes: {
    name: { en: 'quotes', es: 'comillas' },
    summary: { en: 'texts that need quotation marks', es: 'textos que van entre comillas' },
    rules: {
      en: `Put a text in quotes if it
  holds a colon and a space, or a space and #      "Tomate: el de temporada": 9,50
  begins with @ [ { & * ! % | > \` ' or "          "@elmoreno": 3
  is a colour                                      accent: "#9c2f1f"
  holds a comma, in brackets                       ["Pan, aceite y sal", Agua]
Indent with spaces, never with tabs. Everything after a space and # is a comment, which diners do not see.`,
      es: `Pon un texto entre comillas si
  lleva dos puntos y un espacio, o un espacio y #    "Tomate: el de temporada": 9,50
  empieza por @ [ { & * ! % | > \` ' o "              "@elmoreno": 3
  es un color                                        accent: "#9c2f1f"
  lleva una coma, entre corchetes                    ["Pan, aceite y sal", Agua]
Haz la sangría con espacios, nunca con el tabulador. Lo que sigue a un espacio y # es un comentario, que el cliente no ve.`,
    },
    example: `venue: Bar Ejemplo
theme:
  accent: "#9c2f1f"

sections:
  - section: Carta
    items:
      - "Tomate: el de temporada": 9,50
      - promo: "Menú #1"
        includes: ["Pan, aceite y sal", Agua]
      # Esto no lo ve nadie.
      - Agua: 2
`,
  },
  layout: {
    name: { en: 'layout', es: 'formato' },
    summary: {
      en: 'what "carta fmt" does to a file, and what it never does',
      es: 'qué hace "carta fmt" con un archivo, y qué no hace nunca',
    },
    rules: {
      en: `Fields stand in the order of menus/README.md, blocks are indented by two, one blank line stands between sections and
at most one elsewhere, and quotes stand only where they are needed: double ones.
  3.5tapa/7          is left alone: it is an error
  3.5 tapa/7         becomes 3.50 tapa / 7
  [Soja,huevo]       becomes [huevos, soja]
  Agua   @en Water   becomes Agua @en Water
Commas stay commas, texts keep their words and lines, brackets stay brackets, and a comment stays with the line below it.
The menu says the same before and after: that is checked before a file is written. "carta fmt --check" writes nothing
and lists the files that are not formatted.`,
      es: `Los campos van en el orden de menus/README.md, los bloques se sangran con dos espacios, hay una línea en blanco entre
secciones y como mucho una en otro sitio, y solo hay comillas donde hacen falta: dobles.
  3.5tapa/7          se queda como está: es un error
  3.5 tapa/7         pasa a ser 3.50 tapa / 7
  [Soja,huevo]       pasa a ser [huevos, soja]
  Agua   @en Water   pasa a ser Agua @en Water
Las comas siguen siendo comas, los textos conservan sus palabras y sus líneas, los corchetes siguen siendo corchetes y un
comentario se queda con la línea que tiene debajo. La carta dice lo mismo antes y después: se comprueba antes de escribir
un archivo. "carta fmt --check" no escribe nada y enumera los archivos sin formatear.`,
    },
    example: `# La cabecera se queda arriba.
venue: Bar Ejemplo

sections:
  - section: Carta
    items:
      # Lo de siempre.
      - item: Croquetas
        prices: {tapa: 3.50, media: 7}
        allergens: gluten, huevos
        description: De jamón
`,
  },
} as const satisfies { readonly [name: string]: Topic };

/** The page of a topic. */
export function topicPage({ rules, example }: Topic, language: DiagnosticLanguage): string {
  const shown = example.trimEnd().replaceAll(/^(?=.)/gm, '  ');
  return `${rules[language]}

${{ en: 'Example', es: 'Ejemplo' }[language]}:

${shown}
`;
}
